import type { FeatureCollection, MultiLineString } from 'geojson';
import type {
  ExpressionSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { MapFeatures } from '#schema/geojson.ts';
import type { ColorScheme } from '../../theme/theme-choice.ts';
import type { PolygonStyle } from '../map-data.ts';
import { linesOf } from '../geometry/geometry.ts';
import { uniqueLines } from '../geometry/unique-lines.ts';
import { kindOf } from '../map.view.ts';
import { legible } from './colour.ts';
import { reservedId, reservedLayer, reservedPlaces } from './reserved-layer.ts';

export const outlinesId = 'outlines';

/** Colour of the congregation's limits (GMV-04). */
export const limitColour = '#e3001b';
export const limitWidth = 3;

export const halo: Record<ColorScheme, string> = { light: '#fffdf7', dark: '#12181a' };

const thinZoom = 11;
const fullZoom = 15;
const thinnest = 1 / 3;

/** Line width by zoom: the server's width from zoom 15, thinner below, where many borders meet. */
const growing = (width: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  thinZoom,
  width * thinnest,
  fullZoom,
  width,
];

/** The same width at one zoom of the engine. */
export function widthAt(zoom: number, width: number) {
  const part = Math.max(0, Math.min(1, (zoom - thinZoom) / (fullZoom - thinZoom)));
  return width * (thinnest + (1 - thinnest) * part);
}

/** Converts a dash array in pixels (`10 8`, B-21) to maplibre's unit, the line width. */
export function dashOf(dashArray: string | null, weight: number): number[] | null {
  const pixels = (dashArray ?? '')
    .split(/[\s,]+/u)
    .map(Number)
    .filter((length) => length > 0);
  return pixels.length > 1 && weight > 0 ? pixels.map((length) => length / weight) : null;
}

/** Two features: the borders of all polygons, and the congregation's limits. */
export function outlines({
  features,
}: MapFeatures): FeatureCollection<MultiLineString, { limit: boolean }> {
  const linesOfAll = (limit: boolean) =>
    uniqueLines(
      features
        .filter((feature) => (kindOf(feature) === 'limit') === limit)
        .flatMap((feature) => linesOf(feature.geometry)),
    );
  return {
    type: 'FeatureCollection',
    features: [false, true].map((limit) => ({
      type: 'Feature',
      properties: { limit },
      geometry: { type: 'MultiLineString', coordinates: linesOfAll(limit) },
    })),
  };
}

/** Line layers of the polygons in the server's style, and of the congregation's limits in red. */
export function outlineLayers(
  style: PolygonStyle,
  scheme: ColorScheme,
): readonly LineLayerSpecification[] {
  const line = {
    type: 'line',
    source: outlinesId,
    layout: { 'line-join': 'miter', 'line-cap': 'butt' },
  } as const;
  const dash = dashOf(style.dashArray, style.weight);
  return [
    {
      ...line,
      id: outlinesId,
      filter: ['==', ['get', 'limit'], false],
      layout: { ...line.layout, visibility: style.stroke ? 'visible' : 'none' },
      paint: {
        'line-color': legible(style.color, scheme),
        'line-width': growing(style.weight),
        ...(dash ? { 'line-dasharray': dash } : {}),
      },
    },
    {
      ...line,
      id: 'limits-halo',
      filter: ['==', ['get', 'limit'], true],
      paint: {
        'line-color': halo[scheme],
        'line-opacity': 0.8,
        'line-width': growing(limitWidth + 3),
      },
    },
    {
      ...line,
      id: 'limits',
      filter: ['==', ['get', 'limit'], true],
      paint: { 'line-color': limitColour, 'line-width': growing(limitWidth) },
    },
  ];
}

/** The basemap's style with the outlines inserted below its labels, and the reserved places above them. */
export function withFeatures(
  ground: StyleSpecification,
  features: MapFeatures,
  style: PolygonStyle,
  scheme: ColorScheme,
): StyleSpecification {
  const firstName = ground.layers.findIndex(({ type }) => type === 'symbol');
  const split = firstName < 0 ? ground.layers.length : firstName;
  return {
    ...ground,
    sources: {
      ...ground.sources,
      [outlinesId]: { type: 'geojson', data: outlines(features) },
      [reservedId]: { type: 'geojson', data: reservedPlaces(features) },
    },
    layers: [
      ...ground.layers.slice(0, split),
      ...outlineLayers(style, scheme),
      ...ground.layers.slice(split),
      reservedLayer,
    ],
  };
}
