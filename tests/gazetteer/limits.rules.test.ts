import { describe, expect, it } from 'vitest';
import { withArticle, address } from '#backend/parts/gazetteer/generic-words.texts.ts';
import { limitsInWords } from '#backend/parts/gazetteer/limits.ts';
import type { Rings } from '#backend/parts/gazetteer/rings.ts';
import type { TileFeature } from '#backend/parts/gazetteer/tile-features.ts';

type Place = readonly [east: number, north: number];

/** Metres to the east and north of a place at 43° become a place in the unit square. */
const point = ([east, north]: Place) => ({
  x: 0.52 + east / 29_300_000,
  y: 0.365 - north / 29_300_000,
});
const line = (places: readonly Place[]) => places.map(point);
const square = (west: number, south: number, east: number, north: number) =>
  line([
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]);
const block: Rings = [square(-100, -60, 100, 60)];

const way = (
  name: string,
  places: readonly Place[],
  more: Partial<TileFeature> = {},
): TileFeature => ({
  layer: 'roads',
  type: 'line',
  kind: 'minor_road',
  properties: { name },
  lines: [line(places)],
  ...more,
});
const north = way('Boulevard des Moulins', [
  [-300, 65],
  [300, 65],
]);
const east = way('Avenue de l’Hermitage', [
  [105, -200],
  [105, 200],
]);
const south = way('Escaliers du Port', [
  [-300, -60],
  [300, -60],
]);
const west = way('Ruelle des Bains', [
  [-95, -200],
  [-95, 200],
]);
const said = (ways: readonly TileFeature[], sea: readonly TileFeature[] = [], own = [block]) =>
  limitsInWords(own, { ways, sea, houses: [] });

describe('the limits of a territory', () => {
  it('go round as a clock does, each side with its way and article [OWN-120]', () => {
    expect(said([south, west, north, east])).toBe(
      'au nord, le boulevard des Moulins\u202F; à l’est, l’avenue de l’Hermitage\u202F; ' +
        'au sud, les escaliers du Port\u202F; à l’ouest, la ruelle des Bains',
    );
  });

  it('are the same however the polygon was drawn [OWN-120]', () => {
    const turned: Rings = block.map((ring) => ring.toReversed());
    expect(said([north, east, south, west], [], [turned])).toBe(said([north, east, south, west]));
  });

  it('say once a way that is spelled in two ways [OWN-229, OWN-120]', () => {
    const [first, second] = [
      way('carrer Prat de la Creu', [
        [-300, 65],
        [-20, 65],
      ]),
      way('Carrer Prat de la Creu', [
        [-20, 65],
        [400, 65],
      ]),
    ];
    expect(said([first, second])).toBe('au nord, Carrer Prat de la Creu');
  });

  it('leave out a side without a name, and ways that only cross it or lie further off [OWN-120]', () => {
    const crossing = way('Rue Traversante', [
      [0, -300],
      [0, 300],
    ]);
    const far = way('Rue Lointaine', [
      [-300, -90],
      [300, -90],
    ]);
    expect(said([north, crossing, far])).toBe('au nord, le boulevard des Moulins');
    expect(said([])).toBe('');
  });

  it('take no direction from a point that a way has twice [OWN-120]', () => {
    const doubled = way('Rue Traversante', [
      [0, -300],
      [0, 60],
      [0, 60],
      [0, 300],
    ]);
    expect(said([doubled])).toBe('');
    expect(said([north, doubled])).toBe('au nord, le boulevard des Moulins');
  });

  it('name two ways of one side in the order of going round [OWN-120]', () => {
    const first = way('Rue Plati', [
      [-110, 62],
      [0, 62],
    ]);
    const second = way('Chemin Vert', [
      [0, 62],
      [110, 62],
    ]);
    expect(said([second, first])).toBe('au nord, la rue Plati et le chemin Vert');
  });

  it('run along a river by its bank, along rails, a border and the sea [OWN-120]', () => {
    const river = way(
      'Rhein',
      [
        [-300, 95],
        [300, 95],
      ],
      { layer: 'water', kind: 'river' },
    );
    const rail = way(
      'Ligne 4',
      [
        [105, -200],
        [105, 200],
      ],
      { kind: 'rail' },
    );
    const border = way(
      '',
      [
        [-300, -65],
        [300, -65],
      ],
      { layer: 'boundaries', kind: 'country' },
    );
    const sea: TileFeature = {
      layer: 'water',
      type: 'polygon',
      kind: 'ocean',
      properties: {},
      lines: [square(-500, -200, -110, 200)],
    };
    expect(said([river, rail, border], [sea])).toBe(
      'au nord, Rhein\u202F; à l’est, la voie ferrée\u202F; au sud, la frontière\u202F; à l’ouest, la mer',
    );
  });

  it('are those of the whole where it has several parts; holes and seams are no limits [OWN-120]', () => {
    const left: Rings = [square(-100, -60, 0, 60), square(-60, -20, -40, 20)];
    const right: Rings = [square(0, -60, 100, 60)];
    const seam = way('Rue du Milieu', [
      [0, -60],
      [0, 60],
    ]);
    const inHole = way('Cour Intérieure', [
      [-60, -20],
      [-40, -20],
    ]);
    expect(said([north, east, seam, inHole], [], [left, right])).toBe(
      'au nord, le boulevard des Moulins\u202F; à l’est, l’avenue de l’Hermitage',
    );
  });
});

it.each([
  ['Rue Grimaldi', 'la rue Grimaldi'],
  ['Allée Lazare Sauvaigo', 'l’allée Lazare Sauvaigo'],
  ["Rue de l'Abbaye", 'la rue de l’Abbaye'],
  ['Rond-Point Sainte-Dévote', 'le rond-point Sainte-Dévote'],
  ['QUAI Albert 1er', 'le quai Albert 1er'],
  ['Landstrasse', 'Landstrasse'],
  ['Ruedelle', 'Ruedelle'],
  ['', ''],
])('%s is written as %s [OWN-120]', (name, expected) => {
  expect(withArticle(name)).toBe(expected);
});

it('an address is written as in the language of its street [OWN-118]', () => {
  expect([address('12', 'Rue Grimaldi'), address('12', 'Landstrasse')]).toEqual([
    '12 rue Grimaldi',
    'Landstrasse 12',
  ]);
});
