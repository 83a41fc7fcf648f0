import type { MapFeatures } from '#schema/geojson.ts';

export interface StartPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** What a save takes along. */
export interface Sent extends StartPosition {
  readonly features: MapFeatures;
}

export const nothingSent: Sent = {
  latitude: 0,
  longitude: 0,
  zoom: 0,
  features: { type: 'FeatureCollection', features: [] },
};

interface SavedPosition {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly zoom: number | null;
}

const usualZoom = 15;
const pattern =
  /^(?<zoom>\d+(?:\.\d+)?)\|(?<latitude>-?\d+(?:\.\d+)?)\|(?<longitude>-?\d+(?:\.\d+)?)$/u;

/** `zoom|lat|lng` as the last save answered it, one zoom further out; what cannot be read is absent (B-29). */
export function lastPosition(coordinates: string | null): StartPosition | null {
  const { zoom, latitude, longitude } = pattern.exec(coordinates ?? '')?.groups ?? {};
  if (zoom === undefined || latitude === undefined || longitude === undefined) return null;
  const position = {
    latitude: Number(latitude),
    longitude: Number(longitude),
    zoom: Math.max(0, Number(zoom) - 1),
  };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : null;
}

/** Where the server says, else where the last map was saved; null: the world (MAP-08, MAP-09, MAP-10). */
export function startPosition(
  { latitude, longitude, zoom }: SavedPosition,
  lastCoordinates: string | null,
): StartPosition | null {
  if (latitude === null || longitude === null) return lastPosition(lastCoordinates);
  return { latitude, longitude, zoom: zoom ?? usualZoom };
}
