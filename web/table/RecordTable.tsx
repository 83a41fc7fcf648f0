import { useMemo, type ReactNode } from 'react';
import { usePrinting, useWide } from '../media/useMediaQuery.ts';
import classes from './RecordTable.module.css';
import type { RecordRows } from './table.column.ts';
import { searchWords } from './table.search.ts';
import { texts } from '../texts/texts.ts';
import type { Selection } from './table.selection.ts';
import { tableTexts } from './table.texts.ts';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableSearch } from './TableSearch.tsx';
import { AllBox } from './AllBox.tsx';
import { useRecordTable } from './useRecordTable.ts';
import { useSelection } from './useSelection.ts';
import { useTableView } from './useTableView.ts';

/** Below this the browser draws and finds all rows itself. */
const manyRows = 100;

type Props<Row> = RecordRows<Row> & {
  rows: readonly Row[];
  /** What is counted: 'territoire', 'territoires'. */
  counted: readonly [one: string, many: string];
  searchable?: boolean;
  emptyText?: string;
  legend?: ReactNode;
  /** What one does with the list, beside the search. */
  tools?: ReactNode;
  selection?: Selection<Row>;
};

/** Every list of the product: all rows, without paging (GEN-11). `columns` and the functions must be stable. */
export function RecordTable<Row extends object>(props: Props<Row>) {
  const { columns, rows, rowId, cssClass, caption, searchable = true, legend, tools } = props;
  const sortable = useMemo(() => sortableIds(columns), [columns]);
  const view = useTableView(sortable);
  const search = searchable ? view.search : '';
  const shown = useRecordTable(columns, rows, rowId, search, view.sort);
  const words = useMemo(() => searchWords(search), [search]);
  const printing = usePrinting();
  const wide = useWide() || printing;
  const virtual = !printing && shown.length > manyRows;
  const selection = useSelection(props.selection, shown, rowId);
  const parts = { caption, columns, rowId, cssClass, shown, words, virtual, selection };

  return (
    <div className={classes['list']}>
      {rows.length > 0 && (searchable || tools !== undefined || (wide && legend !== undefined)) && (
        <div className={classes['tools']}>
          {searchable && <TableSearch typed={view.typed} onType={view.type} />}
          {tools}
          {wide && legend}
        </div>
      )}
      {rows.length === 0 && <p className={classes['empty']}>{props.emptyText ?? texts.noRows}</p>}
      {rows.length > 0 && shown.length === 0 && (
        <p className={classes['empty']}>
          {tableTexts.nothingFound(search)}{' '}
          <button type="button" className={classes['all']} onClick={() => view.type('')}>
            {tableTexts.showAll}
          </button>
        </p>
      )}
      {shown.length > 0 && !wide && selection !== null && (
        <AllBox extent={selection.extent} onToggle={selection.toggleAll} worded />
      )}
      {shown.length > 0 &&
        (wide ? (
          <TableGrid {...parts} all={rows} sort={view.sort} onSort={view.sortBy} />
        ) : (
          <TableCards {...parts} />
        ))}
      {rows.length > 0 && !wide && legend}
      {rows.length > 0 && (
        <p role="status" className={classes['count']}>
          {tableTexts.counted(shown.length, rows.length, ...props.counted)}
        </p>
      )}
    </div>
  );
}

function sortableIds<Row>(columns: RecordRows<Row>['columns']): readonly string[] {
  return columns.flatMap((column) => (column.sortBy === undefined ? [] : [column.id]));
}
