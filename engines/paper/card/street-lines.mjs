/**
 * What is drawn of a street: its stretches within limits, of few points.
 * @typedef {import('./card-sheet.ts').Line} Line
 * @typedef {import('./card-sheet.ts').Point} Point
 * @typedef {import('./street-sides.mjs').Sample} Sample
 * @typedef {Sample & { readonly at: number }} Step one of the steps along a line, counted from its beginning
 */

/** Metres that a drawn line may stray from its street. */
const tolerance = 1.5;

/**
 * @param {readonly Step[]} steps
 * @param {number} length of a step in metres
 * @returns {readonly Line[]}
 */
export const linesOf = (steps, length) =>
  stretchesOf(steps)
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => straightened(endToEnd(stretch, length / 2)));

/**
 * Consecutive steps of one line. Two in a row may lie in one place, of which one counts.
 * @param {readonly Step[]} steps
 */
function stretchesOf(steps) {
  /** @type {Step[][]} */
  const found = [];
  /** @type {Step | undefined} */
  let before;
  for (const step of steps) {
    if (before && before.line === step.line && step.at - before.at <= 2) found.at(-1)?.push(step);
    else found.push([step]);
    before = step;
  }
  return found;
}

/**
 * Steps are known by their middle.
 * @param {readonly Step[]} stretch
 * @param {number} half
 * @returns {Line}
 */
function endToEnd(stretch, half) {
  /** @type {(step: Step | undefined, by: number) => Point[]} */
  const beside = (step, by) => (step ? [[step.x + step.dx * by, step.y + step.dy * by]] : []);
  /** @type {Point[]} */
  const middles = stretch.map(({ x, y }) => [x, y]);
  return [...beside(stretch[0], -half), ...middles, ...beside(stretch.at(-1), half)];
}

/**
 * Without the points from which it strays less than the tolerance (Douglas–Peucker).
 * @param {Line} line
 * @returns {Line}
 */
function straightened(line) {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return line;
  let [furthest, distance] = [0, tolerance];
  for (const [at, point] of line.entries()) {
    const away = distanceTo(from, to, point);
    if (away > distance) [furthest, distance] = [at, away];
  }
  if (furthest === 0) return [from, to];
  return [
    ...straightened(line.slice(0, furthest + 1)).slice(0, -1),
    ...straightened(line.slice(furthest)),
  ];
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {Point} point
 */
function distanceTo([fromX, fromY], [toX, toY], [x, y]) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / square;
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(x - fromX - at * dx, y - fromY - at * dy);
}
