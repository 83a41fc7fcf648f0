import type { Position } from 'geojson';
import type { MapFeatures } from '#schema/geojson.ts';
import { positionsOf } from './geometry.ts';

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const boundsOfPositions = (positions: readonly Position[]): Bounds | null =>
  positions.reduce<Bounds | null>(
    (bounds, [longitude = 0, latitude = 0]) => ({
      west: Math.min(bounds?.west ?? longitude, longitude),
      south: Math.min(bounds?.south ?? latitude, latitude),
      east: Math.max(bounds?.east ?? longitude, longitude),
      north: Math.max(bounds?.north ?? latitude, latitude),
    }),
    null,
  );

/** What 'centrer' brings into view: everything drawn. */
export const boundsOf = (features: MapFeatures) =>
  boundsOfPositions(features.features.flatMap((feature) => positionsOf(feature.geometry)));
