import { assign, emit, fromPromise, setup } from 'xstate';
import type { Messages, MutationChooseMessageArgs, Notice, Outcome } from '#schema/generated.ts';
import { errorIn, networkFailed, type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, answered, noticeIn } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { required } from '../parts/flow/required.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';

/** What one is told, and by which way: each choice is saved at once (OWN-405). */
export const messagesMachine = setup({
  types: {
    context: {} as {
      messages: Messages | null;
      choice: MutationChooseMessageArgs | null;
      problem: Problem | null;
    },
    events: {} as { type: 'retry' } | ({ type: 'choose' } & MutationChooseMessageArgs),
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    messages: fromPromise<Messages>(toBeProvided),
    chooseMessage: fromPromise<Answer<Outcome>, MutationChooseMessageArgs>(toBeProvided),
  },
  guards: {
    networkFailed: ({ event }) => networkFailed(errorIn(event)),
  },
  actions: {
    rememberMessages: assign({ messages: (_, messages: Messages) => messages }),
    rememberChoice: assign({
      choice: (_, { kind, way, wanted }: MutationChooseMessageArgs) => ({ kind, way, wanted }),
    }),
    forgetChoice: assign({ choice: null }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'messages',
  context: { messages: null, choice: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      exit: 'forgetChoice',
      invoke: {
        id: 'messages',
        src: 'messages',
        onDone: { target: 'shown', actions: { type: 'rememberMessages', params: answered } },
        onError: { target: 'failed', actions: 'rememberProblem' },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    shown: {
      on: {
        choose: {
          target: 'choosing',
          actions: ['forgetProblem', { type: 'rememberChoice', params: ({ event }) => event }],
        },
      },
    },
    choosing: {
      tags: 'busy',
      invoke: {
        id: 'chooseMessage',
        src: 'chooseMessage',
        input: ({ context: { choice } }) => required(choice),
        onDone: { target: 'loading', actions: 'emitChanged' },
        onError: [
          { guard: 'networkFailed', target: 'shown', actions: 'forgetChoice' },
          { target: 'loading', actions: 'rememberProblem' },
        ],
      },
    },
  },
});
