import { useMemo, type ReactNode } from 'react';
import { usePrinting, useWide } from '../media/useMediaQuery.ts';
import { AllBox } from './AllBox.tsx';
import { memoKeepingTypes } from './keeping-types.ts';
import classes from './RecordTable.module.css';
import type { RecordRows } from './table.column.ts';
import { searchWords } from './table.search.ts';
import type { Selection } from './table.selection.ts';
import type { Sort } from './table.sort.ts';
import { tableTexts } from './table.texts.ts';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { useRecordTable } from './useRecordTable.ts';
import { useSelection } from './useSelection.ts';

/** Below this the browser draws and finds all rows itself. */
export const manyRows = 100;

type Props<Row> = RecordRows<Row> & {
  rows: readonly Row[];
  counted: readonly [one: string, many: string];
  legend: ReactNode;
  selection: Selection<Row> | undefined;
  search: string;
  sort: Sort | null;
  onSort: (id: string) => void;
  onSearch: (search: string) => void;
};

function PlainShownRows<Row extends object>(props: Props<Row>) {
  const { columns, rows, rowId, cssClass, onRow, caption, legend, search, sort, onSort } = props;
  const shown = useRecordTable(columns, rows, rowId, search, sort);
  const words = useMemo(() => searchWords(search), [search]);
  const printing = usePrinting();
  const wide = useWide() || printing;
  const virtual = !printing && rows.length > manyRows;
  const selection = useSelection(props.selection, shown, rowId);
  const parts = { caption, columns, rowId, cssClass, onRow, shown, words, virtual, selection };

  return (
    <>
      {shown.length === 0 && (
        <p className={classes['empty']}>
          {tableTexts.nothingFound(search)}{' '}
          <button type="button" className={classes['all']} onClick={() => props.onSearch('')}>
            {tableTexts.showAll}
          </button>
        </p>
      )}
      {shown.length > 0 && !wide && selection !== null && (
        <AllBox extent={selection.extent} onToggle={selection.toggleAll} worded />
      )}
      {shown.length > 0 &&
        (wide ? (
          <TableGrid {...parts} all={rows} sort={sort} onSort={onSort} />
        ) : (
          <TableCards {...parts} />
        ))}
      {!wide && legend}
      <p role="status" className={classes['count']}>
        {tableTexts.counted(shown.length, rows.length, ...props.counted)}
      </p>
    </>
  );
}

/** What is found of the list; drawn again only when that changes. */
export const ShownRows = memoKeepingTypes(PlainShownRows);
