import { humanDay } from '../fields/date.view.ts';

/** A cell as a table shows it, and the value that the table sorts by; of a text that stays as it is, the text. */
export interface Cell {
  readonly text: string;
  readonly value: string | number | boolean | null;
}

/** A table as shown, without the columns of buttons. */
export interface TableCells {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A date (yyyy-mm-dd) and optional time, exported as a spreadsheet date. */
export interface Moment {
  readonly day: string;
  readonly time: string | null;
}

export type ExportedCell = string | number | Moment | null;

export interface ExportedTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ExportedCell[])[];
}

/** The rows of a list with typed cells: numbers and dates instead of their text. */
export const exportedTable = ({ heads, rows }: TableCells): ExportedTable => ({
  heads,
  rows: rows.map((cells) => cells.map((cell) => exportCell(cell))),
});

function exportCell({ text, value }: Cell): ExportedCell {
  if (text === '') return null;
  if (value === text) return text;
  if (typeof value === 'number' && text === String(value)) return value;
  return momentOf(text) ?? text;
}

const moment = /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d:\d\d))?$/u;

function momentOf(text: string): Moment | null {
  const [, day, month, year, time = null] = moment.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const there = new Date(`${iso}T${time ?? '00:00'}:00Z`);
  const known = !Number.isNaN(there.getTime()) && there.toISOString().startsWith(iso);
  return known ? { day: iso, time } : null;
}

/** The French notation of a date and time. */
export const momentText = ({ day, time }: Moment): string =>
  time === null ? humanDay(day) : `${humanDay(day)} ${time}`;
