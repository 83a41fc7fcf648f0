import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, noticeIn, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { stillOffered, territoriesOf } from './exit.rules.ts';
import type {
  ExitCancelChoices,
  MutationCancelExitArgs,
  Notice,
  Outcome,
  TerritoryChoice,
} from '#schema/generated.ts';

type Choice = { readonly territoryIds: readonly string[] };

/** Cancels exits as if they had not happened (spec 2 §2 t-exit-cancel, §4; CAN-01…07, B-69). */
export const exitCancelMachine = setup({
  types: {
    context: {} as {
      choices: ExitCancelChoices | null;
      territories: readonly TerritoryChoice[];
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'territories.chosen' } & Choice)
      | { type: 'cancelExit' | 'confirm' | 'cancel' | 'retry' | 'changed.elsewhere' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    exitCancelChoices: fromPromise<ExitCancelChoices>(toBeProvided),
    cancelExit: fromPromise<Answer<Outcome>, MutationCancelExitArgs>(toBeProvided),
  },
  guards: {
    someTerritory: ({ context }) => context.territories.length > 0,
  },
  actions: {
    rememberChoices: assign({ choices: (_, choices: ExitCancelChoices) => choices }),
    keepOffered: assign({
      territories: ({ context }, { territories }: ExitCancelChoices) =>
        stillOffered(context.territories, territories),
    }),
    rememberTerritories: assign({
      territories: ({ context }, { territoryIds }: Choice) =>
        territoriesOf(territoryIds, context.choices?.territories, context.territories),
    }),
    forgetTerritories: assign({ territories: [] }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'exitCancel',
  context: { choices: null, territories: [], problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'exitCancelChoices',
        src: 'exitCancelChoices',
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
        cancelExit: { guard: 'someTerritory', target: 'confirming' },
        'changed.elsewhere': '.refreshing',
      },
      states: {
        ready: {},
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'exitCancelChoices',
            src: 'exitCancelChoices',
            onDone: { target: 'ready', actions: { type: 'rememberChoices', params: answered } },
            onError: 'ready',
          },
        },
      },
    },
    confirming: {
      meta: { confirm: 'Voulez-vous annuler la sortie de ce {product} ?' },
      on: {
        confirm: { target: 'cancelling', actions: 'forgetProblem' },
        cancel: 'editing',
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelExit',
        src: 'cancelExit',
        input: ({ context }) => ({ territoryIds: context.territories.map(({ id }) => id) }),
        onDone: { target: 'loading', actions: ['forgetTerritories', 'tellChanged'] },
        onError: { target: 'editing', actions: 'rememberProblem' },
      },
    },
  },
});
