import type { MapFeatures } from '#schema/geojson.ts';

import type { MapData } from '../parts/map/map-data.ts';

interface DrawnTerritories {
  readonly globalMapEdit: MapData | null;
  readonly neighbourMaps:
    | readonly {
        readonly territoryId: string;
        readonly number: number;
        readonly geojsonFeature: MapFeatures;
      }[]
    | null;
}

/** The zones of the territories, each labelled with its number; null where none has a zone. */
export function chosenMap(
  drawn: DrawnTerritories | undefined,
  territoryIds: readonly string[],
): MapData | null {
  const ground = drawn?.globalMapEdit;
  const features = (drawn?.neighbourMaps ?? [])
    .filter(({ territoryId }) => territoryIds.includes(territoryId))
    .flatMap(({ number, geojsonFeature }) =>
      geojsonFeature.features
        .filter(({ geometry }) => geometry.type === 'Polygon')
        .map((feature) => ({
          ...feature,
          properties: { ...feature.properties, desc: `T${number}` },
        })),
    );
  if (!ground || features.length === 0) return null;
  return {
    ...ground,
    latitude: null,
    longitude: null,
    zoom: null,
    geojsonFeature: { type: 'FeatureCollection', features },
  };
}
