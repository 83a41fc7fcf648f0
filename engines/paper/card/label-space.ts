import { holds } from './clip.ts';
import type { Box, Circle, Line, PlacedWords, Point } from './card-sheet.ts';

/**
 * Collision detection for labels beside markers, in areas and along streets.
 *
 * @param frame nothing goes beyond it
 */
export function labelSpace(frame: Box) {
  const cells = new Map<number, Circle[]>();
  const [cell, rows] = [20, 10_000];
  /** Stops at the first cell for which `stop` returns true. */
  function anyCell({ x, y, r }: Circle, stop: (key: number) => boolean) {
    const [left, right] = [Math.floor((x - r) / cell), Math.floor((x + r) / cell)];
    const [top, bottom] = [Math.floor((y - r) / cell), Math.floor((y + r) / cell)];
    for (let column = left; column <= right; column += 1) {
      for (let row = top; row <= bottom; row += 1) if (stop(column * rows + row)) return true;
    }
    return false;
  }
  const within = ({ x, y, r }: Circle) =>
    holds(frame, [x - r, y - r]) && holds(frame, [x + r, y + r]);
  const taken = (circle: Circle) =>
    anyCell(circle, (key) => {
      for (const { x, y, r } of cells.get(key) ?? []) {
        const apart = r + circle.r;
        if ((x - circle.x) ** 2 + (y - circle.y) ** 2 < apart * apart) return true;
      }
      return false;
    });
  function take(circles: readonly Circle[]) {
    for (const circle of circles) {
      anyCell(circle, (key) => {
        const there = cells.get(key);
        if (there) there.push(circle);
        else cells.set(key, [circle]);
        return false;
      });
    }
  }
  return {
    take,
    /** Whether there was room, which then is taken. */
    claim(circles: readonly Circle[]): boolean {
      if (!circles.every((circle) => within(circle) && !taken(circle))) return false;
      take(circles);
      return true;
    },
  };
}

export type LabelSpace = ReturnType<typeof labelSpace>;

/** Circles that cover rotated words of that height. */
export function circlesOf(
  { x, y, degrees, width }: Pick<PlacedWords, 'x' | 'y' | 'degrees' | 'width'>,
  height: number,
): Circle[] {
  const r = height / 2;
  const turn = (degrees * Math.PI) / 180;
  const count = Math.max(1, Math.ceil(width / height));
  return Array.from({ length: count }, (_, at) => {
    const along = count === 1 ? 0 : (at / (count - 1) - 0.5) * Math.max(0, width - height * 0.6);
    return { x: x + along * Math.cos(turn), y: y + along * Math.sin(turn), r };
  });
}

/** Whether the words along a bend do not touch each other. */
export function apart(words: readonly PlacedWords[], space: number) {
  let before: PlacedWords | undefined;
  for (const word of words) {
    if (before) {
      const [end, start] = [endOf(before, 1), endOf(word, -1)];
      const turn = ((before.degrees + word.degrees) * Math.PI) / 360;
      const gap = (start.x - end.x) * Math.cos(turn) + (start.y - end.y) * Math.sin(turn);
      if (gap < space * 0.6) return false;
    }
    before = word;
  }
  return true;
}

function endOf({ x, y, degrees, width }: PlacedWords, side: 1 | -1) {
  const turn = (degrees * Math.PI) / 180;
  const half = (side * width) / 2;
  return { x: x + half * Math.cos(turn), y: y + half * Math.sin(turn) };
}

export function measured(points: Line) {
  let length = 0;
  let from: Point | undefined;
  const at = points.map((point) => {
    if (from) length += Math.hypot(point[0] - from[0], point[1] - from[1]);
    from = point;
    return length;
  });
  return { points, at, length };
}

export type MeasuredLine = ReturnType<typeof measured>;

function pointAt({ points, at }: MeasuredLine, along: number): Point {
  const next = Math.max(
    1,
    at.findIndex((passed) => passed >= along),
  );
  const [from = [0, 0], to = from] = [points[next - 1], points[next]];
  const [before = 0, after = 0] = [at[next - 1], at[next]];
  const part = after === before ? 0 : (along - before) / (after - before);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

/**
 * The straight line between two positions on a line; null when the line deviates from it by more
 * than `slack`.
 */
function chord(line: MeasuredLine, from: number, to: number, slack: number) {
  const [a, b] = [pointAt(line, from), pointAt(line, to)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length < (to - from) * 0.94) return null;
  for (const [index, [x, y]] of line.points.entries()) {
    const along = line.at[index] ?? 0;
    if (along <= from || along >= to) continue;
    if (Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / length > slack) return null;
  }
  return {
    x: (a[0] + b[0]) / 2,
    y: (a[1] + b[1]) / 2,
    degrees: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

const upright = (degrees: number) =>
  degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;

/**
 * Candidate positions along a line, best first: from its middle outwards in one piece, then word by
 * word around bends.
 */
export function* placesAlong(
  line: MeasuredLine,
  words: readonly { text: string; width: number }[],
  { space, size }: { space: number; size: number },
): Generator<readonly PlacedWords[]> {
  const width = words.reduce((sum, word) => sum + word.width, space * (words.length - 1));
  const play = line.length - width;
  if (play < 0) return;
  const step = Math.max(size * 1.5, play / 12);
  const starts: number[] = [];
  for (let off = 0; off <= play / 2; off += step) {
    starts.push(play / 2 + off);
    if (off > 0) starts.push(play / 2 - off);
  }
  const text = words.map((word) => word.text).join(' ');
  const bends: number[] = [];
  for (const start of starts) {
    const whole = chord(line, start, start + width, size * 0.4);
    if (whole) yield [{ ...whole, text, width, degrees: upright(whole.degrees) }];
    else bends.push(start);
  }
  if (words.length === 1) return;
  for (const start of bends) {
    const bent = roundTheBend(line, words, { start, width, space, size });
    if (bent) yield bent;
  }
}

const sharpest = 32;

function roundTheBend(
  line: MeasuredLine,
  words: readonly { text: string; width: number }[],
  { start, width, space, size }: { start: number; width: number; space: number; size: number },
): readonly PlacedWords[] | null {
  const [first, last] = [pointAt(line, start), pointAt(line, start + width)];
  const backwards = last[0] < first[0] || (last[0] === first[0] && last[1] > first[1]);
  const placed: PlacedWords[] = [];
  let along = start;
  for (const word of backwards ? words.toReversed() : words) {
    const here = chord(line, along, along + word.width, size * 0.45);
    if (!here) return null;
    const degrees = backwards ? here.degrees + (here.degrees > 0 ? -180 : 180) : here.degrees;
    const before = placed.at(-1);
    if (Math.abs(degrees) > 100 || (before && Math.abs(before.degrees - degrees) > sharpest)) {
      return null;
    }
    placed.push({ ...here, ...word, degrees });
    along += word.width + space;
  }
  return backwards ? placed.toReversed() : placed;
}
