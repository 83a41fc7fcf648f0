export interface SparklinePoint {
  /** Both in percent of the drawing, from its upper left corner. */
  readonly x: number;
  readonly y: number;
}

/**
 * A line through figures in their order, the largest at the top, nothing at the bottom; a single one
 * stands at the beginning, as its month does below it.
 */
export function sparklinePoints(figures: readonly number[]): readonly SparklinePoint[] {
  const most = Math.max(...figures, 1);
  const steps = Math.max(figures.length - 1, 1);
  return figures.map((figure, at) => ({ x: (100 * at) / steps, y: 100 - (100 * figure) / most }));
}
