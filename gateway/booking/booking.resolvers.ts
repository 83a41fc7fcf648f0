import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf, refusalOf } from '../parts/rest/envelope.ts';
import { bookingRest } from './booking.rest.ts';

export const bookingResolvers = {
  Query: {
    availableTerritories: async (_, __, { rest }) => {
      const list = fieldsOf(await bookingRest(rest).availableTerritories());
      return {
        total: list.total,
        territories: list.territories.map((row) => ({
          territoryId: String(row.territory_id),
          bookingName: row.booking_name ?? '',
          bookingColor: row.booking_color ?? '',
          bookingIcon: row.booking_icon ?? '',
          number: row.number ?? 0,
          numberName: row.number_name,
          cssClass: row.css_class ?? '',
          type: row.type,
          returnDate: row.return_date,
          returnDateHuman: row.return_date_human ?? '',
          activity: row.activity ?? '',
          gate: row.gate,
          noVisitedIcon: row.no_visited_icon ?? '',
          noVisitedColor: row.no_visited_color ?? '',
          noVisitedText: row.no_visited_text ?? '',
          mapLink: row.map_link,
          note: row.note ?? '',
        })),
        exitable: list.can_be_exiteds.map(({ legend_id, territory_ids }) => ({
          legendId: String(legend_id),
          territoryIds: territory_ids.map(String),
        })),
        legends: list.legends.map(({ id, text, color, css_class }) => ({
          id: String(id),
          text,
          color,
          cssClass: css_class ?? '',
        })),
      };
    },
    bookings: async (_, __, { rest }) =>
      fieldsOf(await bookingRest(rest).bookings()).bookings.map(({ id, name, type }) => ({
        id: String(id),
        name,
        type,
      })),
    loadBookings: async (_, { bookingIds }, { rest }) => ({
      selected: fieldsOf(await bookingRest(rest).loadBookings(bookingIds)).selected.map(String),
    }),
    availableCheck: async (_, { pdfTitle, territoryIds }, { rest }) => ({
      unprintable:
        fieldsOf(await bookingRest(rest).availableCheck(pdfTitle, territoryIds)).unprintable ?? '',
    }),
  },
  Mutation: {
    addBooking: async (_, form, { rest }) => outcomeOf(await bookingRest(rest).addBooking(form)),
    overwriteBooking: async (_, { bookingId, territoryIds, force }, { rest }) =>
      outcomeOf(await bookingRest(rest).overwriteBooking(bookingId, territoryIds, force)),
    cleanBooking: async (_, { bookingId }, { rest }) =>
      outcomeOf(await bookingRest(rest).cleanBooking(bookingId)),
    removeBookings: async (_, { bookingIds }, { rest }) =>
      outcomeOf(await bookingRest(rest).removeBookings(bookingIds)),
    mergeBookings: async (_, { bookingIds, bookingIdToMerge }, { rest }) =>
      outcomeOf(await bookingRest(rest).mergeBookings(bookingIds, bookingIdToMerge)),
    exportAvailable: async (_, { pdfTitle, territoryIds }, { rest }) => {
      const reply = await bookingRest(rest).exportAvailable(pdfTitle, territoryIds);
      return reply.success
        ? {
            __typename: 'Pdf',
            filename: reply.filename,
            mime: reply.mime,
            base64: reply.base64,
          }
        : refusalOf(reply);
    },
  },
} satisfies Resolvers;
