import { CombinedError } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { isSearchable, placeSearchView } from '#web/parts/place-search/place-search.view.ts';
import { groundView } from '#web/territory/territory-ground.view.ts';

const territory = (number: number) => ({
  territoryId: String(number),
  number,
  name: `Rue ${number}`,
});
const place = (numbers: readonly number[], town: string | null = 'Monaco') => ({
  kind: 'street',
  label: 'Rue Grimaldi',
  town,
  latitude: 43.73,
  longitude: 7.42,
  territories: numbers.map(territory),
});
const answered = (state: string, places: ReturnType<typeof place>[] = [], fetching = false) => ({
  fetching,
  data: { groundSearch: { state, opens: true, places } },
});
const details = (places: ReturnType<typeof place>[]) =>
  placeSearchView('rue', answered('found', places)).options.map(({ detail }) => detail);

describe('below the field of a search stands', () => {
  it('each place with its town and its territories, of many the first four [OWN-118]', () => {
    expect(details([place([12]), place([]), place([1, 2, 3, 4, 5, 6]), place([7], null)])).toEqual([
      'Monaco · T12',
      'Monaco · dans aucun territoire',
      'Monaco · T1, T2, T3, T4 et 2 de plus',
      'T7',
    ]);
  });

  it.each([
    ['r', answered('found', [place([1])]), null],
    ['rue', { fetching: true }, 'Recherche…'],
    ['rue', answered('found', [], true), 'Recherche…'],
    ['rue', answered('found'), 'Rien de ce nom sur ce fond de carte.'],
    [
      'rue',
      answered('nameless'),
      'Ce fond de carte ne nomme rien\u202F: il n’y a rien à y chercher.',
    ],
    [
      'rue',
      { fetching: false, data: { groundSearch: null } },
      'Ce fond de carte ne nomme rien\u202F: il n’y a rien à y chercher.',
    ],
    [
      'rue',
      answered('missing'),
      'Aucun fond de carte ne couvre les territoires de ton assemblée\u202F: il n’y a rien à y chercher. L’administrateur du site peut en apporter un.',
    ],
    ['rue', answered('reading'), 'Les noms de ce fond de carte sont lus pour la première fois…'],
    [
      'rue',
      { fetching: false, error: new CombinedError({ networkError: new Error('away') }) },
      'La recherche ne répond pas. Réessaie.',
    ],
  ])('for %s and %j: %s [OWN-118]', (typed, answer, status) => {
    const { again, ...view } = placeSearchView(typed, answer);
    expect(view).toEqual({ options: [], status, late: false });
    expect(again).toBe('data' in answer && answer.data.groundSearch?.state === 'reading');
  });

  it('what was found for the text before stays in sight, and is not chosen by a key [OWN-118]', () => {
    const late = placeSearchView('rue g', answered('found', [place([1])], true));
    expect([late.options.length, late.status, late.late]).toEqual([1, null, true]);
    expect(placeSearchView('rue g', answered('found', [place([1])])).late).toBe(false);
  });

  it('no field on a map whose ground is pictures [OWN-118]', () => {
    expect(
      ['/basemap/monaco.pmtiles', `/grounds/${'a'.repeat(64)}.pmtiles?v=1`].map(isSearchable),
    ).toEqual([true, true]);
    expect(isSearchable('https://tiles.example.org/{z}/{x}/{y}.png')).toBe(false);
  });
});

describe('on the page of a territory', () => {
  const ground = { houseNumbers: 128, limits: 'au nord, la rue Plati\u202F; à l’est, la mer' };
  const reading = { editing: false, gate: '12' };

  it('the house numbers are told and only offered while it is edited [OWN-119]', () => {
    expect(groundView(ground, reading)).toEqual({
      houses: '128 numéros de rue dans les limites',
      offered: null,
      limits: 'Au nord, la rue Plati\u202F; à l’est, la mer.',
    });
    expect(groundView(ground, { ...reading, editing: true }).offered).toBe('128');
  });

  it('a number that the field holds already, or cannot hold, is not offered [OWN-119]', () => {
    expect(groundView(ground, { editing: true, gate: ' 128 ' }).offered).toBeNull();
    const town = { houseNumbers: 1000, limits: '' };
    expect(groundView(town, { editing: true, gate: '' })).toEqual({
      houses: '1000 numéros de rue dans les limites',
      offered: null,
      limits: null,
    });
  });

  it('a ground that tells of no house, or is none, leaves the page as it is [OWN-119, OWN-120]', () => {
    const nothing = { houses: null, offered: null, limits: null };
    for (const told of [null, undefined, { houseNumbers: 0, limits: '' }]) {
      expect(groundView(told, { editing: true, gate: '' })).toEqual(nothing);
    }
    expect(groundView({ houseNumbers: 1, limits: '' }, reading).houses).toBe(
      '1 numéro de rue dans les limites',
    );
  });
});
