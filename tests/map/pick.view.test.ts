import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { markerAt, polygonAt, reachOf } from '../../web/parts/map/engine/pick.ts';
import type { DrawnMarker, DrawnPolygon } from '../../web/parts/map/map.view.ts';

const project = ([longitude = 0, latitude = 0]: Position) => ({
  x: longitude * 100,
  y: -latitude * 100,
});
const pin = { url: null, width: 32, height: 40, anchorX: 16, anchorY: 39 };
const sizes = { information: pin, parking: pin, mobilestand: pin, kingdomhome: pin, other: pin };
const markers: readonly DrawnMarker[] = [
  { id: 0, kind: 'parking', position: [1, -1] },
  { id: 1, kind: 'other', position: [1.1, -1] },
];
const square = (west: number, south: number, side: number): Position[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

describe('a marker', () => {
  it('is meant anywhere on its icon, the one drawn last first [PUB-12]', () => {
    const at = (x: number, y: number) => markerAt(markers, { x, y }, project, sizes, 0);
    expect(at(90, 80)).toBe(0);
    expect(at(105, 80)).toBe(1);
    expect(at(100, 99)).toBe(1);
    expect(at(84, 61)).toBe(0);
    expect(at(83, 80)).toBeNull();
    expect(at(100, 102)).toBeNull();
  });

  it('is meant by a thumb that lands beside it, within 44 pixels, and by a mouse on it alone [PUB-12]', () => {
    const at = (x: number, y: number, touch: boolean) =>
      markerAt(markers, { x, y }, project, sizes, reachOf(touch));
    expect(at(79, 80, true)).toBe(0);
    expect(at(77, 80, true)).toBeNull();
    expect(at(84, 80, false)).toBe(0);
    expect(at(83, 80, false)).toBeNull();
  });
});

describe('a polygon', () => {
  const polygons: readonly DrawnPolygon[] = [
    { id: 3, rings: [square(0, 0, 10), square(4, 4, 2)] },
    { id: 7, rings: [square(8, 8, 4)] },
  ];

  it('is meant by a place within it, outside its holes, the one drawn last first', () => {
    expect(polygonAt(polygons, [1, 1])).toBe(3);
    expect(polygonAt(polygons, [5, 5])).toBeNull();
    expect(polygonAt(polygons, [9, 9])).toBe(7);
    expect(polygonAt(polygons, [11, 1])).toBeNull();
  });

  it('is closed even where its last point is missing', () => {
    const open = [{ id: 1, rings: [square(0, 0, 2).slice(0, 4)] }];
    expect(polygonAt(open, [1, 1])).toBe(1);
    expect(polygonAt(open, [3, 1])).toBeNull();
  });
});
