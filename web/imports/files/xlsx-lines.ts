import type { Line } from '#machines/imports/import.rules.ts';

import { strToU8, unzipSync, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/universal';

import { breath } from '../../parts/files/breath.ts';
import { decoded, isOldOffice, isZip } from '../../parts/files/decode-text.ts';
import { UnreadableFile } from '../../parts/files/file-fault.ts';
import { soundIn } from '../../parts/files/zip-sums.ts';
import { sheetXml, workbookXml } from './xlsx-xml.ts';

export interface Sheet {
  readonly name: string;
  readonly lines: readonly Line[];
}

/** Limit of the unpacked size, in bytes: more than any congregation's workbook, and within a phone's memory. */
const unpackedMax = 40_000_000;
const filesMax = 500;

/** The sheets of a workbook. Only XML is unpacked, and only within the limits. */
export async function xlsxSheets(bytes: Uint8Array): Promise<readonly Sheet[]> {
  if (isOldOffice(bytes)) throw new UnreadableFile('oldExcel');
  if (!isZip(bytes)) throw new UnreadableFile('brokenWorkbook');
  const files = unpack(bytes);
  await breath();
  prepare(files);
  await breath();
  const sheets = await read(files);
  await breath();
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
    const files = unzipSync(bytes, { filter: counting });
    const isSound = soundIn(bytes);
    if (!Object.entries(files).every(([name, file]) => isSound(name, file)))
      throw new UnreadableFile('brokenWorkbook');
    return files;
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile('brokenWorkbook');
  }
}

/** The sheets and the workbook, as the library needs them. */
function prepare(files: Record<string, Uint8Array>): void {
  for (const [name, file] of Object.entries(files)) {
    if (/worksheets\/[^/]*\.xml$/u.test(name)) files[name] = rewritten(file, sheetXml);
    else if (name.endsWith('/workbook.xml')) files[name] = rewritten(file, workbookXml);
  }
}

const rewritten = (file: Uint8Array, change: (xml: string) => string): Uint8Array =>
  strToU8(change(xmlText(file)));

const xmlText = (file: Uint8Array): string =>
  decoded(file).replace(/^(<\?xml[^>]*?encoding=)["'][^"']*["']/iu, '$1"UTF-8"');

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
