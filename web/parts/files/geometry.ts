import type { Geometry, Position } from 'geojson';

/** What a geometry is made of, flat; lines are told apart from those that end where they began. */
export interface Pieces {
  readonly areas: readonly Position[][][];
  readonly points: readonly Position[];
  readonly closedLines: readonly Position[][];
  readonly openLines: number;
  /** Parts that are no geometry. */
  readonly broken: number;
}

const nothing: Pieces = { areas: [], points: [], closedLines: [], openLines: 0, broken: 0 };

/** Collections in collections beyond this depth are no map. */
const deepest = 20;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Takes a geometry of any file apart; what is none counts as broken. */
export function piecesOf(geometry: unknown, depth = 0): Pieces {
  if (!isObject(geometry) || depth > deepest) return { ...nothing, broken: 1 };
  const { type, coordinates, geometries } = geometry;
  switch (type) {
    case 'Point':
      return pointsOf([coordinates]);
    case 'MultiPoint':
      return pointsOf(listed(coordinates));
    case 'LineString':
      return linesOf([coordinates]);
    case 'MultiLineString':
      return linesOf(listed(coordinates));
    case 'Polygon':
      return areasOf([coordinates]);
    case 'MultiPolygon':
      return areasOf(listed(coordinates));
    case 'GeometryCollection':
      return together(listed(geometries).map((part) => piecesOf(part, depth + 1)));
    default:
      return { ...nothing, broken: 1 };
  }
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [null]);

const together = (some: readonly Pieces[]): Pieces => ({
  areas: some.flatMap(({ areas }) => areas),
  points: some.flatMap(({ points }) => points),
  closedLines: some.flatMap(({ closedLines }) => closedLines),
  openLines: some.reduce((sum, { openLines }) => sum + openLines, 0),
  broken: some.reduce((sum, { broken }) => sum + broken, 0),
});

function pointsOf(values: readonly unknown[]): Pieces {
  const points = values.map(positionOf);
  const good = points.filter((point) => point !== null);
  return { ...nothing, points: good, broken: points.length - good.length };
}

function linesOf(values: readonly unknown[]): Pieces {
  const lines = values.map(lineOf).filter((line) => line !== null && line.length > 1);
  const good = lines.filter((line) => line !== null);
  const closedLines = good.filter(isClosed).map(closed);
  return {
    ...nothing,
    closedLines,
    openLines: good.length - closedLines.length,
    broken: values.length - good.length,
  };
}

function areasOf(values: readonly unknown[]): Pieces {
  const areas = values.map((value) => {
    const rings = listed(value).map(lineOf);
    const good = rings.filter((ring) => ring !== null && ring.length > 0).flatMap((it) => it ?? []);
    return rings.length > 0 && good.length > 0 && !rings.includes(null)
      ? rings.flatMap((ring) => (ring && ring.length > 0 ? [closed(ring)] : []))
      : null;
  });
  const good = areas.filter((area) => area !== null);
  return { ...nothing, areas: good, broken: areas.length - good.length };
}

function lineOf(value: unknown): Position[] | null {
  if (!Array.isArray(value)) return null;
  const points = value.map(positionOf);
  return points.includes(null) ? null : points.filter((point) => point !== null);
}

function positionOf(value: unknown): Position | null {
  if (!Array.isArray(value)) return null;
  const [x, y] = value.slice(0, 2).map(finite);
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : null;
}

/** Some programs write numbers in quotation marks. */
function finite(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** In degrees: a tenth of a millimetre. */
const rounding = 1e-9;

/** Whether two corners are one, up to rounding. */
const samePlace = (one?: Position, other?: Position): boolean =>
  one !== undefined &&
  other !== undefined &&
  [0, 1].every((at) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) <= rounding);

const isClosed = (line: readonly Position[]): boolean =>
  line.length > 3 && samePlace(line[0], line.at(-1));

/** A ring that ends exactly where it begins, without a corner twice in a row. */
function closed(ring: readonly Position[]): Position[] {
  const corners = ring.filter((corner, at) => !samePlace(ring[at - 1], corner));
  const [first] = corners;
  if (!first) return [];
  return [...(samePlace(first, corners.at(-1)) ? corners.slice(0, -1) : corners), first];
}

/** One geometry of areas and points; null where there is none. */
export function geometryOf({ areas, points }: Pick<Pieces, 'areas' | 'points'>): Geometry | null {
  const [area] = areas;
  const parts: Geometry[] = points.map((coordinates) => ({ type: 'Point', coordinates }));
  if (area)
    parts.unshift(
      areas.length === 1
        ? { type: 'Polygon', coordinates: area }
        : { type: 'MultiPolygon', coordinates: [...areas] },
    );
  const [only] = parts;
  if (!only) return null;
  return parts.length === 1 ? only : { type: 'GeometryCollection', geometries: parts };
}

export const positionsOf = ({ areas, points, closedLines }: Pieces): readonly Position[] => [
  ...areas.flat(2),
  ...points,
  ...closedLines.flat(),
];

/** The same pieces, each position converted. */
export const moved = (pieces: Pieces, convert: (at: Position) => Position): Pieces => ({
  ...pieces,
  areas: pieces.areas.map((rings) => rings.map((ring) => ring.map(convert))),
  points: pieces.points.map(convert),
  closedLines: pieces.closedLines.map((line) => line.map(convert)),
});

export const swapped = ([x = 0, y = 0]: Position): Position => [y, x];
