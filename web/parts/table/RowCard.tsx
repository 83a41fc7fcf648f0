import { memoKeepingTypes } from './keeping-types.ts';
import { RowWord } from './RowWord.tsx';
import { contentOf, isFilled, type Column } from './table.column.ts';
import { rowClass } from './table.rows.ts';
import { tableTexts } from './table.texts.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './TableCards.module.css';

type Props<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  cssClass: string;
  /** Null where rows cannot be selected. */
  chosen: boolean | null;
  name: string;
};

function PlainRowCard<Row>({ row, columns, cssClass, chosen, name }: Props<Row>) {
  const at = (place: NonNullable<Column<Row>['card']>) =>
    columns.filter((column) => (column.card ?? 'detail') === place);
  const content = (column: Column<Row>) => contentOf(column, row);
  const hasText = (column: Column<Row>) => isFilled(column, row);
  const Name = chosen === null ? 'div' : 'label';
  const details = at('detail').filter(hasText);
  const actions = at('action').filter((column) => column.text(row) !== '');

  return (
    <div
      className={`${blocks.panel} ${classes.card} ${rowClass(cssClass)}`}
      data-chosen={chosen === true || undefined}
    >
      <Name className={chosen === null ? undefined : classes.choice}>
        {chosen !== null && (
          <input type="checkbox" aria-label={tableTexts.choose(name)} checked={chosen} readOnly />
        )}
        {at('title').map((column) => (
          <strong key={column.id} className={classes.title}>
            {content(column)}
          </strong>
        ))}
      </Name>
      <dl className={classes.facts}>
        {at('fact')
          .filter(hasText)
          .map((column) => (
            <div key={column.id} className={classes.fact}>
              <dt>{column.header}</dt>
              <dd>
                {content(column)} {column.marksRow === true && <RowWord cssClass={cssClass} />}
              </dd>
            </div>
          ))}
        {at('wide').map((column) => (
          <div key={column.id} className={classes.wide}>
            <dt>{column.header}</dt>
            <dd>{content(column)}</dd>
          </div>
        ))}
      </dl>
      {details.length > 0 && (
        <dl className={classes.details}>
          {details.map((column) => (
            <div key={column.id}>
              <dt>{column.header}</dt>
              <dd>{content(column)}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions.length > 0 && (
        <div className={`${blocks.tools} ${classes.actions}`} data-unsearched>
          {actions.map((column) => (
            <div key={column.id}>{content(column)}</div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Memoised, so that a selection elsewhere does not render this card. */
export const RowCard = memoKeepingTypes(PlainRowCard);
