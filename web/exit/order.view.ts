import { isDay } from '#machines/parts/calendar/calendar.rules.ts';
import type { TerritoryChoice } from '#schema/generated.ts';

import { orders } from '../domain/territory/orders.texts.ts';
import { isoDay } from '../parts/fields/date.view.ts';
import type { OrderedColumn } from '../parts/table/table.sort.ts';
import { exitTexts } from './exit.texts.ts';

/** Of a backend that tells the day as people write it only, by that; before every day for one never out. */
function dayOf({ returnDate, returnDateHuman }: TerritoryChoice): string {
  const day = returnDate ?? isoDay(returnDateHuman);
  return isDay(day) ? day : '';
}

const type: OrderedColumn<TerritoryChoice> = {
  id: 'type',
  header: exitTexts.orders.type,
  sortBy: (choice) => choice.type,
};

/** The orders of what can go out, beside that of the list (OWN-283). */
export const restedOrders: readonly OrderedColumn<TerritoryChoice>[] = [
  { id: 'return_date', header: '', sortBy: dayOf, orders: orders.rest },
  type,
];

/** The orders of what is out; by person and day of exit where the backend tells them. */
export const heldOrders: readonly OrderedColumn<TerritoryChoice>[] = [
  { id: 'return_date', header: '', sortBy: dayOf, orders: orders.due },
  { id: 'release_date', header: '', sortBy: (choice) => choice.releaseDate, orders: orders.out },
  { id: 'login', header: exitTexts.orders.login, sortBy: (choice) => choice.login || null },
  type,
];
