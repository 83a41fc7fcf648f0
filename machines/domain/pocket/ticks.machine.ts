import { assign, fromPromise, setup } from 'xstate';
import { answered } from '../../parts/flow/answer.ts';
import { required } from '../../parts/flow/required.ts';
import { toBeProvided } from '../../parts/flow/to-be-provided.ts';
import type { Tick } from '../streets/streets.rules.ts';
import type { NewTick, QueuedAct } from './pocket.rules.ts';

interface UndoableTick {
  readonly act: NewTick;
  /** What takes it back. */
  readonly back: readonly Tick[];
}

/** Ticks of streets on their way into the queue: at once on the screen, kept one after another, the last one taken back (OWN-152). */
export const ticksMachine = setup({
  types: {
    context: {} as {
      /** About to be kept, in their order. */
      ticks: readonly NewTick[];
      /** The tick that Annuler takes back. */
      undo: UndoableTick | null;
      /** The last one that the device has kept. */
      kept: QueuedAct | null;
      notKept: boolean;
    },
    events: {} as
      | ({ type: 'street.ticked' } & UndoableTick)
      | { type: 'undo'; at: number }
      | { type: 'act.ended'; act: QueuedAct },
    tags: {} as 'busy',
  },
  actors: {
    keepTick: fromPromise<QueuedAct, { act: NewTick }>(toBeProvided),
  },
  guards: {
    undoable: ({ context }) => context.undo !== null,
    othersLeft: ({ context }) => context.ticks.length > 1,
    putBack: (_, { act }: { act: QueuedAct }) => act.state !== 'settled',
  },
  actions: {
    addTick: assign(({ context }, { act, back }: UndoableTick) => ({
      ticks: [...context.ticks, act],
      undo: { act, back },
      notKept: false,
    })),
    addUndo: assign(({ context: { ticks, undo } }, { at }: { at: number }) => {
      const { act, back } = required(undo);
      return {
        ticks: [...ticks, ...back.map((tick) => ({ ...act, tick, doneAt: at }))],
        undo: null,
      };
    }),
    forgetUndo: assign({ undo: null }),
    forgetFirst: assign({ ticks: ({ context }) => context.ticks.slice(1) }),
    forgetTicks: assign({ ticks: [], undo: null, notKept: true }),
    rememberKept: assign({ kept: (_, kept: QueuedAct) => kept }),
  },
}).createMachine({
  id: 'ticks',
  context: { ticks: [], undo: null, kept: null, notKept: false },
  initial: 'idle',
  on: {
    'act.ended': {
      guard: { type: 'putBack', params: ({ event }) => event },
      actions: 'forgetUndo',
    },
  },
  states: {
    idle: {
      on: {
        'street.ticked': {
          target: 'keeping',
          actions: { type: 'addTick', params: ({ event }) => event },
        },
        undo: {
          guard: 'undoable',
          target: 'keeping',
          actions: { type: 'addUndo', params: ({ event }) => event },
        },
      },
    },
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepTick',
        src: 'keepTick',
        input: ({ context }) => ({ act: required(context.ticks[0] ?? null) }),
        onDone: [
          {
            guard: 'othersLeft',
            target: 'keeping',
            reenter: true,
            actions: ['forgetFirst', { type: 'rememberKept', params: answered }],
          },
          {
            target: 'idle',
            actions: ['forgetFirst', { type: 'rememberKept', params: answered }],
          },
        ],
        onError: { target: 'idle', actions: 'forgetTicks' },
      },
      on: {
        'street.ticked': { actions: { type: 'addTick', params: ({ event }) => event } },
        undo: {
          guard: 'undoable',
          actions: { type: 'addUndo', params: ({ event }) => event },
        },
      },
    },
  },
});
