import { useMemo } from 'react';

import type { Column } from './table.column.ts';
import { filterGroups, type Filter } from './table.filters.ts';
import { tableTexts } from './table.texts.ts';
import classes from './TableOrder.module.css';

type Props<Row> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  onFilter: (filters: readonly Filter[]) => void;
};

/** Narrows a list to rows with a value of a column, one after the other (OWN-285). */
export function TableFilters<Row>({ rows, columns, filters, onFilter }: Props<Row>) {
  const groups = useMemo(() => filterGroups(rows, columns, filters), [rows, columns, filters]);
  const options = groups.flatMap((group) => group.values.map(({ value }) => ({ ...group, value })));
  if (groups.length === 0) return null;
  return (
    <div className={classes.order}>
      <select
        aria-label={tableTexts.filter}
        className={classes.filter}
        value=""
        onChange={({ target }) => {
          const chosen = options[Number(target.value)];
          if (chosen) onFilter([...filters, { id: chosen.id, value: chosen.value }]);
        }}
      >
        <option value="">{tableTexts.chooseFilter}</option>
        {groups.map((group) => (
          <optgroup key={group.id} label={group.header}>
            {group.values.map(({ value, count }) => (
              <option
                key={value}
                value={options.findIndex((it) => it.id === group.id && it.value === value)}
              >
                {tableTexts.filterOf(value, count)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
