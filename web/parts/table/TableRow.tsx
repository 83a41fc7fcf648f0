import type { Ref } from 'react';
import { cellClass } from './cell-class.ts';
import { FoldedCells } from './FoldedCells.tsx';
import { memoKeepingTypes } from './keeping-types.ts';
import { RowBox } from './RowBox.tsx';
import { RowWord } from './RowWord.tsx';
import { contentOf, headsAt, isSearched, type Column } from './table.column.ts';
import { rowClass } from './table.rows.ts';
import { tableTexts } from './table.texts.ts';
import classes from './TableGrid.module.css';

type Props<Row> = {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  /** Those under the row's name. */
  folded: readonly Column<Row>[];
  cssClass: string;
  focusable: boolean;
  /** Null where rows cannot be selected. */
  chosen: boolean | null;
  name: string;
  besideNames: boolean;
  measure?: Ref<HTMLTableRowElement>;
};

function PlainTableRow<Row>({ row, index, columns, folded, cssClass, ...props }: Props<Row>) {
  const { focusable, chosen, name, besideNames, measure } = props;
  const key = headsAt(columns);
  const box = chosen !== null && (
    <RowBox label={tableTexts.choose(name)} chosen={chosen} tabIndex={focusable ? 0 : -1} />
  );
  return (
    <tr
      ref={measure}
      className={rowClass(cssClass)}
      data-index={index}
      data-chosen={chosen === true || undefined}
      aria-rowindex={index + 2}
      tabIndex={focusable ? 0 : -1}
    >
      {box !== false && !besideNames && <td className={classes.check}>{box}</td>}
      {columns.map((column, position) => {
        const Cell = position === key ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={position === key ? 'row' : undefined}
            className={cellClass(column)}
            data-unsearched={isSearched(column) ? undefined : true}
            data-brief={column.brief}
          >
            {position === key && folded.length > 0 ? (
              <div className={classes.named}>
                <div data-name>{contentOf(column, row)}</div>
                <FoldedCells row={row} columns={folded} cssClass={cssClass} />
              </div>
            ) : (
              contentIn(column, row)
            )}
            {column.marksRow === true && (
              <>
                {' '}
                <RowWord cssClass={cssClass} />
              </>
            )}
            {position === key && besideNames && <span className={classes.beside}>{box}</span>}
          </Cell>
        );
      })}
    </tr>
  );
}

const contentIn = <Row,>(column: Column<Row>, row: Row) =>
  column.beneath === true ? <div>{contentOf(column, row)}</div> : contentOf(column, row);

/** Memoised, so that keystrokes and selections elsewhere do not render this row. */
export const TableRow = memoKeepingTypes(PlainTableRow);
