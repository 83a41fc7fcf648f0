import { lazy, useState } from 'react';

import { Late } from '../parts/failure/Late.tsx';
import type { TableCells } from '../parts/table-export/exported.rows.ts';
import { trendsTexts as texts } from './trends.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './TrendTable.module.css';

const TableExport = lazy(async () => ({
  default: (await import('../parts/table-export/TableExport.tsx')).TableExport,
}));

interface Props {
  readonly caption: string;
  readonly table: TableCells;
  /** Open, as long as they stand for the chart. */
  readonly unfolded: boolean;
}

/** The figures of a chart, folded until they are wanted. */
export function TrendTable({ caption, table, unfolded }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={classes.figures}
      open={open || unfolded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open && !unfolded)}
    >
      <summary>{texts.figures}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keys */}
      <div className={classes.scroller} role="group" aria-label={caption} tabIndex={0}>
        <table>
          <caption className={blocks.unseen}>{caption}</caption>
          <thead>
            <tr>
              {table.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name?.text}>
                <th scope="row">{name?.text}</th>
                {cells.map(({ text }, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                  <td key={at}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open && (
        <Late missing="nothing">
          <TableExport caption={caption} linked={false} read={() => table} />
        </Late>
      )}
    </details>
  );
}
