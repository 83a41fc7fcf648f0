import type { Position } from 'geojson';
import type { Rings } from '../geometry/geometry.ts';
import type { MarkerFrame } from '../layers/marker-atlas.ts';
import type { MapStreet } from '../streets/map-streets.ts';
import type { DrawnMarker, DrawnPolygon, FeatureId, MarkerKind } from '../map.view.ts';

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export type Project = (at: Position) => ScreenPoint;

/** Tolerance around a target in pixels: half of a 44-pixel touch target, or 12 for a mouse. */
export const reachOf = (touch: boolean) => (touch ? 22 : 12);

/** Whether a pointer is on an icon or within the tolerance around it. */
export function coversIcon(
  { width, height, anchorX, anchorY }: MarkerFrame,
  tip: ScreenPoint,
  at: ScreenPoint,
  reach: number,
): boolean {
  const spare = { x: Math.max(0, reach - width / 2), y: Math.max(0, reach - height / 2) };
  const x = at.x - tip.x + anchorX;
  const y = at.y - tip.y + anchorY;
  return x >= -spare.x && x <= width + spare.x && y >= -spare.y && y <= height + spare.y;
}

/** The topmost marker under a pointer (PUB-12). */
export const markerAt = (
  markers: readonly DrawnMarker[],
  at: ScreenPoint,
  project: Project,
  sizes: Record<MarkerKind, MarkerFrame>,
  reach: number,
): FeatureId | null =>
  markers.findLast(({ kind, position }) => coversIcon(sizes[kind], project(position), at, reach))
    ?.id ?? null;

/** Half of a touch target of 44 pixels, whatever points: streets are thin. */
const besideStreet = 22;

/** The name of the nearest street of those that a pointer reaches (OWN-220). */
export function streetAt(
  streets: readonly MapStreet[],
  at: ScreenPoint,
  project: Project,
): string | null {
  let [found, distance]: [string | null, number] = [null, besideStreet];
  for (const { name, lines } of streets) {
    for (const line of lines) {
      const points = line.map((position) => project([...position]));
      for (const [place, to] of points.entries()) {
        const away = distanceTo(points[place - 1] ?? to, to, at);
        if (away <= distance) [found, distance] = [name, away];
      }
    }
  }
  return found;
}

function distanceTo(from: ScreenPoint, to: ScreenPoint, { x, y }: ScreenPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / square;
  const share = Math.min(1, Math.max(0, part));
  return Math.hypot(x - from.x - dx * share, y - from.y - dy * share);
}

/** The topmost polygon that contains a position. */
export const polygonAt = (polygons: readonly DrawnPolygon[], at: Position): FeatureId | null =>
  polygons.findLast(({ rings }) => holdsPlace(rings, at))?.id ?? null;

function holdsPlace(rings: Rings, [x = 0, y = 0]: Position): boolean {
  let inside = false;
  for (const ring of rings) {
    let [x1 = 0, y1 = 0] = ring.at(-1) ?? [];
    for (const [x2 = 0, y2 = 0] of ring) {
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
      x1 = x2;
      y1 = y2;
    }
  }
  return inside;
}
