import { useId } from 'react';
import { orderOptions, sortOf, wordOf, type OrderedColumn, type Sort } from './table.sort.ts';
import { tableTexts } from './table.texts.ts';
import classes from './TableOrder.module.css';

type Props<Row> = {
  columns: readonly OrderedColumn<Row>[];
  sorts: readonly Sort[];
  onOrder: (sorts: readonly Sort[]) => void;
};

/** The order of a list by words, where not every column has a head to click (OWN-32). */
export function TableOrder<Row>({ columns, sorts, onOrder }: Props<Row>) {
  const id = useId();
  const [first] = sorts;
  return (
    <div className={classes.order}>
      <label htmlFor={id}>{tableTexts.order}</label>
      <select
        id={id}
        value={first === undefined ? '' : wordOf(first)}
        onChange={({ target }) => onOrder(target.value === '' ? [] : [sortOf(target.value)])}
      >
        <option value="">{tableTexts.listOrder}</option>
        {orderOptions(columns).map(({ id: order, words }) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
