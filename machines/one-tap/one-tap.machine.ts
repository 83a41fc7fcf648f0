import { assign, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, errorIn, problemIn, RefusalError } from '../parts/failure/failure.ts';
import { type Answer, answered } from '../parts/flow/answer.ts';
import type { OneTapLink, Outcome } from '#schema/generated.ts';

type Token = { readonly token: string };

/** A link in a reminder: the page says what the link will do, one tap does it (OWN-12, beside spec 1 §2). */
export const oneTapMachine = setup({
  types: {
    context: {} as {
      token: string;
      link: OneTapLink | null;
      message: string | null;
      problem: Problem | null;
    },
    input: {} as Token,
    events: {} as { type: 'tap' } | { type: 'retry' },
    tags: {} as 'busy',
  },
  actors: {
    oneTapLink: fromPromise<OneTapLink, Token>(toBeProvided),
    followOneTapLink: fromPromise<Answer<Outcome>, Token>(toBeProvided),
  },
  guards: {
    refused: ({ event }) => errorIn(event) instanceof RefusalError,
  },
  actions: {
    rememberLink: assign({ link: (_, link: OneTapLink) => link }),
    rememberMessage: assign({ message: (_, { message }: Answer<Outcome>) => message }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
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
        onDone: { target: 'asking', actions: { type: 'rememberLink', params: answered } },
        onError: [
          { guard: 'refused', target: 'dead', actions: 'rememberProblem' },
          { target: 'unread', actions: 'rememberProblem' },
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
        onDone: { target: 'done', actions: { type: 'rememberMessage', params: answered } },
        onError: [
          { guard: 'refused', target: 'dead', actions: 'rememberProblem' },
          { target: 'unsent', actions: 'rememberProblem' },
        ],
      },
    },
    unsent: { on: { tap: { target: 'doing', actions: 'forgetProblem' } } },
    done: {},
    dead: {},
  },
});
