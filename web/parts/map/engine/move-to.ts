import type { EaseToOptions, Map as MapLibreMap } from 'maplibre-gl';
import type { MapFeatures } from '#schema/geojson.ts';
import { engineZoom, wireZoom } from '../geometry/mercator.ts';
import { type SavedView, startView } from '../geometry/start-view.ts';
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

/** Moves to where an editor of these features opens in this window (OWN-241). */
export function moveToStart(map: MapLibreMap, saved: SavedView, features: MapFeatures): void {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const maxZoom = wireZoom(map.getMaxZoom());
  const size = { width, height };
  const around = { maxZoom, keeping: true };
  const { latitude, longitude, zoom } = startView(saved, features, size, around);
  map.jumpTo({ center: [longitude, latitude], zoom: engineZoom(zoom) });
}
