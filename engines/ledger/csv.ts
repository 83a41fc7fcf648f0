export const byteOrderMark = '\uFEFF';

/** A line of a CSV for a French spreadsheet, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quote).join(';')}\r\n`;

const quote = (text: string): string =>
  /[;"\r\n\t']|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const ordering = /^'*[=+\-@\t\r\n]/u;

/** Prefixes an apostrophe where a spreadsheet would read a text as a formula, or the import an apostrophe as such a prefix. */
export const escapeFormula = (text: string): string => (ordering.test(text) ? `'${text}` : text);

const cell = /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n|\n|$)/uy;

/** The cells of each line of such a CSV; null in place of the rest where it is none. */
export function* csvLines(text: string): Generator<readonly string[] | null> {
  let cells: string[] = [];
  cell.lastIndex = text.startsWith(byteOrderMark) ? 1 : 0;
  while (cell.lastIndex < text.length || cells.length > 0) {
    const [, quoted, bare = '', end] = cell.exec(text) ?? [];
    if (end === undefined) return yield null;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ';') continue;
    yield cells;
    cells = [];
  }
  return undefined;
}
