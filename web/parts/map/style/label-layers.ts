import type { LayerSpecification } from 'maplibre-gl';
import { basemapSource, classIs } from './basemap-layers.ts';
import type { MapPalette } from './palette.ts';

/** maplibre reads the font weight from the first name of the list; no font has the name with 'Bold'. */
const family = 'Atkinson Hyperlegible Next Variable';
const regular = [family, 'sans-serif'];
const bold = [`${family} Bold`, family, 'sans-serif'];

export function labelLayers(palette: MapPalette): LayerSpecification[] {
  const words = (color: string) => ({
    'text-color': color,
    'text-halo-color': palette.halo,
    'text-halo-width': 1.4,
  });
  const streetName = (id: string, classes: string[], minzoom: number): LayerSpecification => ({
    id,
    type: 'symbol',
    source: basemapSource,
    'source-layer': 'transportation_name',
    minzoom,
    filter: classIs(...classes),
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 350,
      'text-field': ['get', 'name'],
      'text-font': regular,
      'text-size': ['interpolate', ['linear'], ['zoom'], 14, 11, 18, 14],
      'text-max-angle': 35,
      'text-padding': 6,
    },
    paint: words(palette.ink),
  });
  const place = (
    id: string,
    kind: string,
    zooms: readonly [number, number],
    font: string[],
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    source: basemapSource,
    'source-layer': 'place',
    minzoom: zooms[0],
    maxzoom: zooms[1],
    filter: classIs(kind),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': kind === 'quarter' || kind === 'city' ? 14 : 12,
      'text-max-width': 7,
      'text-letter-spacing': kind === 'quarter' ? 0.06 : 0,
      'text-padding': 8,
    },
    paint: words(kind === 'quarter' ? palette.faintInk : palette.ink),
  });
  return [
    {
      id: 'housenumber',
      type: 'symbol',
      source: basemapSource,
      'source-layer': 'housenumber',
      minzoom: 17,
      layout: {
        'text-field': ['get', 'number'],
        'text-font': regular,
        'text-size': 11,
        'text-padding': 2,
      },
      paint: words(palette.faintInk),
    },
    streetName('street-name-small', ['service', 'path'], 16.5),
    streetName('street-name', ['street', 'pedestrian'], 15),
    streetName('street-name-main', ['major', 'secondary'], 14),
    place('park-name', 'park', [16, 22], regular),
    place('square-name', 'square', [16, 22], regular),
    place('quarter-name', 'quarter', [13, 16], bold),
    place('city-name', 'city', [5, 13], bold),
  ];
}
