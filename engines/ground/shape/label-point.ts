import type { Line } from './feature.ts';

/**
 * A place well inside of a polygon: the middle of the widest stretch on a level near its middle, so
 * that it lies neither in a hole nor beside a bent shape.
 */
export function labelPoint(rings: readonly Line[]): readonly [x: number, y: number] {
  const [shell = new Float64Array()] = rings;
  let [top, bottom] = [Infinity, -Infinity];
  for (let at = 1; at < shell.length; at += 2) {
    top = Math.min(top, shell[at] ?? 0);
    bottom = Math.max(bottom, shell[at] ?? 0);
  }
  let best: { x: number; y: number; width: number } | null = null;
  for (const share of [0.5, 0.4, 0.6, 0.3, 0.7]) {
    const y = top + (bottom - top) * share;
    const crossings = rings.flatMap((ring) => crossingsOf(ring, y)).toSorted((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from = 0, to = 0] = crossings.slice(at, at + 2);
      // The middle is the better place, unless another level is clearly wider.
      if (to - from > (best?.width ?? 0) * 1.3) best = { x: (from + to) / 2, y, width: to - from };
    }
  }
  return best ? [best.x, best.y] : [shell[0] ?? 0, shell[1] ?? 0];
}

function crossingsOf(ring: Line, y: number): number[] {
  const found: number[] = [];
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const x1 = ring[at] ?? 0;
    const y1 = ring[at + 1] ?? 0;
    const x2 = ring[at + 2] ?? 0;
    const y2 = ring[at + 3] ?? 0;
    if (y1 > y !== y2 > y) found.push(((x2 - x1) * (y - y1)) / (y2 - y1) + x1);
  }
  return found;
}
