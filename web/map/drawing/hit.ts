import type { Position } from 'geojson';
import type { Grip } from '#machines/map/map-drawing.rules.ts';
import { type DrawnMap, featureOf, type ShapeId } from '#engines/drawing/drawn-map.ts';
import { middlesOf, type Vertex, verticesOf } from '#engines/drawing/vertices.ts';
import { coversIcon, type Project, type ScreenPoint } from '../../parts/map/engine/pick.ts';
import { pointsOf, polygonsOf } from '../../parts/map/geometry/geometry.ts';
import { labelAnchor } from '../../parts/map/geometry/label-anchor.ts';
import type { MarkerFrame } from '../../parts/map/layers/marker-atlas.ts';
import { kindOf, type MarkerKind } from '../../parts/map/map.view.ts';

const away = (a: ScreenPoint, b: ScreenPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/** What can be taken hold of on the chosen shape. */
export interface Handles {
  readonly corners: readonly Vertex[];
  readonly middles: readonly Vertex[];
  /** Moves the whole shape. */
  readonly whole: Position | null;
}

export const noHandles: Handles = { corners: [], middles: [], whole: null };

export function handlesOf(map: DrawnMap, id: ShapeId | null): Handles {
  const feature = featureOf(map, id);
  if (id === null || !feature) return noHandles;
  const [rings] = polygonsOf(feature.geometry);
  return {
    corners: verticesOf(map, id),
    middles: middlesOf(map, id),
    whole: rings ? (labelAnchor(rings)?.position ?? null) : null,
  };
}

function nearest(
  vertices: readonly Vertex[],
  at: ScreenPoint,
  project: Project,
  reach: number,
): Vertex | null {
  let found: Vertex | null = null;
  let distance = reach;
  for (const vertex of vertices) {
    const off = away(project(vertex.position), at);
    if (off > distance) continue;
    distance = off;
    found = vertex;
  }
  return found;
}

/** The handle under a pointer; a corner goes before the handle of the shape, and that before the middle of an edge. */
export function handleAt(
  { corners, middles, whole }: Handles,
  at: ScreenPoint,
  project: Project,
  reach: number,
): Grip | null {
  const corner = nearest(corners, at, project, reach);
  if (corner) return held(corner, 'corner');
  const [first] = corners;
  if (whole && first && away(project(whole), at) <= reach)
    return { ...held(first, 'shape'), from: whole };
  const middle = nearest(middles, at, project, reach);
  return middle && held(middle, 'middle');
}

const held = ({ position, ...place }: Vertex, what: Grip['what']): Grip => ({
  ...place,
  what,
  from: position,
});

/** The shape under a pointer: the marker on top, else the smallest polygon that holds the place. */
export function shapeAt(
  map: DrawnMap,
  at: ScreenPoint,
  project: Project,
  sizes: Record<MarkerKind, MarkerFrame>,
  reach: number,
): ShapeId | null {
  for (const id of map.ids.toReversed()) {
    const feature = featureOf(map, id);
    if (!feature) continue;
    const kind = kindOf(feature);
    if (kind === 'polygon' || kind === 'limit') continue;
    const onIcon = pointsOf(feature.geometry).some((position) =>
      coversIcon(sizes[kind], project(position), at, reach),
    );
    if (onIcon) return id;
  }
  return smallestAround(map, at, project);
}

function smallestAround(
  { geojson, ids }: DrawnMap,
  at: ScreenPoint,
  project: Project,
): ShapeId | null {
  let found: ShapeId | null = null;
  let smallest = Infinity;
  for (const [place, { geometry }] of geojson.features.entries())
    for (const rings of polygonsOf(geometry)) {
      const drawn = rings.map((ring) => ring.map(project));
      const size = Math.abs(areaOf(drawn[0] ?? []));
      if (size >= smallest || !drawn.reduce((inside, ring) => inside !== holds(ring, at), false))
        continue;
      smallest = size;
      found = ids[place] ?? null;
    }
  return found;
}

const areaOf = (ring: readonly ScreenPoint[]) =>
  ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

const holds = (ring: readonly ScreenPoint[], at: ScreenPoint) =>
  ring.reduce((inside, a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    if (a.y > at.y === b.y > at.y) return inside;
    return at.x < a.x + ((at.y - a.y) / (b.y - a.y)) * (b.x - a.x) ? !inside : inside;
  }, false);

/** Whether a tap closes the polygon that is being drawn: on its first point, or once more on its last. */
export function closesLine(
  line: readonly Position[],
  at: ScreenPoint,
  project: Project,
  reach: number,
): boolean {
  const [first] = line;
  const last = line.at(-1);
  const on = (point: Position | undefined) => point && away(project(point), at) <= reach;
  return Boolean((line.length > 2 && on(first)) || (line.length > 1 && on(last)));
}
