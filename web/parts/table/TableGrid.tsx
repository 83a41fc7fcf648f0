import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
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
import { useScrollMemory } from '../scroll/useScrollMemory.ts';
import type { Column, RecordRows } from './table.column.ts';
import { rowAfterKey } from './table.keys.ts';
import type { Sort } from './table.sort.ts';
import { tableWidths } from './table.widths.ts';
import classes from './TableGrid.module.css';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { rowClick } from './row-click.ts';
import { useMarkedWords } from './useMarkedWords.ts';
import type { ShownSelection } from './useSelection.ts';

const estimatedRow = 41;
const headerRoom = 48;

type Props<Row> = RecordRows<Row> & {
  all: readonly Row[];
  shown: readonly Row[];
  words: readonly string[];
  virtual: boolean;
  sorts: readonly Sort[];
  onSort: (id: string) => void;
  /** The page of a paged list; a change scrolls to the top. */
  page?: number | undefined;
  selection: ShownSelection<Row> | null;
  /** Shown below the header where no row was found. */
  nothing: ReactNode;
};

export function TableGrid<Row>(props: Props<Row>) {
  const { caption, columns, rowId, cssClass, all, shown, words, virtual, sorts } = props;
  const { onSort, selection, page } = props;
  const onRow = rowClick(props.onRow, shown);
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useMarkedWords(body, words);
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, Math.max(shown.length - 1, 0));
  const widths = useMemo(() => measured(columns, all), [columns, all]);
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
  useScrollMemory(scroller);
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
    : shown.map((_, index) => ({ index, start: 0, end: 0 }));
  const across = columns.length + (selection === null ? 0 : 1);
  const bottom = virtual ? virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0) : 0;

  return (
    <div ref={scroller} className={classes.scroller} data-virtual={virtual || undefined}>
      <table
        className={classes.table}
        data-selectable={selection !== null || undefined}
        data-openable={onRow !== undefined || undefined}
        aria-rowcount={shown.length + 1}
        style={{ minInlineSize: `calc(${widths.least}ch + var(--check, 0px))` }}
      >
        <caption>{caption}</caption>
        <colgroup>
          {selection !== null && <col className={classes.checks} />}
          {columns.map((column, position) => {
            const width = widths.columns[position] ?? null;
            return (
              <col key={column.id} style={width === null ? {} : { inlineSize: `${width}ch` }} />
            );
          })}
        </colgroup>
        <TableHead columns={columns} sorts={sorts} onSort={onSort} selection={selection} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the focus */}
        <tbody
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
                  cssClass={cssClass(row)}
                  focusable={index === active}
                  chosen={selection === null ? null : selection.chosen.has(rowId(row))}
                  name={selection === null ? '' : selection.nameOf(row)}
                  {...(virtual && { measure: virtualizer.measureElement })}
                />
              </Fragment>
            );
          })}
          {bottom > 0 && <Spacer height={bottom} columns={across} />}
        </tbody>
      </table>
      {shown.length === 0 && props.nothing}
    </div>
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

function measured<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  return tableWidths(
    columns.map(({ header, width, grows, heads, text }) => ({
      header,
      width,
      grows,
      heads,
      // Read only for columns without a width.
      get texts() {
        return rows.map((row) => text(row));
      },
    })),
  );
}

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
