import { describe, expect, it } from 'vitest';
import { streetAt } from '#web/parts/map/engine/pick.ts';
import { halo } from '#web/parts/map/layers/outline-layers.ts';
import { basemapStyle } from '#web/parts/map/style/basemap-style.ts';
import { withFeatures } from '#web/parts/map/layers/outline-layers.ts';
import { noFeatures } from '#web/parts/map/map.view.ts';
import { type MapStreet, middleOf } from '#web/parts/map/streets/map-streets.ts';
import { withStreets } from '#web/parts/map/streets/street-layers.ts';
import { streetStrokes, strokeColour } from '#web/parts/map/streets/street-strokes.ts';
import { contrast } from '#web/parts/notice/notice.view.ts';
import { lookOf, mapStreets } from '#web/domain/streets/street-lines.ts';
import { streetTicksView } from '#web/domain/streets/street-ticks.view.ts';
import type { Street } from '#machines/domain/streets/streets.rules.ts';
import { publicMap } from '../exit/public-map.ts';

const part = (name: string, state: Street['state'], side: Street['side'] = 'both'): Street => ({
  name,
  side,
  metres: 50,
  state,
});
const rows = (...streets: readonly Street[]) =>
  streetTicksView({ totalMetres: 100, someBefore: false, streets }, []).rows;
const looks = ([even, odd]: readonly [Street['state'], Street['state']]) =>
  rows(part('Rue Basse', even, 'even'), part('Rue Basse', odd, 'odd')).map(lookOf);
const line = [
  [7.42, 43.74],
  [7.421, 43.74],
];

describe('what is drawn of a list', () => {
  it('are its streets of which lines are known, as they are marked [OWN-220]', () => {
    const listed = rows(part('Rue Basse', 'done'), part('Rue Haute', 'left'));
    const drawn = [
      { name: 'Rue Basse', lines: [line] },
      { name: 'Rue Haute', lines: [] },
      { name: 'Rue du Port', lines: [line] },
    ];
    expect(mapStreets(listed, drawn)).toEqual([{ name: 'Rue Basse', lines: [line], look: 'done' }]);
  });

  it.each([
    [['left', 'left'], 'left'],
    [['done', 'done'], 'done'],
    [['again', 'again'], 'again'],
    [['done', 'left'], 'doneSide'],
    [['left', 'again'], 'againSide'],
    [['done', 'again'], 'againSide'],
  ] as const)('of sides that are %j is %s [OWN-220]', (states, expected) => {
    expect(looks(states)).toEqual([expected]);
  });
});

describe('a street on the map', () => {
  it('stands out from what lies around it three to one, light and dark [OWN-220]', () => {
    for (const scheme of ['light', 'dark'] as const)
      for (const stroke of streetStrokes)
        if (stroke.colour !== 'halo')
          expect(contrast(strokeColour(stroke, scheme), halo[scheme])).toBeGreaterThan(3);
  });

  it('tells its state by its strokes, not by their colour alone [OWN-220]', () => {
    const shapes = (['left', 'done', 'again', 'doneSide', 'againSide'] as const).map((one) =>
      JSON.stringify(
        streetStrokes
          .filter(({ looks }) => looks.includes(one))
          .map(({ width, dash }) => [width, dash ?? null]),
      ),
    );
    expect(new Set(shapes).size).toBe(5);
  });

  it('is named by its list, once, and lies below all names [OWN-220]', () => {
    const streets: readonly MapStreet[] = [{ name: 'Rue Basse', lines: [line], look: 'left' }];
    const { basemap, polygonStyle } = publicMap;
    const before = withFeatures(
      basemapStyle({ ...basemap, url: '/basemap/monaco.pmtiles', theme: 'light' }),
      noFeatures,
      polygonStyle,
      'light',
    );
    const style = withStreets(before, streets, 'Rue Basse', 'light');
    const ids = style.layers.map(({ id }) => id);
    expect(ids.at(-2)).toBe('listed-street-name');
    expect(ids.at(-1)).toBe('reserved');
    expect(ids.indexOf('streets-chosen')).toBeLessThan(ids.indexOf('streets-halo'));
    expect(ids.indexOf('streets-again-part')).toBeLessThan(ids.indexOf('housenumber'));
    expect(style.layers.find(({ id }) => id === 'street-name')).toMatchObject({
      layout: {
        'text-field': [
          'case',
          ['in', ['get', 'name'], ['literal', ['Rue Basse']]],
          '',
          ['get', 'name'],
        ],
      },
    });
    expect(withStreets(before, [], null, 'light')).toBe(before);
  });

  it('is hit 22 px beside it, the nearest first, and no further [OWN-220]', () => {
    const project = ([x = 0, y = 0]: readonly number[]) => ({ x, y });
    const street = (name: string, y: number): MapStreet => ({
      name,
      look: 'left',
      lines: [
        [
          [0, y],
          [100, y],
        ],
      ],
    });
    const streets = [street('Rue Basse', 0), street('Rue Haute', 30)];
    const at = (x: number, y: number) => streetAt(streets, { x, y }, project);
    expect([at(50, -22), at(50, 14), at(50, 16), at(50, 52)]).toEqual([
      'Rue Basse',
      'Rue Basse',
      'Rue Haute',
      'Rue Haute',
    ]);
    expect([at(50, -23), at(-30, 0), at(50, 53)]).toEqual([null, null, null]);
  });

  it('has its name half-way along its longest stretch [OWN-220]', () => {
    const short = [
      [7.5, 43.74],
      [7.5001, 43.74],
    ];
    const bent = [
      [7.42, 43.74],
      [7.421, 43.74],
      [7.422, 43.74],
      [7.424, 43.74],
    ];
    const [longitude, latitude] = middleOf({ lines: [short, bent] }) ?? [];
    expect(longitude).toBeCloseTo(7.422, 6);
    expect(latitude).toBe(43.74);
    expect(middleOf({ lines: [] })).toBe(null);
  });
});
