import { area } from '@turf/turf';
import type { Polygon, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { blocksOf, pickBlock } from '#engines/drawing/blocks.ts';
import { type DrawnMap, type EditResult, emptyMap, placed } from '#engines/drawing/drawn-map.ts';

const made = (result: EditResult): DrawnMap => {
  if (!result.valid) throw new Error(result.reason);
  return result.map;
};
const box = (west: number, south: number, east = west + 0.001, north = south + 0.001) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ].map(placed);
const closed = (ring: readonly Position[]): Polygon => ({
  type: 'Polygon',
  coordinates: [[...ring, ...ring.slice(0, 1)]],
});
const ringIn = ({ geojson: { features } }: DrawnMap): readonly Position[] => {
  const geometry = features[0]?.geometry;
  return (geometry?.type === 'Polygon' && geometry.coordinates[0]) || [];
};

describe('the block under a click', () => {
  const line = (...points: Position[]) => points;
  /** A ladder of two blocks; one street is cut, as tiles cut them, and one leads nowhere. */
  const streets = [
    line([7.42, 43.73], [7.4205, 43.73]),
    line([7.420_495, 43.730_002], [7.422, 43.73]),
    line([7.42, 43.731], [7.422, 43.731]),
    line([7.42, 43.73], [7.42, 43.731]),
    line([7.421, 43.7295], [7.421, 43.7315]),
    line([7.422, 43.73], [7.422, 43.731]),
    line([7.4215, 43.73], [7.4215, 43.7305]),
  ];
  const blocks = blocksOf(streets);

  it('is the polygon of the streets around it', () => {
    const map = made(pickBlock(emptyMap, blocks, [7.4215, 43.7308], null));
    const corners = ringIn(map);
    const whole = area(closed(box(7.421, 43.73)));
    expect(Math.abs(area(closed(corners.slice(0, -1))) - whole)).toBeLessThan(whole / 500);
    expect(corners).not.toContainEqual([7.4215, 43.7305]);
  });

  it('joins the ones picked before, if they touch', () => {
    const one = made(pickBlock(emptyMap, blocks, [7.4215, 43.7308], null));
    const both = made(pickBlock(one, blocks, [7.4205, 43.7308], 1));
    expect(both.geojson.features).toHaveLength(1);
    expect(both.geojson.features[0]?.geometry.type).toBe('Polygon');
    const elsewhere = [...blocks, closed(box(7.43, 43.73))];
    expect(pickBlock(both, elsewhere, [7.4305, 43.7305], 1)).toEqual({
      valid: false,
      reason: 'apart',
    });
  });

  it('joins the ones across both carriageways of a street, with what lies between them [OWN-245]', () => {
    const dual = [7.42, 7.421, 7.4211, 7.4221].map((x) => line([x, 43.73], [x, 43.732]));
    const across = [43.73, 43.731, 43.732].map((y) => line([7.42, y], [7.4221, y]));
    const found = blocksOf([...dual, ...across]);
    expect(found).toHaveLength(6);
    const one = made(pickBlock(emptyMap, found, [7.4205, 43.7305], null));
    const both = made(pickBlock(one, found, [7.4215, 43.7305], 1));
    const whole = area(closed(ringIn(both)));
    expect(whole / area(found[0]!)).toBeCloseTo(2.1, 1);
    expect(pickBlock(one, found, [7.4215, 43.7315], 1)).toEqual({ valid: false, reason: 'apart' });
  });

  it('leaves no slit between carriageways where the two already touch elsewhere [OWN-245]', () => {
    const dual = [7.42, 7.421, 7.4211, 7.4221].map((x) => line([x, 43.73], [x, 43.731]));
    const across = [43.73, 43.731, 43.732].map((y) => line([7.42, y], [7.4221, y]));
    const sides = [7.42, 7.4221].map((x) => line([x, 43.731], [x, 43.732]));
    const found = blocksOf([...dual, ...across, ...sides]);
    expect(found).toHaveLength(4);
    const clicks: readonly Position[] = [
      [7.4205, 43.7305],
      [7.4205, 43.7315],
      [7.4215, 43.7305],
    ];
    const all = clicks.reduce<DrawnMap>(
      (map, at) => made(pickBlock(map, found, at, map === emptyMap ? null : 1)),
      emptyMap,
    );
    const geometry = all.geojson.features[0]?.geometry;
    expect(geometry?.type === 'Polygon' && geometry.coordinates).toHaveLength(1);
    const whole = found.reduce((sum, block) => sum + area(block), 0);
    expect(area(closed(ringIn(all).slice(0, -1))) / whole).toBeCloseTo(1, 3);
  });

  it('is not joined across a block, however small [OWN-245]', () => {
    const wide = [7.42, 7.421, 7.4214, 7.4224].map((x) => line([x, 43.73], [x, 43.731]));
    const ends = [43.73, 43.731].map((y) => line([7.42, y], [7.4224, y]));
    const found = blocksOf([...wide, ...ends]);
    const one = made(pickBlock(emptyMap, found, [7.4205, 43.7305], null));
    expect(pickBlock(one, found, [7.422, 43.7305], 1)).toEqual({ valid: false, reason: 'apart' });
  });

  it('is none where no streets close it', () => {
    expect(pickBlock(emptyMap, blocks, [7.5, 43.8], null)).toEqual({
      valid: false,
      reason: 'noBlock',
    });
  });
});
