import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useScrollMemory } from '../scroll/useScrollMemory.ts';
import type { Column, RecordRows } from './table.column.ts';
import { rowAfterKey } from './table.keys.ts';
import type { Sort } from './table.sort.ts';
import { tableWidths } from './table.widths.ts';
import classes from './TableGrid.module.css';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';

const estimatedRow = 41;
const headerRoom = 48;

type Props<Row> = RecordRows<Row> & {
  all: readonly Row[];
  shown: readonly Row[];
  words: readonly string[];
  virtual: boolean;
  sort: Sort | null;
  onSort: (id: string) => void;
};

export function TableGrid<Row>(props: Props<Row>) {
  const { caption, columns, rowId, cssClass, all, shown, words, virtual, sort, onSort } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, Math.max(shown.length - 1, 0));
  const widths = useMemo(() => measured(columns, all), [columns, all]);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: shown.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => {
      const row = shown[index];
      return row === undefined ? index : rowId(row);
    },
    estimateSize: () => estimatedRow,
    overscan: 12,
    scrollPaddingStart: headerRoom,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].sort((one, other) => one - other),
  });
  useScrollMemory(scroller);

  const move = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const row = event.target;
    if (!(row instanceof HTMLTableRowElement)) return;
    if (event.key === 'Enter') row.querySelector('a')?.click();
    const next = rowAfterKey(event.key, Number(row.dataset['index']), shown.length);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => setWanted(next));
    if (virtual) virtualizer.scrollToIndex(next);
    rowElement(scroller.current, next)?.focus({ preventScroll: virtual });
  };

  const drawn = virtual
    ? virtualizer.getVirtualItems()
    : shown.map((_, index) => ({ index, start: 0, end: 0 }));
  const bottom = virtual ? virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0) : 0;

  return (
    <div ref={scroller} className={classes['scroller']}>
      <table
        className={classes['table']}
        aria-rowcount={shown.length + 1}
        style={{ minInlineSize: `${widths.least}ch` }}
      >
        <caption>{caption}</caption>
        <colgroup>
          {columns.map((column, position) => {
            const width = widths.columns[position] ?? null;
            return (
              <col key={column.id} style={width === null ? {} : { inlineSize: `${width}ch` }} />
            );
          })}
        </colgroup>
        <TableHead columns={columns} sort={sort} onSort={onSort} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the focus */}
        <tbody onKeyDown={move} onFocus={(event) => setWanted(focusedRow(event.target) ?? wanted)}>
          {drawn.map(({ index, start }, position) => {
            const row = shown[index];
            if (row === undefined) return null;
            const gap = start - (drawn[position - 1]?.end ?? 0);
            return (
              <Fragment key={rowId(row)}>
                {gap > 0 && <Spacer height={gap} columns={columns.length} />}
                <TableRow
                  row={row}
                  index={index}
                  columns={columns}
                  cssClass={cssClass(row)}
                  words={words}
                  focusable={index === active}
                  {...(virtual && { measure: virtualizer.measureElement })}
                />
              </Fragment>
            );
          })}
          {bottom > 0 && <Spacer height={bottom} columns={columns.length} />}
        </tbody>
      </table>
    </div>
  );
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden className={classes['spacer']}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the room of the rows not drawn */}
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}

function measured<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  return tableWidths(
    columns.map(({ header, width, text }) => ({
      header,
      width,
      texts: rows.map((row) => text(row)),
    })),
  );
}

function rowElement(scroller: HTMLElement | null, index: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null;
}

function focusedRow(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null;
  const index = target.closest('tr')?.dataset['index'];
  return index === undefined ? null : Number(index);
}
