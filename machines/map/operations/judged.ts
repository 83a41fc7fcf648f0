import type { Feature, Geometry, Position } from 'geojson';
import type { MapFeatureProperties, MapFeatures } from '#schema/geojson.ts';

export type MapFeature = Feature<Geometry, MapFeatureProperties>;

/** Why an edit changes nothing; the sentences are in `web/`. */
export type Impossible =
  | 'crossing'
  | 'tooFewPoints'
  | 'unknownShape'
  | 'apart'
  | 'noBlock'
  | 'elsewhere';

/** What became of an edit: the new collection, or the reason why there is none. */
export type Judged =
  | { readonly valid: true; readonly features: MapFeatures }
  | { readonly valid: false; readonly reason: Impossible };

export const impossible = (reason: Impossible): Judged => ({ valid: false, reason });

export const emptyMap: MapFeatures = { type: 'FeatureCollection', features: [] };

const collection = (features: readonly MapFeature[]): MapFeatures => ({
  type: 'FeatureCollection',
  features: [...features],
});

export const added = (map: MapFeatures, feature: MapFeature): Judged => ({
  valid: true,
  features: collection([...map.features, feature]),
});

export const replaced = (map: MapFeatures, id: number, feature: MapFeature): Judged => ({
  valid: true,
  features: collection(map.features.map((other, at) => (at === id ? feature : other))),
});

export const without = (map: MapFeatures, id: number): MapFeatures =>
  collection(map.features.filter((_, at) => at !== id));

const maxLatitude = 85;
const fine = (value: number) => Math.round(value * 1e7) / 1e7;

/** A place to about a centimetre, on the one world that maps show. */
export const placed = ([longitude = 0, latitude = 0]: Position): Position => [
  fine(Math.max(-180, Math.min(180, longitude))),
  fine(Math.max(-maxLatitude, Math.min(maxLatitude, latitude))),
];
