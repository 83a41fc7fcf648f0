import type { Position } from 'geojson';
import type { MapFeatures } from '#schema/geojson.ts';
import type { ColorScheme } from '../../theme/color-scheme.ts';
import type { Rings } from '../geometry/geometry.ts';
import { engineZoom, mercator, worldPixels } from '../geometry/mercator.ts';
import type { Frame } from '../labels/label-placement.ts';
import { legible } from '../layers/colour.ts';
import type { MarkerAtlas } from '../layers/marker-atlas.ts';
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
import type { DrawnMarker, DrawnPolygon } from '../map.view.ts';
import { mapPalettes } from '../style/palette.ts';

interface SketchContent {
  readonly features: MapFeatures;
  readonly polygons: readonly DrawnPolygon[];
  readonly markers: readonly DrawnMarker[];
  readonly polygonStyle: PolygonStyle;
  readonly fills: PolygonFills | null;
  readonly scheme: ColorScheme;
}

/** Draws the features on a 2D canvas where the engine will draw them; coordinates in CSS pixels. */
export function drawSketch(
  context: CanvasRenderingContext2D,
  sketched: SketchContent,
  frame: Frame,
  pins: MarkerAtlas | null,
) {
  const { features, polygons, markers, polygonStyle, fills, scheme } = sketched;
  const at = placeIn(frame);

  context.fillStyle = mapPalettes[scheme].paper;
  context.fillRect(0, 0, frame.width, frame.height);

  context.globalAlpha = fills?.opacity ?? polygonStyle.fillOpacity;
  context.fillStyle = legible(polygonStyle.fillColor, scheme);
  for (const { id, rings } of polygons) {
    if (fills) context.fillStyle = fills.colourOf(id);
    context.fill(pathOf(rings, at), 'evenodd');
  }
  context.globalAlpha = 1;

  const [borders = [], limits = []] = outlines(features).features.map(
    ({ geometry }) => geometry.coordinates,
  );
  const stroke = (lines: Rings, colour: string, wide: number, dash: readonly number[] = []) => {
    context.strokeStyle = colour;
    context.lineWidth = widthAt(engineZoom(frame.zoom), wide);
    context.setLineDash(dash.map((length) => length * context.lineWidth));
    context.stroke(pathOf(lines, at));
  };
  const { stroke: bordered, color, weight, dashArray } = polygonStyle;
  if (bordered) stroke(borders, legible(color, scheme), weight, dashOf(dashArray, weight) ?? []);
  stroke(limits, halo[scheme], limitWidth + 3);
  stroke(limits, limitColour, limitWidth);

  if (!pins) return;
  for (const { kind, position } of markers) {
    const icon = pins.mapping[kind];
    const { x, y } = at(position);
    const size = (pixels: number) => pixels / pins.ratio;
    context.drawImage(
      pins.image,
      icon.x,
      icon.y,
      icon.width,
      icon.height,
      x - size(icon.anchorX),
      y - size(icon.anchorY),
      size(icon.width),
      size(icon.height),
    );
  }
}

function placeIn({ zoom, centre, width, height }: Frame) {
  const scale = worldPixels(zoom);
  return (position: Position) => {
    const { x, y } = mercator(position);
    return { x: (x - centre.x) * scale + width / 2, y: (y - centre.y) * scale + height / 2 };
  };
}

function pathOf(lines: Rings, at: ReturnType<typeof placeIn>) {
  const path = new Path2D();
  for (const line of lines)
    for (const [index, position] of line.entries()) {
      const { x, y } = at(position);
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
  return path;
}
