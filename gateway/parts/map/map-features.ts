import type { Feature, Geometry } from 'geojson';
import type { MapFeatureProperties, MapFeatures } from '#schema/geojson.ts';

/**
 * Normalises features of any backend for drawing: drops those without valid coordinates, sets
 * missing properties to ''.
 */
export function mapFeatures(sent: unknown): MapFeatures | null {
  const features = isRecord(sent) ? sent['features'] : null;
  if (!Array.isArray(features)) return null;
  return { type: 'FeatureCollection', features: features.flatMap(mapFeature) };
}

function mapFeature(sent: unknown): readonly Feature<Geometry, MapFeatureProperties>[] {
  if (!isRecord(sent) || !isGeometry(sent['geometry'])) return [];
  const { geometry, properties } = sent;
  const members = isRecord(properties) ? properties : {};
  return [
    {
      type: 'Feature',
      properties: { ...members, type: said(members['type']), desc: said(members['desc']) },
      geometry,
    },
  ];
}

/** Nesting depth of the coordinates per geometry type. */
const depths: ReadonlyMap<unknown, number> = new Map([
  ['Point', 0],
  ['MultiPoint', 1],
  ['LineString', 1],
  ['MultiLineString', 2],
  ['Polygon', 2],
  ['MultiPolygon', 3],
]);

function isGeometry(value: unknown): value is Geometry {
  if (!isRecord(value)) return false;
  const depth = depths.get(value['type']);
  return depth !== undefined && arePlaces(value['coordinates'], depth);
}

function arePlaces(value: unknown, depth: number): boolean {
  if (!Array.isArray(value)) return false;
  if (depth > 0) return value.every((one) => arePlaces(one, depth - 1));
  return value.length > 1 && value.every(Number.isFinite);
}

const said = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
