import { CloseOutlined } from '@ant-design/icons';

import blocks from '../theme/Blocks.module.css';
import classes from './FilterChips.module.css';
import type { Column } from './table.column.ts';
import type { Filter } from './table.filters.ts';
import { tableTexts } from './table.texts.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  onFilter: (filters: readonly Filter[]) => void;
};

/** The filters of a list in words; a click takes one off (OWN-285). */
export function FilterChips<Row>({ columns, filters, onFilter }: Props<Row>) {
  if (filters.length === 0) return null;
  return (
    <ul className={`${blocks.list} ${blocks.tools}`} aria-label={tableTexts.filters}>
      {filters.map((filter) => {
        const header = columns.find(({ id }) => id === filter.id)?.header ?? '';
        const words = `${tableTexts.term(header)} ${filter.value}`;
        return (
          <li key={`${filter.id}.${filter.value}`}>
            <button
              type="button"
              className={classes.chip}
              aria-label={tableTexts.unfilter(words)}
              onClick={() => onFilter(filters.filter((it) => it !== filter))}
            >
              {words} <CloseOutlined aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
