import type { MouseEvent } from 'react';

/** Which row was clicked, unless something in it takes the click itself. */
export function rowClick<Row>(onRow: ((row: Row) => void) | undefined, shown: readonly Row[]) {
  if (onRow === undefined) return undefined;
  return ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLElement) || target.closest('a, button, label') !== null) return;
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    const row = index === undefined ? undefined : shown[Number(index)];
    if (row !== undefined) onRow(row);
  };
}
