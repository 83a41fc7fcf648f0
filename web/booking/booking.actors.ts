import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type {
  BookedTerritories,
  MutationAddBookingArgs,
  MutationCleanBookingArgs,
  MutationExportAvailableArgs,
  MutationMergeBookingsArgs,
  MutationOverwriteBookingArgs,
  MutationRemoveBookingsArgs,
  Outcome,
  PdfOutcome,
  QueryLoadBookingsArgs,
} from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import {
  addBookingMutation,
  cleanBookingMutation,
  exportAvailableMutation,
  loadBookingsQuery,
  mergeBookingsMutation,
  overwriteBookingMutation,
  removeBookingsMutation,
} from './booking.operations.ts';

export const bookingActors = (client: Client) => ({
  loadBookings: fromPromise<BookedTerritories, QueryLoadBookingsArgs>(
    async ({ input }): Promise<BookedTerritories> => {
      const { loadBookings } = await ask(client, loadBookingsQuery, input);
      if (loadBookings === null) throw new Failure('BACKEND_BAD_RESPONSE');
      return loadBookings;
    },
  ),
  addBooking: fromPromise<Outcome, MutationAddBookingArgs>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, addBookingMutation, input)).addBooking,
  ),
  overwriteBooking: fromPromise<Outcome, MutationOverwriteBookingArgs>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, overwriteBookingMutation, input)).overwriteBooking,
  ),
});

export const bookingClearingActors = (client: Client) => ({
  cleanBooking: fromPromise<Outcome, MutationCleanBookingArgs>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, cleanBookingMutation, input)).cleanBooking,
  ),
  removeBookings: fromPromise<Outcome, MutationRemoveBookingsArgs>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, removeBookingsMutation, input)).removeBookings,
  ),
  mergeBookings: fromPromise<Outcome, MutationMergeBookingsArgs>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, mergeBookingsMutation, input)).mergeBookings,
  ),
});

export const pdfExportActors = (client: Client) => ({
  exportAvailable: fromPromise<PdfOutcome, MutationExportAvailableArgs>(
    async ({ input }): Promise<PdfOutcome> =>
      (await ask(client, exportAvailableMutation, input)).exportAvailable,
  ),
});
