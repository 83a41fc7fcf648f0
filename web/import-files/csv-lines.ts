import type { Line } from '#machines/imports/import.rules.ts';

import { UnreadableFile } from './file-fault.ts';

const separators = [';', '\t', ',', '|'] as const;

/** Whatever stands most often between the cells of the first line that says something. */
function separatorOf(text: string): string {
  const head = /[^\r\n]*\S[^\r\n]*/u.exec(text)?.[0].replaceAll(/"[^"]*"/gu, '') ?? '';
  const counted = separators.map((it) => ({ it, count: head.split(it).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).it;
}

/** Excel may name its separator in a line above all. */
const named = /^sep=(.)\r?\n/u;

/** The lines of a CSV with the number of the line in which each begins (RFC 4180, and the semicolon of a French Excel). */
export function csvLines(text: string): readonly Line[] {
  const separator = named.exec(text)?.[1] ?? separatorOf(text);
  const skipped = named.exec(text)?.[0].length ?? 0;
  const lines: Line[] = [];
  let cells: string[] = [];
  let at = skipped;
  let line = skipped > 0 ? 2 : 1;
  let begins = line;
  const endLine = () => {
    lines.push({ line: begins, cells });
    cells = [];
    begins = line;
  };
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quoted(text, at, line) : bare(text, at, separator);
    cells.push(harmed(cell));
    line += newlinesIn(text, at, end);
    at = end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) cells.push('');
    } else if (at < text.length) {
      if (text[at] !== '\r' && text[at] !== '\n') throw new UnreadableFile('afterQuote', line);
      at += text.startsWith('\r\n', at) ? 2 : 1;
      line += 1;
      endLine();
    }
  }
  if (cells.length > 0) endLine();
  return lines;
}

function bare(text: string, from: number, separator: string): readonly [string, number] {
  let end = from;
  while (end < text.length && !isEnd(text[end], separator)) end += 1;
  return [text.slice(from, end), end];
}

const isEnd = (sign: string | undefined, separator: string): boolean =>
  sign === separator || sign === '\n' || sign === '\r';

/** From one quotation mark to its other; two of them stand for one. */
function quoted(text: string, from: number, line: number): readonly [string, number] {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) throw new UnreadableFile('openQuote', line);
    cell += text.slice(at, end);
    if (text[end + 1] !== '"') return [cell, end + 1];
    cell += '"';
    at = end + 2;
  }
}

function newlinesIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    count += 1;
  }
  return count;
}

/** An export keeps a spreadsheet from computing by a mark of its own (web/table-export). */
const harmed = (cell: string): string => (/^'[=+\-@\t\r\n]/u.test(cell) ? cell.slice(1) : cell);
