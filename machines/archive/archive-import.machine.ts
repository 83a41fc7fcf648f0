import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import type { CongregationOutcome, Notice } from '#schema/generated.ts';
import {
  archiveFault,
  type ArchiveFault,
  type ChosenArchive,
  newNameFault,
} from './archive.rules.ts';

type File = { readonly file: ChosenArchive };
type Named = { readonly name: string };

/** A new congregation from an archive, which overwrites nothing and so asks nothing (spec 2 §2 c-admin; beyond the documents). */
export const archiveImportMachine = setup({
  types: {
    context: {} as {
      file: ChosenArchive | null;
      fault: ArchiveFault | null;
      name: string;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'file.chosen' } & File)
      | ({ type: 'bring' } & Named)
      | { type: 'open' | 'close' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    importCongregation: fromPromise<CongregationOutcome, Named & File>(toBeProvided),
  },
  guards: {
    sound: (_, { file }: File) => archiveFault(file) === null,
    named: (_, { name }: Named) => !newNameFault(name),
    refused: (_, outcome: CongregationOutcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberFile: assign({ file: (_, { file }: File) => file, fault: null, problem: null }),
    rememberFault: assign({
      file: null,
      fault: (_, { file }: File) => archiveFault(file),
      problem: null,
    }),
    rememberName: assign({ name: (_, { name }: Named) => name.trim(), problem: null }),
    rememberRefusal: assign({ problem: (_, outcome: CongregationOutcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetAll: assign({ file: null, fault: null, name: '', problem: null }),
    tellChanged: emit((_, outcome: CongregationOutcome) => ({
      type: 'changed',
      notice: noticeOf(outcome),
    })),
  },
}).createMachine({
  id: 'archiveImport',
  context: { file: null, fault: null, name: '', problem: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetAll', on: { open: 'open' } },
    open: {
      initial: 'empty',
      on: {
        close: 'closed',
        'file.chosen': [
          {
            guard: { type: 'sound', params: ({ event }) => event },
            target: '.filled',
            actions: { type: 'rememberFile', params: ({ event }) => event },
          },
          { target: '.empty', actions: { type: 'rememberFault', params: ({ event }) => event } },
        ],
      },
      states: {
        empty: {},
        filled: {
          on: {
            bring: {
              guard: { type: 'named', params: ({ event }) => event },
              target: '#archiveImport.importing',
              actions: { type: 'rememberName', params: ({ event }) => event },
            },
          },
        },
      },
    },
    importing: {
      tags: 'busy',
      invoke: {
        id: 'importCongregation',
        src: 'importCongregation',
        input: ({ context }) => ({
          file: context.file ?? { name: '', size: 0 },
          name: context.name,
        }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'open.filled',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'closed',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'open.filled',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
