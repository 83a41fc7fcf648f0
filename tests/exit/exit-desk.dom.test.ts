import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { menu } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';
import { signal } from '../support/signal.ts';

const choice = (number: number) => ({
  id: String(number),
  number,
  name: `Rue ${number}`,
  numberName: `T${number} - Rue ${number}`,
  type: 'Courrier',
  icon: 'mdi-email',
  iconColor: '#3388ff',
  returnDate: '2026-01-02',
  returnDateHuman: '02/01/2026',
  login: 'DEMO Ancien',
  releaseDate: '2026-01-01',
  mapDrawn: true,
});
const territories = [choice(1), choice(2)];
const today = '2026-03-15';
const loaded = {
  ExitChoices: {
    exitChoices: {
      manager: true,
      releaseDate: today,
      territories,
      activities: [{ id: '1', name: 'Porte à porte' }],
      enableOnlineBooking: true,
    },
  },
  ReturnChoices: {
    returnChoices: { manager: true, message: null, returnDate: today, territories },
  },
  ExitCancelChoices: { exitCancelChoices: { territories } },
};
const out = (territoryId: string, userId: string, login: string) => ({
  territoryId,
  numberName: `T${territoryId} - Rue ${territoryId}`,
  mapLink: `/map/${territoryId}`,
  userId,
  login,
});
const others = {
  ...menu(),
  DrawnTerritories: failing('globalMapEdit', 'REFUSED', 'Non.'),
  WhatIsOut: {
    exitedTerritories: {
      territories: [
        out('1', '4', 'DEMO Ancien'),
        out('2', '9', 'DEMO Proclamateur'),
        out('3', '4', 'DEMO Ancien'),
      ],
    },
  },
  Publishers: { publishers: { users: [{ id: '4', login: 'DEMO Ancien' }], numberOfUsers: 1 } },
};

it.each([
  ['/t-exit', 'ExitChoices', 'exitChoices', 'Enregistrer'],
  ['/t-return', 'ReturnChoices', 'returnChoices', 'Rentrer'],
  ['/t-exit-cancel', 'ExitCancelChoices', 'exitCancelChoices', 'Annuler la sortie'],
] as const)(
  '%s that does not load shows why, and nothing to press but to try again [EXIT-28, RET-13, CAN-07, GEN-15]',
  async (path, operation, field, action) => {
    const { user, answer } = await visit(path, {
      answers: { ...others, ...loaded, [operation]: failing(field, 'BACKEND_BAD_RESPONSE') },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Problème de connexion au serveur.');
    expect(screen.queryByRole('button', { name: action })).toBe(null);
    answer(loaded);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findAllByRole('option', { name: /^T\d+/u })).toHaveLength(2);
    expect(screen.getByRole('button', { name: action })).toBeTruthy();
  },
);

it('a territory without a map leads to /404 [PREV-04, B-78]', async () => {
  const { user, address } = await visit('/t-exit', {
    answers: { ...others, ...loaded, MapToken: failing('mapToken', 'REFUSED', 'Pas de carte.') },
  });
  await user.click(await screen.findByRole('option', { name: /^T1/u }));
  await user.click(await screen.findByRole('button', { name: 'Aperçu de la carte' }));
  await waitFor(() => expect(address()).toBe('/404'));
});

it('who is no manager is told what may be returned, and gives no date [RET-04, RET-08]', async () => {
  await visit('/t-return', {
    answers: {
      ...others,
      ReturnChoices: {
        returnChoices: { manager: false, message: null, returnDate: today, territories },
      },
    },
  });
  await screen.findByText(
    'Seuls les territoires sortis en ligne, il y a plus de 15 jours, peuvent être rentrés',
    { exact: false },
  );
  expect(screen.queryByRole('textbox', { name: 'Date de rentrée' })).toBe(null);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Rentrer' }).disabled).toBe(true);
});

it('whom a setting forbids every return reads that, not what others may return [RET-10]', async () => {
  const message =
    'Les proclamateurs ne peuvent pas rentrer les territoires\u202F: adresse-toi à un gestionnaire.';
  const returnChoices = { manager: false, message, returnDate: today, territories: [] };
  await visit('/t-return', { answers: { ...others, ReturnChoices: { returnChoices } } });
  // What is drawn is compared with narrow spaces as spaces.
  await screen.findByText(message.replace('\u202F', ' '), { exact: false });
  expect(screen.queryByText(/15 jours/u)).toBe(null);
});

it('a refused list says why, claims no failure, and offers no second try [EXIT-25, GEN-05]', async () => {
  const message = 'Seuls les anciens et les gestionnaires peuvent sortir un territoire en ligne.';
  await visit('/t-exit', {
    answers: { ...others, ExitChoices: failing('exitChoices', 'REFUSED', message, 'info') },
  });
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBe(null);
  expect(screen.queryByRole('heading', { name: /pas pu s’afficher/u })).toBe(null);
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toBeTruthy();
});

it('a return without an answer is told in a line, not in an alert, until one is answered [GEN-06, OWN-50]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user, answer, calls } = await visit('/t-return', {
    answers: { ...others, ...loaded, ReturnTerritories: 'cut' },
  });
  const told = () => screen.queryByText(/^Pas de réponse/u);
  const giveBack = async () => {
    await user.click(screen.getByRole('button', { name: 'Rentrer' }));
    await user.click(await screen.findByRole('button', { name: 'Oui' }));
  };
  await user.click(await screen.findByRole('option', { name: /^T1/u }));
  await giveBack();
  await waitFor(() => expect(told()).not.toBe(null));
  expect(told()?.closest('[role=status]')).not.toBe(null);
  expect(screen.queryByRole('alert')).toBe(null);
  expect(screen.getByRole('button', { name: 'Retirer T1 - Rue 1' })).toBeTruthy();
  const done = { __typename: 'Done', message: null, messageType: 'success', notice: null };
  answer({ ReturnTerritories: { returnTerritories: done } });
  await giveBack();
  await waitFor(() => expect(told()).toBe(null));
  expect(calls('ReturnTerritories')).toEqual([
    { territoryIds: ['1'], returnDate: today },
    { territoryIds: ['1'], returnDate: today },
  ]);
});

it('each person to choose stands with how many he has, and alone where that is not told [OWN-282, OWN-195]', async () => {
  const { user } = await visit('/t-exit', { answers: { ...others, ...loaded } });
  await user.click(await screen.findByRole('combobox', { name: 'Proclamateur' }));
  expect(await screen.findByRole('option', { name: 'DEMO Ancien 2 en main' })).toBeTruthy();
});

it('a person stands alone where what he has is not told [OWN-282, OWN-195]', async () => {
  const { user } = await visit('/t-exit', {
    answers: {
      ...others,
      ...loaded,
      WhatIsOut: failing('exitedTerritories', 'BACKEND_BAD_RESPONSE'),
    },
  });
  await user.click(await screen.findByRole('combobox', { name: 'Proclamateur' }));
  expect(await screen.findByRole('option', { name: 'DEMO Ancien' })).toBeTruthy();
});

const gone = {
  ExitTerritories: {
    exitTerritories: {
      __typename: 'TerritoriesExited',
      notice: null,
      changeDisplay: true,
      changeMessage: 'Sorti.',
    },
  },
};

it('how many a person has is never told from before an exit [OWN-282]', async () => {
  const { user, answer } = await visit('/t-exit', { answers: { ...others, ...loaded, ...gone } });
  const person = () => screen.getByRole('combobox', { name: 'Proclamateur' });
  await user.click(await screen.findByRole('option', { name: /^T1/u }));
  await user.click(person());
  await user.click(await screen.findByRole('option', { name: 'DEMO Ancien 2 en main' }));
  const come = signal();
  const three = [...others.WhatIsOut.exitedTerritories.territories, out('4', '4', 'DEMO Ancien')];
  answer({
    WhatIsOut: () => come.promise.then(() => ({ exitedTerritories: { territories: three } })),
  });
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('Sorti.');
  await user.click(person());
  expect(await screen.findByRole('option', { name: 'DEMO Ancien' })).toBeTruthy();
  come.resolve();
  expect(await screen.findByRole('option', { name: 'DEMO Ancien 3 en main' })).toBeTruthy();
});

it('the map of what has just gone out is handed on beside the message, several by one mail [OWN-284]', async () => {
  const { user } = await visit('/t-exit', { answers: { ...others, ...loaded, ...gone } });
  const exit = async (...names: readonly RegExp[]) => {
    for (const name of names) await user.click(await screen.findByRole('option', { name }));
    await user.click(screen.getByRole('combobox', { name: 'Proclamateur' }));
    await user.click(await screen.findByRole('option', { name: /^DEMO Ancien/u }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  };
  await exit(/^T1/u);
  expect(
    await screen.findByRole('button', { name: 'Partager la carte de T1 - Rue 1' }),
  ).toBeTruthy();
  const mail = screen.getByRole('link', { name: 'Envoyer par e-mail la carte de T1 - Rue 1' });
  expect(mail.getAttribute('href')).toBe(
    `mailto:?subject=${encodeURIComponent('Carte\u202F: T1 - Rue 1')}&body=${encodeURIComponent(`${location.origin}/map/1`)}`,
  );
  await exit(/^T1/u, /^T2/u);
  expect(await screen.findByRole('link', { name: 'Envoyer les liens' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Partager/u })).toBe(null);
});

it('a publisher goes to the map of what he has just taken out, or hands it on [OWN-284]', async () => {
  const { user } = await visit('/t-exit', {
    answers: {
      ...others,
      ...gone,
      OwnMaps: { myExitedTerritories: { territories: [out('2', '5', '')] } },
      ExitChoices: {
        exitChoices: { ...loaded.ExitChoices.exitChoices, manager: false },
      },
    },
  });
  await user.click(await screen.findByRole('option', { name: /^T2/u }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const map = await screen.findByRole('link', { name: /^Voir la carte.*T2 - Rue 2/u });
  expect(map.getAttribute('href')).toBe('/map/2');
  expect(screen.getByRole('button', { name: 'Partager la carte de T2 - Rue 2' })).toBeTruthy();
});

it('a name typed whole before the list of people has come is chosen when it comes, in the field or out of it [EXIT-11]', async () => {
  const come = signal();
  const { user } = await visit('/t-exit', {
    answers: { ...others, ...loaded, Publishers: () => come.promise.then(() => others.Publishers) },
  });
  await user.click(await screen.findByRole('option', { name: /^T1/u }));
  const field = screen.getByRole('combobox', { name: 'Proclamateur' });
  await user.type(field, 'demo ancien{Enter}');
  expect(screen.getByRole('button', { name: 'Enregistrer' })).toHaveProperty('disabled', true);
  come.resolve();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toHaveProperty('disabled', false),
  );
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', 'DEMO Ancien');
});
