import { assign, emit, fromPromise, raise, setup } from 'xstate';
import type { StreetState } from '#schema/generated.ts';
import { networkFailed, errorIn } from '../parts/failure/failure.ts';
import { answered } from '../parts/flow/answer.ts';
import { known } from '../parts/flow/known.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import {
  isUnsent,
  type NewAct,
  type NewTap,
  type NewTick,
  type QueuedAct,
} from './pocket.rules.ts';

type Ids = { readonly ids: readonly number[] };

/** The acts that a device keeps until the server has answered: kept, sent in their order, looked at, cleared (OWN-105, beside spec 1 §2). */
export const queueMachine = setup({
  types: {
    context: {} as {
      acts: readonly QueuedAct[];
      /** Those about to be cleared. */
      chosen: readonly number[];
      /** The act about to be kept; what the device refused to keep stays here. */
      act: NewTap | null;
      /** Ticks about to be kept, in their order. */
      ticks: readonly NewTick[];
      /** What takes the last tick back. */
      undo: NewTick | null;
      notKept: boolean;
      unreadable: boolean;
      /** False while only looking: whoever wrote something sends it, or two tabs would urge each other on for ever. */
      mayTry: boolean;
      /** The last try ended for another reason than a missing network. */
      serverFailed: boolean;
    },
    events: {} as
      | { type: 'act.chosen'; act: NewTap }
      | { type: 'street.ticked'; act: NewTick; before: StreetState }
      | { type: 'undo'; at: number }
      | { type: 'stirred' }
      | { type: 'retry' }
      | ({ type: 'clear' } & Ids)
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'ended'; act: QueuedAct },
    meta: {} as { confirm: string },
    tags: {} as 'busy',
  },
  actors: {
    readActs: fromPromise<readonly QueuedAct[]>(toBeProvided),
    keepAct: fromPromise<QueuedAct, { act: NewAct | null }>(toBeProvided),
    sendNextAct: fromPromise<QueuedAct | null>(toBeProvided),
    clearActs: fromPromise<void, { seen: readonly QueuedAct[] }>(toBeProvided),
  },
  guards: {
    toBeSent: ({ context }, acts: readonly QueuedAct[]) => context.mayTry && acts.some(isUnsent),
    someUnsent: (_, acts: readonly QueuedAct[]) => acts.some(isUnsent),
    undoable: ({ context }) => context.undo !== null,
    ticksLeft: ({ context }) => context.ticks.length > 1,
    returns: (_, { act }: { act: NewTap }) => act.tap === 'returns',
    chosenUnsent: ({ context }, { ids }: Ids) =>
      context.acts.some((act) => ids.includes(act.id) && isUnsent(act)),
    settled: (_, act: QueuedAct | null) => act?.state === 'settled',
    refused: (_, act: QueuedAct | null) => act?.state === 'refused',
    inConflict: (_, act: QueuedAct | null) => act?.state === 'conflict',
  },
  actions: {
    rememberActs: assign({
      acts: (_, acts: readonly QueuedAct[]) => acts,
      unreadable: false,
    }),
    rememberUnreadable: assign({ unreadable: true }),
    rememberAct: assign({ act: (_, { act }: { act: NewTap }) => act, notKept: false }),
    forgetAct: assign({ act: null }),
    rememberNotKept: assign({ notKept: true }),
    addTick: assign(({ context }, { act, before }: { act: NewTick; before: StreetState }) => ({
      ticks: [...context.ticks, act],
      undo: { ...act, tick: { street: act.tick.street, state: before } },
      notKept: false,
    })),
    addUndo: assign(({ context: { ticks, undo } }, { at }: { at: number }) => ({
      ticks: [...ticks, { ...known(undo), doneAt: at }],
      undo: null,
    })),
    forgetUndo: assign({ undo: null }),
    rememberKeptTick: assign({
      ticks: ({ context }) => context.ticks.slice(1),
      // The queue may be busy sending, and is read only afterwards.
      acts: ({ context }, act: QueuedAct) => [
        ...context.acts.filter(({ id }) => id !== act.id),
        act,
      ],
    }),
    forgetTicks: assign({ ticks: [], undo: null }),
    rememberChosen: assign({ chosen: (_, { ids }: Ids) => ids }),
    forgetChosen: assign({ chosen: [] }),
    rememberFailure: assign({ serverFailed: ({ event }) => !networkFailed(errorIn(event)) }),
    forgetFailure: assign({ serverFailed: false }),
    tryAgain: assign({ mayTry: true }),
    onlyLook: assign({ mayTry: false }),
    urge: raise({ type: 'retry' }),
    stir: raise({ type: 'stirred' }),
    tellEnded: emit((_, act: QueuedAct | null) => ({ type: 'ended' as const, act: known(act) })),
  },
}).createMachine({
  id: 'queue',
  context: {
    acts: [],
    chosen: [],
    act: null,
    ticks: [],
    undo: null,
    notKept: false,
    unreadable: false,
    mayTry: true,
    serverFailed: false,
  },
  type: 'parallel',
  states: {
    hand: {
      initial: 'free',
      states: {
        free: {
          on: {
            'act.chosen': [
              {
                guard: { type: 'returns', params: ({ event }) => event },
                target: 'askingReturn',
                actions: { type: 'rememberAct', params: ({ event }) => event },
              },
              {
                target: 'askingRequest',
                actions: { type: 'rememberAct', params: ({ event }) => event },
              },
            ],
            clear: [
              {
                guard: { type: 'chosenUnsent', params: ({ event }) => event },
                target: 'askingToClear',
                actions: { type: 'rememberChosen', params: ({ event }) => event },
              },
              {
                target: 'clearing',
                actions: { type: 'rememberChosen', params: ({ event }) => event },
              },
            ],
          },
        },
        askingReturn: {
          meta: { confirm: 'Voulez-vous renter ce {product} ?' },
          on: { confirm: 'keeping', cancel: { target: 'free', actions: 'forgetAct' } },
        },
        askingRequest: {
          meta: { confirm: 'Envoyer cette demande à un gestionnaire\u202F?' },
          on: { confirm: 'keeping', cancel: { target: 'free', actions: 'forgetAct' } },
        },
        keeping: {
          tags: 'busy',
          invoke: {
            id: 'keepAct',
            src: 'keepAct',
            input: ({ context }) => ({ act: context.act }),
            onDone: { target: 'free', actions: ['forgetAct', 'urge'] },
            onError: { target: 'free', actions: 'rememberNotKept' },
          },
        },
        askingToClear: {
          meta: { confirm: 'Effacer cette action\u202F? Si elle est déjà partie, elle compte.' },
          on: {
            confirm: 'clearing',
            cancel: { target: 'free', actions: 'forgetChosen' },
          },
        },
        clearing: {
          tags: 'busy',
          invoke: {
            id: 'clearActs',
            src: 'clearActs',
            input: ({ context: { acts, chosen } }) => ({
              seen: acts.filter(({ id }) => chosen.includes(id)),
            }),
            onDone: { target: 'free', actions: ['forgetChosen', 'stir'] },
            onError: { target: 'free', actions: ['forgetChosen', 'stir'] },
          },
        },
      },
    },
    pencil: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'street.ticked': {
              target: 'keepingTick',
              actions: { type: 'addTick', params: ({ event }) => event },
            },
            undo: {
              guard: 'undoable',
              target: 'keepingTick',
              actions: { type: 'addUndo', params: ({ event }) => event },
            },
          },
        },
        keepingTick: {
          invoke: {
            id: 'keepTick',
            src: 'keepAct',
            input: ({ context }) => ({ act: context.ticks[0] ?? null }),
            onDone: [
              {
                guard: 'ticksLeft',
                target: 'keepingTick',
                reenter: true,
                actions: { type: 'rememberKeptTick', params: answered },
              },
              {
                target: 'idle',
                actions: [{ type: 'rememberKeptTick', params: answered }, 'urge'],
              },
            ],
            onError: { target: 'idle', actions: ['forgetTicks', 'rememberNotKept'] },
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
    },
    post: {
      initial: 'reading',
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            id: 'readActs',
            src: 'readActs',
            onDone: [
              {
                guard: { type: 'toBeSent', params: answered },
                target: 'sending',
                actions: { type: 'rememberActs', params: answered },
              },
              {
                guard: { type: 'someUnsent', params: answered },
                target: 'waiting',
                actions: { type: 'rememberActs', params: answered },
              },
              {
                target: 'quiet',
                actions: { type: 'rememberActs', params: answered },
              },
            ],
            onError: { target: 'quiet', actions: 'rememberUnreadable' },
          },
          on: {
            stirred: { target: 'reading', reenter: true },
            retry: { target: 'reading', reenter: true, actions: 'tryAgain' },
          },
        },
        quiet: {
          on: {
            stirred: { target: 'reading', actions: 'onlyLook' },
            retry: { target: 'reading', actions: 'tryAgain' },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'sendNextAct',
            src: 'sendNextAct',
            onDone: [
              {
                guard: { type: 'settled', params: answered },
                target: 'settled',
                actions: ['forgetFailure', { type: 'tellEnded', params: answered }],
              },
              {
                guard: { type: 'refused', params: answered },
                target: 'refused',
                actions: ['forgetFailure', { type: 'tellEnded', params: answered }],
              },
              {
                guard: { type: 'inConflict', params: answered },
                target: 'conflict',
                actions: ['forgetFailure', { type: 'tellEnded', params: answered }],
              },
              // Another tab, or the service worker, was faster.
              { target: 'reading' },
            ],
            onError: { target: 'waiting', actions: 'rememberFailure' },
          },
        },
        waiting: {
          on: {
            stirred: { target: 'reading', actions: 'onlyLook' },
            retry: { target: 'reading', actions: 'tryAgain' },
          },
        },
        settled: { always: 'reading' },
        refused: { entry: 'forgetUndo', always: 'reading' },
        conflict: { entry: 'forgetUndo', always: 'reading' },
      },
    },
  },
});
