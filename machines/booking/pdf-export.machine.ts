import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import { pdfTitleFault } from './booking.rules.ts';
import type { MutationExportAvailableArgs, Pdf, PdfOutcome } from '#schema/generated.ts';

type Territories = { readonly territoryIds: readonly string[] };
type Titled = { readonly pdfTitle: string };

/** The selected territories as a PDF, after its title (spec 2 §2 t-available, §5; AVL-10…12). */
export const pdfExportMachine = setup({
  types: {
    context: {} as MutationExportAvailableArgs & { problem: Problem | null },
    events: {} as
      | ({ type: 'open' } & Territories)
      | ({ type: 'export' } & Titled)
      | { type: 'close' },
    emitted: {} as { type: 'exported'; pdf: Pdf | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    exportAvailable: fromPromise<PdfOutcome, MutationExportAvailableArgs>(toBeProvided),
  },
  guards: {
    someSelected: (_, { territoryIds }: Territories) => territoryIds.length > 0,
    titled: (_, { pdfTitle }: Titled) => !pdfTitleFault(pdfTitle),
    refused: (_, outcome: PdfOutcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberSelected: assign({ territoryIds: (_, { territoryIds }: Territories) => territoryIds }),
    rememberTitle: assign({ pdfTitle: (_, { pdfTitle }: Titled) => pdfTitle.trim() }),
    forgetAll: assign({ territoryIds: [], pdfTitle: '', problem: null }),
    rememberRefusal: assign({ problem: (_, outcome: PdfOutcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellExported: emit((_, outcome: PdfOutcome) => ({
      type: 'exported',
      pdf: 'base64' in outcome ? outcome : null,
    })),
  },
}).createMachine({
  id: 'pdfExport',
  context: { territoryIds: [], pdfTitle: '', problem: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetAll',
      on: {
        open: {
          guard: { type: 'someSelected', params: ({ event }) => event },
          target: 'titling',
          actions: { type: 'rememberSelected', params: ({ event }) => event },
        },
      },
    },
    titling: {
      on: {
        export: {
          guard: { type: 'titled', params: ({ event }) => event },
          target: 'exporting',
          actions: ['forgetProblem', { type: 'rememberTitle', params: ({ event }) => event }],
        },
        close: 'closed',
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'exportAvailable',
        src: 'exportAvailable',
        input: ({ context }) => ({
          pdfTitle: context.pdfTitle,
          territoryIds: context.territoryIds,
        }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'titling',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'closed',
            actions: { type: 'tellExported', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'titling', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
