type Refs = readonly number[];

export const isClosed = (refs: Refs) => refs.length > 3 && refs[0] === refs.at(-1);

/**
 * Joins lines that share an end. With `turn` a line may be walked backwards; coasts may not, because
 * the land lies on their left.
 */
export function joinLines(lines: readonly Refs[], turn: boolean): Refs[] {
  const joined: Refs[] = [];
  const open = new Set<Refs>();
  for (const refs of lines) {
    if (isClosed(refs)) joined.push(refs);
    else if (refs.length > 1) open.add(refs);
  }
  const starts = new Map<number, Set<Refs>>();
  const ends = new Map<number, Set<Refs>>();
  for (const refs of open) {
    enter(starts, refs[0], refs);
    enter(ends, refs.at(-1), refs);
  }
  for (const refs of open) {
    open.delete(refs);
    const pieces: Refs[] = [refs];
    let [first, last] = [refs[0], refs.at(-1)];
    while (first !== last) {
      const next = take(starts, last, false) ?? take(ends, last, true);
      if (!next) break;
      pieces.push(next);
      last = next.at(-1);
    }
    while (first !== last) {
      const before = take(ends, first, false) ?? take(starts, first, true);
      if (!before) break;
      pieces.unshift(before);
      first = before[0];
    }
    joined.push(pieces.flatMap((piece, at) => (at === 0 ? piece : piece.slice(1))));
  }
  return joined;

  /** A line that still is open, with the end at the given node, so turned that it goes on from there. */
  function take(
    here: ReadonlyMap<number, ReadonlySet<Refs>>,
    node: number | undefined,
    backwards: boolean,
  ): Refs | null {
    if (backwards && !turn) return null;
    for (const refs of here.get(node ?? NaN) ?? []) {
      if (!open.delete(refs)) continue;
      return backwards ? refs.toReversed() : refs;
    }
    return null;
  }
}

function enter(ends: Map<number, Set<Refs>>, node: number | undefined, refs: Refs): void {
  if (node === undefined) return;
  const known = ends.get(node);
  if (known) known.add(refs);
  else ends.set(node, new Set([refs]));
}

/** Twice the area of a ring in the unit square: positive where it turns clockwise as one sees the map. */
export function doubleArea(ring: Float64Array): number {
  let sum = 0;
  const [x0 = 0, y0 = 0] = ring;
  for (let at = 2; at + 3 < ring.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = ring.subarray(at, at + 4);
    sum += (ax - x0) * (by - y0) - (bx - x0) * (ay - y0);
  }
  return sum;
}

export function holds(ring: Float64Array, x: number, y: number): boolean {
  let inside = false;
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const x1 = ring[at] ?? 0;
    const y1 = ring[at + 1] ?? 0;
    const x2 = ring[at + 2] ?? 0;
    const y2 = ring[at + 3] ?? 0;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
