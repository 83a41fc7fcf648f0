import type { FeatureCollection } from 'geojson';

import type { MapFeatures } from '#schema/geojson.ts';

interface DrawnTerritory {
  readonly number: number;
  readonly name: string;
  readonly geojsonFeature: MapFeatures;
}

export type MapsFormat = 'geojson' | 'kml';

/** Every shape with the number and the name of its territory, as the import reads them (OWN-327). */
export function mapsCollection(territories: readonly DrawnTerritory[]): FeatureCollection {
  const features = territories.flatMap(({ number, name, geojsonFeature }) =>
    geojsonFeature.features.map(({ geometry, properties: { type, desc } }) => ({
      type: 'Feature' as const,
      properties: { territoire: number, nom: name, type, desc },
      geometry,
    })),
  );
  return { type: 'FeatureCollection', features };
}

/** The writer of KML is loaded when it is needed. */
export async function mapsFile(
  territories: readonly DrawnTerritory[],
  format: MapsFormat,
): Promise<Blob> {
  const maps = mapsCollection(territories);
  if (format === 'geojson') {
    return new Blob([JSON.stringify(maps)], { type: 'application/geo+json' });
  }
  const { toKML } = await import('@placemarkio/tokml');
  const named = maps.features.map((feature) => ({
    ...feature,
    properties: {
      name: `T${feature.properties?.['territoire']} - ${feature.properties?.['nom']}`,
      ...feature.properties,
    },
  }));
  return new Blob([toKML({ ...maps, features: named })], {
    type: 'application/vnd.google-earth.kml+xml',
  });
}
