import { useMemo, useState } from 'react';
import { extentOf, toggleAll, toggleRows, type Extent, type Selection } from './table.selection.ts';

/** The selection as the shown rows need it: state, labels and toggles by index. */
export type ShownSelection<Row> = {
  readonly chosen: ReadonlySet<string>;
  readonly extent: Extent;
  /** The boxes stand in the column of the names. */
  readonly besideNames: boolean;
  readonly nameOf: (row: Row) => string;
  /** `ranged` extends from the last toggled row, as with Shift. */
  readonly toggle: (at: number, ranged: boolean) => void;
  readonly toggleAll: () => void;
};

export function useSelection<Row>(
  selection: Selection<Row> | undefined,
  shown: readonly Row[],
  rowId: (row: Row) => string,
): ShownSelection<Row> | null {
  const ids = useMemo(() => shown.map((row) => rowId(row)), [shown, rowId]);
  const [anchor, setAnchor] = useState<string | null>(null);
  if (selection === undefined) return null;
  const { chosen, onChoose, nameOf } = selection;

  return {
    chosen,
    extent: extentOf(ids, chosen),
    besideNames: selection.besideNames === true,
    nameOf,
    toggle: (at, ranged) => {
      const from = ranged && anchor !== null ? ids.indexOf(anchor) : -1;
      setAnchor(ids[at] ?? null);
      onChoose(toggleRows(ids, chosen, at, from === -1 ? null : from));
    },
    toggleAll: () => onChoose(toggleAll(ids, chosen)),
  };
}
