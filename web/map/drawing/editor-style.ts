import type { Feature, FeatureCollection, MultiLineString, Position } from 'geojson';
import type { LineLayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Neighbour } from '#engines/drawing/borders.ts';
import type { ColorScheme } from '../../parts/theme/theme-choice.ts';
import { linesOf } from '../../parts/map/geometry/geometry.ts';
import { uniqueLines } from '../../parts/map/geometry/unique-lines.ts';
import { outlinesId } from '../../parts/map/layers/outline-layers.ts';

const neighboursId = 'neighbours';
export const activeId = 'active';

/** Of the shape that is drawn or edited (MAP-46). */
export const activeColour: Record<ColorScheme, string> = { light: '#c2186b', dark: '#ff8fc0' };
export const activeFillOpacity = 0.1;
const wrongColour: Record<ColorScheme, string> = { light: '#a3221c', dark: '#ff9d94' };
const quiet: Record<ColorScheme, string> = { light: '#6f675a', dark: '#a19c8d' };

const neighbourLayer = (scheme: ColorScheme): LineLayerSpecification => ({
  id: neighboursId,
  type: 'line',
  source: neighboursId,
  paint: { 'line-color': quiet[scheme], 'line-width': 1.5, 'line-opacity': 0.75 },
});

const activeLayer = (scheme: ColorScheme): LineLayerSpecification => ({
  id: activeId,
  type: 'line',
  source: activeId,
  layout: { 'line-join': 'round' },
  paint: {
    'line-color': ['case', ['get', 'wrong'], wrongColour[scheme], activeColour[scheme]],
    'line-width': 2.5,
    'line-dasharray': [3, 2],
  },
});

interface ActiveLine {
  readonly line: readonly Position[];
  /** It crosses the others. */
  readonly wrong: boolean;
}

export const activeLines = (lines: readonly ActiveLine[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: lines.map(({ line, wrong }) => ({
    type: 'Feature',
    properties: { wrong },
    geometry: { type: 'LineString', coordinates: line.map((at) => [...at]) },
  })),
});

/** Each stretch that neighbours share once. */
export const neighbourLines = (neighbours: readonly Neighbour[]): Feature<MultiLineString> => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'MultiLineString',
    coordinates: uniqueLines(neighbours.flatMap(({ geometry }) => [...linesOf(geometry)])),
  },
});

/** The style of a map with the quiet borders of neighbours below its outlines, and the line of the moment on top. */
export function withEditing(
  style: StyleSpecification,
  neighbours: Feature<MultiLineString>,
  scheme: ColorScheme,
): StyleSpecification {
  const at = style.layers.findIndex(({ id }) => id === outlinesId);
  return {
    ...style,
    sources: {
      ...style.sources,
      [neighboursId]: { type: 'geojson', data: neighbours },
      [activeId]: { type: 'geojson', data: activeLines([]) },
    },
    layers: [
      ...style.layers.slice(0, Math.max(0, at)),
      neighbourLayer(scheme),
      ...style.layers.slice(Math.max(0, at)),
      activeLayer(scheme),
    ],
  };
}
