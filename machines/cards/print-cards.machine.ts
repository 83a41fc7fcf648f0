import { assign, emit, fromPromise, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { cardsMax } from '#schema/limits.ts';
import type { CardSize, MutationPrintCardsArgs, Pdf } from '#schema/generated.ts';

type TerritoryIds = { readonly territoryIds: readonly string[] };
type Paper = { readonly size: CardSize; readonly onA4: boolean };

/** Prints maps of territories as cards of a size to choose; beyond the documented print help (spec 1 §2; OWN-01). */
export const printCardsMachine = setup({
  types: {
    context: {} as MutationPrintCardsArgs & { problem: Problem | null },
    events: {} as
      | ({ type: 'open' } & TerritoryIds)
      | ({ type: 'territories.chosen' } & TerritoryIds)
      | ({ type: 'paper.chosen' } & Paper)
      | { type: 'print' }
      | { type: 'close' },
    emitted: {} as { type: 'printed'; pdf: Pdf },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    printCards: fromPromise<Pdf, MutationPrintCardsArgs>(toBeProvided),
  },
  guards: {
    printable: (_, { territoryIds }: TerritoryIds) =>
      territoryIds.length > 0 && territoryIds.length <= cardsMax,
  },
  actions: {
    rememberTerritories: assign({
      territoryIds: (_, { territoryIds }: TerritoryIds) => territoryIds,
    }),
    rememberPaper: assign({
      size: (_, { size }: Paper) => size,
      onA4: (_, { onA4 }: Paper) => onA4,
    }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitPrinted: emit((_, pdf: Pdf) => ({ type: 'printed', pdf })),
  },
}).createMachine({
  id: 'printCards',
  context: { territoryIds: [], size: 'a6', onA4: true, problem: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetProblem',
      on: {
        open: {
          target: 'choosing',
          actions: { type: 'rememberTerritories', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      on: {
        'territories.chosen': {
          actions: ['forgetProblem', { type: 'rememberTerritories', params: ({ event }) => event }],
        },
        'paper.chosen': {
          actions: ['forgetProblem', { type: 'rememberPaper', params: ({ event }) => event }],
        },
        print: {
          guard: { type: 'printable', params: ({ context }) => context },
          target: 'printing',
          actions: 'forgetProblem',
        },
        close: 'closed',
      },
    },
    printing: {
      tags: 'busy',
      invoke: {
        id: 'printCards',
        src: 'printCards',
        input: ({ context }) => ({
          territoryIds: context.territoryIds,
          size: context.size,
          onA4: context.onA4,
        }),
        onDone: { target: 'closed', actions: { type: 'emitPrinted', params: answered } },
        onError: { target: 'choosing', actions: 'rememberProblem' },
      },
    },
  },
});
