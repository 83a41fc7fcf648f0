import { open, type FileHandle } from 'node:fs/promises';
import { PbfReader } from 'pbf';
import { unpack } from '../tiles/unpack.ts';
import { GroundError } from '../ground.ts';

/** Limits of the format: wiki.openstreetmap.org/wiki/PBF_Format. */
const longestBlobHeader = 64 * 1024;
const longestBlob = 32 * 1024 * 1024;

/** Where a block of data lies in the file. */
export interface BlobPlace {
  readonly offset: number;
  readonly size: number;
}

export interface PbfFile {
  /** The inflated block that heads the file. */
  readonly header: Uint8Array;
  readonly blobs: readonly BlobPlace[];
  readonly read: (blob: BlobPlace) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Walks over the blobs of a PBF file without inflating them; rejects with a `GroundError`. */
export async function openPbf(path: string): Promise<PbfFile> {
  const file = await open(path).catch((error: unknown) => {
    throw new GroundError('cannot-read', error);
  });
  try {
    const { size } = await file.stat();
    const [head, ...blobs] = await blobsIn(file, size);
    if (head?.type !== 'OSMHeader') throw new GroundError('not-osm');
    return {
      header: await inflated(file, head),
      blobs: blobs.filter(({ type }) => type === 'OSMData'),
      read: (blob) => inflated(file, blob),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function blobsIn(file: FileHandle, size: number) {
  const found: (BlobPlace & { readonly type: string })[] = [];
  for (let at = 0; at < size;) {
    const broken = () => new GroundError(found.length === 0 ? 'not-osm' : 'truncated');
    const length = new DataView((await bytesAt(file, at, 4)).buffer);
    if (length.byteLength < 4) throw broken();
    const headerSize = length.getUint32(0);
    if (headerSize > longestBlobHeader) throw broken();
    const header = await bytesAt(file, at + 4, headerSize);
    if (header.length < headerSize) throw broken();
    const { type, dataSize } = blobHeader(header);
    // Other types than these two are for other programs, and are passed over.
    if (found.length === 0 && type !== 'OSMHeader') throw new GroundError('not-osm');
    if (dataSize > longestBlob) throw broken();
    const offset = at + 4 + headerSize;
    if (offset + dataSize > size) throw new GroundError('truncated');
    found.push({ type, offset, size: dataSize });
    at = offset + dataSize;
  }
  return found;
}

async function bytesAt(file: FileHandle, offset: number, length: number) {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  return bytesRead === length ? bytes : bytes.slice(0, bytesRead);
}

function blobHeader(bytes: Uint8Array): { type: string; dataSize: number } {
  try {
    return new PbfReader(bytes).readFields(
      (tag, header, pbf) => {
        if (tag === 1) header.type = pbf.readString();
        else if (tag === 3) header.dataSize = pbf.readVarint();
      },
      { type: '', dataSize: 0 },
    );
  } catch {
    return { type: '', dataSize: 0 };
  }
}

interface Packed {
  raw: Uint8Array | null;
  zlib: Uint8Array | null;
}

async function inflated(file: FileHandle, { offset, size }: BlobPlace): Promise<Uint8Array> {
  const bytes = await bytesAt(file, offset, size);
  if (bytes.length < size) throw new GroundError('truncated');
  try {
    const nothing: Packed = { raw: null, zlib: null };
    const packed = new PbfReader(bytes).readFields((tag, blob, pbf) => {
      if (tag === 1) blob.raw = pbf.readBytes();
      else if (tag === 3) blob.zlib = pbf.readBytes();
    }, nothing);
    if (packed.raw) return Buffer.from(packed.raw);
    if (packed.zlib) return await unpack('zlib', packed.zlib, 2 * longestBlob);
  } catch (error) {
    throw new GroundError('cannot-read', error);
  }
  throw new GroundError('wrong-compression');
}
