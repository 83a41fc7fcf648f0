import type { Position } from 'geojson';

export type Line = readonly Position[];

/** What a point may be drawn to; the borders of neighbours go before streets. */
export interface SnapLines {
  readonly borders: readonly Line[];
  readonly streets: readonly Line[];
}

export interface SnapPoint {
  readonly position: Position;
  readonly to: 'vertex' | 'border' | 'street';
}

export const metresPerDegree = 111_320;

/** The place to draw a point to: a corner that is near enough, else a border, else a street. */
export function snap(at: Position, lines: SnapLines, tolerance: number): SnapPoint | null {
  const measure = measureFrom(at, tolerance);
  const border = nearestOf(lines.borders, measure);
  if (border.corner) return { position: border.corner, to: 'vertex' };
  if (border.edge) return { position: border.edge, to: 'border' };
  const street = nearestOf(lines.streets, measure);
  const position = street.corner ?? street.edge;
  return position ? { position, to: 'street' } : null;
}

type Measure = ReturnType<typeof measureFrom>;

/** Plane metres around one place. */
function measureFrom([longitude = 0, latitude = 0]: Position, tolerance: number) {
  const perLongitude = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return {
    tolerance,
    x: ([other = 0]: Position) => (other - longitude) * perLongitude,
    y: ([, other = 0]: Position) => (other - latitude) * metresPerDegree,
    position: (x: number, y: number): Position => [
      longitude + x / perLongitude,
      latitude + y / metresPerDegree,
    ],
  };
}

function nearestOf(lines: readonly Line[], { tolerance, x, y, position }: Measure) {
  let corner: Position | null = null;
  let edge: Position | null = null;
  let toCorner = tolerance;
  let toEdge = tolerance;
  for (const line of lines) {
    let before: { x: number; y: number } | null = null;
    for (const point of line) {
      const here = { x: x(point), y: y(point) };
      const away = Math.hypot(here.x, here.y);
      if (away <= toCorner) {
        toCorner = away;
        corner = [point[0] ?? 0, point[1] ?? 0];
      }
      const foot = before && footOf(before, here);
      if (foot && Math.hypot(foot.x, foot.y) <= toEdge) {
        toEdge = Math.hypot(foot.x, foot.y);
        edge = position(foot.x, foot.y);
      }
      before = here;
    }
  }
  return { corner, edge };
}

/** The place of a segment that is nearest to the origin. */
function footOf(a: { x: number; y: number }, b: { x: number; y: number }) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return a;
  const along = Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / squared));
  return { x: a.x + along * dx, y: a.y + along * dy };
}
