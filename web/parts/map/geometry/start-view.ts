import type { MapFeatures } from '#schema/geojson.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import { ownControls, type Sides } from './clear-sides.ts';
import { mercator, placeOf, worldPixels } from './mercator.ts';

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

interface Fit {
  /** No zoom is closer. */
  readonly maxZoom?: number;
  /** What lies over the map. */
  readonly sides?: Sides;
}

/** The view that fits `bounds` into what is left of a window beside its sides (OWN-181). */
export function viewOfBounds(
  bounds: Bounds,
  size: Size,
  { maxZoom = closestFit, sides = ownControls }: Fit = {},
): View {
  const southWest = mercator([bounds.west, bounds.south]);
  const northEast = mercator([bounds.east, bounds.north]);
  const [left, right] = withinHalf(size.width, sides.left, sides.right);
  const [top, bottom] = withinHalf(size.height, sides.top, sides.bottom);
  const fitting = Math.log2(
    Math.min(
      (size.width - left - right) / (256 * (northEast.x - southWest.x)),
      (size.height - top - bottom) / (256 * (southWest.y - northEast.y)),
    ),
  );
  const zoom = Math.max(0, Math.min(closestFit, maxZoom, fitting));
  const pixel = 1 / worldPixels(zoom);
  return {
    ...placeOf({
      x: (southWest.x + northEast.x + (right - left) * pixel) / 2,
      y: (southWest.y + northEast.y + (bottom - top) * pixel) / 2,
    }),
    zoom,
  };
}

/** At least half of a window is for its map. */
function withinHalf(window: number, one: number, other: number): readonly [number, number] {
  const share = Math.min(1, window / 2 / (one + other));
  return [one * share, other * share];
}

interface Start extends Fit {
  /** Where the ground lies. */
  readonly ground?: View | null;
}

/**
 * The saved view, else one that fits all features, else the place of the ground, else the world; at
 * most `maxZoom` (GMV-03, OWN-72).
 */
export function startView(
  saved: SavedView,
  features: MapFeatures,
  size: Size,
  { maxZoom = Infinity, ground = null, sides = ownControls }: Start = {},
): View {
  const bounds = boundsOf(features);
  const view =
    savedView(saved) ??
    (bounds && viewOfBounds(bounds, size, { maxZoom, sides })) ??
    ground ??
    world;
  return { ...view, zoom: Math.min(view.zoom, maxZoom) };
}

const savedView = ({ latitude, longitude, zoom }: SavedView): View | null =>
  latitude === null || longitude === null
    ? null
    : { latitude, longitude, zoom: zoom ?? closestFit };
