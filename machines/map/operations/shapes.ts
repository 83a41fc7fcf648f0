import { union } from '@turf/turf';
import type { Geometry, Position } from 'geojson';
import type { MapFeatures } from '#schema/geojson.ts';
import { blankLabel } from './add-shapes.ts';
import { impossible, type Judged, type MapFeature, placed, replaced, without } from './judged.ts';

const areal = ({ geometry }: MapFeature) =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

/** What stands for an empty label when its popup closes (MAP-41, MAP-42). */
const unlabelled = (feature: MapFeature) =>
  areal(feature) ? blankLabel : feature.properties.type === 'information' ? '?' : '';

/** The label as it was typed in the popup. */
export function labelShape(map: MapFeatures, id: number, typed: string): Judged {
  const feature = map.features[id];
  if (!feature) return impossible('unknownShape');
  const desc = typed.trim() === '' ? unlabelled(feature) : typed.trim();
  return replaced(map, id, { ...feature, properties: { ...feature.properties, desc } });
}

/** A shape that lies somewhere else, by degrees of longitude and latitude. */
export function moveShape(map: MapFeatures, id: number, by: Position): Judged {
  const feature = map.features[id];
  if (!feature) return impossible('unknownShape');
  const [eastward = 0, northward = 0] = by;
  const geometry = mapped(feature.geometry, ([longitude = 0, latitude = 0, ...higher]) => [
    ...placed([longitude + eastward, latitude + northward]),
    ...higher,
  ]);
  return replaced(map, id, { ...feature, geometry });
}

export const deleteShape = (map: MapFeatures, id: number): Judged =>
  map.features[id] ? { valid: true, features: without(map, id) } : impossible('unknownShape');

/** One polygon out of two that touch; it keeps the place and the label of the first, or else that of the other. */
export function joinShapes(map: MapFeatures, id: number, other: number): Judged {
  const one = map.features[id];
  const two = map.features[other];
  if (!one || !two || id === other) return impossible('unknownShape');
  const geometry = united(one.geometry, two.geometry);
  if (geometry === null) return impossible('apart');
  const desc = one.properties.desc.trim() === '' ? two.properties.desc : one.properties.desc;
  const joined = { ...one, properties: { ...one.properties, desc }, geometry };
  return {
    valid: true,
    features: without(
      { ...map, features: map.features.map((it, at) => (at === id ? joined : it)) },
      other,
    ),
  };
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
