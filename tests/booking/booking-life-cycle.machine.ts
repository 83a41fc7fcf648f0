import { assign, setup } from 'xstate';
import * as rules from './booking-life.rules.ts';

type By = { readonly by: rules.Person };
type Territories = { readonly territoryIds: readonly string[] };

/** The life of one booking under the server's rules (spec 2 §4; BOOK-03…21, B-38…B-41). */
export const bookingLifeCycleMachine = setup({
  types: {
    context: {} as rules.BookingLife,
    input: {} as Omit<rules.BookingLife, 'held'>,
    events: {} as
      | ({ type: 'add' } & rules.Creation)
      | ({ type: 'load' | 'clean' | 'remove' } & By)
      | ({ type: 'overwrite' } & rules.Filling)
      | ({ type: 'merge' } & rules.Merge)
      | ({ type: 'exited' | 'returned' | 'bookedElsewhere' } & Territories),
  },
  guards: {
    manager: (_, { by }: By) => rules.manages(by),
    creationAllowed: ({ context }, it: rules.Creation) => rules.creationAllowed(context, it),
    fillingAllowed: ({ context }, it: rules.Filling) => rules.fillingAllowed(context, it),
    mergeAllowed: (_, it: rules.Merge) => rules.mergeAllowed(it),
    mergeAwayAllowed: (_, it: rules.Merge) => rules.mergeAllowed(it) && it.kept === 'other',
    nothingHeld: ({ context }) => context.held.length === 0,
    somethingHeld: ({ context }) => context.held.length > 0,
  },
  actions: {
    fill: assign(({ context }, it: rules.Filling) => rules.filled(context, it)),
    takeIn: assign(({ context }, it: rules.Merge) => rules.merged(context, it)),
    empty: assign({ held: [] }),
    takeOut: assign(({ context }, it: Territories) => rules.takenOut(context, it.territoryIds)),
    bringBack: assign(({ context }, it: Territories) =>
      rules.broughtBack(context, it.territoryIds),
    ),
    rememberElsewhere: assign(({ context }, it: Territories) =>
      rules.bookedElsewhere(context, it.territoryIds),
    ),
  },
}).createMachine({
  id: 'bookingLifeCycle',
  context: ({ input }) => ({
    territories: input.territories,
    out: input.out,
    bookedElsewhere: input.bookedElsewhere,
    held: [],
  }),
  initial: 'none',
  on: {
    exited: { actions: { type: 'takeOut', params: ({ event }) => event } },
    returned: { actions: { type: 'bringBack', params: ({ event }) => event } },
    bookedElsewhere: { actions: { type: 'rememberElsewhere', params: ({ event }) => event } },
  },
  states: {
    none: {
      on: {
        add: {
          guard: { type: 'creationAllowed', params: ({ event }) => event },
          target: 'kept',
          actions: { type: 'fill', params: ({ event }) => event },
        },
      },
    },
    kept: {
      initial: 'filled',
      on: {
        overwrite: {
          guard: { type: 'fillingAllowed', params: ({ event }) => event },
          target: '.filled',
          actions: { type: 'fill', params: ({ event }) => event },
        },
        clean: {
          guard: { type: 'manager', params: ({ event }) => event },
          target: '.empty',
          actions: 'empty',
        },
        remove: {
          guard: { type: 'manager', params: ({ event }) => event },
          target: 'gone',
          actions: 'empty',
        },
        merge: [
          {
            guard: { type: 'mergeAwayAllowed', params: ({ event }) => event },
            target: 'gone',
            actions: 'empty',
          },
          {
            guard: { type: 'mergeAllowed', params: ({ event }) => event },
            target: '.filled',
            actions: { type: 'takeIn', params: ({ event }) => event },
          },
        ],
        load: {
          guard: { type: 'manager', params: ({ event }) => event },
          target: '.displayed',
        },
      },
      states: {
        filled: { always: { guard: 'nothingHeld', target: 'empty' } },
        displayed: { always: { guard: 'nothingHeld', target: 'empty' } },
        empty: { always: { guard: 'somethingHeld', target: 'filled' } },
      },
    },
    gone: {},
  },
});
