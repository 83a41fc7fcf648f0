import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choosePocket, pocketChoice } from '#web/domain/pocket/pocket-choice.ts';
import { emptyPocket, readPocket, storePocket } from '#web/domain/pocket/pocket-contents.ts';
import { keepAct, readActs, removeActs } from '#web/domain/pocket/queued-acts.ts';
import { sendNextAct } from '#web/domain/pocket/send-act.ts';
import { menu } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';
import type { Answers } from '../support/dom/stub-gateway.ts';
import { stubServiceWorker } from '../support/dom/stub-service-worker.ts';
import { inTurn } from '../support/locks.ts';
import { signal } from '../support/signal.ts';
import { aKept, factsNow } from './kept.ts';

let worker = stubServiceWorker();
beforeEach(() => {
  worker = stubServiceWorker();
  Object.defineProperty(navigator, 'locks', { value: inTurn(), configurable: true });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(async () => {
  await removeActs(await readActs());
  await emptyPocket();
});

const row = {
  territoryId: '1',
  historyId: '1',
  numberName: 'T1 - Rue 1',
  type: 'Courrier',
  mapLink: null,
  releaseDate: '2026-01-01',
  releaseDateHuman: '01/01/2026',
  theoreticalReturnDate: '2026-05-01',
  theoreticalReturnDateHuman: '01/05/2026',
  activity: 'Porte à porte',
  note: '',
  online: true,
  cssClass: '',
  mayReturn: true,
  asked: [],
};
const myExitedTerritories = {
  assigned: 1,
  today: '2026-03-15',
  territories: [row],
  message: null,
  messageType: 'success',
};
const filling = (owner = 'o') => ({
  fillPocket: {
    __typename: 'Pocket',
    owner,
    filledAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    territories: [
      {
        historyId: '1',
        numberName: 'T1 - Rue 1',
        note: '',
        releaseDateHuman: '01/01/2026',
        theoreticalReturnDate: '2026-05-01',
        theoreticalReturnDateHuman: '01/05/2026',
        asked: [],
        acts: [{ action: 'returned', tap: 'returns', token: '1-new' }],
        mapLink: null,
        qrcode: null,
        map: null,
        unvisited: [{ latitude: 43.7355, longitude: 7.422 }],
      },
    ],
  },
});
const answers = {
  Congregations: { congregations: [{ id: '1', name: 'Monaco' }] },
  SignIn: { signIn: { __typename: 'SignedIn', token: 'a.token.b', rgpdPrivacy: true } },
  ...menu(),
  MyExitedTerritories: { myExitedTerritories },
};
const atMine = (FillPocket: Answers[string] = filling(), token = 'a.token.b') =>
  visit('/t-my-exited', { token, answers: { ...answers, FillPocket } });
const act = { action: 'returned', tap: 'returns', historyId: '1', numberName: 'T1' } as const;
const question = () =>
  screen.findByRole('region', { name: 'Garder mes territoires sur ce téléphone' });
const ready = /^Prêt hors ligne ✓ 1 territoire, à \d\d:\d\d, 1\s?ko$/u;

it('a phone is asked once, keeps nothing before, and says what it keeps [OWN-103]', async () => {
  const { user, asked, calls } = await atMine();
  await question();
  expect(asked()).not.toContain('FillPocket');
  await user.click(await screen.findByRole('button', { name: 'Les garder' }));
  expect(await screen.findByText(ready)).toBeTruthy();
  expect(calls('FillPocket')).toEqual([{ held: [] }]);
  expect(pocketChoice()).toBe('on');
  expect((await readPocket(Date.now())).territories.map(({ numberName }) => numberName)).toEqual([
    'T1 - Rue 1',
  ]);
  expect(screen.queryByRole('button', { name: 'Les garder' })).toBe(null);
  expect(screen.getByRole('link', { name: 'Les voir comme sans réseau' })).toBeTruthy();
});

it('a no is remembered, and can be changed with the switch [OWN-103]', async () => {
  const { user, asked } = await atMine();
  await question();
  await user.click(await screen.findByRole('button', { name: 'Non merci' }));
  const keep = await screen.findByRole('switch', {
    name: 'Garder mes territoires sur ce téléphone',
  });
  expect([pocketChoice(), asked().includes('FillPocket')]).toEqual(['off', false]);
  await user.click(keep);
  expect(await screen.findByText(ready)).toBeTruthy();
});

it('what is switched off is gone, but for acts that were not sent [OWN-104]', async () => {
  choosePocket('on');
  const { user } = await atMine();
  await screen.findByText(ready);
  await keepAct({ ...act, token: '1-a', doneAt: 0 });
  await user.click(screen.getByRole('switch', { name: 'Garder mes territoires sur ce téléphone' }));
  await waitFor(async () =>
    expect(await readPocket(Date.now())).toEqual({ facts: null, territories: [], ended: false }),
  );
  expect([pocketChoice(), (await readActs()).length]).toEqual(['off', 1]);
});

it('another person’s territories go before anything is kept for the one who signs in [OWN-104]', async () => {
  choosePocket('on');
  await storePocket({ ...factsNow(), owner: 'somebody else' }, [aKept(9)]);
  await atMine();
  await screen.findByRole('button', { name: 'Les garder' });
  expect(pocketChoice()).toBe(null);
  expect(await readPocket(Date.now())).toEqual({ facts: null, territories: [], ended: false });
});

it('shows the permissions that the device has, and keeps what it has where the server is silent [OWN-103]', async () => {
  choosePocket('on');
  const kept = aKept(1, { numberName: 'T1 - Ancien nom' });
  await storePocket(factsNow(), [kept]);
  await keepAct({ ...act, token: '1-returned', doneAt: 0 });
  const { calls } = await atMine('cut');
  expect(await screen.findByText(/Pas de mise à jour cette fois|^Prêt hors ligne/u)).toBeTruthy();
  await waitFor(() => expect(calls('FillPocket')).toEqual([{ held: ['1-returned', '1-month'] }]));
  expect((await readPocket(Date.now())).territories).toEqual([kept]);
});

it('a filling without an answer is told by the statement alone: nobody’s act is lost [OWN-206, OWN-334]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, calls } = await atMine('cut');
  await user.click(await screen.findByRole('button', { name: 'Les garder' }));
  expect(await screen.findByText(/^Pas encore prêt hors ligne/u)).toBeTruthy();
  expect(calls('FillPocket')).toHaveLength(1);
  expect(screen.queryByText(/^Pas de réponse/u)).toBe(null);
});

it('what is fresh is looked at once more after each sign-in, as its permissions may have ended [OWN-106]', async () => {
  choosePocket('on');
  const kept = aKept(1, { numberName: row.numberName, theoreticalReturnDate: '2026-05-01' });
  await storePocket(factsNow(), [kept]);
  const fills = async ({ calls }: Pick<Awaited<ReturnType<typeof atMine>>, 'calls'>) => {
    await screen.findByText(ready);
    cleanup();
    return calls('FillPocket').length;
  };
  const reloaded = async () => fills(await atMine(filling(), 'an.older.one'));
  const signedIn = async () => {
    localStorage.setItem('identity', JSON.stringify({ login: 'DEMO Anne', congregationId: '1' }));
    const visitor = await visit('/login', {
      token: null,
      answers: { ...answers, FillPocket: filling() },
    });
    await screen.findByDisplayValue('Monaco');
    await visitor.user.type(screen.getByLabelText('Mot de passe'), 'demo2026{Enter}');
    return fills(visitor);
  };
  expect([await reloaded(), await signedIn(), await reloaded(), await signedIn()]).toEqual([
    0, 1, 0, 1,
  ]);
});

it('is not filled in the middle of an act, whose answer it would undo [OWN-104, OWN-105]', async () => {
  const locks = inTurn();
  const request = vi.spyOn(locks, 'request');
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  choosePocket('on');
  const filled = signal();
  const { calls, answer } = await atMine(() => filled.promise.then(() => filling()));
  await waitFor(() => expect(calls('FillPocket')).toHaveLength(1));
  await keepAct({ ...act, token: '1-a', doneAt: 0 });
  answer({
    DoPocketAct: {
      doPocketAct: { __typename: 'PocketReceipt', effect: 'returns', message: 'Rentré.' },
    },
  });
  const sent = sendNextAct();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  filled.resolve();
  expect(await sent).toMatchObject({ state: 'settled' });
  expect((await readPocket(Date.now())).territories).toEqual([]);
});

it('a device without room says so in one sentence, the same on /poche, and can be asked again [OWN-109, OWN-206]', async () => {
  choosePocket('on');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  const full =
    /^Plus de place sur ce téléphone\s: tes territoires ne s’ouvriront pas tous sans réseau\. Libère de la place, puis réessaie\.$/u;
  await atMine();
  expect(await screen.findByText(full)).toBeTruthy();
  expect(screen.queryByText(/Prêt|Encore un instant|gardé ici/u)).toBe(null);
  cleanup();
  await visit('/poche', { token: null, answers: {} });
  expect(await screen.findByText(full)).toBeTruthy();
  cleanup();
  const { user } = await atMine();
  await screen.findByText(full);
  put.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(ready)).toBeTruthy();
});

it('is ready only once the site was read back too, and goes on when asked [OWN-205]', async () => {
  choosePocket('on');
  worker.site = false;
  const { user } = await atMine();
  const lacking = await screen.findByText(
    /^Pas encore prêt hors ligne\s: il manque les pages du site\. La suite viendra avec le réseau\.$/u,
  );
  expect([lacking.isConnected, screen.queryByText(/Prêt hors ligne ✓/u)]).toEqual([true, null]);
  worker.site = true;
  await user.click(screen.getByRole('button', { name: 'Continuer maintenant' }));
  expect(await screen.findByText(ready)).toBeTruthy();
  expect(screen.queryByText(/^Pas encore prêt/u)).toBe(null);
  expect(worker.rests).toBeGreaterThan(0);
});

it('is no longer called ready once something of it is gone [OWN-205]', async () => {
  choosePocket('on');
  await atMine();
  await screen.findByText(ready);
  worker.site = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/^Pas encore prêt hors ligne/u)).toBeTruthy();
  expect(screen.queryByText(ready)).toBe(null);
});

it('where the browser has no service worker nothing is called ready [OWN-205, OWN-109]', async () => {
  choosePocket('on');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await atMine();
  expect(await screen.findByText(/^Ce navigateur ne laisse rien garder/u)).toBeTruthy();
  expect(screen.queryByText(/Prêt hors ligne/u)).toBe(null);
});

it('how many acts wait stands in one line above the list, and leads to them [OWN-209]', async () => {
  choosePocket('on');
  await keepAct({ ...act, token: '1-a', doneAt: 0 });
  await atMine();
  const line = await screen.findByText(/^1 action attend le réseau/u);
  expect(line.getAttribute('role')).toBe('status');
  expect(screen.getByRole('link', { name: 'Voir' }).getAttribute('href')).toBe('/poche#file');
  await keepAct({ ...act, token: '1-b', doneAt: 1 });
  expect(await screen.findByText(/^2 actions attendent le réseau/u)).toBeTruthy();
});

it('whoever keeps a pocket reaches it from the menu of his name [OWN-209]', async () => {
  const { user } = await atMine();
  const open = async () =>
    user.click(await screen.findByRole('button', { name: /DEMO Gestionnaire/u }));
  await open();
  await screen.findByRole('menuitem', { name: 'Mon compte' });
  expect(screen.queryByRole('menuitem', { name: 'Mes territoires sans réseau' })).toBe(null);
  await open();
  await user.click(await screen.findByRole('button', { name: 'Les garder' }));
  await screen.findByText(ready);
  await open();
  const way = await screen.findByRole('link', { name: 'Mes territoires sans réseau' });
  expect(way.getAttribute('href')).toBe('/poche');
});
