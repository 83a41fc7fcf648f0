import type { FileTable, Line } from '#machines/imports/import.rules.ts';
import { importRowsMax } from '#schema/limits.ts';

import { UnreadableFile } from './file-fault.ts';
import { meaningOf } from './headers.ts';

const empty = ({ cells }: Line): boolean => cells.every((cell) => cell.trim() === '');

/** How many lines to search for the heads; a title may stand above them. */
const linesAbove = 10;

/** Takes for heads the line with the most known words near the top, else the first one. */
export function tableOf(name: string, lines: readonly Line[]): FileTable | null {
  const filled = lines.filter((line) => !empty(line));
  const understood = ({ cells }: Line) => cells.filter((cell) => meaningOf(cell) !== null).length;
  const near = filled.slice(0, linesAbove);
  const most = Math.max(0, ...near.map(understood));
  const head = most > 1 ? near.find((line) => understood(line) === most) : filled[0];
  if (!head) return null;
  const heads = head.cells.map((cell) => cell.trim());
  const rows = filled.slice(filled.indexOf(head) + 1);
  if (rows.length > importRowsMax) throw new UnreadableFile('tooManyRows');
  const width = heads.length;
  const wide = rows.find(({ cells }) => cells.slice(width).some((cell) => cell.trim() !== ''));
  if (wide) throw new UnreadableFile('tooManyCells', wide.line);
  return { name, heads, rows };
}
