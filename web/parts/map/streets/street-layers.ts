import type { FeatureCollection, MultiLineString } from 'geojson';
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { ColorScheme } from '../../theme/theme-choice.ts';
import { tokens } from '../../theme/tokens.ts';
import { halo } from '../layers/outline-layers.ts';
import { bold, streetNames } from '../style/label-layers.ts';
import type { MapStreet, StreetLook } from './map-streets.ts';
import { growth, streetStrokes, strokeColour } from './street-strokes.ts';

const streetsId = 'streets';
const glow = 19;

type Street = { readonly name: string; readonly look: StreetLook };

const streetShapes = (
  streets: readonly MapStreet[],
): FeatureCollection<MultiLineString, Street> => ({
  type: 'FeatureCollection',
  features: streets.map(({ name, look, lines }) => ({
    type: 'Feature',
    properties: { name, look },
    geometry: { type: 'MultiLineString', coordinates: lines.map((line) => [...line]) },
  })),
});

const growing = (width: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  growth.from,
  width * growth.least,
  growth.to,
  width,
];

const line = (id: string, filter: FilterSpecification) =>
  ({
    id: `${streetsId}-${id}`,
    type: 'line',
    source: streetsId,
    filter,
    layout: { 'line-join': 'round' },
  }) as const;

const pens = (scheme: ColorScheme, chosen: string | null): readonly LayerSpecification[] => [
  {
    ...line('chosen', ['==', ['get', 'name'], chosen ?? '']),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': tokens[scheme].focus, 'line-width': growing(glow) },
  },
  ...streetStrokes.map((stroke): LayerSpecification => {
    const { id, looks, width, dash } = stroke;
    const drawn = line(id, ['in', ['get', 'look'], ['literal', [...looks]]]);
    return {
      ...drawn,
      layout: { ...drawn.layout, 'line-cap': dash ? 'butt' : 'round' },
      paint: {
        'line-color': strokeColour(stroke, scheme),
        'line-width': growing(width),
        ...(dash ? { 'line-dasharray': dash.map((length) => length / width) } : {}),
      },
    };
  }),
];

/** Their names beside them, at every zoom at which there is room. */
const names = (scheme: ColorScheme): LayerSpecification => ({
  id: 'listed-street-name',
  type: 'symbol',
  source: streetsId,
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 500,
    'text-field': ['get', 'name'],
    'text-font': bold,
    'text-size': ['interpolate', ['linear'], ['zoom'], 13, 12, 17, 15],
    'text-max-angle': 35,
    'text-offset': [0, -1],
    'text-padding': 1,
  },
  paint: {
    'text-color': tokens[scheme].ink,
    'text-halo-color': halo[scheme],
    'text-halo-width': 2,
  },
});

/** The style with the streets of a list below all names, and their own names above those of the ground (OWN-220). */
export function withStreets(
  style: StyleSpecification,
  streets: readonly MapStreet[],
  chosen: string | null,
  scheme: ColorScheme,
): StyleSpecification {
  if (streets.length === 0) return style;
  const listed = streets.map(({ name }) => name);
  const firstName = style.layers.findIndex(({ type }) => type === 'symbol');
  const ours = style.layers.slice(firstName);
  const reserved = ours.pop();
  return {
    ...style,
    sources: { ...style.sources, [streetsId]: { type: 'geojson', data: streetShapes(streets) } },
    layers: [
      ...style.layers.slice(0, firstName),
      ...pens(scheme, chosen),
      ...ours.map((layer) => unlessListed(layer, listed)),
      names(scheme),
      ...(reserved ? [reserved] : []),
    ],
  };
}

function unlessListed(layer: LayerSpecification, listed: readonly string[]): LayerSpecification {
  if (layer.type !== 'symbol' || !streetNames.includes(layer.id)) return layer;
  const isListed: ExpressionSpecification = ['in', ['get', 'name'], ['literal', [...listed]]];
  const field: ExpressionSpecification = ['case', isListed, '', ['get', 'name']];
  return { ...layer, layout: { ...layer.layout, 'text-field': field } };
}
