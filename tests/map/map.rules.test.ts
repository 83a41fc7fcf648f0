import type { Feature, Polygon } from 'geojson';
import { describe, expect, it } from 'vitest';
import { globalMap, looksLikeToken } from '../../backend/map/map.rules.ts';
import { placeOf } from '../../backend/domain/map/place.ts';
import { polygonStyle } from '../../backend/domain/map/polygon-style.ts';

const square = (west: number, south: number, size: number): Feature<Polygon> => ({
  type: 'Feature',
  properties: { type: 'polygon', desc: 'T1' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
        [west, south],
      ],
    ],
  },
});

describe('the style of polygons', () => {
  it.each([
    ['n', null],
    ['s', '4 4'],
    ['m', '10 8'],
    ['l', '20 12'],
  ] as const)('draws the dash %s as %s [B-21]', (polygon_line_dash, dashArray) => {
    expect(
      polygonStyle({
        polygon_line: false,
        polygon_line_color: '#123456',
        polygon_line_dash,
        polygon_fill_color: '#abcdef',
        polygon_fill_opacity: 0.2,
      }),
    ).toEqual({
      stroke: false,
      color: '#123456',
      weight: 3,
      dashArray,
      fillColor: '#abcdef',
      fillOpacity: 0.2,
    });
  });
});

describe('a map token', () => {
  it('has 22 to 64 characters that are safe in an address, and nothing else [B-72]', () => {
    const tokens = ['a'.repeat(22), 'Z'.repeat(64), 'abc-DEF_0123456789-xyz'];
    const others = [
      '',
      'a'.repeat(21),
      'a'.repeat(65),
      `${'a'.repeat(22)}\n`,
      `${'a'.repeat(21)}é`,
      `${'a'.repeat(21)}'`,
    ];
    expect(tokens.filter(looksLikeToken)).toEqual(tokens);
    expect(others.filter(looksLikeToken)).toEqual([]);
  });
});

describe('the global map', () => {
  const pieces = [square(7.41, 43.72, 0.01), square(7.43, 43.74, 0.01)];
  const stored = { latitude: 43.7, longitude: 7.4, zoom: 12 };

  it('is seen from where it was stored [B-23]', () => {
    expect(globalMap(stored, pieces, 19)).toEqual({ place: stored });
  });

  it('is the puzzle alone, seen whole, where nothing is stored [B-23, GMV-03]', () => {
    expect(globalMap(null, pieces, 19)).toEqual({
      place: { latitude: 43.735, longitude: 7.425, zoom: 14.3 },
    });
  });

  it('is refused without either: a puzzle takes two pieces [B-23]', () => {
    expect(globalMap(null, [], 19)).toEqual({ refused: 'noGlobalMap' });
    expect(globalMap(null, pieces.slice(1), 19)).toEqual({ refused: 'noGlobalMap' });
  });
});

describe('the place from which all polygons are seen', () => {
  it('is never nearer than the basemap goes, nor further than the world [GMV-02]', () => {
    expect(placeOf([square(7, 43, 0)], 17)).toEqual({ latitude: 43, longitude: 7, zoom: 17 });
    expect(placeOf([square(0, -89.9, 179.8)], 17)).toEqual({
      latitude: 0,
      longitude: 89.9,
      zoom: 0,
    });
  });

  it('is found among very many corners too [RG-06]', () => {
    const corner = square(7, 43, 0.01);
    const many = Array.from({ length: 30_000 }, () => corner);
    expect(placeOf(many, 19).latitude).toBe(43.005);
  });
});
