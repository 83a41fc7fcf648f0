export type SortValue = string | number | boolean | null;
export type Sort = { readonly id: string; readonly desc: boolean };

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });

/** Ascending order; an absent value is placed by the table, last both ways. */
export function compareSortValues(one: SortValue, other: SortValue): number {
  if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other);
  return Number(one) - Number(other);
}

/** Up, then down, then back to the server's own order (B-108). */
export function nextSort(present: Sort | null, id: string): Sort | null {
  if (present?.id !== id) return { id, desc: false };
  return present.desc ? null : { id, desc: true };
}

export function ariaSort(present: Sort | null, id: string): 'ascending' | 'descending' | 'none' {
  if (present?.id !== id) return 'none';
  return present.desc ? 'descending' : 'ascending';
}
