import type { bookingMachine } from '#machines/booking/booking.machine.ts';
import type { pdfExportMachine } from '#machines/booking/pdf-export.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  addBookingMutation,
  cleanBookingMutation,
  exportAvailableMutation,
  loadBookingsQuery,
  mergeBookingsMutation,
  overwriteBookingMutation,
  removeBookingsMutation,
} from './booking.operations.ts';

export const bookingActors: ActorsOf<typeof bookingMachine> = (client) => ({
  loadBookings: asks(client, loadBookingsQuery),
  addBooking: asks(client, addBookingMutation),
  overwriteBooking: asks(client, overwriteBookingMutation),
  cleanBooking: asks(client, cleanBookingMutation),
  removeBookings: asks(client, removeBookingsMutation),
  mergeBookings: asks(client, mergeBookingsMutation),
});

export const pdfExportActors: ActorsOf<typeof pdfExportMachine> = (client) => ({
  exportAvailable: asks(client, exportAvailableMutation),
});
