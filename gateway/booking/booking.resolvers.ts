import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { bookingRest } from './booking.rest.ts';

export const bookingResolvers = {
  Query: {
    availableTerritories: async (_, __, { rest }) => {
      const available = fieldsOf(await bookingRest(rest).availableTerritories());
      return { ...available, exitable: available.canBeExiteds };
    },
    bookings: async (_, __, { rest }) => fieldsOf(await bookingRest(rest).bookings()).bookings,
    loadBookings: async (_, { bookingIds }, { rest }) =>
      fieldsOf(await bookingRest(rest).loadBookings(bookingIds)),
    availableCheck: async (_, { pdfTitle, territoryIds }, { rest }) =>
      fieldsOf(await bookingRest(rest).availableCheck(pdfTitle, territoryIds)),
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
    exportAvailable: async (_, { pdfTitle, territoryIds }, { rest }) =>
      outcomeAs('Pdf', await bookingRest(rest).exportAvailable(pdfTitle, territoryIds)),
  },
} satisfies Resolvers;
