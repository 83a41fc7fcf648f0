import { minimapMaxZoom } from '#schema/limits.ts';
import type { Bounds } from '../geometry/bounds.ts';
import { worldPixels } from '../geometry/mercator.ts';
import type { View } from '../geometry/start-view.ts';

const stepsOut = 4;

/** The same centre four zooms further out, at most the last zoom of the minimap's tiles (PUB-07). */
export const minimapView = ({ latitude, longitude, zoom }: View): View => ({
  latitude,
  longitude,
  zoom: Math.max(1, Math.min(minimapMaxZoom, zoom - stepsOut)),
});

/** Pixels on the minimap. */
const stroke = 2;

const ringOf = ({ west, south, east, north }: Bounds): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** The main map's window on the minimap: the rings of its outline and of its inside. */
export function frameOf(window: Bounds, { latitude, zoom }: View) {
  const wide = (stroke * 360) / worldPixels(zoom);
  const high = wide * Math.cos((latitude * Math.PI) / 180);
  const inner = {
    west: window.west + wide,
    south: window.south + high,
    east: window.east - wide,
    north: window.north - high,
  };
  return { line: [ringOf(window), ringOf(inner)], inside: [ringOf(inner)] };
}
