import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { RowCard } from './RowCard.tsx';
import type { RecordRows } from './table.column.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './TableCards.module.css';
import denseClasses from './DenseCards.module.css';
import { useMarkedWords } from './useMarkedWords.ts';
import { turnOfCards, useRowsInTurn } from './useRowsInTurn.ts';
import type { ShownSelection } from './useSelection.ts';

const estimatedCard = 168;
const gap = 12;

type Props<Row> = RecordRows<Row> & {
  shown: readonly Row[];
  words: readonly string[];
  virtual: boolean;
  /** The page of a paged list; a change scrolls to the top. */
  page?: number | undefined;
  selection: ShownSelection<Row> | null;
  dense?: boolean;
};

/** The list under 960 px: a card per row, with its main facts and its action. */
export function TableCards<Row>(props: Props<Row>) {
  const { caption, columns, rowId, cssClass, shown, words, virtual, selection, page } = props;
  const { dense = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useMarkedWords(list, words);
  useLayoutEffect(() => {
    if (list.current !== null) {
      setScrollMargin(list.current.getBoundingClientRect().top + window.scrollY);
    }
  }, []);
  const turned = useRef(page);
  useLayoutEffect(() => {
    if (turned.current === page) return;
    turned.current = page;
    list.current?.scrollIntoView();
  }, [page]);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: shown.length,
    enabled: virtual,
    estimateSize: () => estimatedCard,
    gap,
    overscan: 6,
    scrollMargin,
    getItemKey: (index) => {
      const row = shown[index];
      return row === undefined ? index : rowId(row);
    },
  });
  const inTurn = useRowsInTurn(virtual ? 0 : shown.length, { turn: turnOfCards });
  const drawn = virtual
    ? virtualizer.getVirtualItems()
    : Array.from({ length: inTurn }, (_, index) => ({ index }));
  const first = virtual ? virtualizer.getVirtualItems()[0] : undefined;

  return (
    <ul
      ref={list}
      className={`${blocks.list} ${classes.cards} ${dense ? denseClasses.dense : ''}`}
      aria-label={caption}
      onChange={({ target }) => {
        const index =
          target instanceof Element ? target.closest('li')?.dataset['index'] : undefined;
        if (index !== undefined) selection?.toggle(Number(index), false);
      }}
      style={
        virtual
          ? {
              blockSize: virtualizer.getTotalSize(),
              paddingBlockStart: first === undefined ? 0 : first.start - scrollMargin,
            }
          : undefined
      }
    >
      {drawn.map(({ index }) => {
        const row = shown[index];
        return (
          row !== undefined && (
            <li
              key={rowId(row)}
              ref={virtual ? virtualizer.measureElement : undefined}
              data-index={index}
              {...(virtual && { 'aria-posinset': index + 1, 'aria-setsize': shown.length })}
            >
              <RowCard
                row={row}
                columns={columns}
                cssClass={cssClass(row)}
                chosen={selection === null ? null : selection.chosen.has(rowId(row))}
                name={selection === null ? '' : selection.nameOf(row)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
