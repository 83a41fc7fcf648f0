import type { Feature, FeatureCollection, Polygon } from 'geojson';
import { placeOf, type MapPlace } from '../domain/map/place.ts';

/** Tokens have at least 128 random bits, URL-safe (B-72). Others are refused without a query. */
export const looksLikeToken = (token: string): boolean => /^[\w-]{22,64}$/.test(token);

export interface StoredGlobalMap extends MapPlace {
  readonly geojson_feature: FeatureCollection;
}

export type GlobalMap =
  | { readonly refused: 'noGlobalMap' }
  | { readonly refused?: undefined; readonly place: MapPlace };

const piecesOfAPuzzle = 2;

/** The stored map, or in puzzle mode the polygons of all territories (B-23), with its view. */
export function globalMap(
  stored: MapPlace | null,
  puzzle: readonly Feature<Polygon>[],
  maxZoom: number,
): GlobalMap {
  if (stored) return { place: stored };
  if (puzzle.length < piecesOfAPuzzle) return { refused: 'noGlobalMap' };
  return { place: placeOf(puzzle, maxZoom) };
}
