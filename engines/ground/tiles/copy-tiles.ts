import { Compression, findTile, zxyToTileId, type Entry } from 'pmtiles';
import { mostTileBytes, unpack } from './unpack.ts';
import { boxOf, maxZoom as deepest, rounded, soundBox, withSurroundings } from '../frame.ts';
import { GroundError, type GroundBox, type GroundOptions } from '../ground.ts';
import { tileRange, worldBox } from '../mercator.ts';
import type { Progress } from '../progress.ts';
import { tally } from './tally.ts';
import { openTileFile, type TileFile } from './tile-file.ts';
import type { TileStore } from './tile-store.ts';
import type { TilePlace } from './tile-walk.ts';
import type { ArchiveFacts } from './write-archive.ts';

export const planOfTiles = { reading: [0, 0.1], tiling: [0.1, 0.97], writing: [0.97, 1] } as const;

/** Copies the tiles of an area out of another archive; over http by ranges. */
export async function copyTiles(
  { source, area, name }: Pick<GroundOptions, 'source' | 'area' | 'name'>,
  store: TileStore,
  progress: Progress,
): Promise<ArchiveFacts> {
  const file = await openTileFile(source);
  try {
    const { header, metadata } = file;
    const held = [header.minLon, header.minLat, header.maxLon, header.maxLat] as const;
    const bounds = soundBox(area ? common(withSurroundings(boxOf(area)), held) : held);
    const maxZoom = Math.min(deepest, header.maxZoom);
    const wanted = await tilesWanted(file, bounds, maxZoom, progress);
    if (wanted.length === 0) throw new GroundError('empty-cut');
    const sum = tally();
    let done = 0;
    for (const range of rangesOf(wanted)) {
      const bytes = await bytesOf(file, range);
      for (const { place, offset, length } of range.tiles) {
        const tile = bytes.subarray(offset - range.offset, offset - range.offset + length);
        const plain = await unpacked(tile, header.tileCompression);
        if (place.z === maxZoom) sum.add(plain);
        if (header.tileCompression === Compression.Gzip) await store.addPacked(place, tile);
        else await store.add(place, plain);
        done += 1;
        progress('tiling', done / wanted.length);
      }
    }
    const { roads, ...ground } = sum.counts();
    if (roads === 0) throw new GroundError('no-streets');
    const [west, south, east, north] = bounds;
    return {
      bounds,
      center: [rounded((west + east) / 2), rounded((south + north) / 2)],
      centerZoom: Math.min(13, maxZoom),
      minZoom: Math.min(...wanted.map(({ place }) => place.z)),
      maxZoom,
      metadata: { ...metadata, name: name ?? metadata.name, ground },
    };
  } finally {
    await file.close();
  }
}

function common(asked: GroundBox, held: GroundBox): GroundBox {
  const west = Math.max(asked[0], held[0]);
  const south = Math.max(asked[1], held[1]);
  const east = Math.min(asked[2], held[2]);
  const north = Math.min(asked[3], held[3]);
  if (west >= east || south >= north) throw new GroundError('empty-cut');
  return [west, south, east, north];
}

interface Wanted {
  readonly place: TilePlace;
  readonly offset: number;
  readonly length: number;
}

async function tilesWanted(
  file: TileFile,
  bounds: GroundBox,
  maxZoom: number,
  progress: Progress,
): Promise<Wanted[]> {
  const places: (TilePlace & { readonly id: number })[] = [];
  for (let z = file.header.minZoom; z <= maxZoom; z += 1) {
    const { west, east, north, south } = tileRange(worldBox(bounds), z);
    for (let x = west; x <= east; x += 1) {
      for (let y = north; y <= south; y += 1) places.push({ id: zxyToTileId(z, x, y), z, x, y });
    }
  }
  places.sort((a, b) => a.id - b.id);
  const wanted: Wanted[] = [];
  for (const [at, { id, z, x, y }] of places.entries()) {
    const entry = await entryOf(file, id);
    if (entry) wanted.push({ place: { z, x, y }, offset: entry.offset, length: entry.length });
    progress('reading', (at + 1) / places.length);
  }
  return wanted;
}

/** The depth of directories that readers go down to. */
const mostLevels = 4;

async function entryOf({ archive, header }: TileFile, id: number): Promise<Entry | null> {
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
  for (let level = 0; level < mostLevels; level += 1) {
    const entries = await archive.cache
      .getDirectory(archive.source, offset, length, header)
      .catch((error: unknown) => {
        throw new GroundError('cannot-read', error);
      });
    const entry = findTile(entries, id);
    if (!entry || entry.runLength > 0) return entry;
    offset = header.leafDirectoryOffset + entry.offset;
    length = entry.length;
  }
  return null;
}

interface Range {
  readonly offset: number;
  end: number;
  readonly tiles: Wanted[];
}

/** One request for tiles that lie next to each other, or nearly so. */
const mostGap = 64 * 1024;
const mostRange = 4 * 1024 * 1024;

function rangesOf(wanted: readonly Wanted[]): Range[] {
  const ranges: Range[] = [];
  for (const tile of wanted.toSorted((a, b) => a.offset - b.offset)) {
    const { offset, length } = tile;
    const last = ranges.at(-1);
    const near = last && offset - last.end <= mostGap && offset + length - last.offset <= mostRange;
    if (last && near) {
      last.end = Math.max(last.end, offset + length);
      last.tiles.push(tile);
    } else ranges.push({ offset, end: offset + length, tiles: [tile] });
  }
  return ranges;
}

async function bytesOf({ archive, header }: TileFile, { offset, end }: Range) {
  const length = end - offset;
  const found = await archive.source
    .getBytes(header.tileDataOffset + offset, length)
    .catch((error: unknown) => {
      throw new GroundError('cannot-read', error);
    });
  if (found.data.byteLength < length) throw new GroundError('truncated');
  return new Uint8Array(found.data);
}

async function unpacked(tile: Uint8Array, compression: Compression): Promise<Uint8Array> {
  if (compression !== Compression.Gzip) return tile;
  try {
    return await unpack('gzip', tile, mostTileBytes);
  } catch (error) {
    throw new GroundError('cannot-read', error);
  }
}
