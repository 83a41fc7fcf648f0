import { tileIdToZxy, zxyToTileId, type Entry } from 'pmtiles';
import { unreadable, type TileFile } from './tile-file.ts';

export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The entries of the directories that may hold tiles from `first` to `last`, in the order of their ids. */
export async function* entriesBetween(
  { archive, header }: TileFile,
  first: number,
  last: number,
): AsyncGenerator<Entry, void, undefined> {
  const stack = [await directory(header.rootDirectoryOffset, header.rootDirectoryLength)];
  for (let entries = stack.pop(); entries !== undefined; entries = stack.pop()) {
    for (const [index, entry] of entries.entries()) {
      const next = entries[index + 1]?.tileId ?? Infinity;
      if (entry.tileId > last) return;
      if (entry.runLength > 0) {
        if (entry.tileId + entry.runLength > first) yield entry;
      } else if (next > first) {
        stack.push(entries.slice(index + 1));
        stack.push(await directory(header.leafDirectoryOffset + entry.offset, entry.length));
        break;
      }
    }
  }

  async function directory(offset: number, length: number): Promise<Entry[]> {
    try {
      return await archive.cache.getDirectory(archive.source, offset, length, header);
    } catch (error) {
      throw unreadable(error);
    }
  }
}

/** All tiles of one zoom. */
export async function* tilesAt(file: TileFile, z: number): AsyncGenerator<TilePlace, void> {
  const first = zxyToTileId(z, 0, 0);
  const last = first + 4 ** z - 1;
  for await (const { tileId, runLength } of entriesBetween(file, first, last)) {
    const end = Math.min(last, tileId + runLength - 1);
    for (let id = Math.max(first, tileId); id <= end; id += 1) {
      const [, x, y] = tileIdToZxy(id);
      yield { z, x, y };
    }
  }
}

/** The unpacked bytes of a tile; null where there is none. */
export async function tileBytes({ archive }: TileFile, { z, x, y }: TilePlace) {
  try {
    return (await archive.getZxy(z, x, y))?.data ?? null;
  } catch (error) {
    throw unreadable(error);
  }
}
