import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { GroundBox } from '../ground.ts';
import type { GroundMetadata } from '../metadata.ts';
import { directories, type DirectoryEntry } from './directories.ts';
import { pack, type StoredTile, type TileStore } from './tile-store.ts';
import { writeWhole } from './write-whole.ts';

export interface ArchiveFacts {
  readonly bounds: GroundBox;
  readonly center: readonly [lng: number, lat: number];
  readonly centerZoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly metadata: GroundMetadata;
}

const headerLength = 127;
const gzipCode = 2;
const mvtCode = 1;

/**
 * Writes a PMTiles archive, version 3: its tiles in the order of their ids, as readers by ranges like
 * it best. Returns the length and the SHA-256 of the file.
 */
export async function writeArchive(
  path: string,
  store: TileStore,
  facts: ArchiveFacts,
  passed: (share: number) => void,
): Promise<{ bytes: number; sha256: string }> {
  const tiles = store.tiles().toSorted((a, b) => a.id - b.id);
  const { entries, contents } = layOut(tiles);
  const { root, leaves } = directories(entries);
  const json = pack(new TextEncoder().encode(JSON.stringify(facts.metadata)));
  const header = headerOf(facts, {
    root: root.length,
    json: json.length,
    leaves: leaves.length,
    body: contents.reduce((sum, { length }) => sum + length, 0),
    addressed: tiles.length,
    entries: entries.length,
    contents: contents.length,
  });

  const file = await open(path, 'w');
  const hash = createHash('sha256');
  let at = 0;
  const write = async (bytes: Uint8Array) => {
    await writeWhole(file, bytes, at);
    hash.update(bytes);
    at += bytes.length;
  };
  try {
    for (const part of [header, root, json, leaves]) await write(part);
    for (const [index, { offset, length }] of contents.entries()) {
      const bytes = new Uint8Array(length);
      await store.file.read(bytes, 0, length, offset);
      await write(bytes);
      passed((index + 1) / contents.length);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes: at, sha256: hash.digest('hex') };
}

/** From the order of the store to that of the archive, each content once. */
function layOut(tiles: readonly StoredTile[]) {
  const contents: StoredTile[] = [];
  const moved = new Map<number, number>();
  const entries: DirectoryEntry[] = [];
  let end = 0;
  for (const tile of tiles) {
    const offset = moved.get(tile.offset) ?? end;
    if (!moved.has(tile.offset)) {
      moved.set(tile.offset, offset);
      contents.push(tile);
      end += tile.length;
    }
    const last = entries.at(-1);
    if (last?.offset === offset && last.id + last.run === tile.id) last.run += 1;
    else entries.push({ id: tile.id, offset, length: tile.length, run: 1 });
  }
  return { entries, contents };
}

interface Lengths {
  readonly root: number;
  readonly json: number;
  readonly leaves: number;
  readonly body: number;
  readonly addressed: number;
  readonly entries: number;
  readonly contents: number;
}

function headerOf(facts: ArchiveFacts, lengths: Lengths): Uint8Array {
  const head = Buffer.alloc(headerLength);
  head.write('PMTiles', 0);
  head[7] = 3;
  const json = headerLength + lengths.root;
  const leaves = json + lengths.json;
  const body = leaves + lengths.leaves;
  const numbers = [
    headerLength,
    lengths.root,
    json,
    lengths.json,
    leaves,
    lengths.leaves,
    body,
    lengths.body,
    lengths.addressed,
    lengths.entries,
    lengths.contents,
  ];
  for (const [at, value] of numbers.entries()) head.writeBigUInt64LE(BigInt(value), 8 + at * 8);
  const flags = [1, gzipCode, gzipCode, mvtCode, facts.minZoom, facts.maxZoom];
  for (const [at, value] of flags.entries()) head.writeUInt8(value, 96 + at);
  for (const [at, degrees] of facts.bounds.entries()) head.writeInt32LE(e7(degrees), 102 + at * 4);
  head.writeUInt8(facts.centerZoom, 118);
  for (const [at, degrees] of facts.center.entries()) head.writeInt32LE(e7(degrees), 119 + at * 4);
  return head;
}

const e7 = (degrees: number) => Math.round(degrees * 1e7);
