import type { Column } from '../parts/table/table.column.ts';
import classes from './Imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';
import { ReportDetail, type ReportActions } from './ReportDetail.tsx';
import { importStatuses, type ReportRow } from './report.view.ts';

const changed = ({ changes }: ReportRow): readonly string[] =>
  changes.map(({ label, before, after }) => texts.changedTo(label, `${before} → ${after}`));

/** Sorted by line, or with refused and doubtful lines first. */
export const reportColumns = (actions: ReportActions): readonly Column<ReportRow>[] => [
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
    width: 22,
  },
  {
    id: 'reason',
    header: texts.reason,
    text: (row) => [row.reason, ...changed(row)].filter((words) => words !== '').join(' '),
    sortBy: ({ reason }) => reason || null,
    cell: (row) => <ReportDetail row={row} {...actions} />,
    grows: true,
    width: 30,
  },
];
