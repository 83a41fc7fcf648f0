import { assign, setup } from 'xstate';
import * as rules from './assignment.rules.ts';
import type { BookingType } from '#schema/generated.ts';

type By = { readonly by: rules.Person };
type Today = { readonly today: string };

/**
 * The model of what the server must rule on a territory between its exits and its returns
 * (spec 2 §4, §6; EXIT-22…27, RET-09…11, CAN-05, B-08, B-12, B-13, B-67…69).
 */
export const assignmentLifeCycleMachine = setup({
  types: {
    context: {} as rules.Assignment,
    input: {} as {
      congregation: rules.Congregation;
      noVisited: boolean;
      booking: BookingType | null;
      today: string;
    },
    events: {} as
      | ({ type: 'exit' } & rules.Exit)
      | ({ type: 'return' } & rules.Return)
      | ({ type: 'cancelExit' | 'reprieve' } & By)
      | ({ type: 'day.passed' } & Today)
      | { type: 'booked'; booking: BookingType | null },
  },
  guards: {
    manager: (_, { by }: By) => rules.manages(by),
    exitAllowed: ({ context }, exit: rules.Exit) => rules.exitAllowed(context, exit),
    exitAndReturnAllowed: ({ context }, exit: rules.Exit) =>
      rules.returnedAtOnce(exit) && rules.exitAllowed(context, exit),
    returnAllowed: ({ context }, it: rules.Return) => rules.returnAllowed(context, it),
    automaticallyReturned: ({ context }, { today }: Today) =>
      rules.automaticallyReturned(context, today),
    late: ({ context }) => rules.late(context),
    soon: ({ context }) => rules.soon(context),
    online: ({ context }) => context.online,
  },
  actions: {
    takeOut: assign(({ context }, exit: rules.Exit) => rules.exited(context, exit)),
    bringBack: assign(({ context }, it: rules.Return) =>
      rules.returned(rules.dateOfReturn(context, it)),
    ),
    bringBackOnTime: assign(({ context }) => rules.returned(context.due)),
    undo: assign(({ context }) => rules.cancelled(context)),
    grantReprieve: assign(({ context }) => rules.reprieved(context)),
    rememberDay: assign({ today: (_, { today }: Today) => today }),
    rememberBooking: assign({ booking: (_, it: { booking: BookingType | null }) => it.booking }),
  },
}).createMachine({
  id: 'assignmentLifeCycle',
  context: ({ input }) => ({
    congregation: input.congregation,
    noVisited: input.noVisited,
    booking: input.booking,
    today: input.today,
    lastReturn: '',
    outputs: 0,
    holder: '',
    release: '',
    due: '',
    online: false,
  }),
  initial: 'in',
  on: {
    'day.passed': { actions: { type: 'rememberDay', params: ({ event }) => event } },
  },
  states: {
    in: {
      on: {
        exit: [
          {
            guard: { type: 'exitAndReturnAllowed', params: ({ event }) => event },
            actions: [
              { type: 'takeOut', params: ({ event }) => event },
              { type: 'bringBack', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'exitAllowed', params: ({ event }) => event },
            target: 'out',
            actions: { type: 'takeOut', params: ({ event }) => event },
          },
        ],
        booked: { actions: { type: 'rememberBooking', params: ({ event }) => event } },
      },
    },
    out: {
      type: 'parallel',
      on: {
        return: {
          guard: { type: 'returnAllowed', params: ({ event }) => event },
          target: 'in',
          actions: { type: 'bringBack', params: ({ event }) => event },
        },
        cancelExit: {
          guard: { type: 'manager', params: ({ event }) => event },
          target: 'in',
          actions: 'undo',
        },
        reprieve: {
          guard: { type: 'manager', params: ({ event }) => event },
          target: '.delay.settling',
          actions: 'grantReprieve',
        },
        'day.passed': [
          {
            guard: { type: 'automaticallyReturned', params: ({ event }) => event },
            target: 'in',
            actions: ['bringBackOnTime', { type: 'rememberDay', params: ({ event }) => event }],
          },
          {
            target: '.delay.settling',
            actions: { type: 'rememberDay', params: ({ event }) => event },
          },
        ],
      },
      states: {
        delay: {
          initial: 'settling',
          states: {
            settling: {
              always: [
                { guard: 'late', target: 'late' },
                { guard: 'soon', target: 'soon' },
                { target: 'onTime' },
              ],
            },
            onTime: {},
            soon: {},
            late: {},
          },
        },
        way: {
          initial: 'settling',
          states: {
            settling: { always: [{ guard: 'online', target: 'online' }, { target: 'offline' }] },
            online: {},
            offline: {},
          },
        },
      },
    },
  },
});
