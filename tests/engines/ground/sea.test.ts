import { describe, expect, it } from 'vitest';
import { seaAndLand } from '#engines/ground/shape/sea.ts';
import { holds } from '#engines/ground/shape/rings.ts';
import { fc, rounds } from '../../support/rounds.ts';

type Place = readonly [x: number, y: number];

/** y grows to the south, as on the map. */
const frame = { left: 0, top: 0, right: 10, bottom: 10 };

const inside = (polygons: readonly (readonly Float64Array[])[], [x, y]: Place) =>
  polygons.some(([shell, ...holes]) => holds(shell!, x, y) && !holes.some((it) => holds(it, x, y)));

function at(coasts: readonly (readonly Place[])[], place: Place) {
  const { sea, land } = seaAndLand(coasts, frame);
  return [inside(sea, place) ? 'sea' : '', inside(land, place) ? 'land' : ''].join('');
}

const islandAt = (x: number, y: number): Place[] => [
  [x, y],
  [x, y + 1],
  [x + 1, y + 1],
  [x + 1, y],
  [x, y],
];

describe('sea and land within the frame', () => {
  it('a coast from edge to edge has the land on its left [OWN-61]', () => {
    const east: Place[] = [
      [-1, 5],
      [11, 5],
    ];
    expect([at([east], [5, 2]), at([east], [5, 8])]).toEqual(['land', 'sea']);
    const west = east.toReversed();
    expect([at([west], [5, 2]), at([west], [5, 8])]).toEqual(['sea', 'land']);
  });

  it('two coasts make a strait, or a spit of land [OWN-61]', () => {
    const strait: Place[][] = [
      [
        [-1, 3],
        [11, 3],
      ],
      [
        [11, 7],
        [-1, 7],
      ],
    ];
    expect(
      [
        [5, 1],
        [5, 5],
        [5, 9],
      ].map((it) => at(strait, it as never)),
    ).toEqual(['land', 'sea', 'land']);
    const spit = strait.map((coast) => coast.toReversed());
    expect(
      [
        [5, 1],
        [5, 5],
        [5, 9],
      ].map((it) => at(spit, it as never)),
    ).toEqual(['sea', 'land', 'sea']);
  });

  it('islands lie in the sea, and lagoons in the land, in the open frame and beside a coast [OWN-61]', () => {
    expect([at([islandAt(4, 4)], [4.5, 4.5]), at([islandAt(4, 4)], [1, 1])]).toEqual([
      'land',
      'sea',
    ]);
    const lagoon = islandAt(4, 4).toReversed();
    expect([at([lagoon], [4.5, 4.5]), at([lagoon], [1, 1])]).toEqual(['sea', 'land']);
    const coast: Place[] = [
      [-1, 5],
      [11, 5],
    ];
    const both = [coast, islandAt(3, 7), islandAt(3, 2).toReversed()];
    expect(
      [
        [3.5, 7.5],
        [3.5, 2.5],
        [8, 8],
        [8, 2],
      ].map((it) => at(both, it as never)),
    ).toEqual(['land', 'sea', 'sea', 'land']);
  });

  it('an island that the frame cuts is closed along its edge [OWN-61]', () => {
    const big: Place[] = [
      [-5, 4],
      [-5, 6],
      [5, 6],
      [5, 4],
      [-5, 4],
    ];
    expect([at([big], [2, 5]), at([big], [8, 5]), at([big], [2, 8])]).toEqual([
      'land',
      'sea',
      'sea',
    ]);
  });

  it('a coast that ends within the frame goes on, and joins the one that begins nearby [OWN-61]', () => {
    const loose: Place[] = [
      [3, 5],
      [7, 5],
    ];
    expect(
      [
        [1, 2],
        [9, 2],
        [1, 8],
        [9, 8],
      ].map((it) => at([loose], it as never)),
    ).toEqual(['land', 'land', 'sea', 'sea']);
    const gap: Place[][] = [
      [
        [-1, 5],
        [4.8, 5],
      ],
      [
        [5.2, 5],
        [11, 5],
      ],
    ];
    expect([at(gap, [5, 4]), at(gap, [5, 6])]).toEqual(['land', 'sea']);
  });

  it('each place is either sea or land, whatever the coast that crosses the frame [OWN-61]', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 12 });
    const place = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(heights, fc.boolean(), place, (ys, turned, [x, y]) => {
        const coast = ys.map((height, step): Place => [-1 + (12 * step) / (ys.length - 1), height]);
        const line = turned ? coast.toReversed() : coast;
        const here: Place = [x / 10 + 0.0501, y / 10 + 0.0502];
        const after = coast.findIndex(([across]) => across > here[0]);
        const [[x1, y1], [x2, y2]] = [coast[after - 1]!, coast[after]!];
        const above = here[1] < y1 + ((y2 - y1) * (here[0] - x1)) / (x2 - x1);
        expect(at([line], here)).toBe(above === turned ? 'sea' : 'land');
      }),
      { numRuns: rounds(2000, 200) },
    );
  });
});
