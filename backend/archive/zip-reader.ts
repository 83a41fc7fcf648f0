import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { Fault } from './archive.fault.ts';
import { archiveTexts } from './archive.texts.ts';

/** Random access to the bytes of an archive; parts are read in any order and repeatedly. */
export interface ArchiveSource {
  readonly bytes: number;
  readonly part: (from: number, to: number) => Promise<Buffer>;
  readonly stream: (from: number, to: number) => Readable;
}

export function inMemory(content: Uint8Array): ArchiveSource {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return {
    bytes: bytes.length,
    part: async (from, to) => bytes.subarray(from, to),
    stream: (from, to) => Readable.from(slices(bytes.subarray(from, to))),
  };
}

function* slices(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

export async function inFile(path: string): Promise<ArchiveSource> {
  const file = await open(path);
  const { size } = await file.stat();
  await file.close();
  const stream = (from: number, to: number) =>
    from < to ? createReadStream(path, { start: from, end: to - 1 }) : Readable.from([]);
  return {
    bytes: size,
    part: async (from, to) => Buffer.concat(await stream(from, to).toArray()),
    stream,
  };
}

export interface ZipEntry {
  readonly name: string;
  /** Uncompressed size by the directory; inflating stops there. */
  readonly size: number;
  readonly content: () => AsyncGenerator<Buffer>;
}

const mostEntries = 64;
const endLength = 22;
const longestComment = 65_535;

const broken = () => new Fault(archiveTexts.noZip);

/** Reads the central directory of a zip. Split, encrypted and ZIP64 files are rejected. */
export async function zipEntries(source: ArchiveSource): Promise<ReadonlyMap<string, ZipEntry>> {
  const tailStart = Math.max(0, source.bytes - endLength - longestComment);
  const tail = await source.part(tailStart, source.bytes);
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0 || end + endLength > tail.length) throw broken();
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (end + endLength + tail.readUInt16LE(end + 20) !== tail.length) throw broken();
  if (start + length !== tailStart + end || count > mostEntries) throw broken();
  const directory = await source.part(start, start + length);
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    const { entry, next } = await entryAt(source, directory, at, start);
    if (entries.has(entry.name)) throw broken();
    entries.set(entry.name, entry);
    at = next;
  }
  if (at !== directory.length) throw broken();
  return entries;
}

async function entryAt(source: ArchiveSource, directory: Buffer, at: number, dataEnd: number) {
  if (at + 46 > directory.length || directory.readUInt32BE(at) !== 0x504b0102) throw broken();
  const flags = directory.readUInt16LE(at + 8);
  const method = directory.readUInt16LE(at + 10);
  const crc = directory.readUInt32LE(at + 16);
  const packed = directory.readUInt32LE(at + 20);
  const size = directory.readUInt32LE(at + 24);
  const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
  const next = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  const local = directory.readUInt32LE(at + 42);
  const encrypted = (flags & 1) === 1;
  if (next > directory.length || encrypted || (method !== 0 && method !== 8)) throw broken();
  const name = directory.toString('utf8', at + 46, nameEnd);
  const head = await source.part(local, local + 30);
  if (head.length < 30 || head.readUInt32BE(0) !== 0x504b0304) throw broken();
  const start = local + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (start + packed > dataEnd) throw broken();

  async function* content() {
    const raw = source.stream(start, start + packed);
    const inflated: AsyncIterable<Buffer> =
      method === 0 ? raw : pipeline(raw, createInflateRaw(), () => {});
    let [read, sum] = [0, 0];
    try {
      for await (const chunk of inflated) {
        read += chunk.length;
        sum = crc32(chunk, sum);
        if (read > size) break;
        yield chunk;
      }
    } catch (cause) {
      throw cause instanceof Fault ? cause : new Fault(archiveTexts.damaged, { file: name });
    }
    if (read !== size || sum !== crc) throw new Fault(archiveTexts.damaged, { file: name });
  }
  return { entry: { name, size, content } satisfies ZipEntry, next };
}
