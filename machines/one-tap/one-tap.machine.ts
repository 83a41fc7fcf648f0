import { assign, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf } from '../failure/failure.ts';
import { refusalOf, refused } from '../failure/outcome.ts';
import type { OneTapLink, Outcome } from '#schema/generated.ts';

/** A link of a reminder: it says what it does, one tap does it (issue 7, beside spec 1 §2). */
export const oneTapMachine = setup({
  types: {
    context: {} as {
      token: string;
      link: OneTapLink | null;
      message: string | null;
      problem: Problem | null;
    },
    input: {} as { token: string },
    events: {} as { type: 'tap' } | { type: 'retry' },
    tags: {} as 'busy',
  },
  actors: {
    oneTapLink: fromPromise<OneTapLink, { token: string }>(toBeProvided),
    followOneTapLink: fromPromise<Outcome, { token: string }>(toBeProvided),
  },
  guards: {
    refused: (_, outcome: Outcome) => refused(outcome),
    toldWhy: (_, { error }: Failed) => {
      const problem = problemOf(error);
      return problem !== null && problem !== 'unreachable';
    },
  },
  actions: {
    rememberLink: assign({ link: (_, link: OneTapLink) => link }),
    rememberMessage: assign({
      message: (_, outcome: Outcome) => (outcome.__typename === 'Done' ? outcome.message : null),
    }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'oneTap',
  context: ({ input }) => ({ token: input.token, link: null, message: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'oneTapLink',
        src: 'oneTapLink',
        input: ({ context }) => ({ token: context.token }),
        onDone: {
          target: 'asking',
          actions: { type: 'rememberLink', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'toldWhy', params: ({ event }) => event },
            target: 'dead',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          {
            target: 'unread',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    unread: { on: { retry: { target: 'reading', actions: 'forgetProblem' } } },
    asking: { on: { tap: 'doing' } },
    doing: {
      tags: 'busy',
      invoke: {
        id: 'followOneTapLink',
        src: 'followOneTapLink',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'dead',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'done',
            actions: { type: 'rememberMessage', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unsent',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    unsent: { on: { tap: { target: 'doing', actions: 'forgetProblem' } } },
    done: {},
    dead: {},
  },
});
