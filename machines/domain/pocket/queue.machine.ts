import { assign, emit, fromPromise, raise, setup } from 'xstate';
import { networkFailed, errorIn } from '../../parts/failure/failure.ts';
import { answered } from '../../parts/flow/answer.ts';
import { known } from '../../parts/flow/known.ts';
import { toBeProvided } from '../../parts/flow/to-be-provided.ts';
import { isUnsent, type NewAct, type NewTap, type QueuedAct } from './pocket.rules.ts';

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
      notKept: boolean;
      unreadable: boolean;
      /** False while only looking: whoever wrote something sends it, or two tabs would urge each other on for ever. */
      mayTry: boolean;
      /** The last try ended for another reason than a missing network. */
      serverFailed: boolean;
    },
    events: {} as
      | { type: 'act.chosen'; act: NewTap }
      | { type: 'act.kept'; act: QueuedAct }
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
    returns: (_, { act }: { act: NewTap }) => act.tap === 'returns',
    asksReturn: (_, { act }: { act: NewTap }) => act.tap === 'asksReturn',
    chosenUnsent: ({ context }, { ids }: Ids) =>
      context.acts.some((act) => ids.includes(act.id) && isUnsent(act)),
    ended: (_, act: QueuedAct | null) => act !== null && !isUnsent(act),
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
    // The queue may be busy sending, and is read only afterwards.
    addKept: assign({
      acts: ({ context }, { act }: { act: QueuedAct }) => [
        ...context.acts.filter(({ id }) => id !== act.id),
        act,
      ],
    }),
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
    notKept: false,
    unreadable: false,
    mayTry: true,
    serverFailed: false,
  },
  type: 'parallel',
  on: {
    'act.kept': { actions: [{ type: 'addKept', params: ({ event }) => event }, 'urge'] },
  },
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
                guard: { type: 'asksReturn', params: ({ event }) => event },
                target: 'askingForReturn',
                actions: { type: 'rememberAct', params: ({ event }) => event },
              },
              {
                target: 'askingForMonth',
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
        askingForReturn: {
          meta: { confirm: 'Annoncer à un gestionnaire la rentrée de ce {product}\u202F?' },
          on: { confirm: 'keeping', cancel: { target: 'free', actions: 'forgetAct' } },
        },
        askingForMonth: {
          meta: { confirm: 'Demander à un gestionnaire un mois de plus pour ce {product}\u202F?' },
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
                guard: { type: 'ended', params: answered },
                target: 'reading',
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
      },
    },
  },
});
