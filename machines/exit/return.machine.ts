import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import { chosenAmong, returnFilled, stillOffered } from './exit.rules.ts';
import type {
  MutationReturnTerritoriesArgs,
  Notice,
  Outcome,
  ReturnChoices,
  TerritoryChoice,
} from '#schema/generated.ts';

type Chosen = { readonly territoryIds: readonly string[] };

/** Bringing back what is out (spec 2 §2 t-return, §4; RET-02…14). */
export const returnMachine = setup({
  types: {
    context: {} as {
      choices: ReturnChoices | null;
      chosen: readonly TerritoryChoice[];
      returnDate: string;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'territories.chosen' } & Chosen)
      | { type: 'return'; returnDate: string }
      | { type: 'confirm' | 'cancel' | 'retry' | 'changed.elsewhere' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    returnChoices: fromPromise<ReturnChoices>(toBeProvided),
    returnTerritories: fromPromise<Outcome, MutationReturnTerritoriesArgs>(toBeProvided),
  },
  guards: {
    returnFilled: ({ context }, { returnDate }: { returnDate: string }) =>
      returnFilled(context, returnDate),
    refused: (_, outcome: Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberChoices: assign({ choices: (_, choices: ReturnChoices) => choices }),
    keepOffered: assign({
      chosen: ({ context }, { territories }: ReturnChoices) =>
        stillOffered(context.chosen, territories),
    }),
    rememberChosen: assign({
      chosen: ({ context }, { territoryIds }: Chosen) =>
        chosenAmong(territoryIds, context.choices?.territories ?? [], context.chosen),
    }),
    forgetChosen: assign({ chosen: [] }),
    rememberReturnDate: assign({ returnDate: (_, it: { returnDate: string }) => it.returnDate }),
    forgetReturnDate: assign({ returnDate: '' }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, outcome: Outcome) => ({ type: 'changed', notice: noticeOf(outcome) })),
  },
}).createMachine({
  id: 'return',
  context: { choices: null, chosen: [], returnDate: '', problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'returnChoices',
        src: 'returnChoices',
        onDone: {
          target: 'editing',
          actions: [
            { type: 'rememberChoices', params: ({ event }) => event.output },
            { type: 'keepOffered', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    editing: {
      initial: 'ready',
      on: {
        'territories.chosen': {
          actions: ['forgetProblem', { type: 'rememberChosen', params: ({ event }) => event }],
        },
        return: {
          guard: { type: 'returnFilled', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'rememberReturnDate', params: ({ event }) => event },
        },
        'changed.elsewhere': '.refreshing',
      },
      states: {
        ready: {},
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'returnChoices',
            src: 'returnChoices',
            onDone: {
              target: 'ready',
              actions: { type: 'rememberChoices', params: ({ event }) => event.output },
            },
            onError: 'ready',
          },
        },
      },
    },
    confirming: {
      meta: { confirm: 'Voulez-vous renter ce {product} ?' },
      on: {
        confirm: { target: 'returning', actions: 'forgetProblem' },
        cancel: { target: 'editing', actions: 'forgetReturnDate' },
      },
    },
    returning: {
      tags: 'busy',
      exit: 'forgetReturnDate',
      invoke: {
        id: 'returnTerritories',
        src: 'returnTerritories',
        input: ({ context }) => ({
          territoryIds: context.chosen.map(({ id }) => id),
          returnDate: context.returnDate || null,
        }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'loading',
            actions: ['forgetChosen', { type: 'tellChanged', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'editing', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
