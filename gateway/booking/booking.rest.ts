import type { BookingType } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag, ids, selected } from '../parts/rest/wire.ts';

interface WireAvailable {
  readonly territory_id: number;
  readonly booking_name: string | null;
  readonly booking_color: string | null;
  readonly booking_icon: string | null;
  readonly number?: number;
  readonly number_name: string;
  readonly css_class: string | null;
  readonly type: string;
  readonly return_date: string | null;
  readonly return_date_human: string | null;
  readonly activity: string | null;
  readonly gate: number | null;
  readonly no_visited_icon: string | null;
  readonly no_visited_color: string | null;
  readonly no_visited_text: string | null;
  readonly map_link: string | null;
  readonly note: string | null;
}

interface WireAvailableList {
  readonly total: number;
  readonly territories: readonly WireAvailable[];
  readonly can_be_exiteds: readonly {
    readonly legend_id: number | string;
    readonly territory_ids: readonly number[];
  }[];
  readonly legends: readonly {
    readonly id: number | string;
    readonly text: string;
    readonly color: string;
    readonly css_class: string | null;
  }[];
}

interface WireBooking {
  readonly id: number;
  readonly name: string;
  readonly type: BookingType;
}

interface BookingForm {
  readonly bookingType: BookingType;
  readonly bookingName: string;
  readonly territoryIds: readonly string[];
  readonly force: boolean;
}

/** REST calls of bookings and available territories (REST-46 … REST-54). */
export const bookingRest = (rest: Rest) => ({
  availableTerritories: () => rest.get<WireAvailableList>('/territory/available'),
  bookings: () => rest.get<{ bookings: readonly WireBooking[] }>('/booking/list'),
  loadBookings: (bookingIds: readonly string[]) =>
    rest.read<{ selected: readonly number[] }>('/booking/load', { booking_ids: ids(bookingIds) }),
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
    rest.read<{ readonly unprintable?: string | null }>('/territory/available/check', {
      pdf_title: pdfTitle,
      selected: selected(territoryIds),
    }),
  exportAvailable: (pdfTitle: string, territoryIds: readonly string[]) =>
    rest.download('/territory/available/export', {
      pdf_title: pdfTitle,
      selected: selected(territoryIds),
    }),
});
