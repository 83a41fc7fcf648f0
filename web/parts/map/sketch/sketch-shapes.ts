import type { Position } from 'geojson';
import type { MapFeatures } from '#schema/geojson.ts';
import type { ColorScheme } from '../../theme/theme-choice.ts';
import type { Rings } from '../geometry/geometry.ts';
import { engineZoom, mercator, worldPixels } from '../geometry/mercator.ts';
import type { Frame } from '../labels/label-placement.ts';
import { legible } from '../layers/colour.ts';
import {
  dashOf,
  halo,
  limitColour,
  limitWidth,
  outlines,
  widthAt,
} from '../layers/outline-layers.ts';
import type { PolygonFills } from '../layers/polygon-layer.ts';
import type { PolygonStyle } from '../map-data.ts';
import type { DrawnPolygon } from '../map.view.ts';
import { type MapStreet, noStreets } from '../streets/map-streets.ts';
import { streetStrokes, strokeColour, strokeWidthAt } from '../streets/street-strokes.ts';

interface SketchContent {
  readonly features: MapFeatures;
  readonly polygons: readonly DrawnPolygon[];
  readonly polygonStyle: PolygonStyle;
  readonly fills: PolygonFills | null;
  readonly scheme: ColorScheme;
  readonly streets?: readonly MapStreet[];
}

/** A filling, or lines of a width, in pixels of the frame. */
export interface SketchShape {
  /** As in the `d` of an SVG path. */
  readonly path: string;
  readonly colour: string;
  readonly opacity?: number;
  /** Null for a filling. */
  readonly width: number | null;
  readonly dash?: readonly number[];
}

/** The shapes of a map where the engine will draw them, lowest first. */
export function sketchShapes(sketched: SketchContent, frame: Frame): readonly SketchShape[] {
  const { features, polygons, polygonStyle, fills, scheme, streets = noStreets } = sketched;
  const { stroke, color, weight, dashArray, fillColor, fillOpacity } = polygonStyle;
  const pathOf = pathIn(frame);
  const filling = legible(fillColor, scheme);
  const [borders = [], limits = []] = outlines(features).features.map(
    ({ geometry }) => geometry.coordinates,
  );
  const lined = (lines: Rings, colour: string, wide: number, dash: readonly number[] = []) => {
    const width = widthAt(engineZoom(frame.zoom), wide);
    return { path: pathOf(lines), colour, width, dash: dash.map((length) => length * width) };
  };
  return [
    ...polygons.map(({ id, rings }) => ({
      path: pathOf(rings),
      colour: fills?.colourOf(id) ?? filling,
      opacity: fills?.opacity ?? fillOpacity,
      width: null,
    })),
    ...(stroke
      ? [lined(borders, legible(color, scheme), weight, dashOf(dashArray, weight) ?? [])]
      : []),
    lined(limits, halo[scheme], limitWidth + 3),
    lined(limits, limitColour, limitWidth),
    ...streetStrokes.map((stroke) => ({
      path: pathOf(
        streets.filter(({ look }) => stroke.looks.includes(look)).flatMap(({ lines }) => lines),
      ),
      colour: strokeColour(stroke, scheme),
      width: strokeWidthAt(engineZoom(frame.zoom), stroke.width),
      dash: stroke.dash ?? [],
    })),
  ].filter(({ path }) => path);
}

/** Where a position lies in a frame, in pixels. */
export function placeIn({ zoom, centre, width, height }: Frame) {
  const scale = worldPixels(zoom);
  return (position: Position) => {
    const { x, y } = mercator(position);
    return { x: (x - centre.x) * scale + width / 2, y: (y - centre.y) * scale + height / 2 };
  };
}

function pathIn(frame: Frame) {
  const at = placeIn(frame);
  const point = (position: Position) => {
    const { x, y } = at(position);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return (lines: readonly (readonly Position[])[]) =>
    lines.map((line) => `M${line.map(point).join('L')}`).join('');
}
