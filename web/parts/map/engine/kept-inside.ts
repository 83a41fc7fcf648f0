/** A box around a point, in pixels from it; what lies left of it or above is negative. */
export interface Around {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels that stay free at the edges. */
const edge = 8;

/** The place nearest to a point at which a box around it lies wholly in a window, as far as it is no larger. */
export const keptInside = (
  { x, y }: Point,
  { left, top, right, bottom }: Around,
  { width, height }: { readonly width: number; readonly height: number },
): Point => ({
  x: Math.max(edge - left, Math.min(width - edge - right, x)),
  y: Math.max(edge - top, Math.min(height - edge - bottom, y)),
});
