import type { Polygon, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { closePolygon, placeMarker } from '#engines/drawing/add-shapes.ts';
import { mismatches } from '#engines/drawing/borders.ts';
import { overlapsIn } from '#engines/drawing/overlaps.ts';
import { imported, isOurs } from '#engines/drawing/foreign-file.ts';
import {
  type DrawnMap,
  type EditResult,
  emptyMap,
  featureOf,
  placed,
} from '#engines/drawing/drawn-map.ts';
import { deleteShape, joinShapes, labelShape, moveShape } from '#engines/drawing/shapes.ts';
import { snap } from '#engines/drawing/snap.ts';
import { deleteVertex, insertVertex, middlesOf, moveVertex } from '#engines/drawing/vertices.ts';

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
const square = made(closePolygon(emptyMap, box(7.42, 43.73)));
const corner = (vertex: number) => ({ id: 1, part: 0, ring: 0, vertex });

describe('a polygon', () => {
  it('is closed from its points, with a space for a label [MAP-40]', () => {
    expect(square.geojson.features).toEqual([
      {
        type: 'Feature',
        properties: { type: 'polygon', desc: ' ' },
        geometry: closed(box(7.42, 43.73)),
      },
    ]);
  });

  it('needs three different points [MAP-39]', () => {
    const [a = [], b = []] = box(7.42, 43.73);
    for (const points of [[], [a], [a, b], [a, b, b], [a, b, a]])
      expect(closePolygon(emptyMap, points)).toEqual({ valid: false, reason: 'tooFewPoints' });
  });

  it('is no bow-tie, whichever way it is made [MAP-37]', () => {
    const [a = [], b = [], c = [], d = []] = box(7.42, 43.73);
    const crossing = { valid: false, reason: 'crossing' };
    expect(closePolygon(emptyMap, [a, c, b, d])).toEqual(crossing);
    expect(moveVertex(square, corner(0), [7.4215, 43.7305])).toEqual(crossing);
    expect(insertVertex(square, corner(0), [7.4205, 43.7315])).toEqual(crossing);
  });

  it('may be moved by a corner, gains one in the middle of an edge, and keeps three [MAP-05]', () => {
    const moved = made(moveVertex(square, corner(2), [7.4215, 43.7315]));
    expect(moved.geojson.features[0]?.geometry).toEqual(
      closed([
        [7.42, 43.73],
        [7.421, 43.73],
        [7.4215, 43.7315],
        [7.42, 43.731],
      ]),
    );
    expect(middlesOf(square, 1).map(({ position }) => position)).toEqual([
      [7.4205, 43.73],
      [7.421, 43.7305],
      [7.4205, 43.731],
      [7.42, 43.7305],
    ]);
    const triangle = made(deleteVertex(square, corner(1)));
    expect(deleteVertex(triangle, corner(0))).toEqual({ valid: false, reason: 'tooFewPoints' });
  });

  it('moves as a whole, and joins another that shares a border', () => {
    const two = made(closePolygon(square, box(7.421, 43.73)));
    const [joined] = made(joinShapes(two, 1, 2)).geojson.features;
    expect(joined?.geometry.type).toBe('Polygon');
    const apart = made(moveShape(two, 2, [0.001, 0]));
    expect(joinShapes(apart, 1, 2)).toEqual({ valid: false, reason: 'apart' });
    expect(apart.geojson.features[1]?.geometry).toEqual(closed(box(7.422, 43.73)));
  });
});

describe('a shape', () => {
  const three = [box(7.42, 43.73), box(7.421, 43.73), box(7.43, 43.73)].reduce(
    (map, ring) => made(closePolygon(map, ring)),
    emptyMap,
  );

  it('keeps its id whatever happens to the others', () => {
    expect(three.ids).toEqual([1, 2, 3]);
    const gone = made(deleteShape(three, 1));
    expect(gone.ids).toEqual([2, 3]);
    expect(made(moveShape(gone, 3, [0.001, 0])).geojson.features[0]).toBe(
      three.geojson.features[1],
    );
    expect(deleteShape(gone, 1)).toEqual({ valid: false, reason: 'unknownShape' });
    expect(made(placeMarker(gone, 'parking', [7.42, 43.73])).ids).toEqual([2, 3, 4]);
  });

  it('that another one joins keeps its id and its place; the other is gone', () => {
    expect(made(joinShapes(three, 2, 1)).ids).toEqual([2, 3]);
    expect(made(joinShapes(three, 1, 2)).ids).toEqual([1, 3]);
  });

  it('has its id beside it, and is sent without', () => {
    expect(JSON.stringify(square.geojson.features)).toBe(
      JSON.stringify([
        {
          type: 'Feature',
          properties: { type: 'polygon', desc: ' ' },
          geometry: closed(box(7.42, 43.73)),
        },
      ]),
    );
  });
});

describe('a label', () => {
  it('that is left empty becomes a space on a polygon, a question mark on an information [MAP-41, MAP-42]', () => {
    const map = made(placeMarker(square, 'information', [7.42, 43.73]));
    expect(map.geojson.features[1]?.properties).toEqual({ type: 'information', desc: ' ' });
    const words = (id: number, typed: string) =>
      featureOf(made(labelShape(map, id, typed)), id)?.properties.desc;
    expect([words(1, ''), words(1, '  '), words(1, ' Port ')]).toEqual([' ', ' ', 'Port']);
    expect([words(2, ''), words(2, '  '), words(2, 'Code 12')]).toEqual(['?', '?', 'Code 12']);
  });
});

describe('a point near a border', () => {
  const lines = {
    borders: [closed(box(7.42, 43.73)).coordinates[0] ?? []],
    streets: [
      [
        [7.42, 43.7302],
        [7.43, 43.7302],
      ],
    ],
  };

  it('is drawn to a corner first, then to an edge, then to a street, and no further than it may', () => {
    expect(snap([7.42001, 43.73001], lines, 5)).toEqual({ position: [7.42, 43.73], to: 'vertex' });
    expect(snap([7.4205, 43.73002], lines, 5)?.to).toBe('border');
    expect(snap([7.4205, 43.73002], lines, 5)?.position[1]).toBeCloseTo(43.73, 7);
    expect(snap([7.425, 43.73021], lines, 5)?.to).toBe('street');
    expect(snap([7.425, 43.7304], lines, 5)).toBe(null);
  });
});

describe('the borders with neighbours', () => {
  const neighbour = { name: 'T12', geometry: closed(box(7.4209, 43.73)) };

  it('show where they overlap, in square metres', () => {
    const [found, ...more] = mismatches(square.geojson, [neighbour]);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ kind: 'overlap', name: 'T12' });
    expect(found?.area).toBeGreaterThan(850);
    expect(found?.area).toBeLessThan(950);
  });

  it('show what they leave between them', () => {
    const around = [
      { name: 'T1', geometry: closed(box(7.4215, 43.729, 7.4225, 43.732)) },
      { name: 'T2', geometry: closed(box(7.42, 43.731, 7.4215, 43.732)) },
      { name: 'T3', geometry: closed(box(7.42, 43.729, 7.4215, 43.73)) },
    ];
    expect(mismatches(square.geojson, around).map(({ kind, name }) => ({ kind, name }))).toEqual([
      { kind: 'gap', name: null },
    ]);
  });

  it('are summed for each neighbour, the most first [OWN-244]', () => {
    const geometry = square.geojson.features[0]?.geometry as Polygon;
    const overlap = (name: string, area: number) => ({
      kind: 'overlap' as const,
      name,
      area,
      geometry,
    });
    const gap = { kind: 'gap' as const, name: null, area: 900, geometry };
    expect(overlapsIn([overlap('T2', 40), gap, overlap('T1', 30), overlap('T1', 20)])).toEqual([
      { name: 'T1', area: 50 },
      { name: 'T2', area: 40 },
    ]);
  });

  it('are silent where they meet', () => {
    const beside = { name: 'T2', geometry: closed(box(7.421, 43.73)) };
    expect(mismatches(square.geojson, [beside])).toEqual([]);
    expect(mismatches(emptyMap.geojson, [beside])).toEqual([]);
  });
});

describe('the file of another program', () => {
  const collection = (...features: object[]) =>
    JSON.stringify({ type: 'FeatureCollection', features });

  it('of Territory Helper gives polygons with their numbers [OWN-04]', () => {
    const text = collection({
      type: 'Feature',
      properties: { name: 'Rue Grimaldi', TerritoryType: 'Ville', TerritoryNumber: '12' },
      geometry: closed(box(7.42, 43.73)),
    });
    expect(isOurs(text)).toBe(false);
    expect(imported(text)?.features.map(({ properties }) => properties)).toEqual([
      { type: 'polygon', desc: '12' },
    ]);
  });

  it('is flat, single and without lines afterwards', () => {
    const text = `\uFEFF${collection(
      {
        type: 'Feature',
        properties: { Name: 'Ensemble' },
        geometry: {
          type: 'MultiPolygon',
          coordinates: [closed(box(7.42, 43.73)).coordinates, closed(box(7.43, 43.73)).coordinates],
        },
      },
      { type: 'Feature', properties: null, geometry: { type: 'Point', coordinates: [7, 43, 12] } },
      { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: [] } },
      { type: 'Feature', properties: {}, geometry: null },
    )}`;
    expect(
      imported(text)?.features.map(({ properties, geometry }) => [geometry.type, properties]),
    ).toEqual([
      ['Polygon', { type: 'polygon', desc: 'Ensemble' }],
      ['Polygon', { type: 'polygon', desc: 'Ensemble' }],
      ['Point', { type: 'information', desc: '?' }],
    ]);
    expect(imported(text)?.features[2]?.geometry).toEqual({ type: 'Point', coordinates: [7, 43] });
  });

  it.each(['', 'null', '[]', '{}', '{"type":"Topology"}', '{"type":"FeatureCollection"}'])(
    'is none if it says %j [B-74]',
    (text) => {
      expect(imported(text)).toBe(null);
    },
  );
});
