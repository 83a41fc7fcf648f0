import { open, type FileHandle } from 'node:fs/promises';
import { Compression, EtagMismatch, TileType, bytesToHeader } from 'pmtiles';
import type { Header, PMTiles, Source } from 'pmtiles';
import { z } from 'zod';
import { openTiles } from './unpack.ts';
import { GroundError } from '../ground.ts';
import { addressSource } from './address-source.ts';

const headerLength = 127;

/** What the metadata of a ground tells; everything else in it is passed on as it is. */
const metadataShape = z.looseObject({
  name: z.string().optional().catch(undefined),
  description: z.string().optional().catch(undefined),
  encoding: z.string().optional().catch(undefined),
  version: z.string().optional().catch(undefined),
  'planetiler:osm:osmosisreplicationtime': z.string().optional().catch(undefined),
  vector_layers: z
    .array(z.looseObject({ id: z.string(), fields: z.record(z.string(), z.unknown()).catch({}) }))
    .catch([]),
  /** Written by the maker, so that nobody has to count the tiles again. */
  ground: z
    .object({ streets: z.int().min(0), houseNumbers: z.int().min(0) })
    .optional()
    .catch(undefined),
});

export type TileMetadata = z.infer<typeof metadataShape>;

export interface TileFile {
  readonly archive: PMTiles;
  readonly header: Header;
  readonly metadata: TileMetadata;
  readonly close: () => Promise<void>;
}

/** Opens vector tiles of the Protomaps schema, version 4; rejects with a `GroundError`. */
export async function openTileFile(place: string): Promise<TileFile> {
  if (isAddress(place)) return checked(addressSource(place), null, () => Promise.resolve());
  const file = await open(place).catch((error: unknown) => {
    throw new GroundError('cannot-read', error);
  });
  try {
    const { size } = await file.stat();
    return await checked(fileSource(place, file), size, () => file.close());
  } catch (error) {
    await file.close();
    throw error;
  }
}

export const isAddress = (place: string) => /^https?:\/\//iu.test(place);

async function checked(
  source: Source,
  size: number | null,
  close: TileFile['close'],
): Promise<TileFile> {
  const header = headerOf(await bytesOf(source, size));
  if (size !== null && size < endOf(header)) throw new GroundError('truncated');
  const packings = [header.internalCompression, header.tileCompression];
  if (packings.some((packing) => packing === Compression.Brotli || packing === Compression.Zstd)) {
    throw new GroundError('wrong-compression');
  }
  const archive = openTiles(source);
  const metadata = metadataShape.catch({ vector_layers: [] }).parse(await read(archive));
  const problem = strangeness(header, metadata);
  if (problem) throw new GroundError(problem);
  return { archive, header, metadata, close };
}

async function bytesOf(source: Source, size: number | null): Promise<ArrayBuffer> {
  if (size !== null && size < headerLength) throw new GroundError('not-osm');
  try {
    return (await source.getBytes(0, headerLength)).data;
  } catch (error) {
    throw new GroundError('cannot-read', error);
  }
}

function headerOf(bytes: ArrayBuffer): Header {
  const magic = new TextDecoder('latin1').decode(bytes.slice(0, 7));
  if (magic !== 'PMTiles') throw new GroundError('not-osm');
  try {
    return bytesToHeader(bytes);
  } catch (error) {
    throw new GroundError('other-schema', error);
  }
}

const endOf = (header: Header) =>
  Math.max(
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  );

async function read(archive: PMTiles): Promise<unknown> {
  try {
    return await archive.getMetadata();
  } catch (error) {
    if (error instanceof EtagMismatch) throw new GroundError('cannot-read', error);
    throw error instanceof GroundError ? error : unreadable(error);
  }
}

/** What is too much to be unpacked is not cut short. */
export const unreadable = (error: unknown): GroundError =>
  new GroundError(error instanceof RangeError ? 'cannot-read' : 'truncated', error);

const terrain = /terrain|terrarium|elevation|hillshade|\bdem\b|mapterhorn/iu;
const pictures = new Set([TileType.Png, TileType.Jpeg, TileType.Webp, TileType.Avif]);

function strangeness({ tileType }: Header, metadata: TileMetadata) {
  if (pictures.has(tileType)) {
    const { encoding = '', name = '', description = '' } = metadata;
    return encoding !== '' || terrain.test(`${name} ${description}`)
      ? 'terrain-tiles'
      : 'raster-tiles';
  }
  if (tileType !== TileType.Mvt) return 'other-schema';
  const layers = new Map(metadata.vector_layers.map(({ id, fields }) => [id, fields]));
  const known = ['water', 'roads', 'buildings', 'places'].every((id) => layers.has(id));
  // Version 3 has the same layers, with `pmap:kind`.
  return known && layers.get('roads')?.['pmap:kind'] === undefined ? null : 'other-schema';
}

function fileSource(path: string, file: FileHandle): Source {
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
}
