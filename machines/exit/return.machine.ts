import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { errorIn, type Problem, problemIn, RefusalError } from '../parts/failure/failure.ts';
import { type Answer, noticeIn, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { returnFilled, stillOffered, territoriesOf } from './exit.rules.ts';
import type {
  MutationReturnTerritoriesArgs,
  Notice,
  Outcome,
  ReturnChoices,
  TerritoryChoice,
} from '#schema/generated.ts';

type Choice = { readonly territoryIds: readonly string[] };

/** Returns assigned territories (spec 2 §2 t-return, §4; RET-02…14). */
export const returnMachine = setup({
  types: {
    context: {} as {
      choices: ReturnChoices | null;
      territories: readonly TerritoryChoice[];
      returnDate: string;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'territories.chosen' } & Choice)
      | { type: 'return'; returnDate: string }
      | { type: 'confirm' | 'cancel' | 'retry' | 'changed.elsewhere' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    returnChoices: fromPromise<ReturnChoices>(toBeProvided),
    returnTerritories: fromPromise<Answer<Outcome>, MutationReturnTerritoriesArgs>(toBeProvided),
  },
  guards: {
    returnFilled: ({ context }, { returnDate }: { returnDate: string }) =>
      returnFilled(context, returnDate),
    refused: ({ event }) => errorIn(event) instanceof RefusalError,
  },
  actions: {
    rememberChoices: assign({ choices: (_, choices: ReturnChoices) => choices }),
    keepOffered: assign({
      territories: ({ context }, { territories }: ReturnChoices) =>
        stillOffered(context.territories, territories),
    }),
    rememberTerritories: assign({
      territories: ({ context }, { territoryIds }: Choice) =>
        territoriesOf(territoryIds, context.choices?.territories, context.territories),
    }),
    forgetTerritories: assign({ territories: [] }),
    rememberReturnDate: assign({ returnDate: (_, it: { returnDate: string }) => it.returnDate }),
    forgetReturnDate: assign({ returnDate: '' }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'return',
  context: { choices: null, territories: [], returnDate: '', problem: null },
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
            { type: 'rememberChoices', params: answered },
            { type: 'keepOffered', params: answered },
          ],
        },
        onError: { target: 'failed', actions: 'rememberProblem' },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    editing: {
      initial: 'ready',
      on: {
        'territories.chosen': {
          actions: ['forgetProblem', { type: 'rememberTerritories', params: ({ event }) => event }],
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
            onDone: { target: 'ready', actions: { type: 'rememberChoices', params: answered } },
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
          territoryIds: context.territories.map(({ id }) => id),
          returnDate: context.returnDate || null,
        }),
        onDone: { target: 'loading', actions: ['forgetTerritories', 'tellChanged'] },
        // What was refused may be out of date: the list is asked again, and marks what has gone.
        onError: [
          { guard: 'refused', target: 'editing.refreshing', actions: 'rememberProblem' },
          { target: 'editing', actions: 'rememberProblem' },
        ],
      },
    },
  },
});
