import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import { networkFailed, errorIn } from '../../parts/failure/failure.ts';
import { answered } from '../../parts/flow/answer.ts';
import { required } from '../../parts/flow/required.ts';
import { toBeProvided } from '../../parts/flow/to-be-provided.ts';
import { isUnsent, type NewAct, type NewTap, type QueuedAct } from './pocket.rules.ts';
import { ticksMachine } from './ticks.machine.ts';

type Ids = { readonly ids: readonly number[] };

/** The acts that a device keeps until the server has answered: kept, sent in their order, looked at, cleared; a child keeps ticks of streets (OWN-105, OWN-152, beside spec 1 §2). */
export const queueMachine = setup({
  types: {
    context: {} as {
      acts: readonly QueuedAct[];
      /** The last tick that was kept. */
      ticked: QueuedAct | null;
      /** Those about to be cleared. */
      chosen: readonly number[];
      /** The act about to be kept; what the device refused to keep stays here. */
      act: NewTap | null;
      notKept: boolean;
      unreadable: boolean;
      /** False while only looking: the tab that wrote an act sends it; otherwise two tabs trigger each other endlessly. */
      mayTry: boolean;
      /** The last try ended for another reason than a missing network. */
      serverFailed: boolean;
    },
    events: {} as
      | { type: 'act.chosen'; act: NewTap }
      | { type: 'changed.elsewhere' }
      | { type: 'retry' }
      | ({ type: 'clear' } & Ids)
      | { type: 'confirm' }
      | { type: 'cancel' },
    children: {} as { ticks: 'ticks' },
    meta: {} as { confirm: string },
    tags: {} as 'busy',
  },
  actors: {
    ticks: ticksMachine,
    readActs: fromPromise<readonly QueuedAct[]>(toBeProvided),
    keepAct: fromPromise<QueuedAct, { act: NewAct | null }>(toBeProvided),
    sendNextAct: fromPromise<QueuedAct | null>(toBeProvided),
    clearActs: fromPromise<void, { seen: readonly QueuedAct[] }>(toBeProvided),
  },
  guards: {
    newlyKept: ({ context }, kept: QueuedAct | null) => kept !== null && kept !== context.ticked,
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
      ticked: (_, kept: QueuedAct | null) => kept,
      acts: ({ context }, kept: QueuedAct | null) => {
        const act = required(kept);
        return [...context.acts.filter(({ id }) => id !== act.id), act];
      },
    }),
    rememberChosen: assign({ chosen: (_, { ids }: Ids) => ids }),
    forgetChosen: assign({ chosen: [] }),
    rememberFailure: assign({ serverFailed: ({ event }) => !networkFailed(errorIn(event)) }),
    forgetFailure: assign({ serverFailed: false }),
    tryAgain: assign({ mayTry: true }),
    onlyLook: assign({ mayTry: false }),
    retryNow: raise({ type: 'retry' }),
    readAgain: raise({ type: 'changed.elsewhere' }),
    passOn: sendTo('ticks', (_, act: QueuedAct | null) => ({
      type: 'act.ended' as const,
      act: required(act),
    })),
  },
}).createMachine({
  id: 'queue',
  context: {
    acts: [],
    ticked: null,
    chosen: [],
    act: null,
    notKept: false,
    unreadable: false,
    mayTry: true,
    serverFailed: false,
  },
  invoke: {
    id: 'ticks',
    src: 'ticks',
    onSnapshot: {
      guard: { type: 'newlyKept', params: ({ event }) => event.snapshot.context.kept },
      actions: [
        { type: 'addKept', params: ({ event }) => event.snapshot.context.kept },
        'retryNow',
      ],
    },
  },
  type: 'parallel',
  states: {
    act: {
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
            onDone: { target: 'free', actions: ['forgetAct', 'retryNow'] },
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
            onDone: { target: 'free', actions: ['forgetChosen', 'readAgain'] },
            onError: { target: 'free', actions: ['forgetChosen', 'readAgain'] },
          },
        },
      },
    },
    send: {
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
            'changed.elsewhere': { target: 'reading', reenter: true },
            retry: { target: 'reading', reenter: true, actions: 'tryAgain' },
          },
        },
        quiet: {
          on: {
            'changed.elsewhere': { target: 'reading', actions: 'onlyLook' },
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
                actions: ['forgetFailure', { type: 'passOn', params: answered }],
              },
              // Another tab, or the service worker, was faster.
              { target: 'reading' },
            ],
            onError: { target: 'waiting', actions: 'rememberFailure' },
          },
        },
        waiting: {
          on: {
            'changed.elsewhere': { target: 'reading', actions: 'onlyLook' },
            retry: { target: 'reading', actions: 'tryAgain' },
          },
        },
      },
    },
  },
});
