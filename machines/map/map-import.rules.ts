import { importMaxBytes } from '#schema/limits.ts';

/** A file of the browser, as far as a machine needs to know it. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/** MAP-27: so many degrees on each side of the middle of the map, as `latitude|longitude`. */
export const importSpans = {
  near: { latitude: 0.002_808, longitude: 0.007_397_5 },
  town: { latitude: 0.01, longitude: 0.04 },
  region: { latitude: 0.08, longitude: 0.11 },
} as const;

export type SpanName = keyof typeof importSpans;

export const spanNames: readonly SpanName[] = ['near', 'town', 'region'];

export type FileFault = 'extension' | 'tooLarge';

/** IMP-01, MAP-28, MAP-29: what is sent is a .geojson file under 1,000,000 bytes. */
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

/** MAP-26: with the filter on, the area is required. */
export const importable = ({ file, filter, span }: Choice) =>
  file !== null && fileFault(file) === null && (!filter || span !== null);

export const withinOf = ({ filter, span }: Choice) =>
  filter && span !== null ? importSpans[span] : null;
