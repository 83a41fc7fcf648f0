import type { FeatureCollection, Geometry } from 'geojson';

/** Properties of every drawn feature (spec 1 §3). A type outside the five is kept and drawn with a default marker (PUB-14). */
export interface MapFeatureProperties {
  readonly type: string;
  readonly desc: string;
}

export type MapFeatures = FeatureCollection<Geometry, MapFeatureProperties>;
