import type { Frame } from '../labels/label-placement.ts';
import type { MarkerAtlas } from '../layers/marker-atlas.ts';
import { mapPalettes } from '../style/palette.ts';
import type { MapContent } from '../useMapContent.ts';
import { placeIn, sketchShapes } from './sketch-shapes.ts';

/** Draws the features on a 2D canvas where the engine will draw them; coordinates in CSS pixels. */
export function drawSketch(
  context: CanvasRenderingContext2D,
  content: MapContent,
  frame: Frame,
  pins: MarkerAtlas | null,
) {
  context.fillStyle = mapPalettes[content.scheme].paper;
  context.fillRect(0, 0, frame.width, frame.height);

  context.lineJoin = 'round';
  for (const { path, colour, opacity = 1, width, dash = [] } of sketchShapes(content, frame)) {
    const drawn = new Path2D(path);
    context.globalAlpha = opacity;
    context.fillStyle = context.strokeStyle = colour;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas context, not an array
    if (width === null) context.fill(drawn, 'evenodd');
    else {
      context.lineWidth = width;
      context.setLineDash([...dash]);
      context.stroke(drawn);
    }
  }
  context.globalAlpha = 1;

  if (!pins) return;
  const at = placeIn(frame);
  for (const { kind, position } of content.markers) {
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
