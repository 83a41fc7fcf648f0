export type SortValue = string | number | boolean | null;
export type Sort = { readonly id: string; readonly desc: boolean };

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });

/** Ascending order; an absent value is placed by the table, last both ways. */
export function compareSortValues(one: SortValue, other: SortValue): number {
  if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other);
  return Number(one) - Number(other);
}

/** Up, then down, then back to the server's own order (B-108); with `many`, the others keep their places (LOG-04). */
export function nextSorts(present: readonly Sort[], id: string, many = false): readonly Sort[] {
  const known = present.find((sort) => sort.id === id);
  const kept = many ? present : present.filter((sort) => sort === known);
  if (known === undefined) return [...kept, { id, desc: false }];
  if (known.desc) return kept.filter((sort) => sort !== known);
  return kept.map((sort) => (sort === known ? { id, desc: true } : sort));
}

export function ariaSort(
  present: readonly Sort[],
  id: string,
): 'ascending' | 'descending' | 'none' {
  const sort = present.find((it) => it.id === id);
  if (sort === undefined) return 'none';
  return sort.desc ? 'descending' : 'ascending';
}
