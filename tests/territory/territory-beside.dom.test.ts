import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aHistory } from '../history/an-entry.ts';
import { menu } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { main, visit } from '../support/dom/visit.ts';
import { settings } from './settings.ts';

const page = (history = aHistory()) => ({
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
});
const title = { level: 1, name: 'Détail du territoire T7' };

it.each([
  ['missing or broken', failing('unvisitedPlaces', 'BACKEND_BAD_RESPONSE')],
  ['refused', failing('unvisitedPlaces', 'REFUSED', 'Non.')],
  ['late', failing('unvisitedPlaces', 'BACKEND_UNREACHABLE')],
  ['cut off', 'cut' as const],
])('the page stands with its map where the places are %s [OWN-195, B-123]', async (_, given) => {
  const { calls } = await visit('/t-view/12', { answers: { ...page(), UnvisitedPlaces: given } });
  await screen.findByRole('heading', title);
  await waitFor(() => expect(calls('PublicMap')).toEqual([{ token: 'old' }]));
  await waitFor(() => expect(calls('UnvisitedPlaces')).toHaveLength(1));
  await waitFor(() => expect(main().queryByText('Chargement…')).toBe(null));
  expect(main().queryByRole('alert')).toBe(null);
  expect(main().queryByRole('heading', { name: 'Lieux à ne pas visiter' })).toBe(null);
  expect(main().queryByRole('button', { name: 'Réessayer' })).toBe(null);
  expect(main().getByRole('table')).toBeTruthy();
});

it('the map does not wait for places that never come [OWN-195]', async () => {
  const never = () => new Promise<never>(() => undefined);
  const { calls } = await visit('/t-view/12', { answers: { ...page(), UnvisitedPlaces: never } });
  await screen.findByRole('heading', title);
  await waitFor(() => expect(calls('PublicMap')).toEqual([{ token: 'old' }]));
});

it('a backend without our calls is not asked for places, and no cards are offered [OWN-195, B-123]', async () => {
  const { calls } = await visit('/t-view/12', {
    answers: { ...page(), ...menu({ additions: false }) },
  });
  await screen.findByRole('heading', title);
  await waitFor(() => expect(calls('PublicMap')).toHaveLength(1));
  expect([...calls('UnvisitedPlaces'), ...calls('TerritoryStreets')]).toEqual([]);
  expect(main().queryByRole('button', { name: /Imprimer/u })).toBe(null);
});

it.each([true, false])(
  'a reprieve is offered where the server says so, and only there: %s [OWN-196, OWN-47]',
  async (reprieveBtn) => {
    await visit('/t-view/12', { answers: page(aHistory({ reprieveBtn })) });
    await screen.findByRole('button', { name: 'Rentrer' });
    expect(main().queryAllByRole('button', { name: 'Sursis' })).toHaveLength(reprieveBtn ? 1 : 0);
  },
);
