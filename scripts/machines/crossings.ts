import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk.bundled.js';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The labels that an arrow crosses, another's or its own, and those that lie on one another or on a box's words. */
export function crossings({ edges = [] }: ElkNode): readonly string[] {
  const labels = edges.flatMap((edge) =>
    (edge.labels ?? []).map((label) => ({
      edge: edge.id,
      text: label.text ?? '',
      area: areaOf(label),
    })),
  );
  const crossed = edges.flatMap((edge) =>
    segmentsOf(edge).flatMap(([from, to]) =>
      labels
        .filter(({ area }) => meets(area, from, to))
        .map(({ text }) => `${edge.id} crosses "${text}"`),
    ),
  );
  const covered = labels.flatMap((label, at) =>
    labels
      .slice(at + 1)
      .filter(({ area }) => overlap(area, label.area))
      .map(({ text }) => `"${text}" lies on "${label.text}"`),
  );
  return [...new Set([...crossed, ...covered])];
}

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});

const segmentsOf = ({
  sections = [],
}: ElkExtendedEdge): readonly (readonly [ElkPoint, ElkPoint])[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint];
    return points.slice(1).map((to, at) => [points[at] ?? to, to] as const);
  });

/** Segments are horizontal or vertical. */
const meets = (area: Area, from: ElkPoint, to: ElkPoint): boolean =>
  overlap(area, {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  });

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
