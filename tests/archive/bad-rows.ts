import type { Row, Tables } from './archive-world.ts';

export type Edit = (tables: Tables) => void;

const rowsOf = (tables: Tables, table: string): Row[] => {
  const rows = tables.get(table);
  if (!rows) throw new Error(table);
  return rows;
};

/** Changes columns of one row; lines count from 1. */
export const change =
  (table: string, line: number, columns: Row): Edit =>
  (tables) =>
    Object.assign(rowsOf(tables, table)[line - 1] ?? {}, columns);

/** Repeats a row with other values in these columns. */
export const again =
  (table: string, line: number, columns: Row = {}): Edit =>
  (tables) =>
    rowsOf(tables, table).push({ ...rowsOf(tables, table)[line - 1], ...columns });

export const without =
  (table: string, column: string): Edit =>
  (tables) => {
    delete rowsOf(tables, table)[0]?.[column];
  };

export const at = (file: string, line: number, reason: string) =>
  `${file}.ndjson, ligne ${line}\u202F: ${reason}`;
export const forbidden = (file: string, line: number, column: string) =>
  at(file, line, `la valeur de «\u202F${column}\u202F» est interdite.`);
export const missing = (file: string, line: number, column: string, value: number, other: string) =>
  at(
    file,
    line,
    `«\u202F${column}\u202F» désigne la ligne ${value} de ${other}.ndjson, qui n’existe pas.`,
  );

/** Impossible rows under a correct manifest, with the reason of the refusal. */
export type BadRows = readonly (readonly [what: string, edit: Edit, reason: string])[];
