import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LayerSpecification,
} from 'maplibre-gl';
import type { MapPalette } from './palette.ts';

export const basemapSource = 'basemap';

type Width = DataDrivenPropertyValueSpecification<number>;

/** A width in pixels interpolated between zooms 13 and 18. */
const widening = (at13: number, at18: number): Width => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  13,
  at13,
  18,
  at18,
];

export const classIs = (...classes: string[]): ExpressionSpecification => [
  'in',
  ['get', 'class'],
  ['literal', classes],
];

const underground: ExpressionSpecification = ['==', ['get', 'structure'], 'tunnel'];

export function landLayers(palette: MapPalette): LayerSpecification[] {
  const cover = (id: string, color: string, classes: string[]): LayerSpecification => ({
    id,
    type: 'fill',
    source: basemapSource,
    'source-layer': 'landuse',
    filter: classIs(...classes),
    paint: { 'fill-color': color },
  });
  return [
    {
      id: 'water',
      type: 'fill',
      source: basemapSource,
      'source-layer': 'water',
      paint: { 'fill-color': palette.water },
    },
    {
      id: 'shore',
      type: 'line',
      source: basemapSource,
      'source-layer': 'water',
      minzoom: 12,
      paint: { 'line-color': palette.shore, 'line-width': widening(0.5, 1.2) },
    },
    cover('green', palette.park, ['park', 'cemetery', 'pitch']),
    cover('wood', palette.wood, ['wood']),
    cover('beach', palette.beach, ['beach']),
    cover('pier', palette.paper, ['pier']),
    cover('square', palette.square, ['square']),
    {
      id: 'building',
      type: 'fill',
      source: basemapSource,
      'source-layer': 'building',
      minzoom: 13,
      paint: {
        'fill-color': palette.building,
        'fill-outline-color': palette.buildingEdge,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0.4, 15, 1],
      },
    },
    {
      id: 'border',
      type: 'line',
      source: basemapSource,
      'source-layer': 'boundary',
      paint: {
        'line-color': palette.border,
        'line-width': widening(0.8, 1.8),
        'line-dasharray': [6, 2, 1, 2],
      },
    },
  ];
}

interface Road {
  readonly classes: string[];
  readonly minzoom: number;
  readonly at13: number;
  readonly at18: number;
  readonly main: boolean;
}

const roads: readonly (Road & { readonly id: string })[] = [
  { id: 'service', classes: ['service'], minzoom: 14, at13: 0.3, at18: 6, main: false },
  {
    id: 'street',
    classes: ['street', 'pedestrian'],
    minzoom: 12,
    at13: 1,
    at18: 14,
    main: false,
  },
  { id: 'secondary', classes: ['secondary'], minzoom: 10, at13: 1.5, at18: 17, main: false },
  { id: 'major', classes: ['major'], minzoom: 8, at13: 2, at18: 20, main: true },
];

export function streetLayers(palette: MapPalette): LayerSpecification[] {
  const line = (
    id: string,
    road: Pick<Road, 'classes' | 'minzoom'>,
    filter: ExpressionSpecification,
    paint: Extract<LayerSpecification, { type: 'line' }>['paint'],
  ): LayerSpecification => ({
    id,
    type: 'line',
    source: basemapSource,
    'source-layer': 'transportation',
    minzoom: road.minzoom,
    filter: ['all', classIs(...road.classes), filter],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: paint ?? {},
  });
  const open: ExpressionSpecification = ['!', underground];
  return [
    line('path', { classes: ['path'], minzoom: 15 }, open, {
      'line-color': palette.path,
      'line-width': widening(0.4, 2),
      'line-dasharray': [1, 2],
    }),
    ...roads.map((road) =>
      line(`${road.id}-tunnel`, { ...road, minzoom: 14 }, underground, {
        'line-color': road.main ? palette.mainRoadEdge : palette.roadEdge,
        'line-width': widening(0.5, 2),
        'line-dasharray': [2, 3],
        'line-opacity': 0.7,
      }),
    ),
    ...roads.map((road) =>
      line(`${road.id}-edge`, road, open, {
        'line-color': road.main ? palette.mainRoadEdge : palette.roadEdge,
        'line-width': widening(road.at13 + 1, road.at18 + 2),
      }),
    ),
    ...roads.map((road) =>
      line(road.id, road, open, {
        'line-color': road.main ? palette.mainRoad : palette.road,
        'line-width': widening(road.at13, road.at18),
      }),
    ),
  ];
}
