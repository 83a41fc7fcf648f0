import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/browser';
import type { ExportedCell, ExportedTable } from './exported.rows.ts';

const narrowest = 10;
const widest = 60;
const spare = 2;

/** A workbook with one sheet: texts never as formulas, dates as dates. */
export function asXlsx({ heads, rows }: ExportedTable): Promise<Blob> {
  const head = heads.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  const data: SheetData = [head, ...rows.map((cells) => cells.map((cell) => cellOf(cell)))];
  return writeXlsxFile(data, {
    columns: heads.map((title, at) => ({ width: widthOf([title, ...rows.map((row) => row[at])]) })),
    stickyRowsCount: 1,
  }).toBlob();
}

function cellOf(cell: ExportedCell): Cell {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'string') return { value: cell, type: String };
  const { day, time } = cell;
  const format = time === null ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm';
  // The library reads dates in UTC.
  return { value: new Date(`${day}T${time ?? '00:00'}:00Z`), type: Date, format };
}

const widthOf = (cells: readonly (ExportedCell | undefined)[]): number => {
  const longest = Math.max(...cells.map((cell) => (typeof cell === 'string' ? cell.length : 0)));
  return Math.min(Math.max(longest + spare, narrowest), widest);
};
