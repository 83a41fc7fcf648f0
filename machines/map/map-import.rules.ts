import { importMaxBytes } from '#schema/limits.ts';

import type { MapFeatures } from '#schema/geojson.ts';

import type { MapReading, MapRemark } from '../parts/files/map-remark.ts';

/** A file of the browser, as far as a machine needs to know it. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/** The areas of the filter, in degrees on each side of the middle of the map (MAP-27). */
export const importSpans = {
  near: { latitude: 0.002_808, longitude: 0.007_397_5 },
  town: { latitude: 0.01, longitude: 0.04 },
  region: { latitude: 0.08, longitude: 0.11 },
} as const;

export type SpanName = keyof typeof importSpans;

export const spanNames: readonly SpanName[] = ['near', 'town', 'region'];

export interface FileRead {
  readonly file: ChosenFile;
  readonly reading: MapReading;
}

/** A file as the call takes it, and what is to be said about it. */
export interface ConvertedFile {
  readonly file: ChosenFile;
  readonly remarks: readonly MapRemark[];
  /** What it draws; null where only the server can tell. */
  readonly drawing: MapFeatures | null;
}

export type FileFault = 'extension' | 'tooLarge';

/** Only a .geojson file of less than 1,000,000 bytes is sent (IMP-01, MAP-28, MAP-29). */
export function fileFault({ name, size }: ChosenFile): FileFault | null {
  if (!/\.geojson$/iu.test(name)) return 'extension';
  return size > importMaxBytes ? 'tooLarge' : null;
}

/** KML and KMZ become GeoJSON before they are judged. */
export const acceptable = ({ name }: ChosenFile) => /\.(?:geojson|kml|kmz)$/iu.test(name);

interface Choice {
  readonly file: ChosenFile | null;
  readonly filter: boolean;
  readonly span: SpanName | null;
}

/** With the filter on, the area is required (MAP-26). */
export const importable = ({ file, filter, span }: Choice) =>
  file !== null && fileFault(file) === null && (!filter || span !== null);

export const withinOf = ({ filter, span }: Choice) =>
  filter && span !== null ? importSpans[span] : null;
