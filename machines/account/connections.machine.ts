import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { errorIn, networkFailed, type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, noticeIn, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import type { Connection, MutationEndConnectionArgs, Notice, Outcome } from '#schema/generated.ts';

/**
 * One's own connections, each of which can be ended, or all of them, which signs out here too (OWN-87).
 */
export const connectionsMachine = setup({
  types: {
    context: {} as {
      connections: readonly Connection[] | null;
      connectionId: string;
      problem: Problem | null;
    },
    events: {} as
      | { type: 'retry' }
      | ({ type: 'end' } & MutationEndConnectionArgs)
      | { type: 'endAll' }
      | { type: 'confirm' }
      | { type: 'cancel' },
    /** `left`: the reader has signed out here, too. */
    emitted: {} as { type: 'changed'; notice: Notice | null } | { type: 'left' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    connections: fromPromise<readonly Connection[]>(toBeProvided),
    endConnection: fromPromise<Answer<Outcome>, MutationEndConnectionArgs>(toBeProvided),
    endAllConnections: fromPromise<Answer<Outcome>>(toBeProvided),
  },
  guards: {
    networkFailed: ({ event }) => networkFailed(errorIn(event)),
  },
  actions: {
    rememberConnections: assign({
      connections: (_, connections: readonly Connection[]) => connections,
    }),
    rememberWhich: assign({
      connectionId: (_, { connectionId }: MutationEndConnectionArgs) => connectionId,
    }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitLeft: emit({ type: 'left' }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'connections',
  context: { connections: null, connectionId: '', problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'connections',
        src: 'connections',
        onDone: { target: 'shown', actions: { type: 'rememberConnections', params: answered } },
        onError: { target: 'failed', actions: 'rememberProblem' },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    shown: {
      on: {
        end: {
          target: 'ending',
          actions: ['forgetProblem', { type: 'rememberWhich', params: ({ event }) => event }],
        },
        endAll: 'confirmingEndAll',
      },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endConnection',
        src: 'endConnection',
        input: ({ context }) => ({ connectionId: context.connectionId }),
        onDone: { target: 'loading', actions: 'emitChanged' },
        onError: [
          { guard: 'networkFailed', target: 'shown' },
          { target: 'loading', actions: 'rememberProblem' },
        ],
      },
    },
    confirmingEndAll: {
      meta: {
        confirm: 'Te déconnecter partout, ici aussi\u202F? Tes clés d’accès sont supprimées aussi.',
      },
      on: { confirm: { target: 'endingAll', actions: 'forgetProblem' }, cancel: 'shown' },
    },
    endingAll: {
      tags: 'busy',
      invoke: {
        id: 'endAllConnections',
        src: 'endAllConnections',
        onDone: { target: 'left', actions: 'emitLeft' },
        onError: [
          { guard: 'networkFailed', target: 'confirmingEndAll' },
          { target: 'shown', actions: 'rememberProblem' },
        ],
      },
    },
    left: { type: 'final' },
  },
});
