import type { TableCells } from '../table-export/exported.rows.ts';
import type { Column } from './table.column.ts';

/** The cells of all columns except those of buttons. */
export function cellsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): TableCells {
  const textColumns = columns.filter(({ card }) => card !== 'action');
  return {
    heads: textColumns.map(({ header }) => header),
    rows: rows.map((row) =>
      textColumns.map(({ text, sortBy, words }) => ({
        text: text(row),
        value: words ? text(row) : (sortBy?.(row) ?? null),
      })),
    ),
  };
}
