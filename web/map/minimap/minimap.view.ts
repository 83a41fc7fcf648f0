import { minimapMaxZoom } from '#schema/limits.ts';
import type { Bounds } from '../geometry/bounds.ts';
import { worldPixels } from '../geometry/mercator.ts';
import type { View } from '../geometry/start-view.ts';

const stepsOut = 4;

/** PUB-07: the same place from further above, never closer than its tiles allow. */
export const minimapView = ({ latitude, longitude, zoom }: View): View => ({
  latitude,
  longitude,
  zoom: Math.max(1, Math.min(minimapMaxZoom, zoom - stepsOut)),
});

/** In pixels of the small map. */
const stroke = 2;

const ringOf = ({ west, south, east, north }: Bounds): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** The window of the great map on the small one: a thin frame, and what it holds. */
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
