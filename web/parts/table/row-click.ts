import type { MouseEvent } from 'react';

/** The clicked row, unless the click was on a control inside it. */
export function rowClick<Row>(onRow: ((row: Row) => void) | undefined, shown: readonly Row[]) {
  if (onRow === undefined) return undefined;
  return ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLElement) || target.closest('a, button, label') !== null) return;
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    const row = index === undefined ? undefined : shown[Number(index)];
    if (row !== undefined) onRow(row);
  };
}
