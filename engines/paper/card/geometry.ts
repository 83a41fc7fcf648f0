import type { Line, Point } from './card-sheet.ts';

export const inside = (rings: readonly Line[], [x, y]: Point) =>
  crossings(rings, y).filter((at) => at > x).length % 2 === 1;

/** Whether any border is closer to the point than `distance`. */
export function nearBorder(rings: readonly Line[], [x, y]: Point, distance: number) {
  const square = distance * distance;
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from && squareTo(from, to, x, y, distance) < square) return true;
      from = to;
    }
  }
  return false;
}

/** Squared distance to a segment; stops at any value beyond `most`. */
function squareTo([fromX, fromY]: Point, [toX, toY]: Point, x: number, y: number, most: number) {
  if (x + most < Math.min(fromX, toX) || x - most > Math.max(fromX, toX)) return Infinity;
  if (y + most < Math.min(fromY, toY) || y - most > Math.max(fromY, toY)) return Infinity;
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / length;
  const at = Math.min(1, Math.max(0, part));
  return (x - fromX - at * dx) ** 2 + (y - fromY - at * dy) ** 2;
}

const scanLines = 15;

/** Centre and width of the widest, most central horizontal span of an area; null for a line. */
export function roomiest(rings: readonly Line[]) {
  const heights = (rings[0] ?? []).map(([, y]) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  let found: { x: number; y: number; width: number } | null = null;
  let best = 0;
  for (let line = 1; line < scanLines; line += 1) {
    const y = top + ((bottom - top) * line) / scanLines;
    const off = Math.abs(y - (top + bottom) / 2) / (bottom - top);
    const crossed = crossings(rings, y).toSorted((a, b) => a - b);
    for (let at = 0; at + 1 < crossed.length; at += 2) {
      const [left = 0, right = 0] = crossed.slice(at, at + 2);
      const worth = (right - left) * (1 - off) ** 2;
      if (worth > best) {
        best = worth;
        found = { x: (left + right) / 2, y, width: right - left };
      }
    }
  }
  return found;
}

/** Sorted x coordinates where a horizontal line crosses the rings. */
function crossings(rings: readonly Line[], y: number) {
  const found: number[] = [];
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from && from[1] > y !== to[1] > y) {
        found.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
      }
      from = to;
    }
  }
  return found;
}

/** Borders without the segments already drawn, which neighbours share. */
export function borders(rings: readonly Line[], drawnAlready: readonly Line[]): Line[] {
  const drawn = new Set(
    drawnAlready.flatMap((ring) => ring.slice(1).map((to, at) => stretchOf(ring[at] ?? to, to))),
  );
  return rings.flatMap((ring) => {
    const parts: Point[][] = [];
    let part: Point[] = [];
    let from: Point | undefined;
    for (const to of ring) {
      if (from) {
        const stretch = stretchOf(from, to);
        if (drawn.has(stretch)) part = [];
        else {
          drawn.add(stretch);
          if (part.length > 0) part.push(to);
          else parts.push((part = [from, to]));
        }
      }
      from = to;
    }
    return parts;
  });
}

/** Key of a segment, independent of its direction, rounded to 0.01 points. */
function stretchOf(from: Point, to: Point) {
  const [one, other] = [from, to]
    .map(([x, y]) => `${Math.round(x * 100)},${Math.round(y * 100)}`)
    .toSorted();
  return `${one} ${other}`;
}
