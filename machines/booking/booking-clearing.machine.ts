import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import { mergeable } from './booking.rules.ts';
import type {
  MutationCleanBookingArgs,
  MutationMergeBookingsArgs,
  MutationRemoveBookingsArgs,
  Notice,
  Outcome,
} from '#schema/generated.ts';

type Bookings = { readonly bookingIds: readonly string[] };

/** Emptying, deleting and merging the bookings chosen, each after its question (spec 2 §2 t-available, §4; BOOK-10…17, BOOK-21, B-40). */
export const bookingClearingMachine = setup({
  types: {
    context: {} as { bookingIds: readonly string[]; target: string; problem: Problem | null },
    events: {} as
      | ({ type: 'clean' | 'remove' } & Bookings)
      | ({ type: 'merge' } & MutationMergeBookingsArgs)
      | { type: 'confirm' | 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    cleanBooking: fromPromise<Outcome, MutationCleanBookingArgs>(toBeProvided),
    removeBookings: fromPromise<Outcome, MutationRemoveBookingsArgs>(toBeProvided),
    mergeBookings: fromPromise<Outcome, MutationMergeBookingsArgs>(toBeProvided),
  },
  guards: {
    one: (_, { bookingIds }: Bookings) => bookingIds.length === 1,
    some: (_, { bookingIds }: Bookings) => bookingIds.length > 0,
    mergeable: (_, merging: MutationMergeBookingsArgs) => mergeable(merging),
    refused: (_, outcome: Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberBookings: assign({ bookingIds: (_, { bookingIds }: Bookings) => bookingIds }),
    rememberTarget: assign({ target: (_, it: MutationMergeBookingsArgs) => it.bookingIdToMerge }),
    forgetBookings: assign({ bookingIds: [], target: '' }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, outcome: Outcome) => ({ type: 'changed', notice: noticeOf(outcome) })),
  },
}).createMachine({
  id: 'bookingClearing',
  context: { bookingIds: [], target: '', problem: null },
  initial: 'quiet',
  states: {
    quiet: {
      entry: 'forgetBookings',
      on: {
        clean: {
          guard: { type: 'one', params: ({ event }) => event },
          target: 'confirmingClean',
          actions: { type: 'rememberBookings', params: ({ event }) => event },
        },
        remove: {
          guard: { type: 'some', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: { type: 'rememberBookings', params: ({ event }) => event },
        },
        merge: {
          guard: { type: 'mergeable', params: ({ event }) => event },
          target: 'confirmingMerge',
          actions: [
            { type: 'rememberBookings', params: ({ event }) => event },
            { type: 'rememberTarget', params: ({ event }) => event },
          ],
        },
      },
    },
    confirmingClean: {
      meta: { confirm: 'Est-ce que vous VIDER cette réservation ?' },
      on: { confirm: { target: 'cleaning', actions: 'forgetProblem' }, cancel: 'quiet' },
    },
    confirmingRemoval: {
      meta: { confirm: 'Voulez-vous supprimer la ou les réservations sélectionnées ?' },
      on: { confirm: { target: 'removing', actions: 'forgetProblem' }, cancel: 'quiet' },
    },
    confirmingMerge: {
      meta: { confirm: 'Voulez-vous fusionner ces réservations ?' },
      on: { confirm: { target: 'merging', actions: 'forgetProblem' }, cancel: 'quiet' },
    },
    cleaning: {
      tags: 'busy',
      invoke: {
        id: 'cleanBooking',
        src: 'cleanBooking',
        input: ({ context }) => ({ bookingId: context.bookingIds[0] ?? '' }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'quiet',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'quiet',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'quiet', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeBookings',
        src: 'removeBookings',
        input: ({ context }) => ({ bookingIds: context.bookingIds }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'quiet',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'quiet',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'quiet', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    merging: {
      tags: 'busy',
      invoke: {
        id: 'mergeBookings',
        src: 'mergeBookings',
        input: ({ context }) => ({
          bookingIds: context.bookingIds,
          bookingIdToMerge: context.target,
        }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'quiet',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'quiet',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'quiet', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
