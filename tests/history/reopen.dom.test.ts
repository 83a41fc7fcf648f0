import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu, refusal } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';
import { settings } from '../territory/settings.ts';
import { aHistory, anEntry, openEntry } from './an-entry.ts';

const page = (history = aHistory({ histories: [anEntry()] })) => ({
  ...menu(),
  TerritoryPage: {
    territories: { territories: [] },
    territorySettings: settings(),
    territoryHistory: history,
  },
  PublicMap: failing('publicMap', 'REFUSED'),
  TerritoryGround: { territoryGround: null },
  TerritoryStreets: failing('territoryStreets', 'BACKEND_BAD_RESPONSE'),
  UnvisitedPlaces: failing('unvisitedPlaces', 'BACKEND_BAD_RESPONSE'),
  HistoryEditor: {
    lastHistoryEntry: {
      historyId: '123',
      outputNumber: 3,
      releaseDate: '2025-06-01',
      returnDate: '2025-07-01',
      exited: false,
      userId: '6',
      activityId: '3',
      version: '700',
      activities: [{ id: '3', name: 'Invitation' }],
    },
    publishers: { users: [{ id: '6', login: 'Autre Rôle 5' }], numberOfUsers: 1 },
  },
});
const told = {
  __typename: 'Done',
  message: null,
  messageType: 'success',
  notice: { text: 'Attribution rouverte.', color: null, timeout: null, undo: null, about: null },
};
const reopen = () => screen.findByRole('button', { name: 'Rouvrir l’attribution n° 3' });
const about = /^T7 - .+ \(Autre Rôle 5\), sorti le 01\/06\/2025, rentré le 01\/07\/2025$/u;

it('the last assignment is reopened after a question that names it, and the page is read again [OWN-236]', async () => {
  const { user, calls, answer } = await visit('/t-view/12', {
    answers: { ...page(), ReopenHistoryEntry: { reopenHistoryEntry: told } },
  });
  await user.click(await reopen());
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Veux-tu rouvrir cette attribution/u }),
  );
  expect(dialog.getByText(about)).toBeTruthy();
  answer(page(aHistory({ histories: [openEntry] })));
  await user.click(dialog.getByRole('button', { name: 'Oui' }));
  await screen.findByText('Attribution rouverte.');
  expect(calls('ReopenHistoryEntry')).toEqual([
    { territoryId: '12', historyId: '123', version: '700' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Rouvrir/u })).toBe(null));
});

it('a refusal stands above the list [OWN-236]', async () => {
  const { user } = await visit('/t-view/12', {
    answers: { ...page(), ReopenHistoryEntry: { reopenHistoryEntry: refusal('Déjà sorti.') } },
  });
  await user.click(await reopen());
  await user.click(await screen.findByRole('button', { name: 'Oui' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Déjà sorti.');
  expect(await reopen()).toBeTruthy();
});

it('a backend without our calls is offered none [OWN-195, OWN-236]', async () => {
  await visit('/t-view/12', { answers: { ...page(), ...menu({ additions: false }) } });
  await screen.findByRole('button', { name: /Modifier l’historique/u });
  expect(screen.queryByRole('button', { name: /^Rouvrir/u })).toBe(null);
});

it('an emptied date of return says at once why nothing is saved, and where one reopens [OWN-237]', async () => {
  const { user } = await visit('/t-view/12', { answers: page() });
  await user.click(await screen.findByRole('button', { name: /Modifier l’historique/u }));
  const day = await screen.findByRole('textbox', { name: /Date de rentrée/u });
  expect(screen.queryByText(/^Sans date de rentrée/u)).toBe(null);
  await user.clear(day);
  expect(screen.getByText(/^Sans date de rentrée/u).textContent).toBe(
    'Sans date de rentrée, l’attribution ne peut pas être enregistrée. Si le territoire est encore sorti, appuie sur «\u202FTerminer\u202F», puis sur «\u202FRouvrir\u202F».',
  );
  expect(screen.getByRole('button', { name: 'Enregistrer' }).hasAttribute('disabled')).toBe(true);
});

it('an entry is named where it is deleted, with what looks like it, and where its form is left [OWN-238, OWN-239]', async () => {
  const entry = 'n° 3 · 01/06/2025 – 01/07/2025 · Autre Rôle 5';
  const { user } = await visit('/t-view/12', { answers: page() });
  await user.click(await screen.findByRole('button', { name: /Modifier l’historique/u }));
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const asked = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const removal = await asked('Voulez-vous supprimer cette attribution ?');
  expect(removal.getByText(entry)).toBeTruthy();
  expect(removal.getByRole('button', { name: 'Oui' }).className).toMatch(/danger/u);
  await user.click(removal.getByRole('button', { name: 'Non' }));
  await user.clear(await screen.findByRole('textbox', { name: /Date de rentrée/u }));
  await user.click(screen.getByRole('button', { name: 'Terminer' }));
  const loss = await asked('Abandonner les modifications de cette attribution\u202F?');
  expect(loss.getByText(entry)).toBeTruthy();
  expect(loss.getByRole('button', { name: 'Oui' }).className).toMatch(/primary/u);
  await user.click(loss.getByRole('button', { name: 'Non' }));
  await user.click(screen.getByRole('link', { name: 'Disponibles' }));
  const leaving = await asked('Quitter cet écran sans enregistrer tes modifications\u202F?');
  expect(leaving.getByText(entry)).toBeTruthy();
});
