import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useKeyList } from '../keys/shown-keys.ts';
import { useScrollMemory } from '../scroll/useScrollMemory.ts';
import { headsAt, type Column, type RecordRows } from './table.column.ts';
import { chosenRowKeys, rowKeys } from './table-keys.texts.ts';
import { rowAfterKey } from './table.keys.ts';
import type { Sort } from './table.sort.ts';
import { useDensity, type Density } from './density.ts';
import { leastOf, roomOf } from './table.fit.ts';
import { type ColumnRoom, roomsOf, sharedWidths } from './table.widths.ts';
import beneathClasses from './BeneathCells.module.css';
import classes from './TableGrid.module.css';
import rowClasses from './TableRows.module.css';
import { TableFrame } from './TableFrame.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { rowClick } from './row-click.ts';
import { useMarkedWords } from './useMarkedWords.ts';
import type { ShownSelection } from './useSelection.ts';
import { turnOfRows, useRowsInTurn } from './useRowsInTurn.ts';
import { useTableFit } from './useTableFit.ts';

const estimatedRow = 41;
const headerRoom = 48;

/**
 * Whether the place one has scrolled to moves with a row's height: as by the library's own rule, and at
 * the end of the list, where one stays while its rows are measured.
 */
function keepsPlace(
  row: VirtualItem,
  _grownBy: number,
  table: Virtualizer<HTMLDivElement, HTMLTableRowElement>,
): boolean {
  const offset = table.scrollOffset ?? 0;
  // By the heights before this one: the page has grown already, so that `isAtEnd` is false.
  const atEnd = offset + (table.scrollRect?.height ?? 0) >= table.getTotalSize();
  if (atEnd && offset > 0) return true;
  if (!table.itemSizeCache.has(row.key)) return row.start < offset;
  return row.end <= offset && table.scrollDirection !== 'backward';
}

type Props<Row> = RecordRows<Row> & {
  all: readonly Row[];
  shown: readonly Row[];
  words: readonly string[];
  virtual: boolean;
  sorts: readonly Sort[];
  onSort: (id: string) => void;
  /** The page of a paged list; a change scrolls to the top. */
  page?: number | undefined;
  /** The ids of the columns under the row's name, and what tells them. */
  folded: readonly string[];
  onFold: (ids: readonly string[]) => void;
  selection: ShownSelection<Row> | null;
  /** Shown below the header where no row was found. */
  nothing: ReactNode;
};

export function TableGrid<Row>(props: Props<Row>) {
  const { caption, rowId, cssClass, all, shown, words, virtual, sorts, folded } = props;
  const { onSort, selection, page } = props;
  const onRow = rowClick(props.onRow, shown);
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useMarkedWords(body, words);
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, Math.max(shown.length - 1, 0));
  const density = useDensity();
  /** The boxes have a column of their own. */
  const boxed = selection !== null && !selection.besideNames;
  const boxInName = selection?.besideNames === true;
  const fitted = useMemo(
    () => measured(props.columns, all, { density, boxInName }),
    [props.columns, all, density, boxInName],
  );
  const room = useTableFit(scroller, fitted, props.onFold);
  const fits = room !== null;
  const { columns, under } = useMemo(
    () => ({
      columns: props.columns.filter(({ id }) => !folded.includes(id)),
      under: props.columns.filter(({ id }) => folded.includes(id)),
    }),
    [props.columns, folded],
  );
  const drawnColumns = fitted
    .filter(({ id }) => !folded.includes(id))
    .map((column) =>
      column.heads && under.length > 0 ? withLeast(column, leastOf(column, folded)) : column,
    );
  const least = roomOf(fitted, folded);
  const widths = sharedWidths(drawnColumns, room ?? least).map((width, position) =>
    // With other columns under it the name takes what is left.
    under.length > 0 && drawnColumns[position]?.heads ? null : width,
  );
  const leastRow = useRef<number>(undefined);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: shown.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback(
      (index: number) => {
        const row = shown[index];
        return row === undefined ? index : rowId(row);
      },
      [shown, rowId],
    ),
    estimateSize: () => leastRow.current ?? estimatedRow,
    // Uses the known or observed height: measuring the element would force another layout.
    measureElement: (element, entry, table) => {
      if (entry === undefined) {
        const row = shown[table.indexFromElement(element)];
        return (row && table.itemSizeCache.get(rowId(row))) ?? leastRow.current ?? estimatedRow;
      }
      const height = measureElement(element, entry, table);
      leastRow.current = Math.min(leastRow.current ?? height, height);
      return height;
    },
    overscan: 3,
    scrollPaddingStart: headerRoom,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].sort((one, other) => one - other),
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = keepsPlace;
  const inTurn = useRowsInTurn(virtual ? 0 : shown.length, { turn: turnOfRows, active, fits });
  useScrollMemory(scroller);
  useKeyList(selection === null ? rowKeys : chosenRowKeys);
  const searched = useRef({ words, page });
  useLayoutEffect(() => {
    if (searched.current.words === words && searched.current.page === page) return;
    searched.current = { words, page };
    if (virtualizer.scrollOffset !== 0) scroller.current?.scrollTo({ top: 0 });
  }, [words, page, virtualizer]);

  const move = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const row = event.target;
    if (!(row instanceof HTMLTableRowElement)) return;
    const index = Number(row.dataset['index']);
    if (event.key === 'Enter') (row.querySelector('a') ?? row).click();
    if (event.key === ' ' && selection !== null) {
      event.preventDefault();
      selection.toggle(index, event.shiftKey);
    }
    const next = rowAfterKey(event.key, index, shown.length);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => setWanted(next));
    if (virtual) virtualizer.scrollToIndex(next);
    rowElement(scroller.current, next)?.focus({ preventScroll: virtual });
  };

  const check = ({ target, nativeEvent }: FormEvent) => {
    const index = focusedRow(target);
    if (index !== null) selection?.toggle(index, withShift(nativeEvent));
  };

  const drawn = virtual
    ? virtualizer.getVirtualItems()
    : Array.from({ length: inTurn }, (_, index) => ({ index, start: 0, end: 0 }));
  const beneath = columns.some((column) => column.beneath);
  const across = columns.length + (boxed ? 1 : 0);
  const bottom = virtual ? virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0) : 0;

  return (
    <TableFrame scroller={scroller} virtual={virtual} beneath={beneath}>
      <table
        className={`${classes.table} ${beneathClasses.table}`}
        data-density={density}
        data-selectable={boxed || undefined}
        data-openable={onRow !== undefined || undefined}
        data-beneath={beneath || undefined}
        aria-rowcount={shown.length + 1}
        style={{ minInlineSize: `calc(${least}ch + var(--check, 0px))` }}
      >
        <caption>{caption}</caption>
        <colgroup>
          {boxed && <col className={classes.checks} />}
          {drawnColumns.map(({ id }, position) => {
            const width = widths[position] ?? null;
            return <col key={id} style={width === null ? {} : { inlineSize: `${width}ch` }} />;
          })}
        </colgroup>
        <TableHead columns={columns} sorts={sorts} onSort={onSort} selection={selection} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the focus */}
        <tbody
          className={rowClasses.rows}
          ref={body}
          onKeyDown={move}
          onChange={check}
          onClick={onRow}
          onFocus={(event) => setWanted(focusedRow(event.target) ?? wanted)}
        >
          {drawn.map(({ index, start }, position) => {
            const row = shown[index];
            if (row === undefined) return null;
            const gap = start - (drawn[position - 1]?.end ?? 0);
            return (
              <Fragment key={rowId(row)}>
                {gap > 0 && <Spacer height={gap} columns={across} />}
                <TableRow
                  row={row}
                  index={index}
                  columns={columns}
                  folded={under}
                  cssClass={cssClass(row)}
                  focusable={index === active}
                  chosen={selection === null ? null : selection.chosen.has(rowId(row))}
                  name={selection === null ? '' : selection.nameOf(row)}
                  besideNames={selection?.besideNames === true}
                  {...(virtual && { measure: virtualizer.measureElement })}
                />
              </Fragment>
            );
          })}
          {bottom > 0 && <Spacer height={bottom} columns={across} />}
        </tbody>
      </table>
      {shown.length === 0 && props.nothing}
    </TableFrame>
  );
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden className={classes.spacer}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the room of the rows not drawn */}
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}

/** The columns with their widths by all rows; texts are read only for columns without a width. */
/** Of a box beside a name, in `ch`. */
const boxRoom = 3.5;

function measured<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { density, boxInName }: { readonly density: Density; readonly boxInName: boolean },
) {
  const key = headsAt(columns);
  const rooms = roomsOf(
    columns.map(({ header, grows, heads, text, ...column }) => {
      const width = (density === 'compact' ? column.compactWidth : undefined) ?? column.width;
      const texts = width === undefined ? rows.map((row) => text(row)) : [];
      return { header, width, grows, heads, texts };
    }),
    density,
  );
  return columns.map(({ id, folds, grows }, position) => ({
    id,
    folds,
    grows: grows === true,
    heads: position === key,
    ...withBox(rooms[position] ?? { full: 0, least: 0 }, boxInName && position === key),
  }));
}

const withBox = (room: ColumnRoom, boxed: boolean): ColumnRoom =>
  boxed ? { full: room.full + boxRoom, least: room.least + boxRoom } : room;

const withLeast = <Room extends ColumnRoom>(column: Room, least: number): Room => ({
  ...column,
  least,
  full: Math.max(column.full, least),
});

function withShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}

function rowElement(scroller: HTMLElement | null, index: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null;
}

function focusedRow(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null;
  const index = target.closest('tr')?.dataset['index'];
  return index === undefined ? null : Number(index);
}
