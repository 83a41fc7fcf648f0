/** Position of the second edge: 1 above the first, -1 below it, 0 when they meet. */
export type Compare = (first: number, second: number) => number;

export interface EdgesInOrder {
  /** False when the edge meets one already in the list. */
  readonly insert: (edge: number) => boolean;
  readonly remove: (edge: number) => boolean;
  /** The adjacent edge below or above; -1 at the end of the list. */
  readonly below: (edge: number) => number;
  readonly above: (edge: number) => number;
}

const nobody = -1;

/**
 * The edges that the sweep line cuts, from bottom to top: a skip list with logarithmic operations.
 */
export function edgesInOrder(count: number, compare: Compare): EdgesInOrder {
  const levels = Math.max(1, Math.ceil(Math.log2(count + 1)));
  const head = count;
  const next = Array.from({ length: levels }, () => new Int32Array(count + 1).fill(nobody));
  const before = new Int32Array(count + 1).fill(nobody);
  const height = heights(count, levels);
  const path = new Int32Array(levels);
  const following = (level: number, edge: number): number => next[level]?.[edge] ?? nobody;

  /**
   * Fills `path` with the last edge below `edge` on every level; false when `edge` meets one on the
   * way.
   */
  function walkTo(edge: number): boolean {
    let at = head;
    for (let level = levels - 1; level >= 0; level -= 1) {
      for (;;) {
        const other = following(level, at);
        if (other === nobody || other === edge) break;
        const where = compare(other, edge);
        if (where === 0) return false;
        if (where < 0) break;
        at = other;
      }
      path[level] = at;
    }
    return true;
  }

  function link(level: number, from: number, to: number): void {
    const row = next[level];
    if (row) row[from] = to;
    if (level === 0 && to !== nobody) before[to] = from;
  }

  return {
    insert: (edge) => {
      if (!walkTo(edge)) return false;
      for (let level = 0; level < (height[edge] ?? 1); level += 1) {
        const from = path[level] ?? head;
        link(level, edge, following(level, from));
        link(level, from, edge);
      }
      return true;
    },
    remove: (edge) => {
      if (!walkTo(edge)) return false;
      for (let level = 0; level < (height[edge] ?? 1); level += 1) {
        link(level, path[level] ?? head, following(level, edge));
      }
      return true;
    },
    below: (edge) => {
      const other = before[edge] ?? nobody;
      return other === head ? nobody : other;
    },
    above: (edge) => following(0, edge),
  };
}

/** Number of levels per edge, geometrically distributed and deterministic. */
function heights(count: number, levels: number): Uint8Array {
  let seed = 0x9e3779b9;
  return Uint8Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.min(levels, 1 + Math.clz32(seed | 1));
  });
}
