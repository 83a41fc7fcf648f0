import type { FileTable } from '#machines/imports/import.rules.ts';
import type { MapReading } from '#machines/parts/files/map-remark.ts';
import { importFileMaxBytes } from '#schema/limits.ts';

import { breath } from '../../parts/files/breath.ts';
import { decodeText, isOldOffice, isZip } from '../../parts/files/decode-text.ts';
import { UnreadableFile } from '../../parts/files/file-fault.ts';
import { tableOf } from './file-table.ts';

export const readableEndings = '.csv,.tsv,.txt,.xlsx,.geojson,.json,.kml,.kmz';

/** The sheets of a file; the reader of each file type is loaded on demand. */
export async function readFile(file: File, reading?: MapReading): Promise<readonly FileTable[]> {
  const ending = /\.(\w+)$/u.exec(file.name.toLowerCase())?.[1] ?? '';
  if (file.size > importFileMaxBytes) throw new UnreadableFile('tooLarge');
  if (file.size === 0) throw new UnreadableFile('empty');
  const bytes = new Uint8Array(await file.arrayBuffer());
  switch (ending) {
    case 'csv':
    case 'tsv':
    case 'txt':
      return nonEmptySheets([await textTable(file.name, bytes)]);
    case 'xlsx':
      return nonEmptySheets(await workbookTables(bytes));
    case 'geojson':
    case 'json':
    case 'kml':
    case 'kmz':
      return [await mapOf(file.name, bytes, reading)];
    case 'xls':
      throw new UnreadableFile('oldExcel');
    default:
      throw new UnreadableFile('extension');
  }
}

async function textTable(name: string, bytes: Uint8Array): Promise<FileTable | null> {
  if (isZip(bytes) || isOldOffice(bytes)) throw new UnreadableFile('binary');
  const { csvLines } = await import('./csv-lines.ts');
  const lines = csvLines(decodeText(bytes));
  await breath();
  return inDegrees(tableOf(name, lines));
}

async function workbookTables(bytes: Uint8Array): Promise<readonly (FileTable | null)[]> {
  const { xlsxSheets } = await import('./xlsx-lines.ts');
  const sheets = await xlsxSheets(bytes);
  await breath();
  return Promise.all(sheets.map(({ name, lines }) => inDegrees(tableOf(name, lines))));
}

const drawn = /^\s*(?:SRID=|MULTI|POLYGON|POINT|[[{])/iu;

/** What projects the drawings of cells is loaded where a cell may hold one. */
async function inDegrees(table: FileTable | null): Promise<FileTable | null> {
  if (!table?.rows.some(({ cells }) => cells.some((cell) => drawn.test(cell)))) return table;
  const { drawnInDegrees } = await import('./drawn-cells.ts');
  return drawnInDegrees(table);
}

async function mapOf(name: string, bytes: Uint8Array, reading?: MapReading): Promise<FileTable> {
  const { readMap } = await import('../../parts/files/read-map.ts');
  const { mapTable } = await import('./map-table.ts');
  const map = await readMap(name, bytes, reading);
  await breath();
  return mapTable(name, map);
}

/** The sheets that have rows; throws where none has. */
function nonEmptySheets(tables: readonly (FileTable | null)[]): readonly FileTable[] {
  const some = tables.flatMap((table) => table ?? []);
  if (some.length === 0) throw new UnreadableFile('empty');
  const useful = some.filter(({ rows }) => rows.length > 0);
  if (useful.length === 0) throw new UnreadableFile('onlyHeads');
  return useful;
}
