import { orders } from '../domain/territory/orders.texts.ts';
import type { Column } from '../parts/table/table.column.ts';
import { withProduct } from '../parts/texts/product.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import type { AvailableTerritory } from './booking.view.ts';
import { LabelledIcon } from '../parts/icons/LabelledIcon.tsx';
import { deviceDay } from '../parts/fields/date.view.ts';
import { restBand } from '../domain/territory/rest-band.ts';
import { mapLinkColumn, noVisitedColumn } from '../domain/territory/territory.columns.tsx';

/** Columns of the available list (AVL-03, AVL-05, AVL-06, B-83). */
export const availableColumns: readonly Column<AvailableTerritory>[] = [
  {
    id: 'booking_name',
    header: texts.booking,
    text: (row) => row.bookingName,
    sortBy: (row) => row.bookingName || null,
    orders: orders.booked,
    filter: (row) => row.bookingName,
    cell: (row) =>
      row.bookingName !== '' && (
        <LabelledIcon icon={row.bookingIcon} color={row.bookingColor}>
          {row.bookingName}
        </LabelledIcon>
      ),
    width: 13,
    compactWidth: 5.75,
    brief: 'onScreen',
    folds: 1,
  },
  {
    id: 'number_name',
    header: withProduct(texts.numberName),
    text: (row) => row.numberName,
    sortBy: (row) => row.numberName,
    orders: orders.number,
    heads: true,
    card: 'title',
  },
  {
    id: 'type',
    header: texts.type,
    text: (row) => row.type,
    sortBy: (row) => row.type,
    filter: (row) => row.type,
    compactWidth: 12,
    folds: 3,
    plain: true,
  },
  {
    id: 'return_date',
    header: texts.lastExit,
    text: (row) => row.returnDateHuman,
    // What was never out has rested longest.
    sortBy: (row) => row.returnDate ?? '',
    orders: orders.rest,
    filter: (row) => restBand(row.returnDate, deviceDay()),
    card: 'fact',
    width: 12,
    compactWidth: 11,
  },
  {
    id: 'activity',
    header: texts.activity,
    text: (row) => row.activity,
    sortBy: (row) => row.activity,
    filter: (row) => row.activity,
    folds: 4,
    plain: true,
  },
  {
    id: 'gate',
    header: texts.gate,
    text: (row) => (row.gate === null ? '' : String(row.gate)),
    sortBy: (row) => row.gate,
    orders: orders.gate,
    align: 'end',
    width: 8,
    compactWidth: 6,
    folds: 6,
  },
  noVisitedColumn,
  mapLinkColumn,
  { id: 'note', header: texts.note, text: (row) => row.note, words: true, folds: 8 },
];
