import type { Feature, Geometry } from 'geojson';

import type { MapRemark } from '#machines/parts/files/map-remark.ts';

import { decodeText } from './decode-text.ts';
import { UnreadableFile } from './file-fault.ts';
import { geometryOf, piecesOf } from './geometry.ts';
import { numberedFile } from './file-number.ts';

/** A map of any program. */
export interface MapFile {
  readonly features: readonly MapShape[];
  readonly remarks: readonly MapRemark[];
}

/** A feature or placemark in WGS 84, longitude first, with the properties that it has in the file. */
export interface MapShape extends Feature<Geometry | null> {
  /** Its place in the file, from 1. */
  readonly line: number;
  /** What the folder around it is called; empty where there is none. */
  readonly folder: string;
  /** The file's name, where it is the number of a territory; else empty. */
  readonly numberedFile: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads a GeoJSON, KML or KMZ; throws UnreadableFile. */
export async function readMap(name: string, bytes: Uint8Array): Promise<MapFile> {
  const features = /\.km[lz]$/iu.test(name) ? await kmlFeatures(bytes) : jsonFeatures(bytes);
  const shapes = features.map((feature, at) => {
    const { areas, points, closedLines } = piecesOf(feature['geometry']);
    const geometry = geometryOf({ areas: [...areas, ...closedLines.map((it) => [it])], points });
    const properties = isObject(feature['properties']) ? feature['properties'] : {};
    return { line: at + 1, geometry, properties, areas: areas.length + closedLines.length };
  });
  const areas = shapes.reduce((sum, shape) => sum + shape.areas, 0);
  const numbered = numberedFile(name, areas) ?? '';
  if (shapes.every(({ geometry }) => geometry === null)) throw new UnreadableFile('nothingDrawn');
  return {
    features: shapes.map(({ line, geometry, properties }) => ({
      type: 'Feature',
      properties,
      geometry,
      line,
      folder: '',
      numberedFile: numbered,
    })),
    remarks: [],
  };
}

type Loose = Readonly<Record<string, unknown>>;

async function kmlFeatures(bytes: Uint8Array): Promise<readonly Loose[]> {
  const { kmlAsGeoJson } = await import('./kml.ts');
  try {
    return featuresIn(kmlAsGeoJson(bytes));
  } catch {
    throw new UnreadableFile('brokenKml');
  }
}

function jsonFeatures(bytes: Uint8Array): readonly Loose[] {
  let read: unknown;
  try {
    read = JSON.parse(decodeText(bytes).replace(/^\uFEFF/u, ''));
  } catch {
    throw new UnreadableFile('invalidMap');
  }
  return featuresIn(read);
}

function featuresIn(read: unknown): readonly Loose[] {
  if (!isObject(read)) throw new UnreadableFile('invalidMap');
  const features: unknown = read['type'] === 'FeatureCollection' ? read['features'] : [read];
  if (!Array.isArray(features)) throw new UnreadableFile('invalidMap');
  return features.map((feature: unknown, at) => {
    if (!isObject(feature) || feature['type'] !== 'Feature')
      throw new UnreadableFile('invalidMap', at + 1);
    return feature;
  });
}
