import type { Polygon, Position } from 'geojson';
import { worldX, worldY, type WorldBox } from '#engines/ground/mercator.ts';
import type { Line, Point } from './tile-features.ts';

/** A polygon in the unit square: its outer ring, then its holes. */
export type Rings = readonly Line[];

export const ringsOf = ({ coordinates }: Pick<Polygon, 'coordinates'>): Rings =>
  coordinates.map((ring) => ring.map(pointOf));

export const pointOf = ([lng = 0, lat = 0]: Position | readonly number[]): Point => ({
  x: worldX(lng),
  y: worldY(lat),
});

export function boxOf(polygons: readonly Rings[]): WorldBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [outer = []] of polygons) {
    for (const { x, y } of outer) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, right, bottom };
}

/** By the even-odd rule, which leaves out holes. */
export function isInside(rings: Rings, { x, y }: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [at, to] of ring.entries()) {
      const from = ring.at(at - 1);
      if (!from || from.y > y === to.y > y) continue;
      if (x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside;
    }
  }
  return inside;
}

export const isInsideOne = (polygons: readonly Rings[], point: Point): boolean =>
  polygons.some((rings) => isInside(rings, point));

/** How far a point is from a segment, in the measure of the points. */
export function distanceTo(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / long;
  const at = Math.max(0, Math.min(1, part));
  return Math.hypot(x - from.x - dx * at, y - from.y - dy * at);
}
