import type { Feature, Geometry, Position } from 'geojson';
import type { MapFeatureProperties, MapFeatures } from '#schema/geojson.ts';

export type MapFeature = Feature<Geometry, MapFeatureProperties>;

/** Of a feature while it is drawn: given once, kept through every edit, never sent. */
export type ShapeId = number;

/** A map in the editor. */
export interface DrawnMap {
  /** As it is sent and saved in files. */
  readonly geojson: MapFeatures;
  /** Of each feature, in the same order. */
  readonly ids: readonly ShapeId[];
  /** Of the feature that is drawn next. */
  readonly nextId: ShapeId;
}

/** Why an edit changes nothing; the sentences are in `web/`. */
export type Impossible =
  | 'crossing'
  | 'tooFewPoints'
  | 'unknownShape'
  | 'apart'
  | 'noBlock'
  | 'elsewhere';

/** The map after an edit, or the reason why there is none. */
export type EditResult =
  | { readonly valid: true; readonly map: DrawnMap }
  | { readonly valid: false; readonly reason: Impossible };

export const impossible = (reason: Impossible): EditResult => ({ valid: false, reason });

/** A collection that is loaded or restored; its features get new ids from `firstId` on. */
export const drawnMap = (geojson: MapFeatures, firstId: ShapeId = 1): DrawnMap => ({
  geojson,
  ids: geojson.features.map((_, place) => firstId + place),
  nextId: firstId + geojson.features.length,
});

export const emptyMap: DrawnMap = drawnMap({ type: 'FeatureCollection', features: [] });

export const featureOf = ({ geojson, ids }: DrawnMap, id: ShapeId | null): MapFeature | undefined =>
  id === null ? undefined : geojson.features[ids.indexOf(id)];

const collection = (features: readonly MapFeature[]): MapFeatures => ({
  type: 'FeatureCollection',
  features: [...features],
});

export const added = ({ geojson, ids, nextId }: DrawnMap, feature: MapFeature): EditResult => ({
  valid: true,
  map: {
    geojson: collection([...geojson.features, feature]),
    ids: [...ids, nextId],
    nextId: nextId + 1,
  },
});

export const replaced = (map: DrawnMap, id: ShapeId, feature: MapFeature): EditResult => ({
  valid: true,
  map: {
    ...map,
    geojson: collection(
      map.geojson.features.map((other, place) => (map.ids[place] === id ? feature : other)),
    ),
  },
});

export const without = (map: DrawnMap, id: ShapeId): DrawnMap => ({
  ...map,
  geojson: collection(map.geojson.features.filter((_, place) => map.ids[place] !== id)),
  ids: map.ids.filter((other) => other !== id),
});

const maxLatitude = 85;
const fine = (value: number) => Math.round(value * 1e7) / 1e7;

/** A place to about a centimetre, on the one world that maps show. */
export const placed = ([longitude = 0, latitude = 0]: Position): Position => [
  fine(Math.max(-180, Math.min(180, longitude))),
  fine(Math.max(-maxLatitude, Math.min(maxLatitude, latitude))),
];
