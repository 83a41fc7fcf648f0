import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import type { Archive, ArchiveOutcome } from '#schema/generated.ts';

type Chosen = { readonly congregationId: string };

/** A whole congregation as a file, asked about because it holds everybody's data (spec 2 §2 c-admin, c-setting; beyond the documents). */
export const archiveExportMachine = setup({
  types: {
    context: {} as Chosen & { problem: Problem | null },
    events: {} as ({ type: 'export' } & Chosen) | { type: 'confirm' | 'cancel' },
    emitted: {} as
      | { type: 'exported'; archive: Archive | null }
      | { type: 'exportFailed'; problem: Problem | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    exportCongregation: fromPromise<ArchiveOutcome, Chosen>(toBeProvided),
  },
  guards: {
    refused: (_, outcome: ArchiveOutcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberChosen: assign({ congregationId: (_, { congregationId }: Chosen) => congregationId }),
    forgetChosen: assign({ congregationId: '' }),
    tellExported: emit((_, outcome: ArchiveOutcome) => ({
      type: 'exported',
      archive: 'base64' in outcome ? outcome : null,
    })),
    tellRefused: emit((_, outcome: ArchiveOutcome) => ({
      type: 'exportFailed',
      problem: refusalOf(outcome),
    })),
    tellFailed: emit((_, { error }: Failed) => ({
      type: 'exportFailed',
      problem: problemOf(error),
    })),
  },
}).createMachine({
  id: 'archiveExport',
  context: { congregationId: '', problem: null },
  initial: 'ready',
  states: {
    ready: {
      entry: 'forgetChosen',
      on: {
        export: {
          target: 'confirming',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      meta: {
        confirm:
          'Veux-tu exporter toute cette assemblée ? Le fichier contient les noms, les adresses et l’historique : garde-le en lieu sûr.',
      },
      on: { confirm: 'exporting', cancel: 'ready' },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'exportCongregation',
        src: 'exportCongregation',
        input: ({ context }) => ({ congregationId: context.congregationId }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'tellRefused', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: { type: 'tellExported', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'ready', actions: { type: 'tellFailed', params: ({ event }) => event } },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
