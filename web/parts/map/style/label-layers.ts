import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { basemapSource } from './basemap-layers.ts';
import type { MapPalette } from './palette.ts';
import { among, inTunnel, roadIs, type RoadClass } from './road-classes.ts';

/** maplibre reads the font weight from the first name of the list; no font has the name with 'Bold'. */
const family = 'Atkinson Hyperlegible Next Variable';
const regular = [family, 'sans-serif'];
export const bold = [`${family} Bold`, family, 'sans-serif'];

/** The layers that name streets. */
export const streetNames = ['street-name-small', 'street-name', 'street-name-main'];

export function labelLayers(palette: MapPalette): LayerSpecification[] {
  const words = (color: string) => ({
    'text-color': color,
    'text-halo-color': palette.halo,
    'text-halo-width': 1.4,
  });
  const streetName = (
    id: string,
    classes: readonly RoadClass[],
    minzoom: number,
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    source: basemapSource,
    'source-layer': 'roads',
    minzoom,
    filter: ['all', roadIs(...classes), ['!', inTunnel]],
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
  const name = (
    id: string,
    { layer, filter, zooms }: Named,
    { font, size, color, spaced = 0 }: Look,
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    source: basemapSource,
    'source-layer': layer,
    minzoom: zooms[0],
    maxzoom: zooms[1],
    filter,
    layout: {
      'text-field': ['coalesce', ['get', 'name:fr'], ['get', 'name']],
      'text-font': font,
      'text-size': size,
      'text-max-width': 7,
      'text-letter-spacing': spaced,
      'text-padding': 8,
    },
    paint: words(color),
  });
  const small: Look = { font: regular, size: 12, color: palette.ink };
  const quarter: Look = { font: bold, size: 14, color: palette.faintInk, spaced: 0.06 };
  const town: Look = { font: bold, size: 14, color: palette.ink };
  return [
    {
      id: 'housenumber',
      type: 'symbol',
      source: basemapSource,
      'source-layer': 'buildings',
      minzoom: 17,
      filter: among('kind', 'address'),
      layout: {
        'text-field': ['get', 'addr_housenumber'],
        'text-font': regular,
        'text-size': 11,
        'text-padding': 2,
      },
      paint: words(palette.faintInk),
    },
    streetName('street-name-small', ['service', 'path'], 16.5),
    streetName('street-name', ['street', 'pedestrian'], 15),
    streetName('street-name-main', ['major', 'secondary'], 14),
    name('park-name', { layer: 'pois', filter: among('kind', ...parks), zooms: [16, 22] }, small),
    name(
      'square-name',
      { layer: 'pois', filter: among('kind', ...squares), zooms: [16, 22] },
      small,
    ),
    name('hamlet-name', { layer: 'places', filter: hamlets, zooms: [13, 16] }, small),
    name('quarter-name', { layer: 'places', filter: quarters, zooms: [13, 16] }, quarter),
    name('village-name', { layer: 'places', filter: villages, zooms: [10, 15] }, town),
    name('town-name', { layer: 'places', filter: towns, zooms: [7, 15] }, town),
    name('city-name', { layer: 'places', filter: cities, zooms: [5, 13] }, town),
  ];
}

interface Named {
  readonly layer: 'pois' | 'places';
  readonly filter: ExpressionSpecification;
  readonly zooms: readonly [number, number];
}

interface Look {
  readonly font: string[];
  readonly size: number;
  readonly color: string;
  readonly spaced?: number;
}

const parks = ['park', 'garden', 'dog_park'];
/** `square` is of our own maker; files of others name squares that are pedestrian areas. */
const squares = ['square', 'pedestrian'];
const cities = among('kind_detail', 'city');
const towns = among('kind_detail', 'town');
const villages = among('kind_detail', 'village');
const hamlets = among('kind_detail', 'hamlet', 'locality', 'isolated_dwelling');
const quarters = among('kind', 'neighbourhood', 'macrohood');
