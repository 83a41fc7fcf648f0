import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons';
import { AllBox } from './AllBox.tsx';
import { cellClass } from './cell-class.ts';
import { headsAt, type Column } from './table.column.ts';
import { ariaSort, type Sort } from './table.sort.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './TableGrid.module.css';
import type { ShownSelection } from './useSelection.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  sorts: readonly Sort[];
  onSort: (id: string) => void;
  selection: ShownSelection<Row> | null;
};

export function TableHead<Row>({ columns, sorts, onSort, selection }: Props<Row>) {
  const key = headsAt(columns);
  const allBox = selection?.besideNames === true && (
    <span className={classes.beside}>
      <AllBox extent={selection.extent} onToggle={selection.toggleAll} />
    </span>
  );
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection !== null && !selection.besideNames && (
          <td className={classes.check}>
            <AllBox extent={selection.extent} onToggle={selection.toggleAll} />
          </td>
        )}
        {columns.map((column, position) => {
          const className =
            position === key
              ? `${classes.key} ${cellClass(column) ?? ''}`.trim()
              : cellClass(column);
          return column.sortBy === undefined ? (
            <th key={column.id} scope="col" className={className}>
              {column.beneath === true ? (
                <div>
                  <span className={blocks.unseen}>{column.header}</span>
                  {column.underHeader}
                </div>
              ) : (
                <>
                  {column.header}
                  {column.underHeader}
                </>
              )}
              {position === key && allBox}
            </th>
          ) : (
            <th
              key={column.id}
              scope="col"
              className={className}
              aria-sort={ariaSort(sorts, column.id)}
            >
              <button type="button" className={classes.sort} onClick={() => onSort(column.id)}>
                {column.header}
                <span className={classes.arrow} aria-hidden>
                  {ariaSort(sorts, column.id) === 'descending' ? (
                    <CaretDownFilled />
                  ) : (
                    <CaretUpFilled />
                  )}
                  {sorts.length > 1 && rankOf(sorts, column.id)}
                </span>
              </button>
              {column.underHeader}
              {position === key && allBox}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The rank of a column in a sort by several; null without one. */
function rankOf(sorts: readonly Sort[], id: string): number | null {
  const at = sorts.findIndex((sort) => sort.id === id);
  return at === -1 ? null : at + 1;
}
