import { doubleArea } from '../../engines/drawing/faces.ts';
import { keyOf, type Edge, type GridPoint } from '../../engines/drawing/planar.ts';

/** Metres per grid step, northwards, and eastwards at the latitude of Monaco. */
const stepNorth = 0.111_13;
const stepEast = stepNorth * Math.cos((43.738 * Math.PI) / 180);

export const metres = (a: GridPoint, b: GridPoint) =>
  Math.hypot((a.x - b.x) * stepEast, (a.y - b.y) * stepNorth);

export const squareMetres = (ring: readonly GridPoint[]) =>
  (Math.abs(doubleArea(ring)) / 2) * stepEast * stepNorth;

export const perimeter = (sides: readonly Edge<unknown>[]) =>
  sides.reduce((sum, { from, to }) => sum + metres(from, to), 0);

/** Nearest point of a segment. */
export function nearest(at: GridPoint, from: GridPoint, to: GridPoint): GridPoint {
  const [dx, dy] = [(to.x - from.x) * stepEast, (to.y - from.y) * stepNorth];
  const [px, py] = [(at.x - from.x) * stepEast, (at.y - from.y) * stepNorth];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

/** Orders the sides into one simple ring; null if they do not form one. */
export function oneRing<S extends Edge<unknown>>(sides: readonly S[]): S[] | null {
  const leaving = new Map(sides.map((side) => [keyOf(side.from), side]));
  if (leaving.size < sides.length) return null;
  const ring: S[] = [];
  for (let side = sides[0]; side !== undefined; side = leaving.get(keyOf(side.to))) {
    ring.push(side);
    leaving.delete(keyOf(side.from));
  }
  return ring.length === sides.length ? ring : null;
}
