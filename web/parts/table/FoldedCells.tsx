import { RowWord } from './RowWord.tsx';
import { contentOf, isFilled, isSearched, type Column } from './table.column.ts';
import { tableTexts } from './table.texts.ts';
import classes from './FoldedCells.module.css';

type Props<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  cssClass: string;
};

/** The cells of the folded columns under the name of their row; empty ones are left out (OWN-31). */
export function FoldedCells<Row>({ row, columns, cssClass }: Props<Row>) {
  const filled = columns.filter((column) => isFilled(column, row));
  if (filled.length === 0) return null;
  return (
    <span className={classes.folded}>
      {filled.map((column) => (
        <span
          key={column.id}
          className={classes.cell}
          title={column.plain && column.header}
          data-unsearched={isSearched(column) ? undefined : true}
          data-brief={column.brief}
        >
          {column.card !== 'action' && (
            <span className={classes.term} data-plain={column.plain} data-unsearched>
              {tableTexts.term(column.header)}{' '}
            </span>
          )}
          {contentOf(column, row)}
          {column.marksRow === true && <RowWord cssClass={cssClass} />}
        </span>
      ))}
    </span>
  );
}
