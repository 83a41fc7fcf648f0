import { keyOf, type Edge } from '../../engines/drawing/planar.ts';

/**
 * The largest subgraph in which every edge lies on a cycle (Tarjan's biconnected components): no
 * dead ends, bridges or islands, so that every face is bounded by one simple ring.
 */
export function largestMesh<Label>(edges: readonly Edge<Label>[]): Edge<Label>[] {
  const around = new Map<number, { to: number; edge: number }[]>();
  const meet = (from: number, to: number, edge: number) =>
    around.set(from, [...(around.get(from) ?? []), { to, edge }]);
  for (const [index, { from, to }] of edges.entries()) {
    meet(keyOf(from), keyOf(to), index);
    meet(keyOf(to), keyOf(from), index);
  }

  const order = new Map<number, number>();
  const lowest = new Map<number, number>();
  const stack: number[] = [];
  let largest: number[] = [];
  for (const start of around.keys()) {
    if (order.has(start)) continue;
    order.set(start, order.size);
    lowest.set(start, order.size - 1);
    const trail = [{ at: start, by: -1, next: 0 }];
    for (let step = trail.at(-1); step !== undefined; step = trail.at(-1)) {
      const way = around.get(step.at)?.[step.next];
      step.next += 1;
      if (way === undefined) {
        trail.pop();
        const parent = trail.at(-1);
        if (parent === undefined) continue;
        const low = lowest.get(step.at) ?? 0;
        lowest.set(parent.at, Math.min(lowest.get(parent.at) ?? 0, low));
        if (low >= (order.get(parent.at) ?? 0)) {
          const part = stack.splice(stack.lastIndexOf(step.by));
          if (part.length > largest.length) largest = part;
        }
        continue;
      }
      if (way.edge === step.by) continue;
      const seen = order.get(way.to);
      const here = order.get(step.at) ?? 0;
      if (seen === undefined) {
        order.set(way.to, order.size);
        lowest.set(way.to, order.size - 1);
        stack.push(way.edge);
        trail.push({ at: way.to, by: way.edge, next: 0 });
      } else if (seen < here) {
        stack.push(way.edge);
        lowest.set(step.at, Math.min(lowest.get(step.at) ?? 0, seen));
      }
    }
  }
  return largest.toSorted((a, b) => a - b).flatMap((index) => edges[index] ?? []);
}
