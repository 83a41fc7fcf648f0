import { assign, emit, fromPromise, setup } from 'xstate';
import type { Notice, Outcome } from '#schema/generated.ts';
import { errorIn, networkFailed, type Problem, problemIn } from '../../parts/failure/failure.ts';
import { type Answer, noticeIn } from '../../parts/flow/answer.ts';
import { required } from '../../parts/flow/required.ts';
import type { Meta } from '../../parts/flow/meta.ts';
import { toBeProvided } from '../../parts/flow/to-be-provided.ts';
import { type MadeTick, type Mark, type Street, type Tick, ticked } from './streets.rules.ts';

type MadeMark = Mark & MadeTick;

/** Marks streets at once and sends the marks one after another, takes the last one back, begins a round again (OWN-124, OWN-125, OWN-151). */
export const streetsMachine = setup({
  types: {
    context: {} as {
      /** Marks without an answer, in their order; the first one is sent. */
      pending: readonly MadeTick[];
      /** The list as it was read, with the marks that the server has taken since. */
      streets: readonly Street[];
      /** The mark that Annuler takes back. */
      last: MadeMark | null;
      /** The mark that `problem` is about; null: beginning again. */
      refused: Tick | null;
      problem: Problem | null;
    },
    /** `pending`: what an earlier page had not sent. */
    input: {} as { streets: readonly Street[]; pending?: readonly MadeTick[] },
    events: {} as
      | { type: 'mark'; mark: MadeMark }
      | { type: 'undo'; at: number }
      | { type: 'retry' }
      | { type: 'list.read'; streets: readonly Street[] }
      | { type: 'restart' }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    markStreet: fromPromise<Answer<Outcome>, MadeTick>(toBeProvided),
    restartStreets: fromPromise<Answer<Outcome>>(toBeProvided),
  },
  guards: {
    unsent: ({ context }) => context.pending.length > 0,
    undoable: (_, { last }: { last: Mark | null }) => last !== null,
    othersPending: (_, { pending }: { pending: readonly Tick[] }) => pending.length > 1,
    networkFailed: ({ event }) => networkFailed(errorIn(event)),
  },
  actions: {
    addMark: assign({
      pending: ({ context }, { mark }: { mark: MadeMark }) => [...context.pending, mark],
      last: (_, { mark }: { mark: MadeMark }) => mark,
    }),
    takeBackLast: assign(({ context: { pending, last } }, { at }: { at: number }) => ({
      pending: [...pending, ...required(last).back.map((tick) => ({ ...tick, at }))],
      last: null,
    })),
    rememberTaken: assign(({ context: { pending, streets } }) => ({
      pending: pending.slice(1),
      streets: ticked(streets, pending.slice(0, 1)),
    })),
    putBack: assign(({ context: { pending, last }, event }) => ({
      pending: pending.slice(1),
      last: last === pending[0] ? null : last,
      refused: pending[0] ?? null,
      problem: problemIn(event),
    })),
    rememberList: assign({
      streets: (_, { streets }: { streets: readonly Street[] }) => streets,
    }),
    forgetLast: assign({ last: null }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null, refused: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
    emitOutdated: emit({ type: 'changed', notice: null }),
  },
}).createMachine({
  id: 'streets',
  context: ({ input }) => ({
    pending: input.pending ?? [],
    streets: input.streets,
    last: null,
    refused: null,
    problem: null,
  }),
  initial: 'ready',
  states: {
    ready: {
      always: { guard: 'unsent', target: 'sending' },
      on: {
        mark: {
          target: 'sending',
          actions: ['forgetProblem', { type: 'addMark', params: ({ event }) => event }],
        },
        undo: {
          guard: { type: 'undoable', params: ({ context }) => context },
          target: 'sending',
          actions: ['forgetProblem', { type: 'takeBackLast', params: ({ event }) => event }],
        },
        'list.read': { actions: { type: 'rememberList', params: ({ event }) => event } },
        restart: { target: 'askingRestart', actions: 'forgetProblem' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'markStreet',
        src: 'markStreet',
        input: ({ context }) => {
          const { street, side, state, at } = required(context.pending[0] ?? null);
          return { street, side, state, at };
        },
        onDone: [
          {
            guard: { type: 'othersPending', params: ({ context }) => context },
            target: 'sending',
            reenter: true,
            actions: 'rememberTaken',
          },
          { target: 'ready', actions: ['rememberTaken', 'emitChanged'] },
        ],
        onError: [
          { guard: 'networkFailed', target: 'waiting' },
          {
            guard: { type: 'othersPending', params: ({ context }) => context },
            target: 'sending',
            reenter: true,
            actions: 'putBack',
          },
          { target: 'ready', actions: ['putBack', 'emitOutdated'] },
        ],
      },
      on: {
        mark: { actions: { type: 'addMark', params: ({ event }) => event } },
        undo: {
          guard: { type: 'undoable', params: ({ context }) => context },
          actions: { type: 'takeBackLast', params: ({ event }) => event },
        },
      },
    },
    waiting: {
      on: {
        mark: {
          target: 'sending',
          actions: { type: 'addMark', params: ({ event }) => event },
        },
        undo: {
          guard: { type: 'undoable', params: ({ context }) => context },
          target: 'sending',
          actions: { type: 'takeBackLast', params: ({ event }) => event },
        },
        retry: 'sending',
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
        onDone: { target: 'ready', actions: ['forgetLast', 'emitChanged'] },
        onError: [
          { guard: 'networkFailed', target: 'askingRestart' },
          { target: 'ready', actions: ['rememberProblem', 'emitOutdated'] },
        ],
      },
    },
  },
});
