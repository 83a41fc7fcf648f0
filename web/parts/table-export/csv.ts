import { byteOrderMark, csvLine, escapeFormula } from '#engines/ledger/csv.ts';

import { momentText, type ExportedCell, type ExportedTable } from './exported.rows.ts';

/** CSV for a French spreadsheet: UTF-8 with a byte order mark, semicolons, decimal commas. */
export function asCsv({ heads, rows }: ExportedTable): string {
  return byteOrderMark + [heads, ...rows].map((cells) => csvLine(cells.map(words))).join('');
}

/** Tab-separated text for the clipboard, one line per row. */
export function asClipboardText({ heads, rows }: ExportedTable): string {
  return [heads, ...rows]
    .map((cells) => cells.map((cell) => words(cell).replaceAll(/[\t\r\n]+/gu, ' ')).join('\t'))
    .join('\n');
}

function words(cell: ExportedCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return typeof cell === 'string' ? escapeFormula(cell) : momentText(cell);
}
