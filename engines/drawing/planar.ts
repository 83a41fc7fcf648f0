type LngLat = [number, number];

/** A place on a grid of a millionth of a degree (about 0.1 m): exact arithmetic, exact equality. */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

export interface Edge<Label> {
  readonly from: GridPoint;
  readonly to: GridPoint;
  readonly label: Label;
}

export const gridPoint = ([lng, lat]: LngLat): GridPoint => ({
  x: Math.round(lng * 1e6),
  y: Math.round(lat * 1e6),
});

export const lngLat = ({ x, y }: GridPoint): LngLat => [x / 1e6, y / 1e6];

export const onGrid = ({ x, y }: GridPoint): GridPoint => ({ x: Math.round(x), y: Math.round(y) });

export const keyOf = ({ x, y }: GridPoint) => x * 1e9 + y;

export const same = (a: GridPoint, b: GridPoint) => a.x === b.x && a.y === b.y;

const cellSize = 400;

/**
 * Cuts the edges wherever two of them meet, until none crosses or touches another but at ends. Where
 * only some are `fresh`, the others must be planar.
 */
export function nodeEdges<Label>(
  edges: readonly Edge<Label>[],
  prefer: (a: Label, b: Label) => Label,
  fresh: ReadonlySet<Edge<Label>> | null = null,
): Edge<Label>[] {
  let unmet = fresh && new Set(fresh);
  let noded = distinct(edges, prefer, unmet);
  for (;;) {
    const cuts = cutsOf(noded, unmet);
    if (cuts.size === 0) return noded;
    const pieces = new Set<Edge<Label>>();
    const cut = noded.flatMap((edge, index) => {
      const points = cuts.get(index);
      if (points === undefined) return [edge];
      const parts = cutAt(edge, points);
      for (const part of parts) pieces.add(part);
      return parts;
    });
    noded = distinct(cut, prefer, pieces);
    unmet = pieces;
  }
}

/**
 * Where edges must be cut, by the index of the edge; of those that are not `fresh`, only where fresh ones
 * meet them. Empty: the edges are planar.
 */
export function cutsOf(
  edges: readonly Edge<unknown>[],
  fresh: ReadonlySet<Edge<unknown>> | null = null,
): Map<number, GridPoint[]> {
  const cuts = new Map<number, GridPoint[]>();
  const cut = (index: number, at: GridPoint) => {
    const edge = edges[index];
    if (edge === undefined || same(edge.from, at) || same(edge.to, at)) return;
    const known = cuts.get(index);
    if (known === undefined) cuts.set(index, [at]);
    else known.push(at);
  };
  for (const [first, second] of neighbours(edges, fresh)) {
    const a = edges[first];
    const b = edges[second];
    if (a === undefined || b === undefined) continue;
    const met = meeting(a, b);
    if (met !== null) {
      cut(first, met);
      cut(second, met);
    }
    for (const end of [b.from, b.to]) if (lies(end, a)) cut(first, end);
    for (const end of [a.from, a.to]) if (lies(end, b)) cut(second, end);
  }
  return cuts;
}

/** Pairs of edges that share a cell, one of them fresh at least, each once. */
function* neighbours(
  edges: readonly Edge<unknown>[],
  fresh: ReadonlySet<Edge<unknown>> | null,
): Generator<[number, number]> {
  const boxes = edges.map(cellsOf);
  const isFresh = edges.map((edge) => fresh === null || fresh.has(edge));
  for (const [key, held] of byCell(edges)) {
    for (const [position, first] of held.entries()) {
      for (let next = position + 1; next < held.length; next += 1) {
        const second = held[next] ?? 0;
        if (!isFresh[first] && !isFresh[second]) continue;
        const [a, b] = [boxes[first], boxes[second]];
        // Of the cells that both lie in, the first.
        if (a && b && key === keyOfCell(Math.max(a.west, b.west), Math.max(a.south, b.south)))
          yield [first, second];
      }
    }
  }
}

/** Which edges lie in which cell. */
export function byCell(edges: readonly Edge<unknown>[]): Map<number, number[]> {
  const cells = new Map<number, number[]>();
  for (const [index, edge] of edges.entries()) {
    const { west, east, south, north } = cellsOf(edge);
    for (let cx = west; cx <= east; cx += 1) {
      for (let cy = south; cy <= north; cy += 1) {
        const key = keyOfCell(cx, cy);
        const held = cells.get(key);
        if (held === undefined) cells.set(key, [index]);
        else held.push(index);
      }
    }
  }
  return cells;
}

/** The edges in the cells around a place, some of them more than once. */
export function* around(
  cells: ReadonlyMap<number, readonly number[]>,
  { x, y }: GridPoint,
  reach: number,
): Generator<number> {
  for (let cx = cell(x - reach); cx <= cell(x + reach); cx += 1)
    for (let cy = cell(y - reach); cy <= cell(y + reach); cy += 1)
      yield* cells.get(keyOfCell(cx, cy)) ?? [];
}

const cellsOf = ({ from, to }: Edge<unknown>) => ({
  west: cell(Math.min(from.x, to.x)),
  east: cell(Math.max(from.x, to.x)),
  south: cell(Math.min(from.y, to.y)),
  north: cell(Math.max(from.y, to.y)),
});

const keyOfCell = (cx: number, cy: number) => cx * 1e6 + cy;

const cell = (value: number) => Math.floor(value / cellSize);

/** Twice the area of the triangle: positive when c lies to the left of a → b. */
export const turn = (a: GridPoint, b: GridPoint, c: GridPoint) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function meeting(a: Edge<unknown>, b: Edge<unknown>): GridPoint | null {
  const sides = [turn(b.from, b.to, a.from), turn(b.from, b.to, a.to)] as const;
  const others = [turn(a.from, a.to, b.from), turn(a.from, a.to, b.to)] as const;
  if (sides[0] * sides[1] >= 0 || others[0] * others[1] >= 0) return null;
  const share = sides[0] / (sides[0] - sides[1]);
  return {
    x: Math.round(a.from.x + share * (a.to.x - a.from.x)),
    y: Math.round(a.from.y + share * (a.to.y - a.from.y)),
  };
}

/** Less than a grid step away from the inside of the edge. */
function lies(at: GridPoint, { from, to }: Edge<unknown>): boolean {
  if (same(at, from) || same(at, to)) return false;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const squared = dx * dx + dy * dy;
  const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
  if (along <= 0 || along >= squared) return false;
  return turn(from, to, at) ** 2 < 0.5 * squared;
}

function cutAt<Label>(edge: Edge<Label>, points: readonly GridPoint[]): Edge<Label>[] {
  const { from, to, label } = edge;
  const along = ({ x, y }: GridPoint) =>
    (x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y);
  const stops = [from, ...points.toSorted((a, b) => along(a) - along(b)), to];
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    return next === undefined || same(stop, next) ? [] : [{ from: stop, to: next, label }];
  });
}

/** Each edge once; one that stands for several is fresh if one of them is. */
function distinct<Label>(
  edges: readonly Edge<Label>[],
  prefer: (a: Label, b: Label) => Label,
  fresh: Set<Edge<Label>> | null,
): Edge<Label>[] {
  const known = new Map<string, Edge<Label>>();
  for (const edge of edges) {
    const [a, b] = [keyOf(edge.from), keyOf(edge.to)];
    if (a === b) continue;
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const other = known.get(key);
    const one = other ? { ...other, label: prefer(other.label, edge.label) } : edge;
    if (other && (fresh?.has(other) || fresh?.has(edge))) fresh.add(one);
    known.set(key, one);
  }
  return [...known.values()];
}
