import { fold, holdsEvery, searchWords } from '../../parts/table/table.search.ts';

/** An option of the picker. */
export interface PickerRow {
  readonly id: string;
  readonly number: number;
  readonly numberName: string;
  readonly type: string;
  /** How long it has rested, or since when it is out and with whom. */
  readonly since: string;
  /** Past its due date. */
  readonly late: boolean;
  /** The folded text that the search covers. */
  readonly sought: string;
}

export interface Chip {
  readonly id: string;
  readonly numberName: string;
  /** Chosen, but no longer offered. */
  readonly gone: boolean;
  /** What to think of before it is acted on. */
  readonly note?: string;
}

export const soughtIn = (words: readonly string[]) => fold(words.join(' '));

function nearness(number: number, wanted: string): number {
  const text = String(number);
  if (text === wanted) return 0;
  return text.startsWith(wanted) ? 1 : 2;
}

/** The rows that contain every word; where a number is typed, exact matches come first, then those that begin with it. */
export function foundRows<Row extends Pick<PickerRow, 'number' | 'sought'>>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const words = searchWords(typed);
  if (words.length === 0) return rows;
  const found = rows.filter(({ sought }) => holdsEvery(sought, words));
  const wanted = /^t?(?<number>\d+)$/u.exec(words[0] ?? '')?.groups?.['number'];
  if (wanted === undefined) return found;
  return found.toSorted(
    (a, b) => nearness(a.number, wanted) - nearness(b.number, wanted) || a.number - b.number,
  );
}

/** The selection after a click on a row: that row alone, or with it added or removed. */
export function chosenAfter(
  chosen: readonly string[],
  id: string,
  several: boolean,
): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return several ? [...chosen, id] : [id];
}

/** The selection after a click with Shift: with every row from the one chosen last to this one, as they are `listed`. */
export function chosenUpTo(
  chosen: readonly string[],
  id: string,
  listed: readonly string[],
): readonly string[] {
  const from = listed.indexOf(chosen.at(-1) ?? id);
  const to = listed.indexOf(id);
  if (from === -1) return chosenAfter(chosen, id, true);
  const between = listed.slice(Math.min(from, to), Math.max(from, to) + 1);
  return [...chosen, ...between.filter((other) => !chosen.includes(other))];
}

/** The index to which an arrow key moves; -1 is the input. */
export function rowAfterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1 >= count ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'PageDown':
      return Math.min(count - 1, at + 8);
    case 'PageUp':
      return Math.max(0, at - 8);
    default:
      return null;
  }
}
