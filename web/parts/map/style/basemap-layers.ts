import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LayerSpecification,
} from 'maplibre-gl';
import type { MapPalette } from './palette.ts';
import { among, inTunnel, roadIs, type RoadClass } from './road-classes.ts';

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

/** Layers of the schema hold shapes and the points of their names side by side. */
const drawnAs = (shape: 'LineString' | 'Polygon'): ExpressionSpecification => [
  '==',
  ['geometry-type'],
  shape,
];

export function landLayers(palette: MapPalette): LayerSpecification[] {
  const cover = (id: string, color: string, kinds: string[]): LayerSpecification => ({
    id,
    type: 'fill',
    source: basemapSource,
    'source-layer': 'landuse',
    filter: ['all', drawnAs('Polygon'), among('kind', ...kinds)],
    paint: { 'fill-color': color },
  });
  return [
    cover('green', palette.park, greens),
    cover('wood', palette.wood, ['forest', 'wood', 'scrub']),
    {
      id: 'water',
      type: 'fill',
      source: basemapSource,
      'source-layer': 'water',
      filter: drawnAs('Polygon'),
      paint: { 'fill-color': palette.water },
    },
    {
      id: 'shore',
      type: 'line',
      source: basemapSource,
      'source-layer': 'water',
      minzoom: 12,
      filter: drawnAs('Polygon'),
      paint: { 'line-color': palette.shore, 'line-width': widening(0.5, 1.2) },
    },
    stream('stream', palette, { kinds: ['stream', 'ditch', 'drain'], minzoom: 13 }, [0.6, 2.5]),
    stream('river', palette, { kinds: ['river', 'canal'], minzoom: 9 }, [1.5, 6]),
    cover('beach', palette.beach, ['beach', 'sand']),
    cover('pier', palette.paper, ['pier']),
    cover('square', palette.square, ['pedestrian']),
    {
      id: 'building',
      type: 'fill',
      source: basemapSource,
      'source-layer': 'buildings',
      minzoom: 13,
      filter: drawnAs('Polygon'),
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
      'source-layer': 'boundaries',
      paint: {
        'line-color': palette.border,
        'line-width': widening(0.8, 1.8),
        'line-dasharray': [6, 2, 1, 2],
      },
    },
  ];
}

const greens = [
  'park',
  'garden',
  'dog_park',
  'grass',
  'cemetery',
  'pitch',
  'stadium',
  'playground',
  'recreation_ground',
  'village_green',
  'golf_course',
  'allotments',
  'meadow',
  'grassland',
];

/** Running water; where it is broad its bed is drawn too. */
const stream = (
  id: string,
  palette: MapPalette,
  { kinds, minzoom }: { kinds: string[]; minzoom: number },
  [at13, at18]: readonly [number, number],
): LayerSpecification => ({
  id,
  type: 'line',
  source: basemapSource,
  'source-layer': 'water',
  minzoom,
  filter: ['all', drawnAs('LineString'), among('kind', ...kinds)],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': palette.water, 'line-width': widening(at13, at18) },
});

interface Road {
  readonly classes: readonly RoadClass[];
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
    'source-layer': 'roads',
    minzoom: road.minzoom,
    filter: ['all', roadIs(...road.classes), filter],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: paint ?? {},
  });
  const open: ExpressionSpecification = ['!', inTunnel];
  return [
    line('path', { classes: ['path'], minzoom: 15 }, open, {
      'line-color': palette.path,
      'line-width': widening(0.4, 2),
      'line-dasharray': [1, 2],
    }),
    ...roads.slice(1).map((road) =>
      line(`${road.id}-tunnel`, { ...road, minzoom: 14 }, inTunnel, {
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
