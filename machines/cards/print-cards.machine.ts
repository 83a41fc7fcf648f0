import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import { cardsMax } from '#schema/limits.ts';
import type { CardSize, MutationPrintCardsArgs, Pdf, PdfOutcome } from '#schema/generated.ts';

type Territories = { readonly territoryIds: readonly string[] };
type Paper = { readonly size: CardSize; readonly onA4: boolean };

/** Maps of territories on paper, after their size: beside the documented print help (spec 1 §2; issue 5). */
export const printCardsMachine = setup({
  types: {
    context: {} as MutationPrintCardsArgs & { problem: Problem | null },
    events: {} as
      | ({ type: 'open' } & Territories)
      | ({ type: 'territories.chosen' } & Territories)
      | ({ type: 'paper.chosen' } & Paper)
      | { type: 'print' }
      | { type: 'close' },
    emitted: {} as { type: 'printed'; pdf: Pdf | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    printCards: fromPromise<PdfOutcome, MutationPrintCardsArgs>(toBeProvided),
  },
  guards: {
    someChosen: (_, { territoryIds }: Territories) =>
      territoryIds.length > 0 && territoryIds.length <= cardsMax,
    refused: (_, outcome: PdfOutcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberTerritories: assign({
      territoryIds: (_, { territoryIds }: Territories) => territoryIds,
    }),
    rememberPaper: assign({
      size: (_, { size }: Paper) => size,
      onA4: (_, { onA4 }: Paper) => onA4,
    }),
    rememberRefusal: assign({ problem: (_, outcome: PdfOutcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellPrinted: emit((_, outcome: PdfOutcome) => ({
      type: 'printed',
      pdf: 'base64' in outcome ? outcome : null,
    })),
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
          guard: { type: 'someChosen', params: ({ context }) => context },
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
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'closed',
            actions: { type: 'tellPrinted', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'choosing',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
