import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf } from '../failure/failure.ts';
import { refusalOf, refused } from '../failure/outcome.ts';
import { lostPasswordFilled } from './session.rules.ts';
import type { MutationSendLostPasswordArgs, Outcome } from '#schema/generated.ts';

/** The lost-password dialog, which only its own buttons close (spec 1 §2, §4; LOST-01…13). */
export const lostPasswordMachine = setup({
  types: {
    context: {} as { asked: MutationSendLostPasswordArgs; problem: Problem | null },
    events: {} as
      | { type: 'open' }
      | { type: 'close' }
      | ({ type: 'submit' } & MutationSendLostPasswordArgs),
    emitted: {} as { type: 'sent' },
    tags: {} as 'busy',
  },
  actors: {
    sendLostPassword: fromPromise<Outcome, MutationSendLostPasswordArgs>(toBeProvided),
  },
  guards: {
    lostPasswordFilled: (_, asked: MutationSendLostPasswordArgs) => lostPasswordFilled(asked),
    refused: (_, outcome: Outcome) => refused(outcome),
  },
  actions: {
    rememberAsked: assign({
      asked: (_, { login, email, congregationId }: MutationSendLostPasswordArgs) => ({
        login,
        email,
        congregationId,
      }),
    }),
    forgetAsked: assign({ asked: { login: '', email: '', congregationId: '' } }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellSent: emit({ type: 'sent' }),
  },
}).createMachine({
  id: 'lostPassword',
  context: { asked: { login: '', email: '', congregationId: '' }, problem: null },
  initial: 'closed',
  states: {
    closed: { on: { open: 'editing' } },
    editing: {
      on: {
        submit: {
          guard: { type: 'lostPasswordFilled', params: ({ event }) => event },
          target: 'sending',
          actions: ['forgetProblem', { type: 'rememberAsked', params: ({ event }) => event }],
        },
        close: { target: 'closed', actions: 'forgetProblem' },
      },
    },
    sending: {
      tags: 'busy',
      exit: 'forgetAsked',
      invoke: {
        id: 'sendLostPassword',
        src: 'sendLostPassword',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          { target: 'closed', actions: 'tellSent' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
  },
});
