import type { Line } from '#machines/imports/import.rules.ts';

import { UnreadableFile } from '../../parts/files/file-fault.ts';

const separators = [';', '\t', ',', '|'] as const;

/** The separator that occurs most often in the first line that is not blank. */
function separatorOf(text: string): string {
  const head = /[^\r\n]*\S[^\r\n]*/u.exec(text)?.[0].replaceAll(/"[^"]*"/gu, '') ?? '';
  const counted = separators.map((it) => ({ it, count: head.split(it).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).it;
}

/** Excel may declare its separator in a first line. */
const separatorLine = /^sep=(.)\r?\n/u;

/** The records of a CSV, each with the number of its first line (RFC 4180, and the semicolon of a French Excel). */
export function csvLines(text: string): readonly Line[] {
  const separator = separatorLine.exec(text)?.[1] ?? separatorOf(text);
  const skipped = separatorLine.exec(text)?.[0].length ?? 0;
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
    const [cell, end] =
      text[at] === '"' ? quotedCell(text, at, line) : bareCell(text, at, separator);
    cells.push(withoutApostrophe(cell));
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

function bareCell(text: string, from: number, separator: string): readonly [string, number] {
  let end = from;
  while (end < text.length && !isEnd(text[end], separator)) end += 1;
  return [text.slice(from, end), end];
}

const isEnd = (sign: string | undefined, separator: string): boolean =>
  sign === separator || sign === '\n' || sign === '\r';

/** A quoted cell; two quotation marks in it stand for one. */
function quotedCell(text: string, from: number, line: number): readonly [string, number] {
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

/** Removes the apostrophe that our own export puts before formulas (web/parts/table-export). */
const withoutApostrophe = (cell: string): string =>
  /^'[=+\-@\t\r\n]/u.test(cell) ? cell.slice(1) : cell;
