import type { FeatureCollection, Geometry } from 'geojson';

/**
 * Properties of a drawn feature (spec 1 §3). An unknown `type` is kept and drawn with the default
 * marker (PUB-14).
 */
export interface MapFeatureProperties {
  readonly type: string;
  readonly desc: string;
}

export type MapFeatures = FeatureCollection<Geometry, MapFeatureProperties>;
