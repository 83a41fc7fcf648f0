import type { ReactNode } from 'react';

import type { Column } from './table.column.ts';

/** Selectable rows. The screen owns the selection, which outlives search and reload. */
export type Selection<Row> = {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[]) => void;
  /** The row's name in the label of its checkbox. */
  readonly nameOf: Column<Row>['text'];
  /** What can be done with the selected rows; shown below the list while there are some. */
  readonly acts?: ReactNode;
  /** The boxes stand in the column of the names, so that the columns are those the server lists. */
  readonly besideNames?: true;
  /** The screen itself says how many are selected. */
  readonly countedElsewhere?: true;
};

export type Extent = 'none' | 'some' | 'all';

/** How many of the shown rows are selected. */
export function extentOf(shown: readonly string[], chosen: ReadonlySet<string>): Extent {
  const count = shown.reduce((sum, id) => sum + (chosen.has(id) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** Selects all shown rows, or clears them if all are selected; hidden rows keep their state. */
export function toggleAll(
  shown: readonly string[],
  chosen: ReadonlySet<string>,
): readonly string[] {
  return withRows(shown, chosen, extentOf(shown, chosen) !== 'all');
}

/** Toggles the row at `at`; with an anchor, gives the whole range the new state of that row. */
export function toggleRows(
  shown: readonly string[],
  chosen: ReadonlySet<string>,
  at: number,
  anchor: number | null,
): readonly string[] {
  const id = shown[at];
  if (id === undefined) return [...chosen];
  const [first, last] = [Math.min(at, anchor ?? at), Math.max(at, anchor ?? at)];
  return withRows(shown.slice(first, last + 1), chosen, !chosen.has(id));
}

function withRows(
  ids: readonly string[],
  chosen: ReadonlySet<string>,
  within: boolean,
): readonly string[] {
  const next = new Set(chosen);
  for (const id of ids) {
    if (within) next.add(id);
    else next.delete(id);
  }
  return [...next];
}
