import { metresAcross } from '#engines/ground/mercator.ts';
import { withArticle } from './generic-words.texts.ts';
import { limitsTexts as texts } from './limits.texts.ts';
import { boxOf, distanceTo, isInsideOne, type Rings } from './rings.ts';
import { commonSpelling } from '#engines/ground/spelling.ts';
import type { Surroundings } from './surroundings.ts';
import { nameOf, type Line, type Point, type TileFeature } from './tile-features.ts';

type Side = 'north' | 'east' | 'south' | 'west';
const sides = ['north', 'east', 'south', 'west'] as const;

/** A piece of the limits, in metres. */
interface Piece {
  readonly at: Point;
  readonly long: number;
  /** To the outside, one metre long. */
  readonly out: Point;
}

interface Segment {
  readonly from: Point;
  readonly to: Point;
  /** In words, with its article. */
  readonly way: string;
  /** Metres from which on it is no limit. */
  readonly reach: number;
  /** Metres by which it stands behind another. */
  readonly behind: number;
}

/** Metres of a piece; more where the limits are long. */
const shortest = 10;
const mostPieces = 400;
/** Metres over which the limits are smoothed to tell where they look. */
const smooth = 40;
/** A way runs along the limits where it deviates less. */
const parallel = Math.cos((35 * Math.PI) / 180);
/** Metres by which the way that the limits already follow is preferred. */
const loyalty = 6;
/** Metres outside the limits where the sea begins. */
const shore = 30;

/** Least metres and shares of the side and of the way for a way to be named there. */
const least = { metres: 25, ofSide: 0.18, ofWay: 0.2 };

/**
 * The limits of a territory in words, 'au nord, la rue A ; à l’est, l’avenue B', by the ways that
 * its sides follow; '' where they follow none that has a name (OWN-120).
 */
export function limitsInWords(polygons: readonly Rings[], around: Surroundings): string {
  const metres = metresOn(polygons);
  const own = polygons.map((rings) => rings.map((ring) => ring.map(metres)));
  const pieces = own.flatMap(([outer = []]) => piecesOf(outer));
  const name = commonSpelling(around.ways.map((way) => [nameOf(way), longOf(way)]));
  const segments = around.ways.flatMap((way) => segmentsOf(way, name(nameOf(way)), metres));
  const sea = around.sea.map(({ lines }) => lines.map((ring) => ring.map(metres)));
  const found: { readonly way: string; readonly side: Side; readonly piece: Piece }[] = [];
  const lengths = { north: 0, east: 0, south: 0, west: 0 };
  let before: string | null = null;
  for (const [at, piece] of pieces.entries()) {
    // Between two parts of one territory there is no limit.
    if (isInsideOne(own, moved(piece, shortest))) continue;
    const side = sideOf(pieces, at);
    lengths[side] += piece.long;
    const way = wayAlong(piece, segments, before);
    before = way;
    const said = way ?? (isInsideOne(sea, moved(piece, shore)) ? texts.sea : null);
    if (said !== null) found.push({ way: said, side, piece });
  }
  const said = sides.flatMap((side) => {
    const ways = [...new Set(found.map(({ way }) => way))].flatMap((way) => {
      const all = found.filter((it) => it.way === way);
      const here = all.filter((it) => it.side === side);
      const long = sum(here);
      const needed = Math.max(
        Math.min(least.metres, lengths[side] / 2),
        least.ofSide * lengths[side],
        least.ofWay * sum(all),
      );
      return long > 0 && long >= needed ? [{ way, order: sum(here, along[side]) / long }] : [];
    });
    if (ways.length === 0) return [];
    const inOrder = ways.toSorted((one, other) => one.order - other.order).map(({ way }) => way);
    return [`${texts.sides[side]}, ${listed(inOrder)}`];
  });
  return said.join(texts.between);
}

const listed = (ways: readonly string[]): string =>
  ways.length === 1
    ? (ways[0] ?? '')
    : `${ways.slice(0, -1).join(', ')}${texts.and}${ways.at(-1) ?? ''}`;

/** Going round as a clock does. */
const along: Readonly<Record<Side, (point: Point) => number>> = {
  north: ({ x }) => x,
  east: ({ y }) => y,
  south: ({ x }) => -x,
  west: ({ y }) => -y,
};

const sum = (
  found: readonly { readonly piece: Piece }[],
  weight: (point: Point) => number = () => 1,
): number => found.reduce((all, { piece }) => all + piece.long * weight(piece.at), 0);

/** Metres to the east and south of the middle. */
function metresOn(polygons: readonly Rings[]): (point: Point) => Point {
  const { left, right, top, bottom } = boxOf(polygons);
  const [x0, y0] = [(left + right) / 2, (top + bottom) / 2];
  const across = metresAcross(y0);
  return ({ x, y }) => ({ x: (x - x0) * across, y: (y - y0) * across });
}

const moved = ({ at, out }: Piece, metres: number): Point => ({
  x: at.x + out.x * metres,
  y: at.y + out.y * metres,
});

function piecesOf(ring: Line): Piece[] {
  const round = ring.map((to, at) => ({ from: ring[at - 1] ?? to, to }));
  const whole = round.reduce((all, { from, to }) => all + lengthOf(from, to), 0);
  const turned = round.reduce((all, { from, to }) => all + from.x * to.y - to.x * from.y, 0);
  const step = Math.max(shortest, whole / mostPieces);
  return round.flatMap(({ from, to }) => {
    const long = lengthOf(from, to);
    if (long === 0) return [];
    const count = Math.ceil(long / step);
    // Clockwise on a map whose y points to the south: the outside lies on the left.
    const left = { x: (to.y - from.y) / long, y: -(to.x - from.x) / long };
    const out = turned > 0 ? left : { x: -left.x, y: -left.y };
    return Array.from({ length: count }, (_, at) => {
      const part = (at + 0.5) / count;
      const middle = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      return { at: middle, long: long / count, out };
    });
  });
}

const longOf = ({ lines }: TileFeature): number =>
  lines
    .flatMap((line) => line.slice(1).map((to, at) => lengthOf(line[at] ?? to, to)))
    .reduce((all, long) => all + long, 0);

const lengthOf = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

/** Where the limits look around a piece. */
function sideOf(pieces: readonly Piece[], at: number): Side {
  const here = pieces[at];
  let [x, y] = [0, 0];
  for (const { at: place, out, long } of here ? pieces : []) {
    if (!here || lengthOf(here.at, place) > smooth) continue;
    x += out.x * long;
    y += out.y * long;
  }
  if (Math.abs(y) >= Math.abs(x)) return y < 0 ? 'north' : 'south';
  return x > 0 ? 'east' : 'west';
}

function segmentsOf(
  feature: TileFeature,
  name: string,
  metres: (point: Point) => Point,
): Segment[] {
  const { way, reach, behind } = meaningOf(feature, name);
  return feature.lines.flatMap((line) => {
    const points = line.map(metres);
    return points.flatMap((to, at) => {
      const from = points[at - 1];
      // A point that is there twice has no direction.
      return from && lengthOf(from, to) > 0 ? [{ from, to, way, reach, behind }] : [];
    });
  });
}

/** A river is drawn as its middle, limits run along its bank. */
function meaningOf(feature: TileFeature, name: string): Pick<Segment, 'way' | 'reach' | 'behind'> {
  if (feature.layer === 'boundaries') return { way: texts.border, reach: 25, behind: 12 };
  if (feature.kind === 'rail') return { way: texts.rail, reach: 15, behind: 8 };
  const way = withArticle(name);
  return feature.layer === 'water' ? { way, reach: 40, behind: 5 } : { way, reach: 18, behind: 0 };
}

/** The nearest way that runs along a piece; null without one. */
function wayAlong(
  piece: Piece,
  segments: readonly Segment[],
  before: string | null,
): string | null {
  let [found, nearest]: [string | null, number] = [null, Infinity];
  for (const { from, to, way, reach, behind } of segments) {
    const distance = distanceTo(from, to, piece.at);
    if (distance > reach) continue;
    const long = lengthOf(from, to);
    const across = Math.abs((to.x - from.x) * piece.out.x + (to.y - from.y) * piece.out.y);
    if (Math.sqrt(1 - Math.min(1, across / long) ** 2) < parallel) continue;
    const rank = distance + behind - (way === before ? loyalty : 0);
    if (rank < nearest) [found, nearest] = [way, rank];
  }
  return found;
}
