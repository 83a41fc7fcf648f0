import type { FileTable, Line } from '#machines/imports/import.rules.ts';
import { importRowsMax } from '#schema/limits.ts';

import { UnreadableFile } from '../../parts/files/file-fault.ts';
import { onePerRow } from './assignment-groups.ts';
import { isDay } from './column-values.ts';
import { meaningOf } from './head-words.ts';
import { withoutNoRows } from './no-rows.ts';
import { withSuffixes } from './number-suffix.ts';

const empty = ({ cells }: Line): boolean => cells.every((cell) => cell.trim() === '');
const filledIn = ({ cells }: Line): number => cells.filter((cell) => cell.trim() !== '').length;

/** How many lines to search for the heads; a title may stand above them. */
const linesAbove = 10;

const known = (heads: readonly string[]): number =>
  heads.filter((head) => meaningOf(head) !== null).length;

/** The heads of two lines, where a cell of the upper one stands over several of the lower one, or both over their own column. */
const merged = (upper: readonly string[], lower: readonly string[]): readonly string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [over = '', under = ''] = [upper[at]?.trim(), lower[at]?.trim()];
    return under === '' || (meaningOf(over) !== null && meaningOf(under) === null) ? over : under;
  });

/** A line of heads has words and no figures. */
const maybeHeads = ({ cells }: Line): boolean => !cells.some((cell) => /\d/u.test(cell));

/**
 * Takes for heads the line with the most known words near the top, else the first one that is no title; none where
 * that line looks like those below it (OWN-309). Heads may stand in two lines.
 */
export function tableOf(name: string, lines: readonly Line[]): FileTable | null {
  const filled = lines.filter((line) => !empty(line));
  const at = headLine(filled);
  const head = filled[at];
  if (!head) return null;
  const [heads, last] = headsAt(filled, at);
  const isRow = looksLike(head, filled.slice(last + 1));
  const above = filled.slice(0, last + 1);
  const { rows, remarks } = withoutNoRows(
    filled.slice(last + 1),
    isRow ? [] : heads,
    isRow ? filled.slice(0, at) : above,
  );
  const table =
    onePerRow([...above, ...rows], at) ?? titled(heads, filled[last] ?? head, rows, isRow);
  if (table.rows.length > importRowsMax) throw new UnreadableFile('tooManyRows');
  return withSuffixes({ name, ...table, ...(remarks.length > 0 ? { remarks } : {}) });
}

function titled(heads: readonly string[], line: Line, below: readonly Line[], row: boolean) {
  const first = { heads, line };
  if (!row) return { heads, rows: narrow(heads.length, below), first };
  const rows = [line, ...below];
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return { heads: Array.from({ length: width }, () => ''), rows, first };
}

function narrow(width: number, rows: readonly Line[]): readonly Line[] {
  const wide = rows.find(({ cells }) => cells.slice(width).some((cell) => cell.trim() !== ''));
  if (wide) throw new UnreadableFile('tooManyCells', wide.line);
  return rows;
}

function headLine(filled: readonly Line[]): number {
  const near = filled.slice(0, linesAbove);
  const understood = near.map(({ cells }) => known(cells));
  const best = Math.max(0, ...understood);
  if (best > 1) return understood.indexOf(best);
  const wide = near.findIndex((line) => filledIn(line) > 1);
  const first = near[0];
  return first && filledIn(first) === 1 && wide > 0 ? wide : 0;
}

/** A line of the list: no known word, and a figure, a day or an address where the lines below have one. */
function looksLike(line: Line, below: readonly Line[]): boolean {
  if (known(line.cells) > 0 || below.length === 0) return false;
  return line.cells.some((cell, at) => {
    const kind = kindOf(cell);
    const same = below.filter(({ cells }) => kindOf(cells[at] ?? '') === kind);
    return kind !== null && same.length >= below.length / 2;
  });
}

function kindOf(cell: string): 'figures' | 'day' | 'mail' | null {
  const text = cell.trim();
  if (/^[#tTnN°º.\s-]{0,4}\d+$/u.test(text)) return 'figures';
  if (/^\S+@\S+$/u.test(text)) return 'mail';
  return isDay(text) ? 'day' : null;
}

/** The heads and the place of their last line. */
function headsAt(lines: readonly Line[], at: number): readonly [readonly string[], number] {
  const own = (lines[at]?.cells ?? []).map((cell) => cell.trim());
  for (const first of [at, at - 1]) {
    const [upper, lower] = [lines[first], lines[first + 1]];
    if (!upper || !lower || !maybeHeads(upper) || !maybeHeads(lower)) continue;
    const heads = merged(upper.cells, lower.cells);
    if (known(heads) > known(own)) return [heads, first + 1];
  }
  return [own, at];
}
