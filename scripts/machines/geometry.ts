import type { ElkExtendedEdge, ElkPoint } from 'elkjs/lib/elk.bundled.js';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({
  x,
  y,
  width,
  height,
});

export const segmentsOf = ({
  sections = [],
}: ElkExtendedEdge): readonly (readonly [ElkPoint, ElkPoint])[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint];
    return points.slice(1).map((to, at) => [points[at] ?? to, to] as const);
  });

/** Segments are horizontal or vertical. */
export const meets = (area: Area, from: ElkPoint, to: ElkPoint): boolean =>
  overlap(area, {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  });

export const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
