import type { Geometry, Position } from 'geojson';
import {
  type DrawnMap,
  type EditResult,
  featureOf,
  impossible,
  type MapFeature,
  placed,
  replaced,
  type ShapeId,
} from './drawn-map.ts';
import { clearAround, closedRing, openRing, type Ring, ringsMeet } from './ring.ts';

/** One corner: of which shape, of which of its polygons, of which ring; a marker has one of its own. */
export interface VertexPlace {
  readonly id: ShapeId;
  readonly part: number;
  readonly ring: number;
  readonly vertex: number;
}

export interface Vertex extends VertexPlace {
  readonly position: Position;
}

/** The corners of a shape, in the order in which they are drawn. */
export function verticesOf(map: DrawnMap, id: ShapeId): readonly Vertex[] {
  const geometry = featureOf(map, id)?.geometry;
  if (!geometry) return [];
  if (geometry.type === 'Point')
    return [{ id, part: 0, ring: 0, vertex: 0, position: geometry.coordinates }];
  return partsOf(geometry).flatMap((rings, part) =>
    rings.flatMap((ring, ringAt) =>
      openRing(ring).map((position, vertex) => ({ id, part, ring: ringAt, vertex, position })),
    ),
  );
}

/** The middles of the edges, each with the corner before it: where a new corner may be drawn out. */
export function middlesOf(map: DrawnMap, id: ShapeId): readonly Vertex[] {
  if (featureOf(map, id)?.geometry.type === 'Point') return [];
  return verticesOf(map, id).map((vertex, at, all) => {
    const next = nextIn(all, vertex, at);
    const [ax = 0, ay = 0] = vertex.position;
    const [bx = 0, by = 0] = next.position;
    return { ...vertex, position: placed([(ax + bx) / 2, (ay + by) / 2]) };
  });
}

function nextIn(all: readonly Vertex[], one: Vertex, at: number): Vertex {
  const { part, ring, vertex } = one;
  const after = all[at + 1];
  if (after && after.part === part && after.ring === ring) return after;
  return all[at - vertex] ?? one;
}

/** A corner of a polygon, or the place of a marker, moved (MAP-05, MAP-37). */
export function moveVertex(map: DrawnMap, place: VertexPlace, to: Position): EditResult {
  const feature = featureOf(map, place.id);
  if (!feature) return impossible('unknownShape');
  if (feature.geometry.type === 'Point')
    return replaced(map, place.id, {
      ...feature,
      geometry: { type: 'Point', coordinates: placed(to) },
    });
  return withRing(map, feature, place, (ring) => {
    const moved = ring.map((at, vertex) => (vertex === place.vertex ? placed(to) : at));
    return clearAround(moved, place.vertex) ? moved : 'crossing';
  });
}

/** A new corner after the one named. */
export function insertVertex(map: DrawnMap, place: VertexPlace, at: Position): EditResult {
  const feature = featureOf(map, place.id);
  if (!feature) return impossible('unknownShape');
  return withRing(map, feature, place, (ring) => {
    const longer = ring.toSpliced(place.vertex + 1, 0, placed(at));
    return clearAround(longer, place.vertex + 1) ? longer : 'crossing';
  });
}

/** A polygon keeps three corners (MAP-39). */
export function deleteVertex(map: DrawnMap, place: VertexPlace): EditResult {
  const feature = featureOf(map, place.id);
  if (!feature) return impossible('unknownShape');
  return withRing(map, feature, place, (ring) => {
    if (ring.length <= 3) return 'tooFewPoints';
    const shorter = ring.toSpliced(place.vertex, 1);
    return clearAround(shorter, place.vertex % shorter.length) ? shorter : 'crossing';
  });
}

function withRing(
  map: DrawnMap,
  feature: MapFeature,
  { id, part, ring: at, vertex }: VertexPlace,
  change: (ring: Ring) => Ring | 'crossing' | 'tooFewPoints',
): EditResult {
  const parts = partsOf(feature.geometry);
  const rings = parts[part];
  const ring = rings?.[at] && openRing(rings[at]);
  if (!rings || !ring?.[vertex]) return impossible('unknownShape');
  const changed = change(ring);
  if (typeof changed === 'string') return impossible(changed);
  const others = rings.filter((_, place) => place !== at).map(openRing);
  if (others.some((other) => ringsMeet(changed, other))) return impossible('crossing');
  const closed = rings.map((other, place) => (place === at ? closedRing(changed) : [...other]));
  const geometry: Geometry =
    feature.geometry.type === 'MultiPolygon'
      ? {
          type: 'MultiPolygon',
          coordinates: parts.map((other, place) =>
            place === part ? closed : other.map((line) => [...line]),
          ),
        }
      : { type: 'Polygon', coordinates: closed };
  return replaced(map, id, { ...feature, geometry });
}

function partsOf(geometry: Geometry): readonly (readonly (readonly Position[])[])[] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}
