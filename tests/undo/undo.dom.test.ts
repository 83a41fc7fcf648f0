import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { menu, refusal } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const theAct = '0f0e0d0c-1111-4222-8333-444455556666';
const wholeAct = { act: theAct, territoryId: null };
const told = (text: string, undo: string | null = null) => ({
  __typename: 'Done',
  message: null,
  messageType: 'success',
  notice: {
    text,
    color: 'success',
    timeout: undo === null ? 4000 : 10_000,
    undo,
    about: undo && 'T7 - Le Port (DEMO Ancien)',
  },
});
const choice = {
  id: '7',
  number: 7,
  name: 'Le Port',
  numberName: 'T7 - Le Port',
  type: 'Courrier',
  icon: 'mdi-email',
  iconColor: '#3388ff',
  returnDate: '2026-05-01',
  returnDateHuman: '01/05/2026',
  login: 'DEMO Ancien',
  releaseDate: '2026-01-01',
  mapDrawn: true,
};
const answers = {
  ...menu(),
  ReturnChoices: {
    returnChoices: {
      manager: true,
      message: null,
      returnDate: '2026-03-15',
      territories: [choice],
    },
  },
  ReturnTerritories: { returnTerritories: told('Rentrée enregistrée.', theAct) },
};

async function returned(undoAct: object) {
  const visited = await visit('/t-return?choix=7', {
    answers: { ...answers, UndoAct: { undoAct } },
  });
  const { user } = visited;
  await user.click(await screen.findByRole('button', { name: 'Rentrer' }));
  await user.click(await screen.findByRole('button', { name: 'Oui' }));
  await screen.findByText('Rentrée enregistrée.');
  return visited;
}
const offered = () => screen.queryByRole('button', { name: 'Annuler' });

it('the notice of a return names it and offers Annuler, which takes it back once and is gone [OWN-157, OWN-233]', async () => {
  const { user, calls } = await returned(told('Rentrée annulée.'));
  const [bar] = screen.getAllByRole('status').filter((it) => it.textContent.includes('Annuler'));
  expect(bar?.textContent).toBe('Rentrée enregistrée.T7 - Le Port (DEMO Ancien)AnnulerFermer');
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await screen.findByText('Rentrée annulée.');
  expect(calls('UndoAct')).toEqual([wholeAct]);
  expect(screen.queryByText('Rentrée enregistrée.')).toBe(null);
  expect(offered()).toBe(null);
});

it('Ctrl+Z does what the notice offers, except in a field [OWN-113, OWN-157]', async () => {
  const { user, calls } = await returned(told('Rentrée annulée.'));
  await user.click(screen.getByRole('textbox', { name: /Date de rentrée/u }));
  await user.keyboard('{Control>}z{/Control}');
  expect(calls('UndoAct')).toEqual([]);
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByText('Rentrée annulée.');
  await user.keyboard('{Control>}z{/Control}');
  expect(calls('UndoAct')).toEqual([wholeAct]);
});

/** The clock of the notices; promises and the router go on by the real one. */
function notices() {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const pass = (milliseconds: number): void =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  return { pass };
}

it('a refusal stays in sight until it is closed [OWN-157]', async () => {
  const said = /^Un autre changement a été fait depuis/u;
  const { user } = await returned(refusal(`Un autre changement a été fait depuis.`));
  const { pass } = notices();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await screen.findByText(said);
  pass(60_000);
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByText(said)).toBe(null);
});

it('a request that never left offers itself again, with the same words [GEN-06, OWN-157]', async () => {
  const { user, answer, calls } = await returned(told('Rentrée annulée.'));
  answer({ UndoAct: 'cut' });
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await screen.findByText('Rentrée enregistrée.');
  answer({ UndoAct: { undoAct: told('Rentrée annulée.') } });
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await screen.findByText('Rentrée annulée.');
  expect(calls('UndoAct')).toEqual([wholeAct, wholeAct]);
});

it('a notice closes after the ten seconds that the server asks for, but not under the pointer or with the focus [GEN-08, OWN-157, OWN-233]', async () => {
  const { pass } = notices();
  const { user } = await returned(told('Rentrée annulée.'));
  pass(9_000);
  await user.hover(screen.getByText('Rentrée enregistrée.'));
  pass(10_000);
  screen.getByRole('button', { name: 'Annuler' }).focus();
  await user.unhover(screen.getByText('Rentrée enregistrée.'));
  pass(10_000);
  expect(offered()).not.toBe(null);
  act(() => screen.getByRole('button', { name: 'Annuler' }).blur());
  pass(1);
  expect(offered()).toBe(null);
});

it('a touched notice stays under the finger, and has its whole time anew behind it [OWN-233]', async () => {
  const { pass } = notices();
  const { user } = await returned(told('Rentrée annulée.'));
  const bar = screen.getByText('Rentrée enregistrée.');
  pass(9_000);
  await user.pointer({ keys: '[TouchA>]', target: bar });
  pass(10_000);
  expect(offered()).not.toBe(null);
  await user.pointer({ keys: '[/TouchA]', target: bar });
  pass(9_900);
  expect(offered()).not.toBe(null);
  pass(101);
  expect(offered()).toBe(null);
});

it('the exit that is taken back gives way to the form again [EXIT-20, OWN-157]', async () => {
  const { user } = await visit('/t-exit?choix=7', {
    answers: {
      ...answers,
      ExitChoices: {
        exitChoices: {
          manager: true,
          releaseDate: '2026-03-15',
          territories: [choice],
          activities: [{ id: '1', name: 'Porte à porte' }],
          enableOnlineBooking: false,
        },
      },
      WhatIsOut: { exitedTerritories: { territories: [] } },
      Publishers: { publishers: { users: [{ id: '4', login: 'DEMO Ancien' }], numberOfUsers: 1 } },
      DrawnTerritories: failing('globalMapEdit', 'REFUSED', 'Non.'),
      ExitTerritories: {
        exitTerritories: {
          __typename: 'TerritoriesExited',
          notice: told('Sortie enregistrée.', theAct).notice,
          changeDisplay: true,
          changeMessage: '1 territoire sorti.',
        },
      },
      UndoAct: { undoAct: told('Sortie annulée.') },
    },
  });
  await user.click(await screen.findByRole('combobox', { name: /Proclamateur/u }));
  await user.click(await screen.findByRole('option', { name: 'DEMO Ancien rien en main' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('1 territoire sorti.');
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await screen.findByText('Sortie annulée.');
  await waitFor(() => expect(screen.queryByText('1 territoire sorti.')).toBe(null));
  expect(await screen.findByRole('button', { name: 'Enregistrer' })).toBeTruthy();
});
