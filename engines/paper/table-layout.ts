import { printable } from './letters.ts';
import type { TableSheet } from './table-sheet.ts';

export interface LaidOutRow {
  readonly cells: readonly (readonly string[])[];
  readonly height: number;
}

interface Measures {
  readonly widthOf: (text: string) => number;
  readonly padding: number;
  readonly lineHeight: number;
  readonly room: number;
}

/** Left edges of the columns and the right edge of the last. */
export function columnEdges(columns: TableSheet['columns'], left: number): readonly number[] {
  const edges = [left];
  for (const { width } of columns) edges.push((edges.at(-1) ?? left) + width);
  return edges;
}

/** Rows per page with wrapped cells; a row is never split. Without rows, one empty page. */
export function paginated(
  sheet: Pick<TableSheet, 'columns' | 'rows'>,
  measures: Measures,
): readonly (readonly LaidOutRow[])[] {
  const pages: LaidOutRow[][] = [[]];
  let left = measures.room;
  for (const row of sheet.rows) {
    const laidOut = laidOutRow(row, sheet, measures);
    if (laidOut.height > left) {
      pages.push([]);
      left = measures.room;
    }
    pages.at(-1)?.push(laidOut);
    left -= laidOut.height;
  }
  return pages;
}

function laidOutRow(
  row: readonly string[],
  sheet: Pick<TableSheet, 'columns' | 'rows'>,
  { widthOf, padding, lineHeight }: Measures,
): LaidOutRow {
  const cells = sheet.columns.map(({ width }, at) =>
    linesOf(printable(row[at] ?? ''), width - 2 * padding, widthOf),
  );
  const lines = Math.max(1, ...cells.map(({ length }) => length));
  return { cells, height: lines * lineHeight + 2 * padding };
}

/** Wraps between words, and inside words longer than a line. */
export function linesOf(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  if (text === '') return [];
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && widthOf(line + character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}
