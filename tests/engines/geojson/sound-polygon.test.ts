import { fc } from '../../support/rounds.ts';
import { describe, expect, it } from 'vitest';
import { faultIn, isSound } from '../../../engines/geojson/sound-polygon.ts';

type Place = readonly [number, number];
type Ring = readonly [number, number][];

const closed = (...places: readonly Place[]): Ring =>
  [...places, places[0] ?? [0, 0]].map(([x, y]) => [x, y]);
const square = (x: number, y: number, size: number) =>
  closed([x, y], [x + size, y], [x + size, y + size], [x, y + size]);

describe('a polygon', () => {
  it.each([
    ['a triangle', [closed([0, 0], [2, 0], [1, 2])]],
    ['a square, walked either way', [square(0, 0, 4).toReversed()]],
    ['corners on one straight side', [closed([0, 0], [1, 0], [2, 0], [2, 2], [0, 2])]],
    ['a comb', [closed([0, 0], [9, 0], [9, 5], [7, 1], [6, 5], [5, 1], [4, 5], [3, 1], [0, 5])]],
    ['a hole', [square(0, 0, 9), square(2, 2, 3)]],
    ['a hole walked as the border is', [square(0, 0, 9), square(2, 2, 3).toReversed()]],
    ['two holes above each other', [square(0, 0, 9), square(2, 1, 2), square(2, 5, 2)]],
  ])('with %s is valid [MAP-37, B-74]', (_, rings) => {
    expect(isSound(rings)).toBe(true);
  });

  it.each([
    ['a bow-tie', [closed([0, 0], [2, 2], [2, 0], [0, 2])]],
    [
      'a bow-tie with a corner in its knot',
      [closed([0, 0], [1, 1], [2, 2], [2, 0], [1, 1], [0, 2])],
    ],
    ['two parts that touch in a point', [closed([0, 0], [2, 0], [1, 1], [2, 2], [0, 2], [1, 1])]],
    ['a corner on its own side', [closed([0, 0], [4, 0], [4, 4], [2, 0], [0, 4])]],
    ['a spike', [closed([0, 0], [4, 0], [4, 4], [8, 8], [4, 4], [0, 4])]],
    ['a way there and back', [closed([0, 0], [2, 0], [4, 0])]],
    ['a side walked twice', [closed([0, 0], [4, 0], [4, 4], [1, 0], [3, 0], [0, 4])]],
    ['a hole outside', [square(0, 0, 4), square(6, 1, 2)]],
    ['a hole to the west', [square(0, 0, 4), square(-6, 1, 2)]],
    ['a hole over its border', [square(0, 0, 4), square(3, 1, 3)]],
    ['a hole larger than itself', [square(1, 1, 2), square(0, 0, 4)]],
    ['itself as its hole', [square(0, 0, 4), square(0, 0, 4)]],
    ['a hole in its hole', [square(0, 0, 9), square(1, 1, 6), square(2, 2, 2)]],
    ['holes that cross', [square(0, 0, 9), square(1, 1, 4), square(3, 3, 4)]],
  ])('with %s is invalid [MAP-37, GMED-10, B-74]', (_, rings) => {
    expect(isSound(rings)).toBe(false);
  });

  it.each([
    ['crossing sides', [closed([0, 0], [2, 2], [2, 0], [0, 2])], 'crossing', [1, 1]],
    [
      'a corner on another side',
      [closed([0, 0], [4, 0], [4, 4], [2, 0], [0, 4])],
      'touching',
      [2, 0],
    ],
    [
      'two corners in one place',
      [closed([0, 0], [2, 0], [1, 1], [2, 2], [0, 2], [1, 1])],
      'touching',
      [1, 1],
    ],
    ['a hole outside', [square(0, 0, 4), square(6, 1, 2)], 'holeOutside', [6, 1]],
    ['a hole over its border', [square(0, 0, 4), square(3, 1, 2)], 'crossing', [4, 1]],
  ] as const)('with %s says what is wrong and where [OWN-325]', (_, rings, kind, at) => {
    expect(faultIn(rings)).toEqual({ kind, at });
  });

  it('is checked to a tenth of a millimetre', () => {
    const nearly = (gap: number) =>
      closed([7, 43], [7.1, 43], [7.1, 43.1], [7.05, 43 + gap], [7, 43.1]);
    expect([isSound([nearly(1e-9)]), isSound([nearly(0)]), isSound([nearly(-1e-9)])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('gets the same verdict as comparing every pair of its edges [MAP-37]', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 9 }), (places) => {
        const corners = places.filter(
          ([x, y], i) => String(places.at(i - 1)) !== String([x, y]) || places.length === 1,
        );
        fc.pre(corners.length > 2);
        const ring = closed(...corners);
        return isSound([ring]) === eachTwoApart(ring);
      }),
      { numRuns: 20_000 },
    );
  });

  it('of twenty thousand corners is checked in less than a second, whatever its shape', () => {
    const count = 20_000;
    const round = Array.from({ length: count }, (_, i): Place => {
      const angle = (i / count) * 2 * Math.PI;
      return [7 + Math.cos(angle) / 10, 43 + Math.sin(angle) / 10];
    });
    const slanting = Array.from({ length: count / 2 }, (_, i): readonly Place[] => [
      [7 + i * 1e-6, 43],
      [7.5 + (i + 0.5) * 1e-6, 43.5],
    ]).flat();
    const scattered = Array.from({ length: count }, (_, i): Place => [
      (i * 7919) % 180,
      ((i * 104_729) % 90_001) / 1001,
    ]);
    expect([
      timed(() => isSound([closed(...round)])),
      timed(() => isSound([closed(...slanting, [8, 43.6], [8, 42.9], [6.9, 42.9], [6.9, 43])])),
      timed(() => isSound([closed(...scattered)])),
    ]).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
  });
});

/** Measures processor time, as the machine may be busy. */
function timed(work: () => boolean): readonly [boolean, boolean] {
  const start = process.cpuUsage();
  const result = work();
  const { user } = process.cpuUsage(start);
  return [result, user < 1_000_000];
}

/** The same result by comparing each pair of edges. */
function eachTwoApart(ring: Ring): boolean {
  const edges = ring.slice(1).map((to, i) => [ring[i] ?? to, to] as const);
  return edges.every(([a, b], i) =>
    edges.slice(i + 1).every(([c, d], j) => {
      if (j === 0) return !on(a, b, d) && !on(c, d, a);
      if (i === 0 && j === edges.length - 2) return !on(a, b, c) && !on(c, d, b);
      const crossing = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
      return !crossing && !on(a, b, c) && !on(a, b, d) && !on(c, d, a) && !on(c, d, b);
    }),
  );
}

const turn = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const on = (a: Place, b: Place, c: Place) =>
  turn(a, b, c) === 0 &&
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1]);
