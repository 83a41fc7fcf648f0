import { importMaxBytes } from '#schema/limits.ts';
import type { UploadedFile } from '../parts/http/uploads.ts';
import { drawingOf, type DrawnFeature } from '#engines/geojson/drawing.ts';
import { jsonIn, jsonInForm } from '#engines/geojson/json.ts';
import { nearby } from '#engines/geojson/nearby.ts';
import { placeOf, type MapPlace } from '../domain/map/place.ts';

export type MapRuling =
  | { readonly refused: MapRefusal }
  | ({ readonly refused?: undefined; readonly features: readonly DrawnFeature[] } & MapPlace);

type MapRefusal =
  | 'unreadableMap'
  | 'unreadablePlace'
  | 'impossibleShape'
  | 'emptyMap'
  | 'noFile'
  | 'wrongExtension'
  | 'fileTooLarge'
  | 'invalidFile'
  | 'noArea'
  | 'nothingNearby';

export interface SaveMap {
  readonly zoom: string;
  readonly latlng: string;
  readonly geojson: string;
}

/** Rules of saving a map with its view (C2 MAP, save). */
export function savedMap({ zoom, latlng, geojson }: SaveMap): MapRuling {
  const json = jsonInForm(geojson);
  if (!json) return { refused: 'unreadableMap' };
  const drawing = drawingOf(json.parsed);
  if (drawing.refused === 'unreadable') return { refused: 'unreadableMap' };
  if (drawing.refused) return { refused: drawing.refused };
  if (drawing.features.length === 0) return { refused: 'emptyMap' };
  const place = pair(latlng);
  const level = number(zoom);
  if (!place || Math.abs(place[0]) > 90 || !(level >= 0 && level <= zoomLimit)) {
    return { refused: 'unreadablePlace' };
  }
  const [latitude, longitude] = place;
  return { features: drawing.features, latitude, longitude: wrapped(longitude), zoom: level };
}

export interface VersionSent {
  /** Null from a client that sends no version. */
  readonly version: string | null;
  readonly forceOverwrite: boolean;
}

/** The map was saved since the client read it (backend/parts/db/README.md, "Versions"). */
export const outdated = ({ version, forceOverwrite }: VersionSent, present: string): boolean =>
  version !== null && version !== present && !forceOverwrite;

export interface ImportMap {
  readonly file: Omit<UploadedFile, 'content'> | null;
  readonly maxZoom: number;
  /** Null keeps every feature of the file. */
  readonly around: { readonly latlng: string; readonly area: string } | null;
}

/**
 * Rules of importing a file (C2 MAP, import; B-55, B-73, B-74). The view is set to show all
 * imported features.
 */
export function importedMap({ file, maxZoom, around }: ImportMap): MapRuling {
  if (!file || file.name === '') return { refused: 'noFile' };
  if (!/\.geojson$/i.test(file.name)) return { refused: 'wrongExtension' };
  if (file.bytes > importMaxBytes) return { refused: 'fileTooLarge' };
  const json = jsonIn(file.text ?? '');
  if (!json) return { refused: 'invalidFile' };
  const drawing = drawingOf(json.parsed);
  if (drawing.refused) return { refused: 'invalidFile' };
  if (drawing.features.length === 0) return { refused: 'emptyMap' };
  const area = around && areaOf(around.latlng, around.area);
  if (typeof area === 'string') return { refused: area };
  const features = area ? nearby(drawing.features, area) : drawing.features;
  if (features.length === 0) return { refused: 'nothingNearby' };
  return { features, ...placeOf(features, maxZoom) };
}

function areaOf(latlng: string, area: string) {
  if (area.trim() === '') return 'noArea';
  const [centre, span] = [pair(latlng), pair(area)];
  if (!centre || !span) return 'unreadablePlace';
  const [latitude, longitude] = centre;
  const [latitudeSpan, longitudeSpan] = span;
  return { latitude, longitude: wrapped(longitude), latitudeSpan, longitudeSpan };
}

/** Largest value of `territory_maps.zoom`. */
const zoomLimit = 24;

/** Parses `lat|lng`; null unless both are numbers. */
function pair(text: string): readonly [number, number] | null {
  const [one, other, ...more] = text.split('|').map(number);
  if (one === undefined || other === undefined || more.length > 0) return null;
  return Number.isFinite(one) && Number.isFinite(other) ? [one, other] : null;
}

const number = (text: string): number => (text.trim() === '' ? NaN : Number(text));

/** Normalises the longitude: a map can be panned around the globe several times. */
const wrapped = (longitude: number): number =>
  Math.abs(longitude) <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;

/** `zoom|lat|lng`, which the browser stores as the last position (B-29, MAP-14). */
export const lastCoordinates = ({ zoom, latitude, longitude }: MapPlace): string =>
  [zoom, latitude, longitude].map(plain).join('|');

/** Decimal without exponent, rounded to about a centimetre. */
const plain = (value: number): string =>
  value
    .toFixed(7)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0');
