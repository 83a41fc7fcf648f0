import type { MapFeatures } from '#schema/geojson.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import { mercator } from './mercator.ts';

export interface View {
  readonly latitude: number;
  readonly longitude: number;
  /** Counted in tiles of 256 pixels. */
  readonly zoom: number;
}

interface SavedView {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly zoom: number | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const world: View = { latitude: 20, longitude: 0, zoom: 2 };
const closestFit = 18;
const padding = 48;

/** The view that fits `bounds` into a window, with padding. */
export function viewOfBounds(bounds: Bounds, { width, height }: Size): View {
  const southWest = mercator([bounds.west, bounds.south]);
  const northEast = mercator([bounds.east, bounds.north]);
  const zoom = Math.log2(
    Math.min(
      Math.max(width - 2 * padding, padding) / (256 * (northEast.x - southWest.x)),
      Math.max(height - 2 * padding, padding) / (256 * (southWest.y - northEast.y)),
    ),
  );
  return {
    latitude: (bounds.south + bounds.north) / 2,
    longitude: (bounds.west + bounds.east) / 2,
    zoom: Math.max(0, Math.min(closestFit, zoom)),
  };
}

/**
 * The saved view, else one that fits all features, else the place of the ground, else the world; at
 * most `maxZoom` (GMV-03, OWN-72).
 */
export function startView(
  saved: SavedView,
  features: MapFeatures,
  size: Size,
  maxZoom = Infinity,
  ground: View | null = null,
): View {
  const view = savedView(saved) ?? viewOfFeatures(features, size) ?? ground ?? world;
  return { ...view, zoom: Math.min(view.zoom, maxZoom) };
}

const savedView = ({ latitude, longitude, zoom }: SavedView): View | null =>
  latitude === null || longitude === null
    ? null
    : { latitude, longitude, zoom: zoom ?? closestFit };

function viewOfFeatures(features: MapFeatures, size: Size): View | null {
  const bounds = boundsOf(features);
  return bounds && viewOfBounds(bounds, size);
}
