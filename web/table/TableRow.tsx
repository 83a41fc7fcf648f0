import { memo, type ReactNode, type Ref } from 'react';
import { cellClass } from './cell-class.ts';
import { Marked } from './Marked.tsx';
import { RowWord } from './RowWord.tsx';
import type { Column } from './table.column.ts';
import { rowClass } from './table.rows.ts';

type Props<Row> = {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  cssClass: string;
  words: readonly string[];
  focusable: boolean;
  measure?: Ref<HTMLTableRowElement>;
};

function PlainTableRow<Row>({
  row,
  index,
  columns,
  cssClass,
  words,
  focusable,
  measure,
}: Props<Row>) {
  const mark = (text: string) => <Marked text={text} words={words} />;
  return (
    <tr
      ref={measure}
      className={rowClass(cssClass)}
      data-index={index}
      aria-rowindex={index + 2}
      tabIndex={focusable ? 0 : -1}
    >
      {columns.map((column, position) => {
        const Cell = position === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={position === 0 ? 'row' : undefined}
            className={cellClass(column)}
          >
            {column.cell === undefined ? mark(column.text(row)) : column.cell(row, mark)}
            {column.marksRow === true && <RowWord cssClass={cssClass} />}
          </Cell>
        );
      })}
    </tr>
  );
}

const keepingTypes: <P extends object>(
  component: (props: P) => ReactNode,
) => (props: P) => ReactNode = memo;

/** One row; a keystroke elsewhere does not draw it again. */
export const TableRow = keepingTypes(PlainTableRow);
