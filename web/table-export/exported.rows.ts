import type { Cell, TableCells } from '../table/table.cells.ts';

/** A day, and where there is one its time, as a spreadsheet counts with it. */
export interface Moment {
  readonly day: string;
  readonly time: string | null;
}

export type Exported = string | number | Moment | null;

export interface ExportedTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Exported[])[];
}

/** What a list shows, in its order: numbers by their machine value, days as days. */
export const exportedTable = ({ heads, rows }: TableCells): ExportedTable => ({
  heads,
  rows: rows.map((cells) => cells.map((cell) => exported(cell))),
});

function exported({ text, value }: Cell): Exported {
  if (text === '') return null;
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

/** As it stands in a French spreadsheet. */
export const written = ({ day, time }: Moment): string =>
  time === null ? human(day) : `${human(day)} ${time}`;

const human = (day: string): string => day.split('-').toReversed().join('/');

const ordering = /^[=+\-@\t\r\n]/u;

/** A text that a spreadsheet would take for an order to compute stays a text. */
export const harmless = (text: string): string => (ordering.test(text) ? `'${text}` : text);
