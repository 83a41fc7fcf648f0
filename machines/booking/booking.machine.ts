import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import { bookingNameFault } from './booking.rules.ts';
import type * as schema from '#schema/generated.ts';

type Territories = { readonly territoryIds: readonly string[] };
type Bookings = { readonly bookingIds: readonly string[] };
type Overwriting = schema.MutationOverwriteBookingArgs;
type Entered = { bookingType: schema.BookingType; bookingName: string; force: boolean };

/** What is selected on t-available, and the bookings made of it: create, display, overwrite (spec 2 §2 t-available, §4; BOOK-03…09, BOOK-18, B-07, B-38). */
export const bookingMachine = setup({
  types: {
    context: {} as {
      selected: readonly string[];
      chosen: readonly string[];
      entered: Entered;
      forceOffered: schema.Force | null;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'territories.chosen' } & Territories)
      | ({ type: 'bookings.chosen' } & Bookings)
      | ({ type: 'add' } & Entered)
      | { type: 'overwrite'; force: boolean }
      | { type: 'load' | 'confirm' | 'cancel' },
    emitted: {} as { type: 'changed'; notice: schema.Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    loadBookings: fromPromise<schema.BookedTerritories, Bookings>(toBeProvided),
    addBooking: fromPromise<schema.Outcome, schema.MutationAddBookingArgs>(toBeProvided),
    overwriteBooking: fromPromise<schema.Outcome, Overwriting>(toBeProvided),
  },
  guards: {
    someChosen: ({ context }) => context.chosen.length > 0,
    overwritable: ({ context }) => context.chosen.length === 1 && context.selected.length > 0,
    addable: ({ context }, { bookingType, bookingName }: Entered) =>
      context.selected.length > 0 && !bookingNameFault(bookingType, bookingName),
    refused: (_, outcome: schema.Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberSelected: assign({ selected: (_, { territoryIds }: Territories) => territoryIds }),
    rememberLoaded: assign({ selected: (_, it: schema.BookedTerritories) => it.selected }),
    rememberChosen: assign({ chosen: (_, { bookingIds }: Bookings) => bookingIds }),
    rememberEntered: assign({
      entered: ({ context }, { bookingType, bookingName, force }: Entered) => ({
        bookingType,
        bookingName: bookingName.trim(),
        force: force && context.forceOffered === 'create',
      }),
    }),
    rememberForce: assign(({ context }, { force }: { force: boolean }) => ({
      entered: { ...context.entered, force: force && context.forceOffered === 'bookingOverwrite' },
    })),
    forgetEntered: assign({ entered: { bookingType: 'paper', bookingName: '', force: false } }),
    rememberRefusal: assign((_, outcome: schema.Outcome) => ({
      problem: refusalOf(outcome),
      forceOffered: refusalOf(outcome)?.forceOffered ?? null,
    })),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    withdrawForce: assign({ problem: null, forceOffered: null }),
    startAfresh: assign({ selected: [], problem: null, forceOffered: null }),
    tellChanged: emit((_, it: schema.Outcome) => ({ type: 'changed', notice: noticeOf(it) })),
  },
}).createMachine({
  id: 'booking',
  context: {
    selected: [],
    chosen: [],
    entered: { bookingType: 'paper', bookingName: '', force: false },
    forceOffered: null,
    problem: null,
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'territories.chosen': {
          actions: ['withdrawForce', { type: 'rememberSelected', params: ({ event }) => event }],
        },
        'bookings.chosen': {
          actions: ['withdrawForce', { type: 'rememberChosen', params: ({ event }) => event }],
        },
        load: { guard: 'someChosen', target: 'loading', actions: 'forgetProblem' },
        add: {
          guard: { type: 'addable', params: ({ event }) => event },
          target: 'adding',
          actions: ['forgetProblem', { type: 'rememberEntered', params: ({ event }) => event }],
        },
        overwrite: {
          guard: 'overwritable',
          target: 'confirmingOverwrite',
          actions: { type: 'rememberForce', params: ({ event }) => event },
        },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadBookings',
        src: 'loadBookings',
        input: ({ context }) => ({ bookingIds: context.chosen }),
        onDone: {
          target: 'choosing',
          actions: [
            'withdrawForce',
            { type: 'rememberLoaded', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'choosing',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    adding: {
      tags: 'busy',
      exit: 'forgetEntered',
      invoke: {
        id: 'addBooking',
        src: 'addBooking',
        input: ({ context }) => ({ ...context.entered, territoryIds: context.selected }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: ['startAfresh', { type: 'tellChanged', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'choosing',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    confirmingOverwrite: {
      meta: {
        confirm: "Est-ce que vous avez bien AFFICHÉ cette réservation avant de l'écrasée ?",
      },
      on: {
        confirm: { target: 'overwriting', actions: 'forgetProblem' },
        cancel: { target: 'choosing', actions: 'forgetEntered' },
      },
    },
    overwriting: {
      tags: 'busy',
      exit: 'forgetEntered',
      invoke: {
        id: 'overwriteBooking',
        src: 'overwriteBooking',
        input: ({ context }) => ({
          bookingId: context.chosen[0] ?? '',
          territoryIds: context.selected,
          force: context.entered.force,
        }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: ['startAfresh', { type: 'tellChanged', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'choosing',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
