import type { Feature, FeatureCollection, Point, Polygon } from 'geojson';

/** 128 random bits or more, URL-safe (B-72). Anything else is no map, and is not looked up. */
export const looksLikeToken = (token: string): boolean => /^[\w-]{22,64}$/.test(token);

export interface PolygonSettings {
  readonly polygon_line: boolean;
  readonly polygon_line_color: string;
  readonly polygon_line_dash: 'n' | 's' | 'm' | 'l';
  readonly polygon_fill_color: string;
  readonly polygon_fill_opacity: number;
}

const dashes = { n: null, s: '4 4', m: '10 8', l: '20 12' } as const;
const weight = 3;

/** B-21. */
export const polygonStyle = (settings: PolygonSettings) => ({
  stroke: settings.polygon_line,
  color: settings.polygon_line_color,
  weight,
  dashArray: dashes[settings.polygon_line_dash],
  fillColor: settings.polygon_fill_color,
  fillOpacity: settings.polygon_fill_opacity,
});

export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

export interface StoredGlobalMap extends MapPlace {
  readonly geojson_feature: FeatureCollection;
}

export type GlobalMap =
  | { readonly refused: 'noGlobalMap' }
  | { readonly refused?: undefined; readonly place: MapPlace };

const piecesOfAPuzzle = 2;

/** What is stored, or the puzzle of all territories when the congregation builds one (B-23), and from where it is seen. */
export function globalMap(
  stored: MapPlace | null,
  puzzle: readonly Feature<Polygon>[],
  maxZoom: number,
): GlobalMap {
  if (stored) return { place: stored };
  if (puzzle.length < piecesOfAPuzzle) return { refused: 'noGlobalMap' };
  return { place: placeOf(puzzle, maxZoom) };
}

/** The window, in pixels, in which everything drawn is seen at first. */
const frame = { width: 900, height: 600 };
const tile = 256;

/** The middle of everything drawn, as near as shows it whole. */
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
  const wide = (east - west) / 360;
  const high = (mercator(north) - mercator(south)) / (2 * Math.PI);
  const zoom = Math.log2(Math.min(frame.width / (tile * wide), frame.height / (tile * high)));
  return {
    latitude: rounded((south + north) / 2),
    longitude: rounded((west + east) / 2),
    zoom: Math.max(0, Math.min(maxZoom, nearestZoom, Math.floor(zoom * 10) / 10)),
  };
}

/** Of a single point, its street is still seen. */
const nearestZoom = 18;

/** To about 0.1 m. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const mercator = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180));
