import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { choosePocket } from '#web/domain/pocket/pocket-choice.ts';
import { emptyPocket, readPocket, storePocket } from '#web/domain/pocket/pocket-contents.ts';
import { readActs, removeActs } from '#web/domain/pocket/queued-acts.ts';
import { publicMap } from '../exit/public-map.ts';
import { visit } from '../support/dom/visit.ts';
import { refusal } from '../support/dom/answers.ts';
import { inTurn } from '../support/locks.ts';
import { aKept, factsNow, keptStreets } from './kept.ts';

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: inTurn(), configurable: true });
});
afterEach(async () => {
  await removeActs(await readActs());
  await emptyPocket();
});

const taken = { tickPocketStreet: { __typename: 'PocketTick', message: 'Noté.' } };
const conflict = {
  tickPocketStreet: {
    __typename: 'PocketConflict',
    message: 'Rentré entre-temps par un gestionnaire le 14/03/2026.',
    held: false,
    dueDate: null,
    token: null,
    expiresAt: null,
  },
};
const mark = (name: string) => screen.findByRole('button', { name });
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((it) => it.getAttribute('aria-label'));
const keptStates = async () => {
  const { territories } = await readPocket(Date.now());
  return territories[0]?.streets?.streets.map(({ state }) => state);
};

/** The streets over the map of the first of two kept territories. */
async function atStreets(answers: Parameters<typeof visit>[1]['answers'], streets = keptStreets()) {
  choosePocket('on');
  await storePocket(factsNow(), [aKept(1, { map: publicMap, streets }), aKept(2)]);
  const visited = await visit('/poche?carte=1', { token: null, answers });
  await visited.user.click(await screen.findByRole('button', { name: /^Rues/u }));
  return visited;
}

it('streets ticked without a network are so at once, wait in their order, are sent with the permission and stay [OWN-152]', async () => {
  const { user, answer, calls } = await atStreets({ TickPocketStreet: 'cut' });
  await user.click(await mark('Fait\u202F: Rue Basse'));
  await user.click(await mark('À refaire\u202F: Rue Haute'));
  await waitFor(() =>
    expect(pressed()).toEqual(['Fait\u202F: Rue Basse', 'À refaire\u202F: Rue Haute']),
  );
  expect(screen.getByRole('progressbar', { name: 'Parcouru à 30\u202F%' })).toBeTruthy();
  expect(await screen.findByText('2 coches attendent le réseau.')).toBeTruthy();
  expect(await keptStates()).toEqual(['left', 'left']);

  answer({ TickPocketStreet: taken });
  await waitFor(async () => {
    dispatchEvent(new Event('online'));
    expect(await keptStates()).toEqual(['done', 'again']);
  });
  expect(calls('TickPocketStreet').slice(-2)).toEqual([
    {
      token: '1-streets',
      street: 'Rue Basse',
      side: 'both',
      state: 'done',
      secondsAgo: expect.any(Number),
    },
    {
      token: '1-streets',
      street: 'Rue Haute',
      side: 'both',
      state: 'again',
      secondsAgo: expect.any(Number),
    },
  ]);
  await waitFor(() => expect(screen.queryByText(/attendent le réseau/u)).toBe(null));
  expect(pressed()).toEqual(['Fait\u202F: Rue Basse', 'À refaire\u202F: Rue Haute']);
});

it('Annuler takes the last tick back, through the queue too [OWN-152]', async () => {
  const { user, calls } = await atStreets({ TickPocketStreet: taken });
  await user.click(await mark('Fait\u202F: Rue Basse'));
  await user.click(await mark('Annuler\u202F: Rue Basse'));
  await waitFor(() => expect(calls('TickPocketStreet')).toHaveLength(2));
  expect(calls('TickPocketStreet').map(({ state }) => state)).toEqual(['done', 'left']);
  expect(screen.queryByRole('button', { name: /^Annuler/u })).toBe(null);
  await waitFor(async () => expect(await keptStates()).toEqual(['left', 'left']));
});

it('a refused tick is put back, and says which and why [OWN-152]', async () => {
  const sentence = 'Cette rue n’est plus dans la liste de ce territoire.';
  const { user } = await atStreets({ TickPocketStreet: { tickPocketStreet: refusal(sentence) } });
  await user.click(await mark('Fait\u202F: Rue Basse'));
  expect(await screen.findByText(`Fait : Rue Basse, T1 - Rue 1. ${sentence}`)).toBeTruthy();
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

it('what was returned meanwhile leaves the device, and the tick says so in the queue [OWN-108, OWN-152]', async () => {
  const { user } = await atStreets({ TickPocketStreet: conflict });
  await user.click(await mark('Fait\u202F: Rue Basse'));
  const queue = await screen.findByRole('region', { name: 'Ce que tu as fait ici' });
  const row = () => within(queue).getByRole('listitem').textContent;
  await waitFor(() => expect(row()).toContain('Pas compté Fait\u202F: Rue Basse, T1 - Rue 1'));
  expect(row()).toContain('Rentré entre-temps par un gestionnaire le 14/03/2026.');
  expect(screen.queryByRole('heading', { name: 'T1 - Rue 1' })).toBe(null);
});

it('without a permission that is good streets are shown and not ticked [OWN-152]', async () => {
  await atStreets({}, keptStreets({ permission: { token: '1-streets', expiresAt: 1 } }));
  expect(await screen.findByText('Rue Basse')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Fait/u })).toBe(null);
  expect(screen.getByText(/^Ces rues ne peuvent pas être cochées maintenant/u)).toBeTruthy();
});
