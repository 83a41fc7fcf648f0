import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leavePocket } from '#web/domain/pocket/leave-pocket.ts';
import { choosePocket, noteFilling, noteTrouble } from '#web/domain/pocket/pocket-choice.ts';
import { emptyPocket, storePocket } from '#web/domain/pocket/pocket-contents.ts';
import { readActs, removeActs } from '#web/domain/pocket/queued-acts.ts';
import { visit } from '../support/dom/visit.ts';
import { stubServiceWorker } from '../support/dom/stub-service-worker.ts';
import { inTurn } from '../support/locks.ts';
import { aKept, factsNow } from './kept.ts';

let worker = stubServiceWorker();
beforeEach(() => {
  worker = stubServiceWorker();
  Object.defineProperty(navigator, 'locks', { value: inTurn(), configurable: true });
});
afterEach(async () => {
  await removeActs(await readActs());
  await emptyPocket();
});

const receipt = {
  doPocketAct: {
    __typename: 'PocketReceipt',
    effect: 'returns',
    message: 'Rentrée enregistrée, à la date du 15/03/2026.',
  },
};
const card = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement);
const yes = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: 'Oui' }));

async function atPocket(answers: Parameters<typeof visit>[1]['answers'] = {}) {
  choosePocket('on');
  await storePocket(factsNow(), [aKept(1), aKept(2)]);
  return visit('/poche', { token: null, answers });
}

it.each([
  ['on a device that was never asked', () => choosePocket(null), /^Rien n’est gardé sur ce/u],
  ['where it was refused', () => choosePocket('off'), /^Tu as choisi de ne rien garder/u],
  ['before the first filling', () => choosePocket('on'), /^Rien n’est encore gardé/u],
  ['that the browser has cleared', () => keptBefore(1), /^Le téléphone a effacé ce qui/u],
  ['after thirty days', () => keptBefore(31), /^Effacé après 30 jours sans contact/u],
  ['that never had room', () => troubled('full'), /^Plus de place sur ce téléphone/u],
  ['that may keep nothing', () => troubled('forbidden'), /^Ce navigateur ne laisse rien/u],
  ['after a sign-out', signedOut, /^Effacé quand tu t’es déconnecté/u],
] as const)(
  'an empty pocket %s says so, and nothing else [OWN-208, OWN-109]',
  async (_, become, text) => {
    choosePocket('on');
    await become();
    await visit('/poche', { token: null, answers: {} });
    expect(await screen.findByText(text)).toBeTruthy();
    const told = /gardé|effacé|place|Prêt|Rien|Aucun/iu;
    expect(screen.getAllByText(told, { selector: 'main p' })).toHaveLength(1);
  },
);

function keptBefore(days: number) {
  choosePocket('on');
  noteFilling(Date.now() - days * 86_400_000);
}
function troubled(trouble: 'full' | 'forbidden') {
  choosePocket('on');
  noteTrouble(trouble);
}
async function signedOut() {
  choosePocket('on');
  await leavePocket();
}

it('a pocket of which all was brought back says so [OWN-208]', async () => {
  const { user } = await atPocket({ DoPocketAct: receipt });
  for (const id of [1, 2]) {
    await user.click(
      await screen.findByRole('button', { name: `Rentrer\u202F: T${id} - Rue ${id}` }),
    );
    await yes(user);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: `T${id} - Rue ${id}` })).toBe(null),
    );
  }
  expect(await screen.findByText(/^Tu as tout rentré/u)).toBeTruthy();
  expect(screen.queryByText(/^Prêt/u)).toBe(null);
});

it('a pocket of which something is missing is not called ready, anywhere on the screen [OWN-205, OWN-206]', async () => {
  worker.site = false;
  const { user } = await atPocket();
  await screen.findByText(/^Pas encore prêt hors ligne\s: il manque les pages du site\./u);
  expect(screen.queryByText(/Prêt hors ligne ✓/u)).toBe(null);
  worker.site = true;
  await user.click(screen.getByRole('button', { name: 'Continuer maintenant' }));
  expect(await screen.findAllByText(/^Prêt hors ligne ✓/u)).toHaveLength(3);
});

it('a ground that is missing waits for a sign-in, as /poche fetches none [OWN-205]', async () => {
  choosePocket('on');
  await storePocket(factsNow(), [aKept(1, { ground: { state: 'missing' } })]);
  await visit('/poche', { token: null, answers: {} });
  expect(
    await screen.findByText(
      /^Pas encore prêt hors ligne\s: il manque le fond d’une carte\. Connecte-toi pour la suite\.$/u,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continuer maintenant' })).toBe(null);
});

it('what is due within eight days is Bientôt, as in the list [OWN-208]', async () => {
  choosePocket('on');
  const inDays = (days: number) =>
    new Intl.DateTimeFormat('fr-CA').format(new Date(Date.now() + days * 86_400_000));
  const due = (id: number, days: number) => aKept(id, { theoreticalReturnDate: inDays(days) });
  await storePocket(factsNow(), [due(1, -1), due(2, 0), due(3, 1), due(4, 7), due(5, 8)]);
  await visit('/poche', { token: null, answers: {} });
  await screen.findByRole('heading', { name: 'T5 - Rue 5' });
  const words = [1, 2, 3, 4, 5].map(
    (id) => card(`T${id} - Rue ${id}`).queryByText(/^(?:Bientôt|En retard)$/u)?.textContent ?? null,
  );
  expect(words).toEqual(['En retard', 'En retard', 'Bientôt', 'Bientôt', null]);
});

it('a site that does not answer is said to be so, although the device has a network, until it answers again [OWN-208]', async () => {
  const { goAway, comeBack } = await atPocket();
  expect(await screen.findByText(/^À jour à \d\d:\d\d$/u)).toBeTruthy();
  goAway();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/^Le site ne répond pas, à jour à \d\d:\d\d$/u)).toBeTruthy();
  comeBack();
  expect(
    await screen.findByText(/^À jour à \d\d:\d\d$/u, undefined, { timeout: 15_000 }),
  ).toBeTruthy();
});
