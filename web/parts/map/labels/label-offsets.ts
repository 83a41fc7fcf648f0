import type { MarkerFrame } from '../layers/marker-atlas.ts';
import type { Offset } from './label-placement.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between a marker and its label; more than the gap between labels. */
const gap = 6;

/** Lines up and down by which the name of one of few polygons avoids a marker. */
const shifts = [0, -1.3, 1.3, -2.6, 2.6];
/** Shares of its own size by which the label of one of many avoids another. */
const nudges = [
  [0, 0],
  [0, -0.6],
  [0, 0.6],
  [-0.5, 0],
  [0.5, 0],
] as const;

/** Offsets of a polygon's label, about its middle. */
export const namePlaces =
  (few: boolean) =>
  ({ width, height }: Size): readonly Offset[] =>
    few
      ? shifts.map((lines) => ({ x: 0, y: lines * height }))
      : nudges.map(([right, down]) => ({ x: right * width, y: down * height }));

/** Offsets of a marker's label: above, else below, to the right, to the left. */
export function markerPlaces(
  { width, height }: Size,
  marker: Pick<MarkerFrame, 'width' | 'height' | 'anchorX' | 'anchorY'>,
): readonly Offset[] {
  const middle = marker.height / 2 - marker.anchorY;
  return [
    { x: 0, y: -marker.anchorY - gap - height / 2 },
    { x: 0, y: marker.height - marker.anchorY + gap + height / 2 },
    { x: marker.width - marker.anchorX + gap + width / 2, y: middle },
    { x: -marker.anchorX - gap - width / 2, y: middle },
  ];
}

/** The offset of the marker's own box, which labels avoid. */
export const markerPlace = (
  marker: Pick<MarkerFrame, 'width' | 'height' | 'anchorX' | 'anchorY'>,
): Offset => ({ x: marker.width / 2 - marker.anchorX, y: marker.height / 2 - marker.anchorY });
