import type { Position } from 'geojson';

/** A point in Web Mercator, 0 to 1 from the west and from the north. */
export interface MercatorPoint {
  readonly x: number;
  readonly y: number;
}

/** Converts a zoom of the wire (tiles of 256 pixels, `{z}/{x}/{y}`) to the engine's (512). */
export const engineZoom = (zoom: number) => zoom - 1;
export const wireZoom = (zoom: number) => zoom + 1;

/** Width of the world in pixels at a zoom of the wire. */
export const worldPixels = (zoom: number) => 256 * 2 ** zoom;

const maxLatitude = 85.051129;

export function mercator([longitude = 0, latitude = 0]: Position): MercatorPoint {
  const clamped = Math.max(-maxLatitude, Math.min(maxLatitude, latitude));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** The place of a point. */
export const placeOf = ({ x, y }: MercatorPoint) => ({
  longitude: x * 360 - 180,
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
});

/** Metres per pixel at a zoom of the wire. */
export const metresPerPixel = (latitude: number, zoom: number) =>
  (40_075_016.686 * Math.cos((latitude * Math.PI) / 180)) / worldPixels(zoom);
