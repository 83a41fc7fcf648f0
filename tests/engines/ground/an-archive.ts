import { readFileSync, writeFileSync } from 'node:fs';
import { openTileStore } from '#engines/ground/tiles/tile-store.ts';
import { type ArchiveFacts, writeArchive } from '#engines/ground/tiles/write-archive.ts';
import { boxAround, placeOf } from './small-extract.ts';

/** An archive of one tile, made wrong in one way. */
export async function anArchive(
  file: string,
  {
    layers = ['water', 'roads', 'buildings', 'places'],
    fields = {},
    change = () => {},
    streets = 1,
    tile = new Uint8Array(),
    ...more
  }: {
    readonly layers?: readonly string[];
    readonly fields?: Readonly<Record<string, string>>;
    readonly encoding?: string;
    /** Null where whoever reads it has to count. */
    readonly streets?: number | null;
    readonly change?: (bytes: Buffer) => void;
    readonly tile?: Uint8Array;
  },
): Promise<string> {
  const store = await openTileStore(`${file}.tiles`);
  await store.add({ z: 0, x: 0, y: 0 }, tile);
  const facts = {
    bounds: boxAround(500),
    center: placeOf(0, 0),
    centerZoom: 13,
    minZoom: 0,
    maxZoom: 0,
    metadata: {
      ...more,
      vector_layers: layers.map((id) => ({ id, fields })),
      ...(streets !== null && { ground: { streets, houseNumbers: 0 } }),
    } as ArchiveFacts['metadata'],
  };
  await writeArchive(file, store, facts, () => {});
  await store.close();
  const whole = readFileSync(file);
  change(whole);
  writeFileSync(file, whole);
  return file;
}

/** What stands at some bytes of the header. */
export const headerByte = { version: 7, packing: 97, packingOfTiles: 98, type: 99 } as const;

export const patched = (at: keyof typeof headerByte, value: number) => (whole: Buffer) => {
  whole[headerByte[at]] = value;
};

/** The same file with another root directory, or other metadata, each as it is packed. */
export function withPieces(
  whole: Buffer,
  pieces: { readonly root?: Uint8Array; readonly metadata?: Uint8Array },
): Buffer {
  const number = (index: number) => Number(whole.readBigUInt64LE(8 + index * 8));
  const part = (index: number) => whole.subarray(number(index), number(index) + number(index + 1));
  const parts = [pieces.root ?? part(0), pieces.metadata ?? part(2), part(4), part(6)];
  const header = Buffer.from(whole.subarray(0, 127));
  let at = header.length;
  for (const [index, { length }] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    at += length;
  }
  return Buffer.concat([header, ...parts]);
}
