import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { drain, readContent, rowsIn, type OnTable } from './backup.content.ts';
import { BackupFault } from './backup.fault.ts';
import {
  backupFormat,
  formatted,
  headerMaxBytes,
  headerSchema,
  magic,
  sumBytes,
  type Ending,
  type Header,
} from './backup.format.ts';
import { keysOf, proofBytes, proves, type Keys } from './backup.keys.ts';
import { backupTexts } from './backup.texts.ts';
import { readerOf } from './byte-reader.ts';
import { outOfFrames } from './frames.ts';

export interface ReadableBackup {
  readonly file: string;
  readonly header: Header;
  /**
   * Reads all of it; `onTable` must read the rows of its table. Rejects with a `BackupFault` where
   * anything differs from what was written.
   */
  readonly read: (onTable: OnTable) => Promise<Ending>;
}

/**
 * Opens a backup and reads it to the end (OWN-75). Throws a `BackupFault` that names what is wrong:
 * no backup, of a newer program, cut short or altered, without its key, with another key. One of another
 * passphrase is opened by the one of `former` that is its own (OWN-383).
 */
export async function openBackup(
  file: string,
  passphrase: string | null,
  former: readonly string[] = [],
): Promise<ReadableBackup> {
  const { size } = await stat(file);
  const { line, header } = await headerOf(file);
  const sum = await statedSum(file, size);
  const place = {
    file,
    size,
    sum,
    line,
    keys: await keysFor({ file, line, header }, [passphrase ?? [], former].flat()),
  };
  const backup = {
    file,
    header,
    read: (onTable: OnTable) => reading(readFrom(place, onTable)),
  };
  await backup.read((_name, rows) => drain(rows));
  return backup;
}

interface Place {
  readonly file: string;
  readonly size: number;
  readonly sum: Buffer;
  readonly line: Buffer;
  readonly keys: Keys | null;
}

async function headerOf(file: string): Promise<{ line: Buffer; header: Header }> {
  const source = createReadStream(file, { end: magic.length + headerMaxBytes });
  try {
    const reader = readerOf(source);
    const first = await reader.exactly(magic.length).catch((cause: unknown) => {
      const short = cause instanceof BackupFault;
      throw new BackupFault(short ? backupTexts.noBackup : backupTexts.noFile(file), { cause });
    });
    if (!first.equals(magic)) throw new BackupFault(backupTexts.noBackup);
    const line = await reader.line(headerMaxBytes);
    const parsed = parsedJson(line.toString('utf8'));
    const { data: look } = formatted.safeParse(parsed);
    if (look && look.format > backupFormat)
      throw new BackupFault(backupTexts.newerFormat(look.program));
    const { data: header } = headerSchema.safeParse(parsed);
    if (!header) throw new BackupFault(backupTexts.damaged);
    return { line: Buffer.concat([line, Buffer.from('\n')]), header };
  } finally {
    source.destroy();
  }
}

/** The sum at the end of the file, when it is that of the rest. */
async function statedSum(file: string, size: number): Promise<Buffer> {
  const end = Math.max(0, size - sumBytes);
  const sum = createHash('sha256');
  const last: Buffer[] = [];
  let at = 0;
  const source: AsyncIterable<Buffer> = createReadStream(file);
  for await (const chunk of source) {
    const own = Math.min(Math.max(0, end - at), chunk.length);
    sum.update(chunk.subarray(0, own));
    if (own < chunk.length) last.push(chunk.subarray(own));
    at += chunk.length;
  }
  const stated = Buffer.concat(last);
  if (!sum.digest().equals(stated)) throw new BackupFault(backupTexts.damaged);
  return stated;
}

/** Whether it is encrypted, with this passphrase; by its header alone, the rest may be damaged. */
export async function backupOpensWith(file: string, passphrase: string): Promise<boolean> {
  try {
    const { line, header } = await headerOf(file);
    if (!header.encryption) return false;
    return proves(await keysOf(passphrase, header.encryption), line, await proofIn(file, line));
  } catch (error) {
    if (error instanceof BackupFault) return false;
    throw error;
  }
}

async function keysFor(
  { file, line, header: { encryption } }: { file: string; line: Buffer; header: Header },
  passphrases: readonly string[],
): Promise<Keys | null> {
  if (!encryption) return null;
  const [first] = passphrases;
  if (first === undefined) throw new BackupFault(backupTexts.noKey);
  if (passphrases.length === 1) return keysOf(first, encryption);
  const proof = await proofIn(file, line);
  for (const passphrase of passphrases) {
    const keys = await keysOf(passphrase, encryption);
    if (proves(keys, line, proof)) return keys;
  }
  throw new BackupFault(backupTexts.wrongKey);
}

/** Of the key, behind the header. */
async function proofIn(file: string, line: Buffer): Promise<Buffer> {
  const handle = await open(file);
  try {
    const proof = Buffer.alloc(proofBytes);
    await handle.read(proof, 0, proofBytes, magic.length + line.length);
    return proof;
  } finally {
    await handle.close();
  }
}

async function readFrom(place: Place, onTable: OnTable): Promise<Ending> {
  const source = createReadStream(place.file, { end: place.size - sumBytes - 1 });
  try {
    return await contentOf(source, place, onTable);
  } finally {
    source.destroy();
  }
}

async function contentOf(
  source: AsyncIterable<Buffer>,
  { sum: stated, line, keys }: Place,
  onTable: OnTable,
): Promise<Ending> {
  const sum = createHash('sha256');
  async function* summed() {
    for await (const chunk of source) {
      sum.update(chunk);
      yield chunk;
    }
  }
  const reader = readerOf(summed());
  await reader.exactly(magic.length + line.length);
  if (keys && !proves(keys, line, await reader.exactly(proofBytes)))
    throw new BackupFault(backupTexts.wrongKey);
  const inflated = createGunzip();
  // Its errors reach the reader of `inflated`.
  pipeline(Readable.from(outOfFrames(reader, keys?.content ?? null)), inflated, () => {});
  const counted = new Map<string, number>();
  const ending = await readContent(readerOf(inflated), (name, rows) =>
    onTable(
      name,
      counting(rows, (more) => counted.set(name.table, (counted.get(name.table) ?? 0) + more)),
    ),
  );
  const whole =
    (await reader.ended()) &&
    Object.entries(ending.rows).every(([table, rows]) => (counted.get(table) ?? 0) === rows);
  if (!whole || !sum.digest().equals(stated)) throw new BackupFault(backupTexts.damaged);
  return ending;
}

async function* counting(rows: AsyncIterable<Buffer>, count: (more: number) => void) {
  count(0);
  for await (const piece of rows) {
    count(rowsIn(piece));
    yield piece;
  }
}

/** What gunzip says of damaged input becomes our own sentence. */
async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code.startsWith('Z_')) throw new BackupFault(backupTexts.damaged, { cause });
    throw cause;
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
