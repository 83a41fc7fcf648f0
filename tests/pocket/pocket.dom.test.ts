import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choosePocket, noteFilling } from '#web/domain/pocket/pocket-choice.ts';
import { emptyPocket, readPocket, storePocket } from '#web/domain/pocket/pocket-contents.ts';
import { keepAct, readActs, removeActs } from '#web/domain/pocket/queued-acts.ts';
import { visit } from '../support/dom/visit.ts';
import { refusal } from '../support/dom/answers.ts';
import { stubServiceWorker } from '../support/dom/stub-service-worker.ts';
import { inTurn } from '../support/locks.ts';
import { aKept, factsNow, permitted } from './kept.ts';

beforeEach(() => {
  stubServiceWorker();
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
const conflict = (more: object = {}) => ({
  doPocketAct: {
    __typename: 'PocketConflict',
    message: 'Rentré entre-temps par un gestionnaire le 14/03/2026.',
    held: false,
    dueDate: null,
    token: null,
    expiresAt: null,
    ...more,
  },
});
const card = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement);
const queue = () => within(screen.getByRole('region', { name: 'Ce que tu as fait ici' }));
const yes = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: 'Oui' }));

async function atPocket(answers: Parameters<typeof visit>[1]['answers'] = {}) {
  choosePocket('on');
  await storePocket(factsNow(), [aKept(1), aKept(2)]);
  return visit('/poche', { token: null, answers });
}

it('without a session it shows what the device keeps, and what may be done [OWN-103]', async () => {
  const { asked } = await atPocket();
  await screen.findByRole('heading', { name: 'Mes territoires sur ce téléphone' });
  const first = await screen.findByRole('heading', { name: 'T1 - Rue 1' });
  expect(first).toBeTruthy();
  expect(card('T1 - Rue 1').getByText('À rentrer le 01/05/2126')).toBeTruthy();
  expect(card('T1 - Rue 1').getByText(/^Prêt hors ligne ✓/u)).toBeTruthy();
  expect(
    card('T1 - Rue 1')
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Rentrer', 'Un mois de plus']);
  expect(asked()).toEqual([]);
});

it('an act without a network waits in sight, is sent once when asked, and gets its receipt [OWN-105, OWN-106]', async () => {
  const { user, answer, calls } = await atPocket({ DoPocketAct: 'cut' });
  await user.click(await screen.findByRole('button', { name: 'Rentrer\u202F: T1 - Rue 1' }));
  const question = await screen.findByRole('dialog', {
    name: 'Voulez-vous renter ce territoire ?',
  });
  expect(within(question).getByText('T1 - Rue 1')).toBeTruthy();
  await yes(user);
  expect(await screen.findByText('Attend le réseau')).toBeTruthy();
  expect(card('T1 - Rue 1').queryByRole('button')).toBe(null);
  expect(card('T2 - Rue 2').getAllByRole('button')).toHaveLength(2);

  const send = await screen.findByRole('button', { name: 'Envoyer maintenant' });
  answer({ DoPocketAct: receipt });
  await user.click(send);
  expect(await screen.findByText('Rentrée enregistrée, à la date du 15/03/2026.')).toBeTruthy();
  expect(queue().getByText('Compté')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'T1 - Rue 1' })).toBe(null));
  expect(new Set(calls('DoPocketAct').map(({ token }) => token))).toEqual(new Set(['1-returned']));
  const [act] = await readActs();
  expect(act).toMatchObject({ state: 'settled', token: '' });

  await user.click(queue().getByRole('button', { name: /^Effacer Rentrer/u }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Ce que tu as fait ici' })).toBe(null),
  );
});

it('the way to send stays where it is while another tab adds an act [OWN-105]', async () => {
  const { user, calls } = await atPocket({ DoPocketAct: 'cut' });
  await user.click(await screen.findByRole('button', { name: 'Rentrer\u202F: T1 - Rue 1' }));
  await yes(user);
  const send = await screen.findByRole('button', { name: 'Envoyer maintenant' });
  await keepAct({
    token: '2-month',
    action: 'month',
    tap: 'asksMonth',
    historyId: '2',
    numberName: 'T2 - Rue 2',
    doneAt: Date.now(),
  });
  await waitFor(() => expect(queue().getAllByText('Attend le réseau')).toHaveLength(2));
  expect([send.isConnected, calls('DoPocketAct').length]).toEqual([true, 1]);
});

it('acts are sent in the order in which they were done, and a refusal holds up none [OWN-105]', async () => {
  const sent: unknown[] = [];
  const { user } = await atPocket({
    DoPocketAct: ({ token }) => {
      sent.push(token);
      return sent.length === 1
        ? { doPocketAct: refusal('Cette action ne peut plus être envoyée.') }
        : { doPocketAct: { ...receipt.doPocketAct, effect: 'asksMonth', message: 'Demandé.' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Rentrer\u202F: T1 - Rue 1' }));
  await yes(user);
  await user.click(screen.getByRole('button', { name: 'Un mois de plus\u202F: T2 - Rue 2' }));
  await yes(user);
  expect(await screen.findByText('Demandé.')).toBeTruthy();
  expect(screen.getByText('Cette action ne peut plus être envoyée.')).toBeTruthy();
  expect(sent).toEqual(['1-returned', '1-month']);
  expect(await card('T2 - Rue 2').findByText(/^Un mois de plus\s: demandé$/u)).toBeTruthy();
  expect((await readActs()).map(({ state }) => state)).toEqual(['refused', 'settled']);
});

it('a conflict says what happened, and offers what is left to do [OWN-108]', async () => {
  const { user, answer, calls } = await atPocket({
    DoPocketAct: conflict({
      message: 'Prolongé entre-temps par un gestionnaire\u202F: à rentrer le 01/06/2126.',
      held: true,
      dueDate: '2126-06-01',
      token: '1-next',
      expiresAt: '2126-04-14T09:00:00Z',
    }),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Un mois de plus\u202F: T1 - Rue 1' }),
  );
  await yes(user);
  expect(await screen.findByText(/^Prolongé entre-temps/u)).toBeTruthy();
  await waitFor(() => expect(card('T1 - Rue 1').getByText('À rentrer le 01/06/2126')).toBeTruthy());
  answer({
    DoPocketAct: { doPocketAct: { ...receipt.doPocketAct, effect: 'asksMonth', message: 'Oui.' } },
  });
  await user.click(queue().getByRole('button', { name: 'Un mois de plus\u202F: T1 - Rue 1' }));
  await yes(user);
  expect(await screen.findByText('Oui.')).toBeTruthy();
  expect(calls('DoPocketAct').map(({ token }) => token)).toEqual(['1-month', '1-next']);
});

it('a territory that is somebody else’s by now leaves the device [OWN-104, OWN-108]', async () => {
  const { user } = await atPocket({ DoPocketAct: conflict() });
  await user.click(await screen.findByRole('button', { name: 'Rentrer\u202F: T1 - Rue 1' }));
  await yes(user);
  expect(
    await screen.findByText('Rentré entre-temps par un gestionnaire le 14/03/2026.'),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'T1 - Rue 1' })).toBe(null));
});

it('what waits is cleared after a question only [OWN-105]', async () => {
  const { user } = await atPocket({ DoPocketAct: 'cut' });
  await user.click(await screen.findByRole('button', { name: 'Rentrer\u202F: T1 - Rue 1' }));
  await yes(user);
  await screen.findByText('Attend le réseau');
  await user.click(queue().getByRole('button', { name: /^Effacer Rentrer/u }));
  await screen.findByRole('dialog', { name: /^Effacer cette action/u });
  await user.click(screen.getByRole('button', { name: 'Non' }));
  expect(await readActs()).toHaveLength(1);
  await user.click(queue().getByRole('button', { name: /^Effacer Rentrer/u }));
  await yes(user);
  await waitFor(async () => expect(await readActs()).toEqual([]));
  expect(await screen.findByRole('button', { name: 'Rentrer\u202F: T1 - Rue 1' })).toBeTruthy();
});

it('a server without room, or of another release, makes an act wait [OWN-105, OWN-38]', async () => {
  const { user, calls } = await atPocket({ DoPocketAct: { errors: [{ message: 'Unknown.' }] } });
  await user.click(await screen.findByRole('button', { name: 'Rentrer\u202F: T1 - Rue 1' }));
  await yes(user);
  expect(await screen.findByText(/^Le serveur n’a pas répondu comme prévu/u)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Envoyer maintenant' })).toBeTruthy();
  expect((await readActs()).map(({ state }) => state)).toEqual(['waiting']);
  expect(calls('DoPocketAct')).toHaveLength(1);
});

it('a device without room for an act says that nothing was sent [OWN-109]', async () => {
  const { user, asked } = await atPocket();
  const button = await screen.findByRole('button', { name: 'Rentrer\u202F: T1 - Rue 1' });
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await user.click(button);
  await yes(user);
  expect(await screen.findByText(/rien n’est parti/u)).toBeTruthy();
  expect(asked()).toEqual([]);
});

it('each request has a question that names it, the territory, and what it takes the place of [OWN-207]', async () => {
  choosePocket('on');
  const asks = permitted('returned', { tap: 'asksReturn' });
  await storePocket(factsNow(), [aKept(1, { asked: ['month'], acts: [asks] }), aKept(2)]);
  const { user } = await visit('/poche', { token: null, answers: {} });
  await user.click(
    await screen.findByRole('button', { name: 'Annoncer la rentrée\u202F: T1 - Rue 1' }),
  );
  const announced = await screen.findByRole('dialog', {
    name: 'Annoncer à un gestionnaire la rentrée de ce territoire\u202F?',
  });
  expect(
    within(announced).getByText('T1 - Rue 1. Ta demande d’un mois de plus ne comptera plus.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Non' }));
  await user.click(screen.getByRole('button', { name: 'Un mois de plus\u202F: T2 - Rue 2' }));
  const month = await screen.findByRole('dialog', {
    name: 'Demander à un gestionnaire un mois de plus pour ce territoire\u202F?',
  });
  expect(within(month).getByText('T2 - Rue 2')).toBeTruthy();
});

it('how many acts wait stands at the top [OWN-209]', async () => {
  const { user } = await atPocket({ DoPocketAct: 'cut' });
  await user.click(await screen.findByRole('button', { name: 'Rentrer\u202F: T1 - Rue 1' }));
  await yes(user);
  const line = await screen.findByText(/^1 action attend le réseau/u);
  const list = queue().getByRole('list');
  expect(line.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Voir' }).getAttribute('href')).toBe('/poche#file');
});

it('a clock that is days wrong is said to be so [OWN-109]', async () => {
  choosePocket('on');
  await storePocket({ ...factsNow(), skew: 3 * 86_400_000 }, [aKept(1)]);
  await visit('/poche', { token: null, answers: {} });
  expect(await screen.findByText(/^L’heure de ce téléphone est fausse/u)).toBeTruthy();
});

it('after thirty days without the server nothing is left [OWN-104]', async () => {
  choosePocket('on');
  const filledAt = Date.now() - 31 * 86_400_000;
  noteFilling(filledAt);
  await storePocket({ ...factsNow(), filledAt }, [aKept(1)]);
  await visit('/poche', { token: null, answers: {} });
  expect(await screen.findByText(/^Effacé après 30 jours/u)).toBeTruthy();
  expect(await readPocket(Date.now())).toEqual({ facts: null, territories: [], ended: false });
});
