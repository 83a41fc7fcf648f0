import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Answer } from '../parts/flow/answer.ts';
import { lostPasswordFilled } from './session.rules.ts';
import type { MutationSendLostPasswordArgs, Outcome } from '#schema/generated.ts';

/** The lost-password dialog, which only its own buttons close (spec 1 §2, §4; LOST-01…13). */
export const lostPasswordMachine = setup({
  types: {
    context: {} as { entries: MutationSendLostPasswordArgs; problem: Problem | null },
    events: {} as
      | { type: 'open' }
      | { type: 'close' }
      | ({ type: 'submit' } & MutationSendLostPasswordArgs),
    emitted: {} as { type: 'sent' },
    tags: {} as 'busy',
  },
  actors: {
    sendLostPassword: fromPromise<Answer<Outcome>, MutationSendLostPasswordArgs>(toBeProvided),
  },
  guards: {
    lostPasswordFilled: (_, entries: MutationSendLostPasswordArgs) => lostPasswordFilled(entries),
  },
  actions: {
    rememberEntries: assign({
      entries: (_, { login, email, congregationId }: MutationSendLostPasswordArgs) => ({
        login,
        email,
        congregationId,
      }),
    }),
    forgetEntries: assign({ entries: { login: '', email: '', congregationId: '' } }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitSent: emit({ type: 'sent' }),
  },
}).createMachine({
  id: 'lostPassword',
  context: { entries: { login: '', email: '', congregationId: '' }, problem: null },
  initial: 'closed',
  states: {
    closed: { on: { open: 'editing' } },
    editing: {
      on: {
        submit: {
          guard: { type: 'lostPasswordFilled', params: ({ event }) => event },
          target: 'sending',
          actions: ['forgetProblem', { type: 'rememberEntries', params: ({ event }) => event }],
        },
        close: { target: 'closed', actions: 'forgetProblem' },
      },
    },
    sending: {
      tags: 'busy',
      exit: 'forgetEntries',
      invoke: {
        id: 'sendLostPassword',
        src: 'sendLostPassword',
        input: ({ context }) => context.entries,
        onDone: { target: 'closed', actions: 'emitSent' },
        onError: { target: 'editing', actions: 'rememberProblem' },
      },
    },
  },
});
