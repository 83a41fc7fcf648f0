import { assign, emit, fromPromise, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Meta } from '../parts/flow/meta.ts';
import type { Archive, MutationExportCongregationArgs } from '#schema/generated.ts';

/** Exports a whole congregation to a file, after a question because it contains everybody's data (spec 2 §2 c-admin, c-setting; beyond the documents). */
export const archiveExportMachine = setup({
  types: {
    context: {} as MutationExportCongregationArgs,
    events: {} as
      | ({ type: 'export' } & MutationExportCongregationArgs)
      | { type: 'confirm' | 'cancel' },
    emitted: {} as
      | { type: 'exported'; archive: Archive }
      | { type: 'exportFailed'; problem: Problem | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    exportCongregation: fromPromise<Archive, MutationExportCongregationArgs>(toBeProvided),
  },
  actions: {
    rememberCongregation: assign({
      congregationId: (_, { congregationId }: MutationExportCongregationArgs) => congregationId,
    }),
    forgetCongregation: assign({ congregationId: '' }),
    emitExported: emit((_, archive: Archive) => ({ type: 'exported', archive })),
    emitFailed: emit(({ event }) => ({ type: 'exportFailed', problem: problemIn(event) })),
  },
}).createMachine({
  id: 'archiveExport',
  context: { congregationId: '' },
  initial: 'ready',
  states: {
    ready: {
      entry: 'forgetCongregation',
      on: {
        export: {
          target: 'confirming',
          actions: { type: 'rememberCongregation', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      meta: {
        confirm:
          'Veux-tu exporter toute cette assemblée\u202F? Le fichier contient les noms, les adresses et l’historique\u202F: garde-le en lieu sûr.',
      },
      on: { confirm: 'exporting', cancel: 'ready' },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'exportCongregation',
        src: 'exportCongregation',
        input: ({ context }) => ({ congregationId: context.congregationId }),
        onDone: { target: 'ready', actions: { type: 'emitExported', params: answered } },
        onError: { target: 'ready', actions: 'emitFailed' },
      },
    },
  },
});
