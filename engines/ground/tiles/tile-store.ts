import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { TilePlace } from './tile-walk.ts';
import { writeWhole } from './write-whole.ts';

export interface StoredTile {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
}

export interface TileStore {
  readonly file: FileHandle;
  /** Keeps an unpacked tile. */
  readonly add: (place: TilePlace, bytes: Uint8Array) => Promise<void>;
  /** Keeps a tile that is packed by gzip already. */
  readonly addPacked: (place: TilePlace, packed: Uint8Array) => Promise<void>;
  readonly tiles: () => readonly StoredTile[];
  readonly close: () => Promise<void>;
}

/** Tiles of the open sea are all the same, and small; larger ones never are. */
const mostLikely = 4096;

/** A file of packed tiles in the order in which they come; the same tile is kept once. */
export async function openTileStore(path: string): Promise<TileStore> {
  const file = await open(path, 'w+');
  const tiles: StoredTile[] = [];
  const known = new Map<string, number>();
  let end = 0;

  async function addPacked({ z, x, y }: TilePlace, packed: Uint8Array): Promise<void> {
    const id = zxyToTileId(z, x, y);
    const { length } = packed;
    const digest =
      length <= mostLikely ? createHash('sha256').update(packed).digest('base64') : null;
    const same = digest === null ? undefined : known.get(digest);
    tiles.push({ id, offset: same ?? end, length });
    if (same !== undefined) return;
    if (digest !== null) known.set(digest, end);
    await writeWhole(file, packed, end);
    end += length;
  }

  return {
    file,
    add: (place, bytes) => addPacked(place, pack(bytes)),
    addPacked,
    tiles: () => tiles,
    close: () => file.close(),
  };
}

/** Byte 9 of a gzip header is the operating system: 255 (unknown) makes the output reproducible. */
export function pack(bytes: Uint8Array): Uint8Array {
  const packed = gzipSync(bytes, { level: 9 });
  packed[9] = 255;
  return packed;
}
