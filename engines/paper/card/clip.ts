import type { Box, Line, Point } from './card-sheet.ts';

export const meet = (one: Box, other: Box) =>
  one.left <= other.right &&
  one.right >= other.left &&
  one.top <= other.bottom &&
  one.bottom >= other.top;

export const grown = ({ left, top, right, bottom }: Box, by: number) => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const holds = ({ left, top, right, bottom }: Box, [x, y]: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;

export const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;

/** The parts of a line within a frame. */
export function clippedLine(line: Line, frame: Box): Line[] {
  const parts: Point[][] = [];
  let part: Point[] | undefined;
  let from: Point | undefined;
  for (const to of line) {
    const kept = from && clippedStretch(from, to, frame);
    from = to;
    if (!kept) {
      part = undefined;
      continue;
    }
    const [start, end] = kept;
    const last = part?.at(-1);
    if (part && last && last[0] === start[0] && last[1] === start[1]) part.push(end);
    else parts.push((part = [start, end]));
  }
  return parts;
}

function clippedStretch(from: Point, to: Point, frame: Box): readonly [Point, Point] | undefined {
  if (holds(frame, from) && holds(frame, to)) return [from, to];
  const [x, y] = from;
  const [dx, dy] = [to[0] - x, to[1] - y];
  let [first, last] = [0, 1];
  for (const [toward, room] of [
    [-dx, x - frame.left],
    [dx, frame.right - x],
    [-dy, y - frame.top],
    [dy, frame.bottom - y],
  ]) {
    if (toward === undefined || room === undefined) continue;
    if (toward === 0) {
      if (room < 0) return undefined;
    } else if (toward < 0) first = Math.max(first, room / toward);
    else last = Math.min(last, room / toward);
  }
  if (first >= last) return undefined;
  const at = (part: number): Point => [x + part * dx, y + part * dy];
  return [first === 0 ? from : at(first), last === 1 ? to : at(last)];
}

/** Clips a ring to a frame, one side after the other (Sutherland–Hodgman). */
export function clippedRing(ring: Line, frame: Box): Line {
  let kept = ring;
  for (const [axis, sign, edge] of [
    [0, 1, frame.left],
    [0, -1, frame.right],
    [1, 1, frame.top],
    [1, -1, frame.bottom],
  ] as const) {
    if (kept.length === 0) return kept;
    kept = cutAt(kept, axis, sign, edge);
  }
  return kept;
}

function cutAt(ring: Line, axis: 0 | 1, sign: 1 | -1, edge: number) {
  const kept: Point[] = [];
  let from = ring.at(-1);
  for (const to of ring) {
    if (!from) break;
    const before = (from[axis] - edge) * sign;
    const after = (to[axis] - edge) * sign;
    if (before >= 0 !== after >= 0) {
      const part = before / (before - after);
      kept.push([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
    }
    if (after >= 0) kept.push(to);
    from = to;
  }
  return kept;
}
