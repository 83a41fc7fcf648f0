import type { Polygon, Position } from 'geojson';
import { union } from 'polyclip-ts';

import { closedRing } from './closed-ring.ts';
import { faultIn, unitsPerDegree } from './sound-polygon.ts';

type Rings = Position[][];

/** Three corners and the repeated first one. */
const smallestRing = 4;
/** About a square metre, in square degrees: smaller rings come from crossing sides. */
const smallestArea = 1e-10;
/** About five centimetres, in degrees: how far a corner is moved from the side that it touches. */
const nudge = 5e-7;
const mostNudges = 50;

/**
 * The sound polygons nearest to one that `faultIn` refuses: what its rings enclose, split where they
 * cross; a hole that touches is moved by five centimetres. Null where nothing sound is left (OWN-325).
 */
export function repaired({ coordinates }: Polygon): readonly Polygon[] | null {
  const rings = coordinates.map(closedRing).filter(({ length }) => length >= smallestRing);
  const polygons = enclosedBy(rings).flatMap((polygon) => {
    const sound = withoutTouch(polygon);
    return sound ? [{ type: 'Polygon' as const, coordinates: sound }] : [];
  });
  return polygons.length > 0 ? polygons : null;
}

function enclosedBy(rings: Rings): readonly Rings[] {
  if (rings.length === 0) return [];
  const corners = rings.map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y]));
  return union(corners).flatMap((polygon) => {
    const [border, ...holes] = polygon.map((ring) => closedRing(ring.map(onGrid)));
    if (!border || !isSized(border)) return [];
    return [[border, ...holes.filter(isSized)]];
  });
}

const onGrid = (place: Position): Position =>
  place.map((degrees) => Math.round(degrees * unitsPerDegree) / unitsPerDegree);

const isSized = (ring: readonly Position[]): boolean =>
  ring.length >= smallestRing && areaOf(ring) > smallestArea;

/** In square degrees. */
function areaOf(ring: readonly Position[]): number {
  const [[x0 = 0, y0 = 0] = []] = ring;
  const twice = ring.slice(1).reduce((sum, [x = 0, y = 0], at) => {
    const [px = 0, py = 0] = ring[at] ?? [];
    return sum + (px - x0) * (y - y0) - (x - x0) * (py - y0);
  }, 0);
  return Math.abs(twice) / 2;
}

/** Moves the corner of a hole that touches towards the middle of its hole, until nothing touches. */
function withoutTouch(polygon: Rings): Rings | null {
  let rings = polygon;
  for (let moved = 0; moved <= mostNudges; moved += 1) {
    const fault = faultIn(rings);
    if (!fault) return rings;
    const at = rings.findIndex((ring, place) => place > 0 && cornerAt(ring, fault.at) >= 0);
    const hole = rings[at];
    if (!hole) return null;
    rings = rings.with(at, inwards(hole, fault.at));
  }
  return null;
}

const cornerAt = (ring: readonly Position[], [x = 0, y = 0]: Position): number =>
  ring.findIndex(
    ([ownX = 0, ownY = 0]) =>
      Math.abs(ownX - x) < 1 / unitsPerDegree && Math.abs(ownY - y) < 1 / unitsPerDegree,
  );

function inwards(hole: readonly Position[], corner: Position): Position[] {
  const open = hole.slice(0, -1);
  const at = cornerAt(open, corner);
  const middle = [0, 1].map((axis) =>
    open.reduce((sum, place) => sum + (place[axis] ?? 0) / open.length, 0),
  );
  const [x = 0, y = 0] = open[at] ?? [];
  const [dx, dy] = [(middle[0] ?? 0) - x, (middle[1] ?? 0) - y];
  const share = nudge / Math.max(Math.hypot(dx, dy), nudge);
  return closedRing(open.with(at, onGrid([x + dx * share, y + dy * share])));
}
