import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons';
import type { Column } from './table.column.ts';
import { ariaSort, type Sort } from './table.sort.ts';
import { cellClass } from './cell-class.ts';
import classes from './TableGrid.module.css';

type Props<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (id: string) => void;
};

export function TableHead<Row>({ columns, sort, onSort }: Props<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => {
          const className = cellClass(column);
          return column.sortBy === undefined ? (
            <th key={column.id} scope="col" className={className}>
              {column.header}
            </th>
          ) : (
            <th
              key={column.id}
              scope="col"
              className={className}
              aria-sort={ariaSort(sort, column.id)}
            >
              <button type="button" className={classes['sort']} onClick={() => onSort(column.id)}>
                {column.header}
                <span className={classes['arrow']} aria-hidden>
                  {sort?.id === column.id && sort.desc ? <CaretDownFilled /> : <CaretUpFilled />}
                </span>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
