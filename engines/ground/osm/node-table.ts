/** Places of nodes by id in sorted typed arrays: 16 bytes a node. */
export interface NodeTable {
  readonly size: number;
  /** The row of a node, or -1. */
  readonly find: (id: number) => number;
  readonly lng: (row: number) => number;
  readonly lat: (row: number) => number;
}

const scale = 1e7;

export function nodeCollector() {
  let ids = new Float64Array(1 << 12);
  let places = new Int32Array(1 << 13);
  let size = 0;
  let ordered = true;

  return {
    size: () => size,
    add(id: number, lng: number, lat: number): void {
      if (size === ids.length) {
        const [more, further] = [new Float64Array(size * 2), new Int32Array(size * 4)];
        more.set(ids);
        further.set(places);
        [ids, places] = [more, further];
      }
      if (size > 0 && id <= (ids[size - 1] ?? 0)) ordered = false;
      ids[size] = id;
      places[size * 2] = Math.round(lng * scale);
      places[size * 2 + 1] = Math.round(lat * scale);
      size += 1;
    },
    /** Sorts what was added; more may be added afterwards. */
    table(): NodeTable {
      if (!ordered) sort();
      const held = ids.subarray(0, size);
      const where = places;
      return {
        size,
        find: (id) => find(held, id),
        lng: (row) => (where[row * 2] ?? 0) / scale,
        lat: (row) => (where[row * 2 + 1] ?? 0) / scale,
      };
    },
  };

  function sort(): void {
    const order = Uint32Array.from({ length: size }, (_, row) => row);
    order.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
    const [sorted, moved] = [new Float64Array(size), new Int32Array(size * 2)];
    for (const [to, from] of order.entries()) {
      sorted[to] = ids[from] ?? 0;
      moved[to * 2] = places[from * 2] ?? 0;
      moved[to * 2 + 1] = places[from * 2 + 1] ?? 0;
    }
    [ids, places, ordered] = [sorted, moved, true];
  }
}

function find(ids: Float64Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const here = ids[middle] ?? 0;
    if (here === id) return middle;
    if (here < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
