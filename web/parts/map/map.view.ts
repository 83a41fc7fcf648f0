import type { Feature, Geometry, Position } from 'geojson';
import type { MapFeatureProperties, MapFeatures } from '#schema/geojson.ts';
import { boundsOf } from './geometry/bounds.ts';
import { pointsOf, polygonsOf, type Rings } from './geometry/geometry.ts';
import { labelAnchor } from './geometry/label-anchor.ts';
import { mapTexts } from './map.texts.ts';

export type MarkerKind = 'information' | 'parking' | 'mobilestand' | 'kingdomhome' | 'other';
export type FeatureKind = MarkerKind | 'polygon' | 'limit';

type MapFeature = Feature<Geometry, MapFeatureProperties>;

/** The index of a feature in its collection, shared by layers, labels and the list. */
export type FeatureId = number;

export interface DrawnPolygon {
  readonly id: FeatureId;
  readonly rings: Rings;
}

export interface DrawnMarker {
  readonly id: FeatureId;
  readonly kind: MarkerKind;
  readonly position: Position;
}

export interface MapLabel {
  readonly id: FeatureId;
  readonly text: string;
  readonly on: 'polygon' | 'neighbour' | 'marker';
  readonly position: Position;
  /** Width of its polygon there, in degrees of longitude; null for a marker. */
  readonly room: number | null;
  /** It is shown whatever room it has; others are numbers or dots where they have none. */
  readonly always: boolean;
}

export interface ListedFeature {
  readonly id: FeatureId;
  readonly type: string;
  readonly name: string;
  readonly desc: string;
  /** The feature is a marker with details to show. */
  readonly opens: boolean;
}

export interface FeaturePopup {
  readonly id: FeatureId;
  readonly kind: MarkerKind;
  readonly title: string;
  readonly desc: string;
  /** For a parking only (PUB-12). */
  readonly coordinates: string | null;
  readonly position: Position;
}

/** The description that marks a polygon as the congregation's limits (GMV-04, B-99). */
export const limitDesc = 'GloBalMap';

export const noFeatures: MapFeatures = { type: 'FeatureCollection', features: [] };

/** The kind of a feature; a marker with an unknown type is 'other' (PUB-14). */
export function kindOf({ geometry, properties }: MapFeature): FeatureKind {
  if (polygonsOf(geometry).length > 0)
    return properties.desc.trim() === limitDesc ? 'limit' : 'polygon';
  switch (properties.type) {
    case 'information':
    case 'parking':
    case 'mobilestand':
    case 'kingdomhome':
      return properties.type;
    default:
      return 'other';
  }
}

const isMarker = (kind: FeatureKind): kind is MarkerKind => kind !== 'polygon' && kind !== 'limit';

/** Polygons to fill. The congregation's limits are not: their fill would colour every territory inside. */
export const drawnPolygons = ({ features }: MapFeatures): readonly DrawnPolygon[] =>
  features.flatMap((feature, id) =>
    kindOf(feature) === 'polygon'
      ? polygonsOf(feature.geometry).map((rings) => ({ id, rings }))
      : [],
  );

export const drawnMarkers = ({ features }: MapFeatures): readonly DrawnMarker[] =>
  features.flatMap((feature, id) => {
    const kind = kindOf(feature);
    return isMarker(kind)
      ? pointsOf(feature.geometry).map((position) => ({ id, kind, position }))
      : [];
  });

/** The labels of the map, markers before polygons (GMV-05, PUB-10, PUB-11, B-99). */
export function mapLabels({ features }: MapFeatures): readonly MapLabel[] {
  const labels = features.flatMap((feature, id): MapLabel[] => {
    const text = feature.properties.desc.trim();
    const kind = kindOf(feature);
    if (text === '') return [];
    if (kind === 'information')
      return pointsOf(feature.geometry).map((position) => ({
        id,
        text,
        on: 'marker',
        position,
        room: null,
        always: true,
      }));
    if (kind !== 'polygon') return [];
    return polygonsOf(feature.geometry)
      .map(labelAnchor)
      .filter((anchor) => anchor !== null)
      .map(({ position, width }) => ({
        id,
        text,
        on: 'polygon',
        position,
        room: width,
        always: true,
      }));
  });
  return labels.toSorted((a, b) => Number(a.on === 'polygon') - Number(b.on === 'polygon'));
}

/** All features as text, for the list (B-105). */
export const listedFeatures = ({ features }: MapFeatures): readonly ListedFeature[] =>
  features.map((feature, id) => {
    const kind = kindOf(feature);
    return {
      id,
      type: feature.properties.type,
      name: mapTexts.kinds[kind],
      desc: kind === 'limit' ? '' : feature.properties.desc.trim(),
      opens: isMarker(kind),
    };
  });

/** What a map shows, whoever draws it. */
export const mapShapes = (features: MapFeatures) => ({
  features,
  labels: mapLabels(features),
  markers: drawnMarkers(features),
  polygons: drawnPolygons(features),
  list: listedFeatures(features),
  bounds: boundsOf(features),
});

export const coordinatesText = ([longitude = 0, latitude = 0]: Position) =>
  `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;

/** The details of a clicked marker; null for other features (PUB-12). */
export function featurePopup({ features }: MapFeatures, id: FeatureId): FeaturePopup | null {
  const feature = features[id];
  if (!feature) return null;
  const kind = kindOf(feature);
  const [position] = pointsOf(feature.geometry);
  if (!isMarker(kind) || !position) return null;
  return {
    id,
    kind,
    title: mapTexts.kinds[kind],
    desc: feature.properties.desc.trim(),
    coordinates: kind === 'parking' ? coordinatesText(position) : null,
    position,
  };
}
