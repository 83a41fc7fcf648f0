import { metres, nearest } from './measure.ts';
import { keyOf, onGrid, same, type Edge, type GridPoint } from '../../engines/drawing/planar.ts';

const reach = 90;

/** Extends dead ends to the next street ahead, so that they divide their block. */
export function prolongDeadEnds<Label>(edges: readonly Edge<Label>[], label: Label): Edge<Label>[] {
  const ends = new Map<number, Edge<Label>[]>();
  for (const edge of edges) {
    for (const end of [edge.from, edge.to]) {
      ends.set(keyOf(end), [...(ends.get(keyOf(end)) ?? []), edge]);
    }
  }
  const prolonged = [...ends.values()].flatMap((meeting): Edge<Label>[] => {
    const [only, more] = meeting;
    if (only === undefined || more !== undefined) return [];
    const forward = ends.get(keyOf(only.to))?.length === 1;
    const [back, tip] = forward ? [only.from, only.to] : [only.to, only.from];
    const target = nextAhead(back, tip, edges);
    return target === null ? [] : [{ from: tip, to: target, label }];
  });
  return [...edges, ...prolonged];
}

function nextAhead(
  back: GridPoint,
  tip: GridPoint,
  edges: readonly Edge<unknown>[],
): GridPoint | null {
  let best: GridPoint | null = null;
  let distance = reach;
  for (const edge of edges) {
    if (same(edge.from, tip) || same(edge.to, tip)) continue;
    const at = onGrid(nearest(tip, edge.from, edge.to));
    const ahead = (at.x - tip.x) * (tip.x - back.x) + (at.y - tip.y) * (tip.y - back.y);
    const away = metres(tip, at);
    if (ahead <= 0 || away >= distance || away === 0) continue;
    best = at;
    distance = away;
  }
  return best;
}

const narrow = 15;

/** Closes narrow strips between the border and a parallel street, which would join two blocks. */
export function closeStrips<Label>(
  edges: readonly Edge<Label>[],
  border: Label,
  label: Label,
): Edge<Label>[] {
  const streets = edges.filter((edge) => edge.label !== border);
  const closing = edges.flatMap(({ from, label: kind }): Edge<Label>[] => {
    if (kind !== border) return [];
    let across: GridPoint | null = null;
    let distance = narrow;
    for (const street of streets) {
      const at = onGrid(nearest(from, street.from, street.to));
      const away = metres(from, at);
      if (away === 0) return [];
      if (away >= distance) continue;
      across = at;
      distance = away;
    }
    return across === null ? [] : [{ from, to: across, label }];
  });
  return [...edges, ...closing];
}
