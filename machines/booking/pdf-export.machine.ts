import { assign, emit, fromPromise, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { pdfTitleFault } from './booking.rules.ts';
import type { MutationExportAvailableArgs, Pdf } from '#schema/generated.ts';

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
    emitted: {} as { type: 'exported'; pdf: Pdf },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    exportAvailable: fromPromise<Pdf, MutationExportAvailableArgs>(toBeProvided),
  },
  guards: {
    someSelected: (_, { territoryIds }: Territories) => territoryIds.length > 0,
    titled: (_, { pdfTitle }: Titled) => !pdfTitleFault(pdfTitle),
  },
  actions: {
    rememberSelected: assign({ territoryIds: (_, { territoryIds }: Territories) => territoryIds }),
    rememberTitle: assign({ pdfTitle: (_, { pdfTitle }: Titled) => pdfTitle.trim() }),
    forgetAll: assign({ territoryIds: [], pdfTitle: '', problem: null }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitExported: emit((_, pdf: Pdf) => ({ type: 'exported', pdf })),
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
        onDone: { target: 'closed', actions: { type: 'emitExported', params: answered } },
        onError: { target: 'titling', actions: 'rememberProblem' },
      },
    },
  },
});
