import type { Column, SortValue } from './table.column.ts';
import { tableTexts } from './table.texts.ts';
import { whenUsed } from '../texts/when-used.ts';

export type Sort = { readonly id: string; readonly desc: boolean };

const collator = whenUsed(() => new Intl.Collator('fr', { numeric: true, sensitivity: 'base' }));

/** Ascending order of two values, neither of them null. */
export function compareSortValues(one: SortValue, other: SortValue): number {
  if (typeof one === 'string' && typeof other === 'string') return collator().compare(one, other);
  return Number(one) - Number(other);
}

/** Stable sort by several columns; null comes last in both directions. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'id' | 'sortBy'>[],
  sorts: readonly Sort[],
): readonly Row[] {
  const keys = sorts.flatMap(({ id, desc }) => {
    const sortBy = columns.find((column) => column.id === id)?.sortBy;
    return sortBy ? [{ sortBy, sign: desc ? -1 : 1 }] : [];
  });
  if (keys.length === 0) return rows;
  return rows
    .map((row) => ({ row, values: keys.map(({ sortBy }) => sortBy(row)) }))
    .toSorted((one, other) => {
      for (const [at, { sign }] of keys.entries()) {
        const order = lastIfAbsent(one.values[at] ?? null, other.values[at] ?? null, sign);
        if (order !== 0) return order;
      }
      return 0;
    })
    .map(({ row }) => row);
}

function lastIfAbsent(one: SortValue, other: SortValue, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * compareSortValues(one, other);
}

/** Cycles a column through ascending, descending and the server's order (B-108); `many` keeps the others (LOG-04). */
export function nextSorts(present: readonly Sort[], id: string, many = false): readonly Sort[] {
  const known = present.find((sort) => sort.id === id);
  const kept = many ? present : present.filter((sort) => sort === known);
  if (known === undefined) return [...kept, { id, desc: false }];
  if (known.desc) return kept.filter((sort) => sort !== known);
  return kept.map((sort) => (sort === known ? { id, desc: true } : sort));
}

interface OrderOption {
  /** As in the address: the column's id, after a minus for descending. */
  readonly id: string;
  readonly words: string;
}

/** What an order is made of. */
export type OrderedColumn<Row> = Pick<Column<Row>, 'id' | 'header' | 'sortBy' | 'orders'>;

/** The orders of one column each that a list offers by words (OWN-32, OWN-283). */
export const orderOptions = <Row>(columns: readonly OrderedColumn<Row>[]): readonly OrderOption[] =>
  columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .flatMap(({ id, header, orders = 'words' }) => {
      const [up, down] = typeof orders === 'string' ? tableTexts.orders[orders](header) : orders;
      return [
        { id: wordOf({ id, desc: false }), words: up },
        { id: wordOf({ id, desc: true }), words: down },
      ];
    });

export const wordOf = ({ id, desc }: Sort): string => `${desc ? '-' : ''}${id}`;

export const sortOf = (word: string): Sort => ({
  id: word.replace(/^-/u, ''),
  desc: word.startsWith('-'),
});

export function ariaSort(
  present: readonly Sort[],
  id: string,
): 'ascending' | 'descending' | 'none' {
  const sort = present.find((it) => it.id === id);
  if (sort === undefined) return 'none';
  return sort.desc ? 'descending' : 'ascending';
}
