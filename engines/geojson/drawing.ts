import type { Feature, Point, Polygon, Position } from 'geojson';
import { closedRing } from './closed-ring.ts';
import { faultIn, type PolygonFault } from './sound-polygon.ts';

export interface DrawnProperties {
  readonly type: string;
  readonly desc: string;
}
export type DrawnFeature = Feature<Polygon | Point, DrawnProperties>;

/** A polygon of a file that is refused. */
export interface ImpossibleShape {
  readonly refused: 'impossibleShape';
  /** The feature it belongs to, from 1. */
  readonly shape: number;
  /** What the file calls it; '' for nothing. */
  readonly label: string;
  /** Null where there are fewer than three corners. */
  readonly fault: PolygonFault | null;
}

export type Drawing =
  | { readonly refused: 'unreadable' }
  | ImpossibleShape
  | { readonly refused?: undefined; readonly features: readonly DrawnFeature[] };

/** The value, or why the whole drawing is refused. */
type Read<Value> =
  | 'unreadable'
  | { readonly fault: PolygonFault | null }
  | { readonly value: Value };

/**
 * Parses a map: a FeatureCollection or a single Feature of polygons and points. MultiPolygons are
 * split, elevations dropped, rings closed (B-74, C2 MAP).
 */
export function drawingOf(parsed: unknown): Drawing {
  const features = featuresIn(parsed);
  if (!features) return { refused: 'unreadable' };
  const drawn: DrawnFeature[] = [];
  let letters = 0;
  for (const [at, feature] of features.entries()) {
    const shapes = shapesOf(feature);
    if (shapes === 'unreadable') return { refused: shapes };
    if ('fault' in shapes) {
      const label = labelOf(feature);
      return { refused: 'impossibleShape', shape: at + 1, label, fault: shapes.fault };
    }
    for (const geometry of shapes.value) {
      const one = drawnFeature(geometry, feature);
      letters += one.properties.type.length + one.properties.desc.length;
      if (letters > mostLetters) return { refused: 'unreadable' };
      drawn.push(one);
    }
  }
  return { features: drawn };
}

/** Characters of all labels together: the label of a MultiPolygon is copied to every piece. */
const mostLetters = 1_000_000;

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function featuresIn(parsed: unknown): readonly Members[] | null {
  if (!isMembers(parsed)) return null;
  const features: unknown = parsed['type'] === 'FeatureCollection' ? parsed['features'] : [parsed];
  if (!Array.isArray(features)) return null;
  const isFeature = (one: unknown): one is Members => isMembers(one) && one['type'] === 'Feature';
  return features.every(isFeature) ? features : null;
}

/** A feature without geometry is valid and yields no shape. */
function shapesOf({ geometry }: Members): Read<readonly (Polygon | Point)[]> {
  if (geometry === null) return { value: [] };
  if (!isMembers(geometry)) return 'unreadable';
  const { type, coordinates } = geometry;
  if (type === 'Point') {
    const place = position(coordinates);
    return place ? { value: [{ type, coordinates: place }] } : 'unreadable';
  }
  if (type === 'Polygon') return polygons([coordinates]);
  if (type === 'MultiPolygon' && Array.isArray(coordinates)) return polygons(coordinates);
  return 'unreadable';
}

function polygons(several: readonly unknown[]): Read<readonly Polygon[]> {
  const found: Polygon[] = [];
  for (const one of several) {
    if (!Array.isArray(one)) return 'unreadable';
    const rings: Position[][] = [];
    for (const corners of one) {
      const closed = ring(corners);
      if (!closed) return 'unreadable';
      rings.push(closed);
    }
    if (rings.length === 0 || rings.some(({ length }) => length < smallestRing)) {
      return { fault: null };
    }
    const fault = faultIn(rings);
    if (fault) return { fault };
    found.push({ type: 'Polygon', coordinates: rings });
  }
  return { value: found };
}

/** Three corners and the repeated first one. */
const smallestRing = 4;

/** Null when a corner is no valid position. */
function ring(corners: unknown): Position[] | null {
  if (!Array.isArray(corners)) return null;
  const places: Position[] = [];
  for (const corner of corners) {
    const place = position(corner);
    if (!place) return null;
    places.push(place);
  }
  return closedRing(places);
}

function position(value: unknown): Position | null {
  if (!Array.isArray(value)) return null;
  const [longitude, latitude]: readonly unknown[] = value;
  return isWithin(longitude, 180) && isWithin(latitude, 90) ? [longitude, latitude] : null;
}

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

function drawnFeature(geometry: Polygon | Point, { properties }: Members): DrawnFeature {
  const given: Members = isMembers(properties) ? properties : {};
  const type =
    said(given['type']).trim() || (geometry.type === 'Polygon' ? 'polygon' : 'information');
  const desc = said(given['desc']) || (silentLabels.get(type) ?? '');
  return { type: 'Feature', properties: { type, desc }, geometry };
}

/** What the file calls a feature, '' for nothing. */
export function labelOf({ properties }: Members): string {
  const given: Members = isMembers(properties) ? properties : {};
  return said(given['desc']).trim() || said(given['name']).trim();
}

/** Default labels, which count as no label (MAP-41, MAP-42). */
const silentLabels: ReadonlyMap<string, string> = new Map([
  ['polygon', ' '],
  ['information', '?'],
]);

const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/gu;

const said = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll(unstorable, '')
    : '';
