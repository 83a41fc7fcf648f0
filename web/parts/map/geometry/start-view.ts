import type { MapFeatures } from '#schema/geojson.ts';
import { type Bounds, boundsOf, boundsOfPositions } from './bounds.ts';
import { ownControls, type Sides } from './clear-sides.ts';
import { polygonsOf } from './geometry.ts';
import { mercator, placeOf, worldPixels } from './mercator.ts';

export interface View {
  readonly latitude: number;
  readonly longitude: number;
  /** Counted in tiles of 256 pixels. */
  readonly zoom: number;
}

export interface SavedView {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly zoom: number | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const world: View = { latitude: 20, longitude: 0, zoom: 2 };
export const closestFit = 18;

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
  /** A saved place that shows all areas is kept, as the documents have it of the editor (MAP-08). */
  readonly keeping?: boolean;
}

/**
 * The view that fits the areas, whichever was saved; without areas the saved one, else all features,
 * else the place of the ground, else the world; at most `maxZoom` (GMV-03, OWN-72, OWN-241).
 */
export function startView(
  saved: SavedView,
  features: MapFeatures,
  size: Size,
  { maxZoom = Infinity, ground = null, sides = ownControls, keeping = false }: Start = {},
): View {
  const own = savedView(saved, maxZoom);
  const bounds = fittedBounds(features, own);
  if (keeping && own && bounds && shows(own, bounds, size)) return own;
  if (bounds) return viewOfBounds(bounds, size, { maxZoom, sides });
  const view = own ?? ground ?? world;
  return { ...view, zoom: Math.min(view.zoom, maxZoom) };
}

/** What a map is fitted to: its areas, since a marker may lie far from them; null where it opens elsewhere. */
export const fittedBounds = (features: MapFeatures, saved: View | null): Bounds | null =>
  boundsOfPositions(features.features.flatMap(({ geometry }) => polygonsOf(geometry).flat(2))) ??
  (saved ? null : boundsOf(features));

/** Pixels that stay free around what is shown. */
const edge = 16;

function shows({ latitude, longitude, zoom }: View, bounds: Bounds, size: Size): boolean {
  const middle = mercator([longitude, latitude]);
  const southWest = mercator([bounds.west, bounds.south]);
  const northEast = mercator([bounds.east, bounds.north]);
  const across = (size.width / 2 - edge) / worldPixels(zoom);
  const down = (size.height / 2 - edge) / worldPixels(zoom);
  return (
    middle.x - southWest.x <= across &&
    northEast.x - middle.x <= across &&
    southWest.y - middle.y <= down &&
    middle.y - northEast.y <= down
  );
}

/** Null without a place of its own. */
export const savedView = ({ latitude, longitude, zoom }: SavedView, maxZoom: number): View | null =>
  latitude === null || longitude === null
    ? null
    : { latitude, longitude, zoom: Math.min(zoom ?? closestFit, maxZoom) };
