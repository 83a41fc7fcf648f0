import type { FileTable, Line } from '#machines/imports/import.rules.ts';
import { importRowsMax } from '#schema/limits.ts';

import { UnreadableFile } from '../../parts/files/file-fault.ts';
import { meaningOf } from './headers.ts';

const empty = ({ cells }: Line): boolean => cells.every((cell) => cell.trim() === '');

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

/** Takes for heads the line with the most known words near the top, else the first one; heads may stand in two lines. */
export function tableOf(name: string, lines: readonly Line[]): FileTable | null {
  const filled = lines.filter((line) => !empty(line));
  const understood = ({ cells }: Line) => known(cells);
  const near = filled.slice(0, linesAbove);
  const most = Math.max(0, ...near.map(understood));
  const head = most > 1 ? near.find((line) => understood(line) === most) : filled[0];
  if (!head) return null;
  const [heads, last] = headsAt(filled, filled.indexOf(head));
  const rows = filled.slice(last + 1);
  if (rows.length > importRowsMax) throw new UnreadableFile('tooManyRows');
  const width = heads.length;
  const wide = rows.find(({ cells }) => cells.slice(width).some((cell) => cell.trim() !== ''));
  if (wide) throw new UnreadableFile('tooManyCells', wide.line);
  return { name, heads, rows };
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
