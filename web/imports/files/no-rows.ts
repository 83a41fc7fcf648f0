import type { Line } from '#machines/imports/import.rules.ts';
import type { MapRemark } from '#machines/parts/files/map-remark.ts';

import { isDay } from './column-values.ts';
import { meaningOf, plain } from './head-words.ts';
import { pageWords, printedWords, totalWords } from './headers.texts.ts';
import { numberedIn } from './territory-number.ts';

type Kind = 'totals' | 'repeatedHeads' | 'pageLines';

interface Parted {
  readonly rows: readonly Line[];
  readonly remarks: readonly MapRemark[];
}

/**
 * The lines of a list without those that only a sheet or its printing needs: totals, heads and titles that stand
 * again on a further page, page numbers (OWN-342). `above` are the title and the heads.
 */
export function withoutNoRows(
  below: readonly Line[],
  heads: readonly string[],
  above: readonly Line[],
): Parted {
  const written = new Set(above.map(textOf));
  const found = new Map<Line, Kind>();
  let isLast = true;
  for (const line of below.toReversed()) {
    const kind = kindOf(line, heads, written, isLast);
    if (kind) found.set(line, kind);
    else isLast = false;
  }
  const remark = (code: Kind): readonly MapRemark[] => {
    const lines = below.filter((it) => found.get(it) === code).map(({ line }) => line);
    return lines.length > 0 ? [{ code, lines }] : [];
  };
  return {
    rows: below.filter((it) => !found.has(it)),
    remarks: [...remark('totals'), ...remark('repeatedHeads'), ...remark('pageLines')],
  };
}

const filledOf = ({ cells }: Line): readonly string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

const textOf = ({ cells }: Line): string =>
  JSON.stringify(cells.map((cell) => cell.trim())).replace(/(?:,"")+\]$/u, ']');

function kindOf(
  line: Line,
  heads: readonly string[],
  above: ReadonlySet<string>,
  isLast: boolean,
): Kind | null {
  if (above.has(textOf(line))) return 'repeatedHeads';
  const filled = filledOf(line);
  if (filled.some(isPage) && filled.every((cell) => isPage(cell) || isDay(cell)))
    return 'pageLines';
  return isTotal(line, heads, isLast) ? 'totals' : null;
}

const isPage = (cell: string): boolean => {
  const words = plain(cell);
  if (/^s \d{1,2}(?: \p{L}{1,3})? \d{1,2} \d{2}$/u.test(words)) return true;
  const behind = (some: readonly string[]) =>
    some.flatMap((word) => (words.startsWith(`${word} `) ? [words.slice(word.length + 1)] : []));
  return (
    behind(pageWords).some((rest) => /^\d+(?: (?:\p{L}+ )?\d+)?$/u.test(rest)) ||
    behind(printedWords).some((rest) => /\d/u.test(rest))
  );
};

const isAmount = (cell: string): boolean => /^[\d\s.,’'%€/-]+$/u.test(cell);

/** A word for a total in front, and figures; one with a number of a territory only at the end of the list. */
function isTotal({ cells }: Line, heads: readonly string[], isLast: boolean): boolean {
  const first = cells.findIndex((cell) => cell.trim() !== '');
  const others = cells.map((cell) => cell.trim()).filter((cell, at) => at > first && cell !== '');
  if (!others.every(isAmount)) return false;
  const words = plain(cells[first] ?? '')
    .replaceAll(/\d+/gu, ' ')
    .trim();
  const numbers = heads.flatMap((head, at) => (meaningOf(head) === 'number' ? [at] : []));
  const counted = numbers.length > 0 ? numbers.map((at) => cells[at]?.trim() ?? '') : others;
  const numbered = counted.some((cell) => numberedIn(cell) !== null);
  if (totalWords.includes(words)) return isLast || !numbered;
  return !numbered && totalWords.some((word) => words.startsWith(`${word} `));
}
