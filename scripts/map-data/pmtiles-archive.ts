import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

export interface ArchiveHeader {
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  readonly center: readonly [lng: number, lat: number];
  readonly centerZoom: number;
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  run: number;
}

const headerLength = 127;
const rootMaxLength = 16_384 - headerLength;
const gzipCode = 2;
const mvtCode = 1;

/** A PMTiles v3 archive with a single root directory; identical tiles are stored once. */
export function pmtilesArchive(
  tiles: readonly Tile[],
  metadata: Readonly<Record<string, unknown>>,
  header: ArchiveHeader,
): Uint8Array {
  const { entries, contents } = layOut(tiles);
  const root = compress(directory(entries));
  if (root.length > rootMaxLength) throw new Error('Too many tiles for one root directory.');
  const json = compress(new TextEncoder().encode(JSON.stringify(metadata)));
  const body = Buffer.concat(contents);

  const head = Buffer.alloc(headerLength);
  head.write('PMTiles', 0);
  head[7] = 3;
  const jsonOffset = headerLength + root.length;
  const bodyOffset = jsonOffset + json.length;
  const sections = [headerLength, root.length, jsonOffset, json.length, bodyOffset, 0, bodyOffset];
  const counts = [body.length, tiles.length, entries.length, contents.length];
  [...sections, ...counts].forEach((value, index) =>
    head.writeBigUInt64LE(BigInt(value), 8 + index * 8),
  );
  const zooms = tiles.map((tile) => tile.z);
  const flags = [1, gzipCode, gzipCode, mvtCode, Math.min(...zooms), Math.max(...zooms)];
  flags.forEach((value, index) => head.writeUInt8(value, 96 + index));
  header.bounds.forEach((degrees, index) => head.writeInt32LE(e7(degrees), 102 + index * 4));
  head.writeUInt8(header.centerZoom, 118);
  header.center.forEach((degrees, index) => head.writeInt32LE(e7(degrees), 119 + index * 4));
  return Buffer.concat([head, root, json, body]);
}

function layOut(tiles: readonly Tile[]) {
  const entries: Entry[] = [];
  const contents: Uint8Array[] = [];
  const offsets = new Map<string, number>();
  let end = 0;
  const byId = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), bytes: compress(tile.bytes) }))
    .toSorted((a, b) => a.id - b.id);
  for (const { id, bytes } of byId) {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const offset = offsets.get(digest) ?? end;
    if (offset === end) {
      offsets.set(digest, offset);
      contents.push(bytes);
      end += bytes.length;
    }
    const last = entries.at(-1);
    if (last?.offset === offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, offset, length: bytes.length, run: 1 });
  }
  return { entries, contents };
}

function directory(entries: readonly Entry[]): Uint8Array {
  const previous = (index: number) => entries[index - 1];
  return varints([
    entries.length,
    ...entries.map((entry, index) => entry.id - (previous(index)?.id ?? 0)),
    ...entries.map((entry) => entry.run),
    ...entries.map((entry) => entry.length),
    ...entries.map((entry, index) => {
      const before = previous(index);
      const follows = before !== undefined && entry.offset === before.offset + before.length;
      return follows ? 0 : entry.offset + 1;
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

/** Byte 9 of a gzip header is the operating system: 255 (unknown) makes the output reproducible. */
function compress(bytes: Uint8Array): Uint8Array {
  const zipped = gzipSync(bytes, { level: 9 });
  zipped[9] = 255;
  return zipped;
}

const e7 = (degrees: number) => Math.round(degrees * 1e7);
