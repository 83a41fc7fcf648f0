import type { Position } from 'geojson';
import { edgesInOrder } from './edges-in-order.ts';
import { side, type Points } from './orientation.ts';

/** Integer grid of about 0.1 mm, for exact arithmetic. */
export const unitsPerDegree = 1e9;

/** What is wrong with a polygon, and where: longitude and latitude in degrees. */
export interface PolygonFault {
  readonly kind: 'crossing' | 'touching' | 'holeOutside';
  readonly at: Position;
}

export const isSound = (rings: readonly (readonly Position[])[]): boolean =>
  faultIn(rings) === null;

/**
 * The westernmost place where edges meet elsewhere than at the corners of neighbours, or where a
 * hole begins that does not lie in the filled part; null for a sound polygon. Requires closed rings
 * without repeated points. A sweep from west to east (Shamos and Hoey), n log n in the number of
 * points.
 */
export function faultIn(rings: readonly (readonly Position[])[]): PolygonFault | null {
  const polygon = cornersOf(rings);
  const { count, previous, following, ringOf } = polygon;
  const order = [...Array(count).keys()].toSorted((a, b) => compareCorners(polygon, a, b));
  const rank = new Int32Array(count);
  order.forEach((corner, place) => {
    rank[corner] = place;
  });
  const twice = order.find(
    (corner, i) => i > 0 && samePlace(polygon, corner, order[i - 1] ?? corner),
  );
  if (twice !== undefined) return { kind: 'touching', at: placeOf(polygon, twice) };

  // The id of an edge is the index of its first corner.
  const isAfter = (a: number, b: number) => (rank[a] ?? 0) > (rank[b] ?? 0);
  const end = (edge: number) => following[edge] ?? 0;
  const left = (edge: number) => (isAfter(edge, end(edge)) ? end(edge) : edge);
  const right = (edge: number) => (isAfter(edge, end(edge)) ? edge : end(edge));

  const edges = edgesInOrder(count, (first, second) => {
    const one = left(first);
    const other = left(second);
    if (one === other) return side(polygon, one, right(first), right(second));
    return isAfter(other, one)
      ? side(polygon, one, right(first), other)
      : -side(polygon, other, right(second), one);
  });

  const meet = (one: number, other: number): boolean => {
    if (one < 0 || other < 0 || end(one) === other || end(other) === one) return false;
    const a = left(one);
    const b = right(one);
    const c = left(other);
    const d = right(other);
    const ofC = side(polygon, a, b, c);
    const ofD = side(polygon, a, b, d);
    if (ofC === 0 && ofD === 0) return !isAfter(a, d) && !isAfter(c, b);
    return ofC * ofD <= 0 && side(polygon, c, d, a) * side(polygon, c, d, b) <= 0;
  };

  const meeting = (one: number, other: number): PolygonFault =>
    meetingOf(polygon, [one, end(one)], [other, end(other)]);

  const turn = (corner: number) =>
    side(polygon, previous[corner] ?? 0, corner, following[corner] ?? 0);
  const counterClockwise = new Map<number, boolean>();
  const filledAbove = (edge: number): boolean => {
    if (edge < 0) return false;
    const ring = ringOf[edge] ?? 0;
    const inside = counterClockwise.get(ring) === (left(edge) === edge);
    return ring === 0 ? inside : !inside;
  };

  for (const corner of order) {
    const both = [previous[corner] ?? 0, corner];
    const ending = both.filter((edge) => right(edge) === corner);
    const starting = both.filter((edge) => left(edge) === corner);
    const touching: PolygonFault = { kind: 'touching', at: placeOf(polygon, corner) };
    if (ending.length !== 1 && turn(corner) === 0) return touching;
    for (const edge of ending) {
      const [below, above] = [edges.below(edge), edges.above(edge)];
      if (!edges.remove(edge)) return touching;
      if (meet(below, above)) return meeting(below, above);
    }
    for (const edge of starting) {
      if (!edges.insert(edge)) return touching;
      const [below, above] = [edges.below(edge), edges.above(edge)];
      if (meet(below, edge)) return meeting(below, edge);
      if (meet(edge, above)) return meeting(edge, above);
    }
    const ring = ringOf[corner] ?? 0;
    if (!counterClockwise.has(ring)) {
      counterClockwise.set(ring, turn(corner) > 0);
      const [one = -1, other = -1] = starting;
      const lower = edges.above(one) === other ? one : other;
      if (filledAbove(edges.below(lower)) !== ring > 0) {
        return { kind: 'holeOutside', at: placeOf(polygon, corner) };
      }
    }
  }
  return null;
}

const placeOf = ({ xs, ys }: Points, corner: number): Position => [
  (xs[corner] ?? 0) / unitsPerDegree,
  (ys[corner] ?? 0) / unitsPerDegree,
];

type Edge = readonly [number, number];

/** Of two edges that meet: where they cross, or the end of one that lies on the other. */
function meetingOf(polygon: Points, [a, b]: Edge, [c, d]: Edge): PolygonFault {
  const ends: readonly (readonly [corner: number, side: number])[] = [
    [c, side(polygon, a, b, c)],
    [d, side(polygon, a, b, d)],
    [a, side(polygon, c, d, a)],
    [b, side(polygon, c, d, b)],
  ];
  const isBetween = (corner: number) =>
    corner === c || corner === d
      ? between(polygon, [a, b], corner)
      : between(polygon, [c, d], corner);
  const onEdge = ends.find(([corner, turn]) => turn === 0 && isBetween(corner));
  if (onEdge) return { kind: 'touching', at: placeOf(polygon, onEdge[0]) };
  const [ax = 0, ay = 0] = placeOf(polygon, a);
  const [bx = 0, by = 0] = placeOf(polygon, b);
  const [cx = 0, cy = 0] = placeOf(polygon, c);
  const [dx = 0, dy = 0] = placeOf(polygon, d);
  const share =
    ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) /
    ((bx - ax) * (dy - cy) - (by - ay) * (dx - cx));
  const at = [ax + share * (bx - ax), ay + share * (by - ay)];
  return { kind: 'crossing', at: at.map((it) => Math.round(it * unitsPerDegree) / unitsPerDegree) };
}

const between = ({ xs, ys }: Points, [a, b]: Edge, corner: number): boolean => {
  const within = (values: Points['xs']) => {
    const [one = 0, other = 0, value = 0] = [values[a], values[b], values[corner]];
    return value >= Math.min(one, other) && value <= Math.max(one, other);
  };
  return within(xs) && within(ys);
};

interface Corners extends Points {
  readonly count: number;
  readonly previous: Int32Array;
  readonly following: Int32Array;
  readonly ringOf: Int32Array;
}

function cornersOf(rings: readonly (readonly Position[])[]): Corners {
  const open = rings.map((ring) => ring.slice(0, -1));
  const count = open.reduce((sum, ring) => sum + ring.length, 0);
  const corners = {
    count,
    xs: new Float64Array(count),
    ys: new Float64Array(count),
    previous: new Int32Array(count),
    following: new Int32Array(count),
    ringOf: new Int32Array(count),
  };
  let first = 0;
  open.forEach((ring, ringNumber) => {
    ring.forEach(([x = 0, y = 0], i) => {
      const corner = first + i;
      corners.xs[corner] = Math.round(x * unitsPerDegree);
      corners.ys[corner] = Math.round(y * unitsPerDegree);
      corners.previous[corner] = first + ((i + ring.length - 1) % ring.length);
      corners.following[corner] = first + ((i + 1) % ring.length);
      corners.ringOf[corner] = ringNumber;
    });
    first += ring.length;
  });
  return corners;
}

const compareCorners = ({ xs, ys }: Points, a: number, b: number): number =>
  (xs[a] ?? 0) - (xs[b] ?? 0) || (ys[a] ?? 0) - (ys[b] ?? 0);

const samePlace = ({ xs, ys }: Points, a: number, b: number): boolean =>
  xs[a] === xs[b] && ys[a] === ys[b];
