import { assign, emit, fromPromise, setup } from 'xstate';
import { answered } from '../../parts/flow/answer.ts';
import { errorIn } from '../../parts/failure/failure.ts';
import { toBeProvided } from '../../parts/flow/to-be-provided.ts';
import { type KeepingTrouble, keepingTroubleOf } from '../../parts/failure/keeping-error.ts';

/** Whether a device keeps its reader's territories: asked once, filled, kept fresh, emptied (OWN-103, beside spec 1 §2). */
export const keepingMachine = setup({
  types: {
    context: {} as {
      asked: boolean;
      on: boolean;
      /** What the list on the screen shows, as the actor compares it with what is kept. */
      listed: string;
      /** The same as the present filling was given it. */
      filledFor: string;
      trouble: KeepingTrouble | null;
    },
    input: {} as { asked: boolean; on: boolean; listed: string },
    events: {} as
      | { type: 'keep' }
      | { type: 'decline' }
      | { type: 'drop' }
      | { type: 'retry' }
      /** The network may be back. */
      | { type: 'goOn' }
      | { type: 'list.loaded'; listed: string },
    emitted: {} as { type: 'chosen'; on: boolean },
    tags: {} as 'busy',
  },
  actors: {
    fillPocket: fromPromise<'same' | 'other', { listed: string }>(toBeProvided),
    emptyPocket: fromPromise<void>(toBeProvided),
  },
  guards: {
    asked: ({ context }) => context.asked,
    on: ({ context }) => context.on,
    listMoved: ({ context }) => context.listed !== context.filledFor,
    otherPerson: (_, owner: 'same' | 'other') => owner === 'other',
    storageFailed: ({ event }) => keepingTroubleOf(errorIn(event)) !== null,
  },
  actions: {
    rememberList: assign({ listed: (_, { listed }: { listed: string }) => listed }),
    rememberFilling: assign({ filledFor: ({ context }) => context.listed }),
    rememberTrouble: assign({ trouble: ({ event }) => keepingTroubleOf(errorIn(event)) }),
    forgetTrouble: assign({ trouble: null }),
    emitOn: emit({ type: 'chosen', on: true }),
    emitOff: emit({ type: 'chosen', on: false }),
  },
}).createMachine({
  id: 'keeping',
  context: ({ input }) => ({ ...input, filledFor: input.listed, trouble: null }),
  initial: 'arriving',
  on: {
    'list.loaded': { actions: { type: 'rememberList', params: ({ event }) => event } },
  },
  states: {
    arriving: {
      always: [
        { guard: 'on', target: 'filling' },
        { guard: 'asked', target: 'off' },
        { target: 'unasked' },
      ],
    },
    unasked: {
      on: {
        keep: { target: 'filling', actions: 'emitOn' },
        decline: { target: 'off', actions: 'emitOff' },
      },
    },
    off: { on: { keep: { target: 'filling', actions: 'emitOn' } } },
    filling: {
      tags: 'busy',
      entry: 'rememberFilling',
      invoke: {
        id: 'fillPocket',
        src: 'fillPocket',
        input: ({ context }) => ({ listed: context.listed }),
        onDone: [
          // Another person has signed in here, whom nobody has asked yet.
          {
            guard: { type: 'otherPerson', params: answered },
            target: 'unasked',
          },
          { guard: 'listMoved', target: 'filling', reenter: true },
          { target: 'kept', actions: 'forgetTrouble' },
        ],
        onError: [
          { guard: 'storageFailed', target: 'notKept', actions: 'rememberTrouble' },
          { target: 'unfinished', actions: 'forgetTrouble' },
        ],
      },
    },
    kept: {
      on: {
        'list.loaded': {
          target: 'filling',
          actions: { type: 'rememberList', params: ({ event }) => event },
        },
        drop: 'emptying',
      },
    },
    // What was kept before stays, and is perhaps all.
    unfinished: {
      on: {
        'list.loaded': {
          target: 'filling',
          actions: { type: 'rememberList', params: ({ event }) => event },
        },
        goOn: 'filling',
        retry: 'filling',
        drop: 'emptying',
      },
    },
    notKept: { on: { retry: 'filling', drop: 'emptying' } },
    emptying: {
      tags: 'busy',
      invoke: {
        id: 'emptyPocket',
        src: 'emptyPocket',
        onDone: { target: 'off', actions: ['forgetTrouble', 'emitOff'] },
        onError: { target: 'notKept', actions: 'rememberTrouble' },
      },
    },
  },
});
