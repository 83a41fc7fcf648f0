import { pack } from './tile-store.ts';

export interface DirectoryEntry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  /** How many tiles in a row are this one; 0 for a leaf directory. */
  run: number;
}

/** Readers fetch header and root together, in 16 kB. */
const mostRoot = 16_384 - 127;

/** The root directory and, where it would become too large, leaves below it; both packed. */
export function directories(entries: readonly DirectoryEntry[]): {
  root: Uint8Array;
  leaves: Uint8Array;
} {
  const root = pack(directory(entries));
  if (root.length <= mostRoot) return { root, leaves: new Uint8Array() };
  for (let size = 4096; ; size *= 2) {
    const leaves: Uint8Array[] = [];
    const above: DirectoryEntry[] = [];
    let offset = 0;
    for (let at = 0; at < entries.length; at += size) {
      const leaf = pack(directory(entries.slice(at, at + size)));
      above.push({ id: entries[at]?.id ?? 0, offset, length: leaf.length, run: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const top = pack(directory(above));
    if (top.length <= mostRoot) return { root: top, leaves: Buffer.concat(leaves) };
  }
}

function directory(entries: readonly DirectoryEntry[]): Uint8Array {
  return varints([
    entries.length,
    ...entries.map((entry, at) => entry.id - (entries[at - 1]?.id ?? 0)),
    ...entries.map((entry) => entry.run),
    ...entries.map((entry) => entry.length),
    ...entries.map((entry, at) => {
      const before = entries[at - 1];
      return before && entry.offset === before.offset + before.length ? 0 : entry.offset + 1;
    }),
  ]);
}

function varints(values: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}
