import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column } from './table.column.ts';
import { fold, holdsEvery, searchWords } from './table.search.ts';
import { compareSortValues, type Sort, type SortValue } from './table.sort.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

type Features = typeof features;

/** The rows to show, in their order: filtered by the search over all columns, sorted by one or more. */
export function useRecordTable<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  rowId: (row: Row) => string,
  search: string,
  sorts: readonly Sort[],
): readonly Row[] {
  const folded = useMemo(() => {
    const searched = columns.filter(
      ({ card, searched: found }) => card !== 'action' && found !== false,
    );
    return new Map(
      rows.map((row) => [row, searched.map((column) => fold(column.text(row))).join('\n')]),
    );
  }, [columns, rows]);
  const definitions = useMemo(() => columns.map((column) => definition(column)), [columns]);
  // New rows whenever the words of one have changed: the library filters again for nothing less.
  const data = useMemo(() => [...folded.keys()], [folded]);
  const sorting = useMemo(() => sorts.map((sort) => ({ ...sort })), [sorts]);
  const words = useMemo(() => searchWords(search), [search]);
  const first = columns[0]?.id;

  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    state: { sorting, globalFilter: words },
    getColumnCanGlobalFilter: (column) => column.id === first,
    globalFilterFn: (row, _columnId, wanted: readonly string[]) =>
      holdsEvery(folded.get(row.original) ?? '', wanted),
  });
  const shown = table.getRowModel().rows;
  return useMemo(() => shown.map((row) => row.original), [shown]);
}

function definition<Row extends object>(column: Column<Row>): ColumnDef<Features, Row> {
  const { id, sortBy } = column;
  return {
    id,
    accessorFn: (row) => sortBy?.(row) ?? undefined,
    sortUndefined: 'last',
    sortFn: (one, other, columnId) =>
      compareSortValues(one.getValue<SortValue>(columnId), other.getValue<SortValue>(columnId)),
  };
}
