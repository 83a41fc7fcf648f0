import type { EaseToOptions, Map as MapLibreMap } from 'maplibre-gl';
import { engineZoom } from '../geometry/mercator.ts';
import { drawnInSoftware } from './software-drawing.ts';

/** Moves without animation under software rendering: an animation draws the map thirty times. */
export const ease = (map: MapLibreMap, to: EaseToOptions) =>
  map.easeTo({ ...to, animate: !drawnInSoftware(map) });

/** Moves to a place, at the zoom or nearer. */
export function moveTo(
  map: MapLibreMap,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  zoom: number,
): void {
  const nearer = Math.max(map.getZoom(), engineZoom(zoom));
  ease(map, { center: [longitude, latitude], zoom: nearer });
}
