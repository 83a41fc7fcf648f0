import type { Position } from 'geojson';
import { added, type DrawnMap, type EditResult, impossible, placed } from './drawn-map.ts';
import { closedRing, type Ring, samePlace, simple } from './ring.ts';

export const markerKinds = ['information', 'parking', 'mobilestand', 'kingdomhome'] as const;
export type DrawnMarkerKind = (typeof markerKinds)[number];

/** What a new polygon or information is called until somebody says more (MAP-40). */
export const blankLabel = ' ';

const distinct = (points: Ring): Ring =>
  points.filter((point, at) => {
    const before = points[at - 1];
    return !before || !samePlace(before, point);
  });

/** Makes a polygon of the points of a line, which may end where it began (MAP-37, MAP-39). */
export function closePolygon(map: DrawnMap, points: readonly Position[]): EditResult {
  const line = distinct(points.map(placed));
  const [first] = line;
  const last = line.at(-1);
  const ring =
    first && last && line.length > 1 && samePlace(first, last) ? line.slice(0, -1) : line;
  if (ring.length < 3) return impossible('tooFewPoints');
  if (!simple(ring)) return impossible('crossing');
  return added(map, {
    type: 'Feature',
    properties: { type: 'polygon', desc: blankLabel },
    geometry: { type: 'Polygon', coordinates: [closedRing(ring)] },
  });
}

/** Places one of the four markers (MAP-03). Only an information waits for its words. */
export const placeMarker = (map: DrawnMap, kind: DrawnMarkerKind, at: Position): EditResult =>
  added(map, {
    type: 'Feature',
    properties: { type: kind, desc: kind === 'information' ? blankLabel : '' },
    geometry: { type: 'Point', coordinates: placed(at) },
  });
