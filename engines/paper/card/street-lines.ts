import type { Line, Point } from './card-sheet.ts';
import type { Sample } from './street-sides.ts';

/** One of the steps along a line, counted from its beginning. */
export type Step = Sample & { readonly at: number };

/** Metres that a drawn line may stray from its street. */
const tolerance = 1.5;

/**
 * What is drawn of a street: its stretches within limits, of few points.
 *
 * @param length of a step in metres
 */
export const linesOf = (steps: readonly Step[], length: number): readonly Line[] =>
  stretchesOf(steps)
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => straightened(endToEnd(stretch, length / 2)));

/** Consecutive steps of one line. Two in a row may lie in one place, of which one counts. */
function stretchesOf(steps: readonly Step[]) {
  const found: Step[][] = [];
  let before: Step | undefined;
  for (const step of steps) {
    if (before && before.line === step.line && step.at - before.at <= 2) found.at(-1)?.push(step);
    else found.push([step]);
    before = step;
  }
  return found;
}

/** Steps are known by their middle. */
function endToEnd(stretch: readonly Step[], half: number): Line {
  const beside = (step: Step | undefined, by: number): Point[] =>
    step ? [[step.x + step.dx * by, step.y + step.dy * by]] : [];
  const middles: Point[] = stretch.map(({ x, y }) => [x, y]);
  return [...beside(stretch[0], -half), ...middles, ...beside(stretch.at(-1), half)];
}

/** Without the points from which it strays less than the tolerance (Douglas–Peucker). */
function straightened(line: Line): Line {
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

function distanceTo([fromX, fromY]: Point, [toX, toY]: Point, [x, y]: Point) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / square;
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(x - fromX - at * dx, y - fromY - at * dy);
}
