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
}

/**
 * The saved view, in a small window only where it holds the areas, else one that fits them, no closer;
 * without a saved one all features, else the place of the ground, else the world; at most `maxZoom` (GMV-03,
 * OWN-72, OWN-227).
 */
export function startView(
  saved: SavedView,
  features: MapFeatures,
  size: Size,
  { maxZoom = Infinity, ground = null, sides = ownControls }: Start = {},
): View {
  const own = savedView(saved, maxZoom);
  const bounds = own ? areasBounds(features) : boundsOf(features);
  if (own && (!bounds || !isSmall(size) || holds(size, leastWindow(own, bounds)))) return own;
  if (bounds) return viewOfBounds(bounds, size, { maxZoom: own?.zoom ?? maxZoom, sides });
  const view = ground ?? world;
  return { ...view, zoom: Math.min(view.zoom, maxZoom) };
}

/** Of the areas alone: a marker may lie far from them. */
export const areasBounds = ({ features }: MapFeatures): Bounds | null =>
  boundsOfPositions(features.flatMap(({ geometry }) => polygonsOf(geometry).flat(2)));

/** Pixels at the right that the map's buttons take. */
const buttons = ownControls.right - ownControls.left;

/** The smallest window in which a view shows all of `bounds`, beside the buttons. */
export function leastWindow({ latitude, longitude, zoom }: View, bounds: Bounds): Size {
  const middle = mercator([longitude, latitude]);
  const southWest = mercator([bounds.west, bounds.south]);
  const northEast = mercator([bounds.east, bounds.north]);
  const pixels = 2 * worldPixels(zoom);
  return {
    width: Math.max(
      (middle.x - southWest.x) * pixels,
      (northEast.x - middle.x) * pixels + 2 * buttons,
    ),
    height: Math.max((middle.y - northEast.y) * pixels, (southWest.y - middle.y) * pixels),
  };
}

/** Pixels: a map in a smaller window, as on a phone, may leave its saved place (OWN-227). */
export const small = { width: 600, height: 450 };

const isSmall = ({ width, height }: Size) => width < small.width || height < small.height;

const holds = (window: Size, least: Size) =>
  window.width >= least.width && window.height >= least.height;

/** Null without a place of its own. */
export const savedView = ({ latitude, longitude, zoom }: SavedView, maxZoom: number): View | null =>
  latitude === null || longitude === null
    ? null
    : { latitude, longitude, zoom: Math.min(zoom ?? closestFit, maxZoom) };
