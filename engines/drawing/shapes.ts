import { union } from '@turf/turf';
import type { Geometry, Position } from 'geojson';
import { blankLabel } from './add-shapes.ts';
import {
  type DrawnMap,
  type EditResult,
  featureOf,
  impossible,
  type MapFeature,
  placed,
  replaced,
  type ShapeId,
  without,
} from './drawn-map.ts';

const areal = ({ geometry }: MapFeature) =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

/** What stands for an empty label when its popup closes (MAP-41, MAP-42). */
const unlabelled = (feature: MapFeature) =>
  areal(feature) ? blankLabel : feature.properties.type === 'information' ? '?' : '';

/** The label as it was typed in the popup. */
export function labelShape(map: DrawnMap, id: ShapeId | null, typed: string): EditResult {
  const feature = featureOf(map, id);
  if (id === null || !feature) return impossible('unknownShape');
  const desc = typed.trim() === '' ? unlabelled(feature) : typed.trim();
  return replaced(map, id, { ...feature, properties: { ...feature.properties, desc } });
}

/** A shape that lies somewhere else, by degrees of longitude and latitude. */
export function moveShape(map: DrawnMap, id: ShapeId, by: Position): EditResult {
  const feature = featureOf(map, id);
  if (!feature) return impossible('unknownShape');
  const [eastward = 0, northward = 0] = by;
  const geometry = mapped(feature.geometry, ([longitude = 0, latitude = 0, ...higher]) => [
    ...placed([longitude + eastward, latitude + northward]),
    ...higher,
  ]);
  return replaced(map, id, { ...feature, geometry });
}

export const deleteShape = (map: DrawnMap, id: ShapeId | null): EditResult =>
  id !== null && map.ids.includes(id)
    ? { valid: true, map: without(map, id) }
    : impossible('unknownShape');

/** One polygon out of two that touch; it keeps the id, the place and the label of the first, or else the label of the other. */
export function joinShapes(map: DrawnMap, id: ShapeId | null, other: ShapeId): EditResult {
  const one = featureOf(map, id);
  const two = featureOf(map, other);
  if (id === null || !one || !two || id === other) return impossible('unknownShape');
  const geometry = united(one.geometry, two.geometry);
  if (geometry === null) return impossible('apart');
  const desc = one.properties.desc.trim() === '' ? two.properties.desc : one.properties.desc;
  const joined = { ...one, properties: { ...one.properties, desc }, geometry };
  return replaced(without(map, other), id, joined);
}

/** Null where the two do not touch along a line, or are no polygons. */
export function united(one: Geometry, other: Geometry): Geometry | null {
  if (one.type !== 'Polygon' || other.type !== 'Polygon') return null;
  const joined = union({
    type: 'FeatureCollection',
    features: [one, other].map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  });
  return joined?.geometry.type === 'Polygon' ? joined.geometry : null;
}

function mapped(geometry: Geometry, move: (at: Position) => Position): Geometry {
  switch (geometry.type) {
    case 'Point':
      return { ...geometry, coordinates: move(geometry.coordinates) };
    case 'MultiPoint':
    case 'LineString':
      return { ...geometry, coordinates: geometry.coordinates.map(move) };
    case 'MultiLineString':
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map((line) => line.map(move)) };
    case 'MultiPolygon':
      return {
        ...geometry,
        coordinates: geometry.coordinates.map((rings) => rings.map((ring) => ring.map(move))),
      };
    default:
      return { ...geometry, geometries: geometry.geometries.map((part) => mapped(part, move)) };
  }
}
