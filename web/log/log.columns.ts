import { orders } from '../domain/territory/orders.texts.ts';
import type { Column } from '../parts/table/table.column.ts';
import { withProduct } from '../parts/texts/product.ts';
import { logTexts } from './log.texts.ts';
import type { LogEntry } from './log.view.ts';

/** Dates are shown in French and sorted by their machine value (LOG-05, B-81). */
export const logColumns: readonly Column<LogEntry>[] = [
  {
    id: 'number_name',
    header: withProduct(logTexts.numberName),
    text: (entry) => entry.numberName ?? '',
    sortBy: (entry) => entry.numberName,
    orders: orders.number,
    folds: 1,
    card: 'fact',
  },
  {
    id: 'datetime',
    header: logTexts.datetime,
    text: (entry) => entry.datetimeHuman,
    sortBy: (entry) => entry.datetime,
    orders: logTexts.orders,
    heads: true,
    card: 'fact',
    width: 19,
  },
  {
    id: 'login',
    header: logTexts.login,
    text: (entry) => entry.login,
    sortBy: (entry) => entry.login,
    folds: 2,
  },
  {
    id: 'action',
    header: logTexts.action,
    text: (entry) => entry.action,
    sortBy: (entry) => entry.action,
    card: 'title',
  },
];
