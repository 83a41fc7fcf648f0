import type { FileTable } from '#machines/imports/import.rules.ts';

import { isoDay } from './day.ts';
import { plain } from './head-words.ts';
import { streetWords } from './headers.texts.ts';
import { isSuffixed, numberedIn } from './territory-number.ts';

/** A column with its cells, trimmed. */
export interface Column {
  readonly at: number;
  readonly head: string;
  readonly cells: readonly string[];
  /** The cells that are not empty. */
  readonly filled: readonly string[];
}

export const columnsOf = (
  { heads }: Pick<FileTable, 'heads'>,
  rows: FileTable['rows'],
): readonly Column[] =>
  heads.map((head, at) => {
    const cells = rows.map((row) => row.cells[at]?.trim() ?? '');
    return { at, head, cells, filled: cells.filter((cell) => cell !== '') };
  });

/** Whether so many of the filled cells are so, and any is filled. */
const share =
  (least: number, is: (cell: string) => boolean) =>
  ({ filled }: Column): boolean =>
    filled.length > 0 && filled.filter((cell) => is(cell)).length >= least * filled.length;

const most = 0.8;
const highestNumber = 9999;

const isNumbered = (cell: string): boolean => numberedIn(cell) !== null;
export const isNumberAndName = (cell: string): boolean => (numberedIn(cell)?.name ?? '') !== '';
const isWhole = (cell: string): boolean => {
  const read = numberedIn(cell);
  return read?.name === '' && Number(read.number) > 0 && Number(read.number) <= highestNumber;
};

export const anyNumbered = ({ filled }: Column): boolean => filled.some(isNumbered);
export const halfNumbered = share(0.5, isNumbered);
const suffixed = share(most, (cell) => isNumbered(cell) || isSuffixed(cell));
/** Numbers, some of them with a letter, 'bis' or the like. */
export const someSuffixed = (column: Column): boolean => anyNumbered(column) && suffixed(column);
/** Numbers and nothing else. */
export const areWhole = share(1, isWhole);
export const areYears = share(1, (cell) => /^(?:19|20)\d\d$/u.test(cell));
/** Figures alone, which may as well be doors or blocks. */
export const areBare = share(1, (cell) => /^\d+$/u.test(cell));
export const areWorded = share(most, (cell) => numberedIn(cell)?.worded === true);

/** Filled on each row. */
export const isFull = ({ cells, filled }: Column): boolean => cells.length === filled.length;
export const areDifferent = ({ filled }: Column): boolean => new Set(filled).size === filled.length;

export const isDay = (cell: string): boolean =>
  !/^\d+(?:\.\d+)?$/u.test(cell) && /^\d{4}-\d{2}-\d{2}$/u.test(isoDay(cell, false));
export const areDays = share(most, isDay);

export const areMails = share(most, (cell) => /^\S+@\S+\.\S+$/u.test(cell));

const germanStreet = /\p{L}{3}(?:strasse|str|weg|gasse|platz|allee|damm)$/u;
const isStreet = (cell: string): boolean => {
  const words = plain(cell)
    .split(' ')
    .filter((word) => !/\d/u.test(word));
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (germanStreet.test(last)) return true;
  return words.length > 1 && (streetWords.includes(first) || streetWords.includes(last));
};
export const areStreets = share(0.5, isStreet);
/** Streets with the door in front or behind: '12 rue X', 'Calle X, 12'. */
export const haveDoors = share(
  0.5,
  (cell) => isStreet(cell) && /(?:^|\s)\d+\s?\p{L}?(?:\s|,|$)/u.test(cell),
);

const isPerson = (cell: string): boolean =>
  /^\p{L}[\p{L}’'.-]*(?:\s+\p{L}[\p{L}’'.-]*){1,3}$/u.test(cell) && !isStreet(cell);
export const arePeople = share(most, isPerson);

const isText = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) && !isDay(cell) && !/^(?:https?:|#|\{|\[)/u.test(cell);
const nameLength = 45;
/** Words short enough for a name. */
export const areNames = share(most, (cell) => isText(cell) && cell.length <= nameLength);
