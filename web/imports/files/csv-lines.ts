import type { Line } from '#machines/imports/import.rules.ts';

import { UnreadableFile } from '../../parts/files/file-fault.ts';

const separators = [';', '\t', ',', '|'] as const;

/** Excel may declare its separator in a first line. */
const separatorLine = /^sep=(.)\r?\n/u;

/** The records of a CSV, each with the number of its first line (RFC 4180, and the semicolon of a French Excel). */
export function csvLines(text: string): readonly Line[] {
  const [declaration = '', declared] = separatorLine.exec(text) ?? [];
  const { lines, fault } = declared
    ? cut(text, declared, declaration.length)
    : best(separators.map((separator) => cut(text, separator, 0)));
  if (fault) throw fault;
  return lines;
}

interface Cut {
  readonly lines: readonly Line[];
  /** Why the text cannot be read further. */
  readonly fault: UnreadableFile | null;
}

/** By the separator that gives the most lines with equally many cells, since a title may hold others (OWN-309). */
function best(cuts: readonly Cut[]): Cut {
  const measured = cuts.map((it) => ({ it, even: evenLines(it.lines) }));
  return measured.reduce((most, one) => (one.even > most.even ? one : most)).it;
}

/** How many lines have as many cells as most others that have more than one. */
function evenLines(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of lines) {
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function cut(text: string, separator: string, skipped: number): Cut {
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
    const read = text[at] === '"' ? quotedCell(text, at) : bareCell(text, at, separator);
    if (read === null) return { lines, fault: new UnreadableFile('openQuote', line) };
    const [cell, end] = read;
    cells.push(withoutApostrophe(cell));
    line += newlinesIn(text, at, end);
    at = end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) cells.push('');
    } else if (at < text.length) {
      if (text[at] !== '\r' && text[at] !== '\n')
        return { lines, fault: new UnreadableFile('afterQuote', line) };
      at += text.startsWith('\r\n', at) ? 2 : 1;
      line += 1;
      endLine();
    }
  }
  if (cells.length > 0) endLine();
  return { lines, fault: null };
}

function bareCell(text: string, from: number, separator: string): readonly [string, number] {
  let end = from;
  while (end < text.length && !isEnd(text[end], separator)) end += 1;
  return [text.slice(from, end), end];
}

const isEnd = (sign: string | undefined, separator: string): boolean =>
  sign === separator || sign === '\n' || sign === '\r';

/** A quoted cell, null where its quotation mark is never closed; two in it stand for one. */
function quotedCell(text: string, from: number): readonly [string, number] | null {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) return null;
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
  /^'+[=+\-@\t\r\n]/u.test(cell) ? cell.slice(1) : cell;
