import type { FeatureCollection, Point } from 'geojson';
import type { SymbolLayerSpecification } from 'maplibre-gl';
import type { MapFeatures } from '#schema/geojson.ts';
import { drawnMarkers, mapLabels } from '../map.view.ts';

export const reservedId = 'reserved';

interface ReservedPlace {
  readonly text: string;
  readonly anchor: 'bottom' | 'center';
}

/** Text of about the size of a pin. */
const pin = 'MM\nMM';

/** The places of our own labels and markers, to be kept free of basemap labels. */
export const reservedPlaces = (features: MapFeatures): FeatureCollection<Point, ReservedPlace> => ({
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

/** Invisible text above the basemap's labels, so that collision detection moves these away. */
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
