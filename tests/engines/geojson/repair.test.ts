import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../../engines/geojson/drawing.ts';
import { repaired } from '../../../engines/geojson/repair.ts';
import { isSound } from '../../../engines/geojson/sound-polygon.ts';
import { fc } from '../../support/rounds.ts';

type Place = readonly [number, number];

const ring = (...places: readonly Place[]) =>
  [...places, places[0] ?? [0, 0]].map(([x, y]) => [7.42 + x / 1000, 43.73 + y / 1000]);
const square = (x: number, y: number, size: number) =>
  ring([x, y], [x + size, y], [x + size, y + size], [x, y + size]);
const mended = (...coordinates: readonly number[][][]) =>
  repaired({ type: 'Polygon', coordinates: [...coordinates] });
const metres = (polygons: ReturnType<typeof mended>) =>
  polygons?.map(({ coordinates }) =>
    coordinates.map((corners) =>
      corners.map(([x = 0, y = 0]) => [
        Math.round((x - 7.42) * 1e6) / 1000,
        Math.round((y - 43.73) * 1e6) / 1000,
      ]),
    ),
  );

describe('what is nearest to a polygon', () => {
  it('that crosses itself is its two halves [OWN-325]', () => {
    expect(metres(mended(ring([0, 0], [2, 2], [2, 0], [0, 2])))).toEqual([
      [
        [
          [0, 0],
          [1, 1],
          [0, 2],
          [0, 0],
        ],
      ],
      [
        [
          [1, 1],
          [2, 0],
          [2, 2],
          [1, 1],
        ],
      ],
    ]);
  });

  it('whose hole lies along its edge is the bay that is left [OWN-325]', () => {
    const [bay, ...others] = metres(mended(square(0, 0, 4), square(0, 1, 2))) ?? [];
    expect(others).toEqual([]);
    expect(bay).toHaveLength(1);
    expect(bay?.[0]).toHaveLength(9);
  });

  it('whose hole touches in one corner keeps it, five centimetres off [OWN-325]', () => {
    const [polygon] = mended(square(0, 0, 4), ring([0, 2], [2, 1], [2, 3])) ?? [];
    expect(polygon?.coordinates).toHaveLength(2);
    const west = Math.min(...(polygon?.coordinates[1] ?? []).map(([x = 0]) => x));
    expect(west - 7.42).toBeCloseTo(5e-7, 9);
  });

  it('without an area is nothing [OWN-325]', () => {
    expect(mended(ring([0, 0], [2, 2]))).toBe(null);
    expect(mended(ring([0, 0], [1, 1], [2, 2]))).toBe(null);
  });

  it('is sound, whatever its corners are [OWN-325]', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 12 }), (places) => {
        const polygons = mended(ring(...places)) ?? [];
        return polygons.every(({ coordinates }) => isSound(coordinates));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a map with an impossible shape', () => {
  const feature = (properties: object, ...coordinates: readonly number[][][]) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates },
  });
  const drawn = (...features: readonly object[]) =>
    drawingOf({ type: 'FeatureCollection', features });

  it('says which shape, by its place and label, and where it crosses [OWN-325, MAP-37]', () => {
    const crossing = feature({ desc: 'Quai' }, ring([0, 0], [2, 2], [2, 0], [0, 2]));
    expect(drawn(feature({}, square(0, 0, 4)), crossing)).toEqual({
      refused: 'impossibleShape',
      shape: 2,
      label: 'Quai',
      fault: { kind: 'crossing', at: [7.421, 43.731] },
    });
  });

  it('of two corners has no place to show [OWN-325]', () => {
    expect(drawn(feature({ name: 'Rue' }, ring([0, 0], [2, 2])))).toEqual({
      refused: 'impossibleShape',
      shape: 1,
      label: 'Rue',
      fault: null,
    });
  });

  it('is none where only rounding parts two corners, which become one [OWN-325, B-74]', () => {
    const corners = [
      [7.42, 43.73],
      [7.421, 43.73],
      [7.421, 43.731],
    ];
    const nearly = [...corners, [7.420_000_000_000_1, 43.73]];
    expect(drawn(feature({}, nearly))).toEqual({
      features: [
        {
          type: 'Feature',
          properties: { type: 'polygon', desc: ' ' },
          geometry: { type: 'Polygon', coordinates: [[...corners, [7.42, 43.73]]] },
        },
      ],
    });
  });
});
