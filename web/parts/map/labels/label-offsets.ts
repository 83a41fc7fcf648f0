import type { MarkerFrame } from '../layers/marker-atlas.ts';
import type { Offset } from './label-placement.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between a marker and its label; more than the gap between labels. */
const gap = 6;

/** Offsets of a polygon's label: centred; where labels are few, also shifted up or down to avoid a marker. */
export const namePlaces =
  (few: boolean) =>
  ({ height }: Size): readonly Offset[] =>
    (few ? [0, -1.3, 1.3, -2.6, 2.6] : [0]).map((lines) => ({ x: 0, y: lines * height }));

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
