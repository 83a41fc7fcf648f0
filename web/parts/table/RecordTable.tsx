import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useMediaQuery, useWide } from '../media/useMediaQuery.ts';
import { usePrinting } from '../printing/usePrinting.ts';
import { texts } from '../texts/texts.ts';
import { FoldedLegend } from './FoldedLegend.tsx';
import { LookChoice } from './LookChoice.tsx';
import blocks from '../theme/Blocks.module.css';
import classes from './RecordTable.module.css';
import { manyRows, ShownRows } from './ShownRows.tsx';
import type { RecordRows } from './table.column.ts';
import type { Selection } from './table.selection.ts';
import { FilterChips } from './FilterChips.tsx';
import { TableFilters } from './TableFilters.tsx';
import { TableOrder } from './TableOrder.tsx';
import { TableSearch } from './TableSearch.tsx';
import { useTableFilters } from './useTableFilters.ts';
import { useTableLook } from './useTableLook.ts';
import { useTableView } from './useTableView.ts';

type Props<Row> = RecordRows<Row> & {
  rows: readonly Row[];
  /** The noun of a row, e.g. 'territoire', 'territoires'. */
  counted: readonly [one: string, many: string];
  searchable?: boolean;
  emptyText?: ReactNode;
  /** Replaces the default text of a search without results. */
  notFoundText?: string;
  /** Rows per page; paging is for the event log only (GEN-11, LOG-03). */
  pageSize?: number;
  /** Sorts by several columns, in the order of the clicks (LOG-04). */
  multiSort?: boolean;
  legend?: ReactNode;
  /** Actions on the list, beside the search. */
  tools?: ReactNode;
  selection?: Selection<Row> | undefined;
  /** Shown beside the count while more rows are loading. */
  toCome?: string | undefined;
  /** False where an export makes no sense. */
  exportable?: boolean;
  /** Cards of two lines, without the names of their facts (OWN-249). */
  dense?: boolean;
  /** False where the list is a part of a screen that offers its link itself. */
  linked?: boolean;
};

const none: readonly string[] = [];

/** Fewer cards are seen at a glance. */
const worthOrdering = 4;

/**
 * The list of every screen: all rows on one page unless `pageSize` is set (GEN-11). `columns` and
 * functions must be stable.
 */
export function RecordTable<Row>(props: Props<Row>) {
  const { columns, rows, rowId, cssClass, caption, counted, legend, tools, selection, onRow } =
    props;
  const { searchable = true, emptyText = texts.noRows, multiSort = false, pageSize } = props;
  const { exportable = true, linked = true } = props;
  const sortable = useMemo(() => sortableIds(columns), [columns]);
  const view = useTableView(sortable, multiSort);
  const { filters, filterBy } = useTableFilters(columns);
  const { hidden, shown, hide } = useTableLook(columns);
  const { type } = view;
  const showAll = useCallback(() => {
    type('');
    filterBy([]);
  }, [type, filterBy]);
  const paging = useMemo(
    () => (pageSize === undefined ? undefined : { size: pageSize, page: view.page }),
    [pageSize, view.page],
  );
  const [folded, setFolded] = useState(none);
  const onFold = useCallback(
    (ids: readonly string[]) =>
      setFolded((before) => (before.join() === ids.join() ? before : ids)),
    [],
  );
  const printing = usePrinting();
  const wide = useWide() || printing;
  // On a low screen the rows need the lines of the legend.
  const high = useMediaQuery('(min-height: 50rem)');
  const roomy = printing || (wide && high);
  const headless = wide ? folded.some((id) => sortable.includes(id)) : rows.length >= worthOrdering;
  const orderable = headless && sortable.length > 0;
  // Text-only tables of many rows update within the keystroke, since few rows are rendered. With
  // icons, links or all rows rendered, the list is deferred so that typing stays responsive.
  const wordsOnly = useMemo(() => columns.every(({ cell }) => cell === undefined), [columns]);
  const search = wordsOnly && rows.length > manyRows ? view.typed : view.searchLater;

  if (rows.length === 0) {
    return (
      <div className={classes.list}>
        <p className={classes.empty}>{emptyText}</p>
      </div>
    );
  }
  return (
    <div className={classes.list}>
      {(searchable || tools !== undefined || orderable || legend !== undefined) && (
        <div className={`${blocks.row} ${classes.tools}`}>
          {searchable && (
            <TableSearch typed={view.typed} onType={view.type} onLeave={view.leaveSearch} />
          )}
          {orderable && <TableOrder columns={columns} sorts={view.sorts} onOrder={view.orderBy} />}
          {rows.length >= worthOrdering && (
            <TableFilters rows={rows} columns={columns} filters={filters} onFilter={filterBy} />
          )}
          {tools}
          {wide && linked && rows.length >= worthOrdering && (
            <LookChoice columns={columns} hidden={hidden} onHide={hide} />
          )}
          {roomy ? legend : legend !== undefined && <FoldedLegend>{legend}</FoldedLegend>}
        </div>
      )}
      <FilterChips columns={columns} filters={filters} onFilter={filterBy} />
      <ShownRows
        columns={shown}
        everyColumn={columns}
        rows={rows}
        rowId={rowId}
        cssClass={cssClass}
        caption={caption}
        counted={counted}
        toCome={props.toCome}
        selection={selection}
        folded={folded}
        onFold={onFold}
        onRow={onRow}
        exportable={exportable}
        linked={linked}
        dense={props.dense === true}
        search={searchable ? search : ''}
        sorts={view.sorts}
        filters={filters}
        onSort={view.sortBy}
        paging={paging}
        onTurn={view.turnTo}
        notFoundText={props.notFoundText}
        onAll={showAll}
      />
    </div>
  );
}

function sortableIds<Row>(columns: RecordRows<Row>['columns']): readonly string[] {
  return columns.flatMap((column) => (column.sortBy === undefined ? [] : [column.id]));
}
