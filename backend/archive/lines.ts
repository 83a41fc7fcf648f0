import { createHash } from 'node:crypto';
import { Fault } from './archive.fault.ts';
import { archiveTexts } from './archive.texts.ts';
import { fileOf, type ArchivedFile } from './manifest.ts';
import type { ZipEntry } from './zip-reader.ts';

/** Bytes: room for the largest map that can be imported. */
const longestLine = 4 * 1024 * 1024;

export interface ArchivedLine {
  /** Starts at 1. */
  readonly line: number;
  readonly bytes: number;
  readonly columns: Readonly<Record<string, unknown>>;
}

/** Streams the rows of a file; throws `Fault` if count or checksum differ from the manifest. */
export async function* linesOf(
  entry: ZipEntry,
  { table, lines, bytes, sha256 }: ArchivedFile,
): AsyncGenerator<ArchivedLine> {
  const file = fileOf(table);
  const hash = createHash('sha256');
  let started: Buffer[] = [];
  let [length, line, read] = [0, 0, 0];
  for await (const chunk of entry.content()) {
    hash.update(chunk);
    read += chunk.length;
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      line += 1;
      const whole = Buffer.concat([...started, chunk.subarray(from, end)]);
      if (whole.length > longestLine) throw new Fault(archiveTexts.tooLong, { file, line });
      yield { line, bytes: whole.length, columns: columnsIn(whole, { file, line }) };
      started = [];
      length = 0;
      from = end + 1;
    }
    started.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longestLine) throw new Fault(archiveTexts.tooLong, { file, line: line + 1 });
  }
  if (length > 0) throw new Fault(archiveTexts.unended, { file, line: line + 1 });
  if (line !== lines) throw new Fault(archiveTexts.otherCount, { file });
  if (read !== bytes || hash.digest('hex') !== sha256) {
    throw new Fault(archiveTexts.otherSum, { file });
  }
}

function columnsIn(whole: Buffer, place: { readonly file: string; readonly line: number }) {
  const text = decoded(whole);
  if (text === null) throw new Fault(archiveTexts.notUtf8, place);
  const columns = parsed(text);
  if (columns === null) throw new Fault(archiveTexts.notJson, place);
  return columns;
}

function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? Object.fromEntries(Object.entries(value)) : null;
  } catch {
    return null;
  }
}
