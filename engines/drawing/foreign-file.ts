import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { MapFeatureProperties, MapFeatures } from '#schema/geojson.ts';
import { markerKinds } from './add-shapes.ts';
import type { MapFeature } from './drawn-map.ts';

const kinds: readonly unknown[] = ['polygon', ...markerKinds];

/** What a file may call the words of a shape, best first: ours, Territory Helper's, QGIS's, KML's. */
const labelNames = [
  'desc',
  'TerritoryNumber',
  'number',
  'Number',
  'name',
  'Name',
  'label',
  'title',
];

/** One file, as the documented call takes it. */
export const exported = (map: MapFeatures) => JSON.stringify(map);

/** What another program has drawn, as the five kinds of ours; null: it is no map (B-74). */
export function imported(text: string): MapFeatures | null {
  const read = parsed(text.replace(/^\uFEFF/u, ''));
  const features = featuresIn(read);
  return features && { type: 'FeatureCollection', features: features.flatMap(ours) };
}

/** A map that is already as ours are is sent as it lies on the disk. */
export function isOurs(text: string): boolean {
  const features = featuresIn(parsed(text.replace(/^\uFEFF/u, '')));
  return (
    features !== null &&
    features.every(
      ({ properties, geometry }) =>
        isOwn(properties) !== null && (geometry?.type === 'Polygon' || geometry?.type === 'Point'),
    )
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Loose = Feature<Geometry | null>;

function featuresIn(read: unknown): readonly Loose[] | null {
  if (!isObject(read)) return null;
  if (isCollection(read)) return read.features.filter(isFeature);
  return isFeature(read) ? [read] : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCollection = (value: object): value is FeatureCollection =>
  'type' in value &&
  value.type === 'FeatureCollection' &&
  'features' in value &&
  Array.isArray(value.features);

const isFeature = (value: unknown): value is Loose =>
  isObject(value) &&
  value['type'] === 'Feature' &&
  (!value['geometry'] || isObject(value['geometry']));

const isOwn = (properties: Loose['properties']): MapFeatureProperties | null => {
  const type: unknown = properties?.['type'];
  const desc: unknown = properties?.['desc'];
  return typeof type === 'string' && typeof desc === 'string' ? { type, desc } : null;
};

/** Split into single polygons and points, flat, with a type and a label; lines are not kept. */
function ours({ geometry, properties }: Loose): MapFeature[] {
  const desc = labelOf(properties ?? {});
  return singles(geometry).map((single): MapFeature => {
    const given: unknown = properties?.['type'];
    const type =
      single.type === 'Polygon'
        ? 'polygon'
        : typeof given === 'string' && kinds.includes(given)
          ? given
          : 'information';
    const words = desc !== '' ? desc : type === 'polygon' ? ' ' : type === 'information' ? '?' : '';
    const kept = isOwn(properties);
    return {
      type: 'Feature',
      properties: kept ? { type: kept.type, desc: kept.desc } : { type, desc: words },
      geometry: single,
    };
  });
}

function labelOf(properties: Record<string, unknown>): string {
  for (const name of labelNames) {
    const value = properties[name];
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}

function singles(geometry: Geometry | null): Geometry[] {
  switch (geometry?.type) {
    case 'Point':
      return [{ type: 'Point', coordinates: flat(geometry.coordinates) }];
    case 'MultiPoint':
      return geometry.coordinates.map((at) => ({ type: 'Point', coordinates: flat(at) }));
    case 'Polygon':
      return [{ type: 'Polygon', coordinates: geometry.coordinates.map(flatLine) }];
    case 'MultiPolygon':
      return geometry.coordinates.map((rings) => ({
        type: 'Polygon',
        coordinates: rings.map(flatLine),
      }));
    case 'GeometryCollection':
      return geometry.geometries.flatMap(singles);
    default:
      return [];
  }
}

const flat = ([longitude = 0, latitude = 0]: Position): Position => [longitude, latitude];
const flatLine = (line: readonly Position[]) => line.map(flat);
