import { useMemo } from 'react';
import { isSearched, type Column } from './table.column.ts';
import { filtered, type Filter } from './table.filters.ts';
import { fold, holdsEvery, searchWords } from './table.search.ts';
import { sorted, type Sort } from './table.sort.ts';

/** The rows that pass the filters and match the search, sorted. */
export function useFoundRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  search: string,
  sorts: readonly Sort[],
  filters: readonly Filter[],
): readonly Row[] {
  const folded = useMemo(() => {
    const searched = columns.filter((column) => isSearched(column));
    return rows.map((row) => searched.map((column) => fold(column.text(row))).join('\n'));
  }, [columns, rows]);
  const words = useMemo(() => searchWords(search), [search]);
  const found = useMemo(
    () => (words.length === 0 ? rows : rows.filter((_, at) => holdsEvery(folded[at] ?? '', words))),
    [rows, folded, words],
  );
  const passed = useMemo(() => filtered(found, columns, filters), [found, columns, filters]);
  return useMemo(() => sorted(passed, columns, sorts), [passed, columns, sorts]);
}
