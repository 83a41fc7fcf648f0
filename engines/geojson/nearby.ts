import type { Position } from 'geojson';
import type { DrawnFeature } from './drawing.ts';

/** Degrees on each side of the centre (B-73). */
export interface Area {
  readonly latitude: number;
  readonly longitude: number;
  readonly latitudeSpan: number;
  readonly longitudeSpan: number;
}

/** Tolerance for rounding errors, in degrees. */
const hair = 1e-9;

/** Keeps the features whose centroid lies within the area (B-73, MAP-32). */
export const nearby = (
  features: readonly DrawnFeature[],
  { latitude, longitude, latitudeSpan, longitudeSpan }: Area,
): readonly DrawnFeature[] =>
  features.filter(({ geometry }) => {
    const [lng = 0, lat = 0] =
      geometry.type === 'Point' ? geometry.coordinates : centroid(geometry.coordinates[0] ?? []);
    return (
      Math.abs(lat - latitude) <= latitudeSpan + hair &&
      Math.abs(lng - longitude) <= longitudeSpan + hair
    );
  });

/** Centroid of the area that a closed ring encloses. */
function centroid(ring: readonly Position[]): Position {
  // Coordinates relative to the first corner, to avoid cancellation.
  const [x0 = 0, y0 = 0] = ring[0] ?? [];
  let [twice, x, y] = [0, 0, 0];
  ring.forEach(([bx = 0, by = 0], i) => {
    const [ax = 0, ay = 0] = ring[i - 1] ?? [bx, by];
    const cross = (ax - x0) * (by - y0) - (bx - x0) * (ay - y0);
    twice += cross;
    x += (ax + bx - 2 * x0) * cross;
    y += (ay + by - 2 * y0) * cross;
  });
  return twice === 0 ? [x0, y0] : [x0 + x / (3 * twice), y0 + y / (3 * twice)];
}
