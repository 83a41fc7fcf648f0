import { holds } from './clip.mjs';

/**
 * Collision detection for labels beside markers, in areas and along streets.
 * @typedef {import('./card-sheet.ts').Box} Box
 * @typedef {import('./card-sheet.ts').Circle} Circle
 * @typedef {import('./card-sheet.ts').Point} Point
 * @typedef {import('./card-sheet.ts').Line} Line
 * @typedef {import('./card-sheet.ts').PlacedWords} PlacedWords
 */

/** @param {Box} frame nothing goes beyond it */
export function labelSpace(frame) {
  /** @type {Map<number, Circle[]>} */
  const cells = new Map();
  const [cell, rows] = [20, 10_000];
  /**
   * Stops at the first cell for which `stop` returns true.
   * @param {Circle} circle
   * @param {(key: number) => boolean} stop
   */
  function anyCell({ x, y, r }, stop) {
    const [left, right] = [Math.floor((x - r) / cell), Math.floor((x + r) / cell)];
    const [top, bottom] = [Math.floor((y - r) / cell), Math.floor((y + r) / cell)];
    for (let column = left; column <= right; column += 1) {
      for (let row = top; row <= bottom; row += 1) if (stop(column * rows + row)) return true;
    }
    return false;
  }
  /** @param {Circle} circle */
  const within = ({ x, y, r }) => holds(frame, [x - r, y - r]) && holds(frame, [x + r, y + r]);
  /** @param {Circle} circle */
  const taken = (circle) =>
    anyCell(circle, (key) => {
      for (const { x, y, r } of cells.get(key) ?? []) {
        const apart = r + circle.r;
        if ((x - circle.x) ** 2 + (y - circle.y) ** 2 < apart * apart) return true;
      }
      return false;
    });
  /** @param {readonly Circle[]} circles */
  function take(circles) {
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
    /**
     * @param {readonly Circle[]} circles
     * @returns {boolean} whether there was room, which then is taken
     */
    claim(circles) {
      if (!circles.every((circle) => within(circle) && !taken(circle))) return false;
      take(circles);
      return true;
    },
  };
}

/**
 * Circles that cover rotated words of that height.
 * @param {Pick<PlacedWords, 'x' | 'y' | 'degrees' | 'width'>} words
 * @param {number} height
 * @returns {Circle[]}
 */
export function circlesOf({ x, y, degrees, width }, height) {
  const r = height / 2;
  const turn = (degrees * Math.PI) / 180;
  const count = Math.max(1, Math.ceil(width / height));
  return Array.from({ length: count }, (_, at) => {
    const along = count === 1 ? 0 : (at / (count - 1) - 0.5) * Math.max(0, width - height * 0.6);
    return { x: x + along * Math.cos(turn), y: y + along * Math.sin(turn), r };
  });
}

/**
 * Whether the words along a bend do not touch each other.
 * @param {readonly PlacedWords[]} words
 * @param {number} space
 */
export function apart(words, space) {
  /** @type {PlacedWords | undefined} */
  let before;
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

/**
 * @param {PlacedWords} words
 * @param {1 | -1} side
 */
function endOf({ x, y, degrees, width }, side) {
  const turn = (degrees * Math.PI) / 180;
  const half = (side * width) / 2;
  return { x: x + half * Math.cos(turn), y: y + half * Math.sin(turn) };
}

/** @param {Line} points */
export function measured(points) {
  let length = 0;
  /** @type {Point | undefined} */
  let from;
  const at = points.map((point) => {
    if (from) length += Math.hypot(point[0] - from[0], point[1] - from[1]);
    from = point;
    return length;
  });
  return { points, at, length };
}

/** @typedef {ReturnType<typeof measured>} MeasuredLine */

/**
 * @param {MeasuredLine} line
 * @param {number} along
 * @returns {Point}
 */
function pointAt({ points, at }, along) {
  const next = Math.max(
    1,
    at.findIndex((passed) => passed >= along),
  );
  const [from = /** @type {Point} */ ([0, 0]), to = from] = [points[next - 1], points[next]];
  const [before = 0, after = 0] = [at[next - 1], at[next]];
  const part = after === before ? 0 : (along - before) / (after - before);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

/**
 * The straight line between two positions on a line; null when the line deviates from it by more
 * than `slack`.
 * @param {MeasuredLine} line
 * @param {number} from
 * @param {number} to
 * @param {number} slack
 */
function chord(line, from, to, slack) {
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

const upright = (/** @type {number} */ degrees) =>
  degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;

/**
 * Candidate positions along a line, best first: from its middle outwards in one piece, then word by
 * word around bends.
 * @param {MeasuredLine} line
 * @param {readonly { text: string, width: number }[]} words
 * @param {{ space: number, size: number }} measures
 * @returns {Generator<readonly PlacedWords[]>}
 */
export function* placesAlong(line, words, { space, size }) {
  const width = words.reduce((sum, word) => sum + word.width, space * (words.length - 1));
  const play = line.length - width;
  if (play < 0) return;
  const step = Math.max(size * 1.5, play / 12);
  /** @type {number[]} */
  const starts = [];
  for (let off = 0; off <= play / 2; off += step) {
    starts.push(play / 2 + off);
    if (off > 0) starts.push(play / 2 - off);
  }
  const text = words.map((word) => word.text).join(' ');
  /** @type {number[]} */
  const bends = [];
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

/**
 * @param {MeasuredLine} line
 * @param {readonly { text: string, width: number }[]} words
 * @param {{ start: number, width: number, space: number, size: number }} measures
 * @returns {readonly PlacedWords[] | null}
 */
function roundTheBend(line, words, { start, width, space, size }) {
  const [first, last] = [pointAt(line, start), pointAt(line, start + width)];
  const backwards = last[0] < first[0] || (last[0] === first[0] && last[1] > first[1]);
  /** @type {PlacedWords[]} */
  const placed = [];
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
