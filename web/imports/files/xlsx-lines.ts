import type { Line } from '#machines/imports/import.rules.ts';

import { unzipSync, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/universal';

import { isOldOffice, isZip } from '../../parts/files/decode-text.ts';
import { UnreadableFile } from '../../parts/files/file-fault.ts';

export interface Sheet {
  readonly name: string;
  readonly lines: readonly Line[];
}

/** Limit of the unpacked size, in bytes: more than any congregation's workbook, and within a phone's memory. */
const unpackedMax = 40_000_000;
const filesMax = 500;
/** Limits of a sheet; cells beyond were formatted by mistake, or are an attack. */
const lowestRow = 20_000;
const lastColumnLetters = 2;

/** The sheets of a workbook. Only XML is unpacked, and only within the limits. */
export async function xlsxSheets(bytes: Uint8Array): Promise<readonly Sheet[]> {
  if (isOldOffice(bytes)) throw new UnreadableFile('oldExcel');
  if (!isZip(bytes)) throw new UnreadableFile('brokenWorkbook');
  const files = unpack(bytes);
  for (const [name, file] of Object.entries(files)) {
    if (/worksheets\/[^/]*\.xml$/u.test(name)) measure(file);
  }
  const sheets = await read(files);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    lines: data.map((cells, at) => ({ line: at + 1, cells: cells.map(asText) })),
  }));
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  let count = 0;
  const counting = ({ name, originalSize }: { name: string; originalSize: number }) => {
    size += originalSize;
    count += 1;
    if (size > unpackedMax || count > filesMax) throw new UnreadableFile('unpacksTooLarge');
    return /\.(?:xml|rels)$/u.test(name);
  };
  try {
    return unzipSync(bytes, { filter: counting });
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile('brokenWorkbook');
  }
}

function measure(sheet: Uint8Array): void {
  const xml = new TextDecoder().decode(sheet);
  for (const [, letters = '', row = ''] of xml.matchAll(/\br="([A-Za-z]*)(\d+)"/gu)) {
    if (letters.length > lastColumnLetters || Number(row) > lowestRow) {
      throw new UnreadableFile('sheetTooLarge');
    }
  }
}

/** Repacks without compression: else the library starts a worker, which our content policy forbids. */
async function read(files: Record<string, Uint8Array>) {
  try {
    return await readXlsx(new Blob([new Uint8Array(zipSync(files, { level: 0 }))]));
  } catch {
    throw new UnreadableFile('brokenWorkbook');
  }
}

/** Dates as `yyyy-mm-dd`; of a formula, its last result. */
function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
