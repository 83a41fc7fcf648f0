import type { Position } from 'geojson';
import type { MapFeatures } from '#schema/geojson.ts';
import { positionsOf } from './geometry.ts';

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export function boundsOfPositions(positions: readonly Position[]): Bounds | null {
  if (positions.length === 0) return null;
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [longitude = 0, latitude = 0] of positions) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return bounds;
}

/** The bounds of all features, to which 'centrer' fits the view. */
export const boundsOf = (features: MapFeatures) =>
  boundsOfPositions(features.features.flatMap((feature) => positionsOf(feature.geometry)));
