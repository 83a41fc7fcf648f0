import type { Position } from 'geojson';
import type { Rings } from '../geometry/geometry.ts';
import type { MarkerFrame } from '../layers/marker-atlas.ts';
import type { DrawnMarker, DrawnPolygon, FeatureId, MarkerKind } from '../map.view.ts';

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export type Project = (at: Position) => ScreenPoint;

/** How far from what it means a pointer may land, in pixels: half of 44 for a thumb. */
export const reachOf = (touch: boolean) => (touch ? 22 : 12);

/** A pointer on the icon, or so near that a thumb could mean it. */
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

/** The marker under a pointer, the one on top first (PUB-12). */
export const markerAt = (
  markers: readonly DrawnMarker[],
  at: ScreenPoint,
  project: Project,
  sizes: Record<MarkerKind, MarkerFrame>,
  reach: number,
): FeatureId | null =>
  markers.findLast(({ kind, position }) => coversIcon(sizes[kind], project(position), at, reach))
    ?.id ?? null;

/** The polygon that holds a place, the one on top first. */
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
