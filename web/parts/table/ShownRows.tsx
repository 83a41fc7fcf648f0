import { lazy, useMemo } from 'react';
import { Late } from '../failure/Late.tsx';
import { useWide } from '../media/useMediaQuery.ts';
import { usePrinting } from '../printing/usePrinting.ts';
import { AllBox } from './AllBox.tsx';
import { ChosenActs } from './ChosenActs.tsx';
import { memoKeepingTypes } from './keeping-types.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './RecordTable.module.css';
import { cellsOf } from './table.cells.ts';
import type { RecordRows } from './table.column.ts';
import { pageAt } from './table.pages.ts';
import type { Filter } from './table.filters.ts';
import { searchWords } from './table.search.ts';
import type { Selection } from './table.selection.ts';
import type { Sort } from './table.sort.ts';
import { tableTexts } from './table.texts.ts';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TablePages } from './TablePages.tsx';
import { useFoundRows } from './useFoundRows.ts';
import { useSelection } from './useSelection.ts';

/** From this number on rows are virtualised; below it all are rendered, so that the browser's own search finds them. */
export const manyRows = 100;

const none: readonly string[] = [];

const TableExport = lazy(async () => ({
  default: (await import('../table-export/TableExport.tsx')).TableExport,
}));

type Props<Row> = RecordRows<Row> & {
  /** Those that are left out too: rows are found by them. */
  everyColumn: RecordRows<Row>['columns'];
  rows: readonly Row[];
  exportable: boolean;
  linked: boolean;
  dense: boolean;
  counted: readonly [one: string, many: string];
  toCome: string | undefined;
  selection: Selection<Row> | undefined;
  folded: readonly string[];
  onFold: (ids: readonly string[]) => void;
  search: string;
  sorts: readonly Sort[];
  filters: readonly Filter[];
  onSort: (id: string) => void;
  paging: { readonly size: number; readonly page: number } | undefined;
  onTurn: (page: number) => void;
  notFoundText: string | undefined;
  /** Takes off the search and the filters. */
  onAll: () => void;
};

function PlainShownRows<Row>(props: Props<Row>) {
  const { columns, rows, rowId, cssClass, onRow, caption, search, sorts } = props;
  const { onSort, paging } = props;
  const found = useFoundRows(props.everyColumn, rows, search, sorts, props.filters);
  const page = paging && pageAt(paging.page, found.length, paging.size);
  const shown = useMemo(
    () => (page === undefined ? found : found.slice(page.from, page.to)),
    // oxlint-disable-next-line react/exhaustive-deps -- `page` is a new object in each render
    [found, page?.from, page?.to],
  );
  const words = useMemo(() => searchWords(search), [search]);
  const printing = usePrinting();
  const wide = useWide() || printing;
  const virtual = !printing && (paging?.size ?? rows.length) > manyRows;
  const selection = useSelection(props.selection, shown, rowId);
  const parts = { caption, columns, rowId, cssClass, onRow, shown, words, virtual, selection };

  const nothing = (
    <p className={classes.empty}>
      {search === ''
        ? tableTexts.nothingLeft
        : (props.notFoundText ?? tableTexts.nothingFound(search))}{' '}
      <button type="button" className={classes.all} onClick={props.onAll}>
        {tableTexts.showAll}
      </button>
    </p>
  );

  return (
    <>
      {!wide && shown.length > 0 && selection !== null && (
        <AllBox extent={selection.extent} onToggle={selection.toggleAll} worded />
      )}
      {wide && (
        <TableGrid
          {...parts}
          all={rows}
          sorts={sorts}
          onSort={onSort}
          folded={printing ? none : props.folded}
          onFold={props.onFold}
          page={page?.number}
          nothing={nothing}
        />
      )}
      {!wide &&
        (shown.length > 0 ? (
          <TableCards {...parts} dense={props.dense} page={page?.number} />
        ) : (
          nothing
        ))}
      {props.selection?.acts !== undefined && (
        <ChosenActs {...props.selection}>{props.selection.acts}</ChosenActs>
      )}
      <div className={`${blocks.spread} ${classes.foot}`}>
        <p role="status" className={classes.count}>
          {tableTexts.counted(found.length, rows.length, ...props.counted)}
          {props.toCome !== undefined && ` · ${props.toCome}`}
        </p>
        {page !== undefined && page.count > 1 && <TablePages page={page} onTurn={props.onTurn} />}
        {props.exportable && found.length > 0 && (
          <Late missing="nothing">
            <TableExport
              caption={caption}
              linked={props.linked}
              read={() => cellsOf(columns, found)}
            />
          </Late>
        )}
      </div>
    </>
  );
}

/** Memoised, so that it renders only when the found rows change. */
export const ShownRows = memoKeepingTypes(PlainShownRows);
