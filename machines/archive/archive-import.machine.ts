import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { noticeIn } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import type { CongregationSaved, Notice } from '#schema/generated.ts';
import {
  archiveFault,
  type ArchiveFault,
  type ChosenArchive,
  leaveOutOffered,
  newNameFault,
} from './archive.rules.ts';

type ArchiveChoice = { readonly file: ChosenArchive };
type NewName = { readonly name: string };
type Bring = NewName & { readonly leaveOut: boolean };

/** Makes a new congregation from an archive; it overwrites nothing, so there is no question (spec 2 §2 c-admin; beyond the documents). */
export const archiveImportMachine = setup({
  types: {
    context: {} as {
      file: ChosenArchive | null;
      fault: ArchiveFault | null;
      name: string;
      /** Who administers this site is left out, where the server offered it. */
      leaveOut: boolean;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'file.chosen' } & ArchiveChoice)
      | ({ type: 'bring' } & Bring)
      | { type: 'open' | 'close' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    importCongregation: fromPromise<CongregationSaved, ArchiveChoice & Bring>(toBeProvided),
  },
  guards: {
    sound: (_, { file }: ArchiveChoice) => archiveFault(file) === null,
    named: (_, { name }: NewName) => !newNameFault(name),
  },
  actions: {
    rememberFile: assign({
      file: (_, { file }: ArchiveChoice) => file,
      fault: null,
      leaveOut: false,
      problem: null,
    }),
    rememberFault: assign({
      file: null,
      fault: (_, { file }: ArchiveChoice) => archiveFault(file),
      problem: null,
    }),
    rememberBring: assign(({ context }, { name, leaveOut }: Bring) => ({
      name: name.trim(),
      leaveOut: leaveOut && leaveOutOffered(context),
      problem: null,
    })),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetAll: assign({ file: null, fault: null, name: '', leaveOut: false, problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'archiveImport',
  context: { file: null, fault: null, name: '', leaveOut: false, problem: null },
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
              actions: { type: 'rememberBring', params: ({ event }) => event },
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
          leaveOut: context.leaveOut,
        }),
        onDone: { target: 'closed', actions: 'emitChanged' },
        onError: { target: 'open.filled', actions: 'rememberProblem' },
      },
    },
  },
});
