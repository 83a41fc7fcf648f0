import type { FeatureCollection, Point } from 'geojson';
import type { SymbolLayerSpecification } from 'maplibre-gl';
import type { MapFeatures } from '#schema/geojson.ts';
import { drawnMarkers, mapLabels } from '../map.view.ts';

export const reservedId = 'reserved';

interface Reserved {
  readonly text: string;
  readonly anchor: 'bottom' | 'center';
}

/** About as wide and high as a pin. */
const pin = 'MM\nMM';

/** Where our own words and pins stand. */
export const reserved = (features: MapFeatures): FeatureCollection<Point, Reserved> => ({
  type: 'FeatureCollection',
  features: [
    ...drawnMarkers(features).map(({ position }) => ({
      text: pin,
      anchor: 'bottom' as const,
      position,
    })),
    ...mapLabels(features)
      .filter(({ on }) => on === 'polygon')
      .map(({ text, position }) => ({ text, anchor: 'center' as const, position })),
  ].map(({ position, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [...position] },
  })),
});

/** Unseen words on top of the names of the ground, which then keep away from ours. */
export const reservedLayer: SymbolLayerSpecification = {
  id: reservedId,
  type: 'symbol',
  source: reservedId,
  minzoom: 13,
  layout: {
    'text-field': ['get', 'text'],
    'text-font': ['sans-serif'],
    'text-size': 16,
    'text-anchor': ['get', 'anchor'],
    'text-allow-overlap': true,
  },
  paint: { 'text-opacity': 0 },
};
