import type { Column } from './table.column.ts';
import type { SortValue } from './table.sort.ts';

/** A cell as it is read, and the machine value behind it. */
export type Cell = { readonly text: string; readonly value: SortValue };

export type TableCells = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

/** What a list says, without what one only clicks on. */
export function cellsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): TableCells {
  const told = columns.filter(({ card }) => card !== 'action');
  return {
    heads: told.map(({ header }) => header),
    rows: rows.map((row) =>
      told.map(({ text, sortBy }) => ({ text: text(row), value: sortBy?.(row) ?? null })),
    ),
  };
}
