import { assign, emit, fromPromise, setup } from 'xstate';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, noticeIn } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { bookingNameFault, mergeable } from './booking.rules.ts';
import type * as schema from '#schema/generated.ts';

type Territories = { readonly territoryIds: readonly string[] };
type Bookings = { readonly bookingIds: readonly string[] };
type Entries = { readonly bookingType: schema.BookingType; readonly bookingName: string };
type Done = Answer<schema.Outcome>;

const noForce = { forceOffered: null, force: false } as const;

/**
 * The selected territories of t-available and the bookings made of them: create, display, overwrite,
 * clean, remove, merge (spec 2 §2 t-available, §4; BOOK-03…21, B-07, B-38, B-40).
 */
export const bookingMachine = setup({
  types: {
    context: {} as {
      territoryIds: readonly string[];
      bookingIds: readonly string[];
      /** The bookings of the list as it was read last; null before. */
      listedIds: readonly string[] | null;
      /** The booking that a merge keeps. */
      keptId: string;
      entries: Entries;
      forceOffered: schema.Force | null;
      force: boolean;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'territories.chosen' } & Territories)
      | ({ type: 'bookings.chosen' | 'bookings.listed' } & Bookings)
      | { type: 'kept.chosen'; bookingId: string }
      | { type: 'force.switched'; force: boolean }
      | ({ type: 'add' } & Entries)
      | { type: 'load' | 'overwrite' | 'clean' | 'remove' | 'merge' | 'confirm' | 'cancel' },
    emitted: {} as
      | { type: 'changed'; notice: schema.Notice | null }
      | { type: 'added' | 'vanished' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    loadBookings: fromPromise<schema.BookedTerritories, Bookings>(toBeProvided),
    addBooking: fromPromise<Done, schema.MutationAddBookingArgs>(toBeProvided),
    overwriteBooking: fromPromise<Done, schema.MutationOverwriteBookingArgs>(toBeProvided),
    cleanBooking: fromPromise<Done, schema.MutationCleanBookingArgs>(toBeProvided),
    removeBookings: fromPromise<Done, schema.MutationRemoveBookingsArgs>(toBeProvided),
    mergeBookings: fromPromise<Done, schema.MutationMergeBookingsArgs>(toBeProvided),
  },
  guards: {
    bookingChosen: ({ context }) => context.bookingIds.length > 0,
    oneBookingChosen: ({ context }) => context.bookingIds.length === 1,
    overwritable: ({ context }) =>
      context.bookingIds.length === 1 && context.territoryIds.length > 0,
    mergeable: ({ context: { bookingIds, keptId } }) =>
      mergeable({ bookingIds, bookingIdToMerge: keptId }),
    addable: ({ context }, { bookingType, bookingName }: Entries) =>
      context.territoryIds.length > 0 && !bookingNameFault(bookingType, bookingName),
    forceOffered: ({ context }) => context.forceOffered !== null,
    bookingVanished: ({ context: { bookingIds, listedIds } }) =>
      listedIds !== null && bookingIds.some((id) => !listedIds.includes(id)),
  },
  actions: {
    chooseTerritories: assign({ territoryIds: (_, { territoryIds }: Territories) => territoryIds }),
    chooseBookings: assign({ bookingIds: (_, { bookingIds }: Bookings) => bookingIds }),
    rememberListed: assign({ listedIds: (_, { bookingIds }: Bookings) => bookingIds }),
    chooseKept: assign({ keptId: (_, { bookingId }: { bookingId: string }) => bookingId }),
    switchForce: assign({ force: (_, { force }: { force: boolean }) => force }),
    rememberEntries: assign({
      entries: (_, { bookingType, bookingName }: Entries) => ({
        bookingType,
        bookingName: bookingName.trim(),
      }),
    }),
    forgetEntries: assign({ entries: { bookingType: 'paper', bookingName: '' } }),
    dropVanished: assign({
      bookingIds: ({ context: { bookingIds, listedIds } }) =>
        bookingIds.filter((id) => listedIds?.includes(id)),
    }),
    chooseKeptAlone: assign({ bookingIds: ({ context }) => [context.keptId], ...noForce }),
    chooseNoBooking: assign({ bookingIds: [], ...noForce }),
    chooseNoTerritory: assign({ territoryIds: [], ...noForce }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    rememberForceOffered: assign(({ context: { problem, forceOffered, force } }) => {
      if (problem === null) return { forceOffered, force };
      const offered = problem === 'unreachable' ? forceOffered : problem.forceOffered;
      return { forceOffered: offered, force: force && offered !== null };
    }),
    forgetProblem: assign({ problem: null }),
    withdrawForce: assign({ problem: null, ...noForce }),
    emitChanged: emit(({ event }) => ({ type: 'changed' as const, notice: noticeIn(event) })),
    emitAdded: emit({ type: 'added' }),
    emitVanished: emit({ type: 'vanished' }),
  },
}).createMachine({
  id: 'booking',
  context: {
    territoryIds: [],
    bookingIds: [],
    listedIds: null,
    keptId: '',
    entries: { bookingType: 'paper', bookingName: '' },
    forceOffered: null,
    force: false,
    problem: null,
  },
  on: {
    'bookings.listed': { actions: { type: 'rememberListed', params: ({ event }) => event } },
  },
  initial: 'choosing',
  states: {
    choosing: {
      always: {
        guard: 'bookingVanished',
        actions: ['dropVanished', 'withdrawForce', 'emitVanished'],
      },
      on: {
        'territories.chosen': {
          actions: ['withdrawForce', { type: 'chooseTerritories', params: ({ event }) => event }],
        },
        'bookings.chosen': {
          actions: ['withdrawForce', { type: 'chooseBookings', params: ({ event }) => event }],
        },
        'kept.chosen': { actions: { type: 'chooseKept', params: ({ event }) => event } },
        'force.switched': {
          guard: 'forceOffered',
          actions: { type: 'switchForce', params: ({ event }) => event },
        },
        load: { guard: 'bookingChosen', target: 'changing.loading' },
        add: {
          guard: { type: 'addable', params: ({ event }) => event },
          target: 'changing.adding',
          actions: { type: 'rememberEntries', params: ({ event }) => event },
        },
        overwrite: { guard: 'overwritable', target: 'confirmingOverwrite' },
        clean: { guard: 'oneBookingChosen', target: 'confirmingClean' },
        remove: { guard: 'bookingChosen', target: 'confirmingRemoval' },
        merge: { guard: 'mergeable', target: 'confirmingMerge' },
      },
    },
    confirmingOverwrite: {
      meta: {
        confirm: "Est-ce que vous avez bien AFFICHÉ cette réservation avant de l'écrasée ?",
      },
      on: { confirm: 'changing.overwriting', cancel: 'choosing' },
    },
    confirmingClean: {
      meta: { confirm: 'Est-ce que vous VIDER cette réservation ?' },
      on: { confirm: 'changing.cleaning', cancel: 'choosing' },
    },
    confirmingRemoval: {
      meta: { confirm: 'Voulez-vous supprimer la ou les réservations sélectionnées ?' },
      on: { confirm: 'changing.removing', cancel: 'choosing' },
    },
    confirmingMerge: {
      meta: { confirm: 'Voulez-vous fusionner ces réservations ?' },
      on: { confirm: 'changing.merging', cancel: 'choosing' },
    },
    changing: {
      initial: 'loading',
      entry: 'forgetProblem',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadBookings',
            src: 'loadBookings',
            input: ({ context }) => ({ bookingIds: context.bookingIds }),
            onDone: {
              target: '#booking.choosing',
              actions: [
                'withdrawForce',
                {
                  type: 'chooseTerritories',
                  params: ({ event }) => ({ territoryIds: event.output.selected }),
                },
              ],
            },
            onError: { target: '#booking.choosing', actions: 'rememberProblem' },
          },
        },
        adding: {
          tags: 'busy',
          exit: 'forgetEntries',
          invoke: {
            id: 'addBooking',
            src: 'addBooking',
            input: ({ context: { entries, territoryIds, force, forceOffered } }) => ({
              ...entries,
              territoryIds,
              force: force && forceOffered === 'create',
            }),
            onDone: {
              target: '#booking.choosing',
              actions: ['chooseNoTerritory', 'emitAdded', 'emitChanged'],
            },
            onError: {
              target: '#booking.choosing',
              actions: ['rememberProblem', 'rememberForceOffered'],
            },
          },
        },
        overwriting: {
          tags: 'busy',
          invoke: {
            id: 'overwriteBooking',
            src: 'overwriteBooking',
            input: ({ context: { bookingIds, territoryIds, force, forceOffered } }) => ({
              bookingId: bookingIds[0] ?? '',
              territoryIds,
              force: force && forceOffered === 'bookingOverwrite',
            }),
            onDone: { target: '#booking.choosing', actions: ['chooseNoTerritory', 'emitChanged'] },
            onError: {
              target: '#booking.choosing',
              actions: ['rememberProblem', 'rememberForceOffered'],
            },
          },
        },
        cleaning: {
          tags: 'busy',
          invoke: {
            id: 'cleanBooking',
            src: 'cleanBooking',
            input: ({ context }) => ({ bookingId: context.bookingIds[0] ?? '' }),
            onDone: { target: '#booking.choosing', actions: 'emitChanged' },
            onError: { target: '#booking.choosing', actions: 'rememberProblem' },
          },
        },
        removing: {
          tags: 'busy',
          invoke: {
            id: 'removeBookings',
            src: 'removeBookings',
            input: ({ context }) => ({ bookingIds: context.bookingIds }),
            onDone: { target: '#booking.choosing', actions: ['chooseNoBooking', 'emitChanged'] },
            onError: { target: '#booking.choosing', actions: 'rememberProblem' },
          },
        },
        merging: {
          tags: 'busy',
          invoke: {
            id: 'mergeBookings',
            src: 'mergeBookings',
            input: ({ context }) => ({
              bookingIds: context.bookingIds,
              bookingIdToMerge: context.keptId,
            }),
            onDone: { target: '#booking.choosing', actions: ['chooseKeptAlone', 'emitChanged'] },
            onError: { target: '#booking.choosing', actions: 'rememberProblem' },
          },
        },
      },
    },
  },
});
