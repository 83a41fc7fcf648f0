import type { Column } from './table.column.ts';

/** Rows that can be chosen; who is chosen belongs to the screen and outlives search and reload. */
export type Selection<Row> = {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[]) => void;
  /** What the row is called beside its box. */
  readonly nameOf: Column<Row>['text'];
};

export type Extent = 'none' | 'some' | 'all';

/** How much of what is shown is chosen. */
export function extentOf(shown: readonly string[], chosen: ReadonlySet<string>): Extent {
  const count = shown.reduce((sum, id) => sum + (chosen.has(id) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** All that is shown, or, where that is so already, none of it; what is not shown stays as it is. */
export function allToggled(
  shown: readonly string[],
  chosen: ReadonlySet<string>,
): readonly string[] {
  return placed(shown, chosen, extentOf(shown, chosen) !== 'all');
}

/** The row at `at`, and with an anchor all from there to it, become what that row is not. */
export function toggled(
  shown: readonly string[],
  chosen: ReadonlySet<string>,
  at: number,
  anchor: number | null,
): readonly string[] {
  const id = shown[at];
  if (id === undefined) return [...chosen];
  const [first, last] = [Math.min(at, anchor ?? at), Math.max(at, anchor ?? at)];
  return placed(shown.slice(first, last + 1), chosen, !chosen.has(id));
}

function placed(
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
