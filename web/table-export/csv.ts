import { harmless, written, type Exported, type ExportedTable } from './exported.rows.ts';

/** As a French spreadsheet reads it: UTF-8 that says so, semicolons, decimal commas. */
export function asCsv({ heads, rows }: ExportedTable): string {
  const lines = [heads, ...rows].map((cells) => cells.map((cell) => quoted(words(cell))).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** For pasting into a spreadsheet or a letter: a tab between cells, a line a row. */
export function asClipboardText({ heads, rows }: ExportedTable): string {
  return [heads, ...rows]
    .map((cells) => cells.map((cell) => words(cell).replaceAll(/[\t\r\n]+/gu, ' ')).join('\t'))
    .join('\n');
}

function words(cell: Exported): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return typeof cell === 'string' ? harmless(cell) : written(cell);
}

const quoted = (text: string): string =>
  /[;"\r\n\t']|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
