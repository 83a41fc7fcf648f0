import { z } from 'zod';
import type { BookingType } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag, ids, selected } from '../parts/rest/wire.ts';

const available = wire.object({
  total: wire.integer,
  territories: wire.list(
    wire.object({
      territory_id: wire.id,
      booking_name: wire.textOrEmpty,
      booking_color: wire.textOrEmpty,
      booking_icon: wire.textOrEmpty,
      number: wire.integerOrZero,
      number_name: wire.text,
      css_class: wire.textOrEmpty,
      type: wire.text,
      return_date: wire.textOrNull,
      return_date_human: wire.textOrEmpty,
      activity: wire.textOrEmpty,
      gate: wire.integerOrNull,
      no_visited_icon: wire.textOrEmpty,
      no_visited_color: wire.textOrEmpty,
      no_visited_text: wire.textOrEmpty,
      map_link: wire.textOrNull,
      note: wire.textOrEmpty,
    }),
  ),
  can_be_exiteds: wire.list(wire.object({ legend_id: wire.id, territory_ids: wire.list(wire.id) })),
  legends: wire.list(
    wire.object({ id: wire.id, text: wire.text, color: wire.text, css_class: wire.textOrEmpty }),
  ),
});

const bookings = wire.object({
  bookings: wire.list(
    wire.object({ id: wire.id, name: wire.text, type: z.enum(['paper', 'online', 'event']) }),
  ),
});

const booked = wire.object({ selected: wire.list(wire.id) });
const check = wire.object({ unprintable: wire.textOrEmpty });

interface BookingForm {
  readonly bookingType: BookingType;
  readonly bookingName: string;
  readonly territoryIds: readonly string[];
  readonly force: boolean;
}

/** REST calls of bookings and available territories (REST-46 … REST-54). */
export const bookingRest = (rest: Rest) => ({
  availableTerritories: () => rest.get('/territory/available', available),
  bookings: () => rest.get('/booking/list', bookings),
  loadBookings: (bookingIds: readonly string[]) =>
    rest.read('/booking/load', { booking_ids: ids(bookingIds) }, booked),
  addBooking: ({ bookingType, bookingName, territoryIds, force }: BookingForm) =>
    rest.post('/booking/add', {
      booking_type: bookingType,
      booking_name: bookingName,
      force_create: flag(force),
      selected: selected(territoryIds),
    }),
  overwriteBooking: (bookingId: string, territoryIds: readonly string[], force: boolean) =>
    rest.post('/booking/overwrite', {
      booking_id: bookingId,
      force_booking_overwrite: flag(force),
      selected: selected(territoryIds),
    }),
  cleanBooking: (bookingId: string) => rest.post('/booking/clean', { booking_id: bookingId }),
  removeBookings: (bookingIds: readonly string[]) =>
    rest.post('/booking/remove', { booking_ids: ids(bookingIds) }),
  mergeBookings: (bookingIds: readonly string[], bookingIdToMerge: string) =>
    rest.post('/booking/merge', {
      booking_ids: ids(bookingIds),
      booking_id_to_merge: bookingIdToMerge,
    }),
  availableCheck: (pdfTitle: string, territoryIds: readonly string[]) =>
    rest.read(
      '/territory/available/check',
      { pdf_title: pdfTitle, selected: selected(territoryIds) },
      check,
    ),
  exportAvailable: (pdfTitle: string, territoryIds: readonly string[]) =>
    rest.download('/territory/available/export', {
      pdf_title: pdfTitle,
      selected: selected(territoryIds),
    }),
});
