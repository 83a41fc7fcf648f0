import { printable } from './letters.mjs';

/**
 * @typedef {import('./table-sheet.ts').TableSheet} TableSheet
 * @typedef {{ cells: readonly (readonly string[])[], height: number }} LaidOutRow
 * @typedef {{ widthOf: (text: string) => number, padding: number, lineHeight: number, room: number }} Measures
 */

/**
 * Left edges of the columns and the right edge of the last.
 * @param {TableSheet['columns']} columns
 * @param {number} left
 * @returns {readonly number[]}
 */
export function columnEdges(columns, left) {
  const edges = [left];
  for (const { width } of columns) edges.push((edges.at(-1) ?? left) + width);
  return edges;
}

/**
 * Rows per page with wrapped cells; a row is never split. Without rows, one empty page.
 * @param {TableSheet} sheet
 * @param {Measures} measures
 * @returns {readonly (readonly LaidOutRow[])[]}
 */
export function paginated(sheet, measures) {
  /** @type {LaidOutRow[][]} */
  const pages = [[]];
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

/**
 * @param {readonly string[]} row
 * @param {TableSheet} sheet
 * @param {Measures} measures
 * @returns {LaidOutRow}
 */
function laidOutRow(row, sheet, { widthOf, padding, lineHeight }) {
  const cells = sheet.columns.map(({ width }, at) =>
    linesOf(printable(row[at] ?? ''), width - 2 * padding, widthOf),
  );
  const lines = Math.max(1, ...cells.map(({ length }) => length));
  return { cells, height: lines * lineHeight + 2 * padding };
}

/**
 * Wraps between words, and inside words longer than a line.
 * @param {string} text
 * @param {number} width
 * @param {(text: string) => number} widthOf
 * @returns {readonly string[]}
 */
export function linesOf(text, width, widthOf) {
  if (text === '') return [];
  if (widthOf(text) <= width) return [text];
  /** @type {string[]} */
  const lines = [];
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
