import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choosePocket } from '#web/domain/pocket/pocket-choice.ts';
import { emptyPocket, storePocket } from '#web/domain/pocket/pocket-contents.ts';
import { publicMap } from '../exit/public-map.ts';
import { aKept, factsNow, keptStreets } from '../pocket/kept.ts';
import { menu } from '../support/dom/answers.ts';
import { type Answer, failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';
import { inTurn } from '../support/locks.ts';

const scrolled = vi.fn();
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: inTurn(), configurable: true });
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(emptyPocket);

const street = (name: string, state = 'left') => ({ name, side: 'both', metres: 92, state });
const round = {
  totalMetres: 184,
  someBefore: false,
  streets: [street('Rue Basse'), street('Rue Haute', 'done')],
};
const lines = [
  {
    name: 'Rue Basse',
    lines: [
      [
        [7.42, 43.74],
        [7.421, 43.74],
      ],
    ],
  },
];
const places = (mapLink: string | null) => ({
  unvisitedPlaces: {
    numberName: 'T12 - Rue Basse',
    mapLink,
    canEdit: false,
    canRemove: false,
    places: [],
  },
});
const field = (drawn: Answer) => ({
  ...menu(),
  UnvisitedPlaces: places('https://example.org/map/abc'),
  PublicMap: { publicMap },
  TerritoryStreets: {
    territoryStreets: { canMark: true, shared: false, covered: 50, ...round },
  },
  TerritoryStreetLines: drawn,
});
const token = '1-AAAAAAAAAAAAAAAAAAAAAA';
const together = (map: Answer) => ({
  SharedStreets: { sharedStreets: { numberName: 'T12 - Rue Basse', ...round } },
  SharedStreetMap: map,
});
const lead = 'Rue Basse\u202F: montrer sur la carte';
const shows = () => screen.queryAllByRole('button', { name: /montrer sur la carte$/u });
const rowOf = (element: HTMLElement) => element.closest('li');

async function leadsThere(user: { readonly click: (element: Element) => Promise<void> }) {
  const row = await screen.findByRole('button', { name: lead });
  expect(shows()).toEqual([row]);
  expect(rowOf(row)?.getAttribute('aria-current')).toBe(null);
  await user.click(row);
  expect(rowOf(row)?.getAttribute('aria-current')).toBe('true');
}

it('in the field a row of a street that is drawn leads to it on the map [OWN-220]', async () => {
  const { user, calls } = await visit('/t-field/12', {
    answers: field({ territoryStreetLines: lines }),
  });
  await leadsThere(user);
  expect(calls('TerritoryStreetLines')).toEqual([{ territoryId: '12' }]);
  expect(await screen.findByRole('region', { name: /^Carte/u })).toBeTruthy();
});

it('with a backend that draws none the list is as it was, and nothing is said [OWN-220]', async () => {
  await visit('/t-field/12', {
    answers: field(failing('territoryStreetLines', 'BACKEND_BAD_RESPONSE', 'x')),
  });
  expect(await screen.findByRole('button', { name: 'Fait\u202F: Rue Basse' })).toBeTruthy();
  expect(shows()).toEqual([]);
  expect(screen.queryByRole('alert')).toBe(null);
});

it('whoever was shown the code has the map of the same streets, by the code [OWN-221]', async () => {
  const { user, calls } = await visit(`/a-deux/${token}`, {
    token: null,
    answers: together({
      sharedStreetMap: { ...publicMap, __typename: 'SharedStreetMap', streets: lines },
    }),
  });
  await leadsThere(user);
  expect(calls('SharedStreetMap')).toEqual([{ token }]);
  expect(await screen.findByRole('region', { name: 'Carte T12 - Rue Basse' })).toBeTruthy();
});

it('without a map the code opens its list alone [OWN-221]', async () => {
  await visit(`/a-deux/${token}`, {
    token: null,
    answers: together(failing('sharedStreetMap', 'BACKEND_BAD_RESPONSE', 'x')),
  });
  expect(await screen.findByRole('button', { name: 'Fait\u202F: Rue Basse' })).toBeTruthy();
  expect(shows()).toEqual([]);
  expect(screen.queryByRole('region', { name: /^Carte/u })).toBe(null);
});

it('the pocket leads from its rows to its map without a network; what an older release kept has no lines [OWN-220]', async () => {
  choosePocket('on');
  await storePocket(factsNow(), [
    aKept(1, { map: publicMap, streets: keptStreets({ lines }) }),
    aKept(2, { map: publicMap, streets: keptStreets() }),
  ]);
  const { user, calls } = await visit('/poche?carte=1', { token: null, answers: {} });
  await user.click(await screen.findByRole('button', { name: /^Rues/u }));
  await leadsThere(user);
  await user.click(screen.getByRole('link', { name: 'Retour' }));
  await user.click(await screen.findByRole('link', { name: /T2 - Rue 2/u }));
  await user.click(await screen.findByRole('button', { name: /^Rues/u }));
  await waitFor(() => expect(within(document.body).getByText('Rue Basse')).toBeTruthy());
  expect(shows()).toEqual([]);
  expect(calls('TerritoryStreetLines')).toEqual([]);
});
