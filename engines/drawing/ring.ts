import type { Position } from 'geojson';

/** A ring without its closing copy. */
export type Ring = readonly Position[];

export const samePlace = ([ax, ay]: Position, [bx, by]: Position) => ax === bx && ay === by;

export const openRing = (closed: readonly Position[]): Ring => {
  const [first] = closed;
  const last = closed.at(-1);
  return first && last && closed.length > 1 && samePlace(first, last)
    ? closed.slice(0, -1)
    : closed;
};

export const closedRing = (ring: Ring): Position[] => [...ring, ...ring.slice(0, 1)];

/** Positive when c lies to the left of a → b. */
const side = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, [cx = 0, cy = 0]: Position) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const between = (
  [ax = 0, ay = 0]: Position,
  [bx = 0, by = 0]: Position,
  [px = 0, py = 0]: Position,
) =>
  Math.min(ax, bx) <= px &&
  px <= Math.max(ax, bx) &&
  Math.min(ay, by) <= py &&
  py <= Math.max(ay, by);

/** Two segments that share a place, a mere touch included. */
export function meet(a: Position, b: Position, c: Position, d: Position): boolean {
  const sides = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)] as const;
  if (sides[0] !== sides[1] && sides[2] !== sides[3]) return true;
  return (
    (sides[0] === 0 && between(a, b, c)) ||
    (sides[1] === 0 && between(a, b, d)) ||
    (sides[2] === 0 && between(c, d, a)) ||
    (sides[3] === 0 && between(c, d, b))
  );
}

/** Two segments with a common end that lie on each other. */
function foldedBack(common: Position, one: Position, other: Position): boolean {
  const [x = 0, y = 0] = common;
  const [ax = 0, ay = 0] = one;
  const [bx = 0, by = 0] = other;
  return side(common, one, other) === 0 && (ax - x) * (bx - x) + (ay - y) * (by - y) > 0;
}

/** Whether the edge from point `at` to the next meets another edge of the line, or has no length. */
function edgeMeets(points: Ring, at: number, closed: boolean): boolean {
  const count = points.length;
  const a = points[at];
  const b = points[(at + 1) % count];
  if (!a || !b || samePlace(a, b)) return true;
  const edges = closed ? count : count - 1;
  for (let other = 0; other < edges; other += 1) {
    if (other === at) continue;
    const c = points[other];
    const d = points[(other + 1) % count];
    if (!c || !d) continue;
    const after = other === (at + 1) % count;
    const before = (other + 1) % count === at;
    if (after && before) continue;
    if (after ? foldedBack(b, a, d) : before ? foldedBack(a, b, c) : meet(a, b, c, d)) return true;
  }
  return false;
}

/** A ring that neither crosses nor touches itself (MAP-37). */
export const simple = (ring: Ring) =>
  ring.length >= 3 && ring.every((_, at) => !edgeMeets(ring, at, true));

/** May the line go on to this point without crossing itself? */
export const mayGoOn = (points: Ring, next: Position) =>
  points.length === 0 || !edgeMeets([...points, next], points.length - 1, false);

/** Do the edges beside one vertex stay clear of the rest? */
export const clearAround = (ring: Ring, vertex: number) =>
  !edgeMeets(ring, vertex, true) &&
  !edgeMeets(ring, (vertex + ring.length - 1) % ring.length, true);

export const ringsMeet = (one: Ring, other: Ring) =>
  one.some((a, at) => {
    const b = one[(at + 1) % one.length] ?? a;
    return other.some((c, place) => meet(a, b, c, other[(place + 1) % other.length] ?? c));
  });
