import type { Feature, Point, Polygon } from 'geojson';

export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** Pixels of the window that the initial view must fit. */
const frame = { width: 900, height: 600 };
const tile = 256;

/** Centre of the features and the highest zoom that shows all of them. */
export function placeOf(features: readonly Feature<Polygon | Point>[], maxZoom: number): MapPlace {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { geometry } of features) {
    const rings = geometry.type === 'Point' ? [[geometry.coordinates]] : geometry.coordinates;
    for (const ring of rings) {
      for (const [lng = 0, lat = 0] of ring) {
        west = Math.min(west, lng);
        south = Math.min(south, lat);
        east = Math.max(east, lng);
        north = Math.max(north, lat);
      }
    }
  }
  return {
    latitude: rounded((south + north) / 2),
    longitude: rounded((west + east) / 2),
    zoom: Math.min(maxZoom, zoomOf([west, south, east, north])),
  };
}

/** The view that shows a whole ground. */
export const placeOfBounds = (
  bounds: Bounds,
  [longitude, latitude]: readonly [longitude: number, latitude: number],
): MapPlace => ({ latitude, longitude, zoom: zoomOf(bounds) });

/** Where the saved views of several maps lie. */
export interface Extent {
  readonly bounds: Bounds;
  /** The furthest of them. */
  readonly zoom: number;
}

/** A view that shows the centres of several maps. */
export const placeAmong = ({ bounds, zoom }: Extent): MapPlace => {
  const [west, south, east, north] = bounds;
  const centre = [rounded((west + east) / 2), rounded((south + north) / 2)] as const;
  const { zoom: whole, ...place } = placeOfBounds(bounds, centre);
  return { ...place, zoom: Math.min(whole, zoom) };
};

type Bounds = readonly [west: number, south: number, east: number, north: number];

function zoomOf([west, south, east, north]: Bounds): number {
  const wide = (east - west) / 360;
  const high = (mercator(north) - mercator(south)) / (2 * Math.PI);
  const zoom = Math.log2(Math.min(frame.width / (tile * wide), frame.height / (tile * high)));
  return Math.max(0, Math.min(nearestZoom, Math.floor(zoom * 10) / 10));
}

/** Highest zoom for a single point, so that its street remains visible. */
const nearestZoom = 18;

/** Six decimals, about 0.1 m. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const mercator = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180));
