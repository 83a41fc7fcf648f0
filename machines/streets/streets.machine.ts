import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  MutationMarkStreetArgs,
  MutationRestartStreetsArgs,
  Notice,
  Outcome,
  StreetState,
} from '#schema/generated.ts';
import { errorIn, networkFailed, type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, noticeIn } from '../parts/flow/answer.ts';
import { known } from '../parts/flow/known.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';

interface Mark {
  readonly street: string;
  readonly state: StreetState;
  /** What it was before, for Annuler. */
  readonly before: StreetState;
}

/** Marks streets one at a time, takes the last mark back, begins a round again (OWN-124, OWN-125). */
export const streetsMachine = setup({
  types: {
    context: {} as {
      territoryId: string;
      /** The mark under way. */
      mark: Mark | null;
      /** The mark that Annuler takes back. */
      last: Mark | null;
      problem: Problem | null;
    },
    input: {} as { territoryId: string },
    events: {} as
      | { type: 'mark'; mark: Mark }
      | { type: 'undo' }
      | { type: 'restart' }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    markStreet: fromPromise<Answer<Outcome>, MutationMarkStreetArgs>(toBeProvided),
    restartStreets: fromPromise<Answer<Outcome>, MutationRestartStreetsArgs>(toBeProvided),
  },
  guards: {
    undoable: (_, { last }: { last: Mark | null }) => last !== null,
    networkFailed: ({ event }) => networkFailed(errorIn(event)),
  },
  actions: {
    rememberMark: assign({ mark: (_, { mark }: { mark: Mark }) => mark }),
    takeBackLast: assign({
      mark: (_, { last }: { last: Mark | null }) =>
        last && { street: last.street, state: last.before, before: last.state },
    }),
    rememberLast: assign({ last: ({ context }) => context.mark, mark: null }),
    forgetLast: assign({ last: null, mark: null }),
    forgetMark: assign({ mark: null }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
    tellOutdated: emit({ type: 'changed', notice: null }),
  },
}).createMachine({
  id: 'streets',
  context: ({ input }) => ({
    territoryId: input.territoryId,
    mark: null,
    last: null,
    problem: null,
  }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        mark: {
          target: 'marking',
          actions: ['forgetProblem', { type: 'rememberMark', params: ({ event }) => event }],
        },
        undo: {
          guard: { type: 'undoable', params: ({ context }) => context },
          target: 'undoing',
          actions: ['forgetProblem', { type: 'takeBackLast', params: ({ context }) => context }],
        },
        restart: { target: 'askingRestart', actions: 'forgetProblem' },
      },
    },
    marking: {
      tags: 'busy',
      invoke: {
        id: 'markStreet',
        src: 'markStreet',
        input: ({ context }) => {
          const { street, state } = known(context.mark);
          return { territoryId: context.territoryId, street, state };
        },
        onDone: { target: 'ready', actions: ['rememberLast', 'tellChanged'] },
        onError: { target: 'ready', actions: ['forgetMark', 'rememberProblem', 'tellOutdated'] },
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'markStreet',
        src: 'markStreet',
        input: ({ context }) => {
          const { street, state } = known(context.mark);
          return { territoryId: context.territoryId, street, state };
        },
        onDone: { target: 'ready', actions: ['forgetLast', 'tellChanged'] },
        onError: { target: 'ready', actions: ['forgetMark', 'rememberProblem', 'tellOutdated'] },
      },
    },
    askingRestart: {
      meta: { confirm: 'Veux-tu reprendre toutes les rues\u202F? Les marques seront effacées.' },
      on: { confirm: 'restarting', cancel: 'ready' },
    },
    restarting: {
      tags: 'busy',
      invoke: {
        id: 'restartStreets',
        src: 'restartStreets',
        input: ({ context }) => ({ territoryId: context.territoryId }),
        onDone: { target: 'ready', actions: ['forgetLast', 'tellChanged'] },
        onError: [
          { guard: 'networkFailed', target: 'askingRestart' },
          { target: 'ready', actions: ['rememberProblem', 'tellOutdated'] },
        ],
      },
    },
  },
});
