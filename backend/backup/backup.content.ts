import { z } from 'zod';
import { BackupFault } from './backup.fault.ts';
import { endingSchema, tableSchema, type Ending, type TableName } from './backup.format.ts';
import { backupTexts } from './backup.texts.ts';
import type { ByteReader } from './byte-reader.ts';

const sectionMaxBytes = 1024 * 1024;
/** A row may take several pieces. */
const pieceMaxBytes = 1024 * 1024;
const noMore = Buffer.alloc(4);

export async function* tableSection(
  name: TableName,
  rows: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield* lengthFirst(asJson(name));
  for await (const some of rows) {
    for (let at = 0; at < some.length; at += pieceMaxBytes)
      yield* lengthFirst(some.subarray(at, at + pieceMaxBytes));
  }
  yield noMore;
}

export const endingSection = (ending: Ending): Generator<Buffer> => lengthFirst(asJson(ending));

const asJson = (value: TableName | Ending) => Buffer.from(JSON.stringify(value));

function* lengthFirst(bytes: Buffer): Generator<Buffer> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  yield length;
  yield bytes;
}

export type OnTable = (name: TableName, rows: AsyncIterable<Buffer>) => Promise<void>;

const section = z.union([tableSchema, endingSchema]);

/** Calls `onTable` for each table in turn; it must read all rows. Resolves with the ending. */
export async function readContent(reader: ByteReader, onTable: OnTable): Promise<Ending> {
  for (;;) {
    const length = (await reader.exactly(4)).readUInt32BE();
    if (length > sectionMaxBytes) throw new BackupFault(backupTexts.damaged);
    const { data } = section.safeParse(parsedJson(await reader.exactly(length)));
    if (!data) throw new BackupFault(backupTexts.damaged);
    if ('table' in data) {
      await onTable(data, pieces(reader));
      continue;
    }
    if (!(await reader.ended())) throw new BackupFault(backupTexts.damaged);
    return data;
  }
}

async function* pieces(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const length = (await reader.exactly(4)).readUInt32BE();
    if (length > pieceMaxBytes) throw new BackupFault(backupTexts.damaged);
    if (length === 0) return;
    yield await reader.exactly(length);
  }
}

/** Reads rows that nobody wants. */
export async function drain(rows: AsyncIterable<Buffer>): Promise<void> {
  const each = rows[Symbol.asyncIterator]();
  while (!(await each.next()).done);
}

/** Lines in a piece: COPY writes a row as one line, with line feeds inside of values escaped. */
export function rowsIn(piece: Buffer): number {
  let rows = 0;
  for (let at = piece.indexOf(0x0a); at >= 0; at = piece.indexOf(0x0a, at + 1)) rows += 1;
  return rows;
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new BackupFault(backupTexts.damaged, { cause });
  }
}
