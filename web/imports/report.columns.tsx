import type { Column } from '../parts/table/table.column.ts';
import classes from './Imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';
import { importStatuses, type ReportRow } from './imports.view.ts';

/** Sorted by line, or with refused and doubtful lines first. */
export const reportColumns: readonly Column<ReportRow>[] = [
  {
    id: 'line',
    header: texts.line,
    text: ({ line }) => String(line),
    sortBy: ({ line }) => line,
    orders: 'numbers',
    align: 'end',
    card: 'fact',
    width: 8,
  },
  {
    id: 'status',
    header: texts.status,
    text: ({ status }) => texts.statuses[status],
    sortBy: ({ status }) => -importStatuses.indexOf(status),
    orders: texts.statusOrders,
    cell: ({ status }) => (
      <span className={classes.status} data-status={status}>
        {texts.statuses[status]}
      </span>
    ),
    card: 'fact',
    width: 15,
  },
  {
    id: 'about',
    header: texts.about,
    text: ({ about }) => about,
    sortBy: ({ about }) => about,
    card: 'title',
    heads: true,
    width: 32,
  },
  {
    id: 'reason',
    header: texts.reason,
    text: ({ reason }) => reason,
    sortBy: ({ reason }) => reason || null,
    grows: true,
    width: 30,
  },
];
