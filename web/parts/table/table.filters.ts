import type { Column } from './table.column.ts';
import { compareSortValues } from './table.sort.ts';

/** A value that a column is to have; several of one column are alternatives. */
export type Filter = { readonly id: string; readonly value: string };

export type FilteredColumn<Row> = Pick<Column<Row>, 'id' | 'header' | 'filter'>;

type FilterGroup = {
  readonly id: string;
  readonly header: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
};

const key = 'avec';
const most = 20;

/** The filters of the address, each `column.value`; those of columns without a filter are dropped. */
export function readFilters<Row>(
  params: URLSearchParams,
  columns: readonly FilteredColumn<Row>[],
): readonly Filter[] {
  return params
    .getAll(key)
    .slice(0, most)
    .map((word) => {
      const at = word.indexOf('.');
      return { id: word.slice(0, Math.max(at, 0)), value: word.slice(at + 1) };
    })
    .filter(({ id }) => columns.some((column) => column.id === id && column.filter));
}

export function withFilters(params: URLSearchParams, filters: readonly Filter[]): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(key);
  next.delete('page');
  for (const { id, value } of filters) next.append(key, `${id}.${value}`);
  return next;
}

/** The rows that have one of the values of each column that is filtered. */
export function filtered<Row>(
  rows: readonly Row[],
  columns: readonly FilteredColumn<Row>[],
  filters: readonly Filter[],
): readonly Row[] {
  const wanted = columns.flatMap(({ id, filter }) => {
    const values = filters.flatMap((it) => (it.id === id ? [it.value] : []));
    return filter && values.length > 0 ? [{ filter, values: new Set(values) }] : [];
  });
  if (wanted.length === 0) return rows;
  return rows.filter((row) => wanted.every(({ filter, values }) => values.has(filter(row))));
}

/** What can still be chosen, with how many rows have it; nothing of a column that tells no rows apart. */
export function filterGroups<Row>(
  rows: readonly Row[],
  columns: readonly FilteredColumn<Row>[],
  filters: readonly Filter[],
): readonly FilterGroup[] {
  return columns.flatMap(({ id, header, filter }) => {
    if (!filter) return [];
    const counts = new Map<string, number>();
    for (const row of rows) {
      const value = filter(row);
      if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (counts.size < 2) return [];
    const values = [...counts]
      .map(([value, count]) => ({ value, count }))
      .filter(({ value }) => !filters.some((it) => it.id === id && it.value === value))
      .toSorted((one, other) => compareSortValues(one.value, other.value));
    return [{ id, header, values }];
  });
}
