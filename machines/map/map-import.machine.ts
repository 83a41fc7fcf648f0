import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import type { ImportSpan, ImportTerritoryMapOutcome, Notice, Outcome } from '#schema/generated.ts';
import {
  acceptable,
  type ChosenFile,
  fileFault,
  type FileFault,
  importable,
  type SpanName,
  withinOf,
} from './map-import.rules.ts';

type Imported = ImportTerritoryMapOutcome | Outcome;
type Centre = { readonly latitude: number; readonly longitude: number };
type File = { readonly file: ChosenFile };

/** A file in the place of the map, all of it or what lies near (spec 1 §2, §4, §5; MAP-24…34, IMP-01…04, GMED-08, GMED-09). */
export const mapImportMachine = setup({
  types: {
    context: {} as {
      file: ChosenFile | null;
      fault: FileFault | 'unreadable' | null;
      filter: boolean;
      span: SpanName | null;
      centre: Centre;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'file.chosen' } & File)
      | { type: 'filter.changed'; filter: boolean }
      | { type: 'span.chosen'; span: SpanName | null }
      | ({ type: 'bring' } & Centre)
      | { type: 'confirm' | 'cancel' | 'close' },
    emitted: {} as { type: 'changed'; notice: Notice | null; outcome: Imported },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    convertFile: fromPromise<ChosenFile, File>(toBeProvided),
    importMap: fromPromise<Imported, File & Centre & { within: ImportSpan | null }>(toBeProvided),
  },
  guards: {
    acceptable: (_, { file }: File) => acceptable(file),
    sound: (_, file: ChosenFile) => fileFault(file) === null,
    importable: ({ context }) => importable(context),
    refused: (_, outcome: Imported) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberFile: assign({ file: (_, file: ChosenFile) => file, fault: null }),
    rememberFault: assign({ file: null, fault: (_, file: ChosenFile) => fileFault(file) }),
    rememberUnreadable: assign({ file: null, fault: 'unreadable' }),
    rememberFilter: assign({ filter: (_, { filter }: { filter: boolean }) => filter }),
    rememberSpan: assign({ span: (_, { span }: { span: SpanName | null }) => span }),
    rememberCentre: assign({
      centre: (_, { latitude, longitude }: Centre) => ({ latitude, longitude }),
    }),
    rememberRefusal: assign({ problem: (_, outcome: Imported) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null, fault: null }),
    forgetAll: assign({ file: null, fault: null, filter: false, span: 'near', problem: null }),
    tellChanged: emit((_, outcome: Imported) => ({
      type: 'changed',
      notice: noticeOf(outcome),
      outcome,
    })),
  },
}).createMachine({
  id: 'mapImport',
  context: {
    file: null,
    fault: null,
    filter: false,
    span: 'near',
    centre: { latitude: 0, longitude: 0 },
    problem: null,
  },
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'empty',
      on: {
        close: { target: '.empty', actions: 'forgetAll' },
        'file.chosen': [
          {
            guard: { type: 'acceptable', params: ({ event }) => event },
            target: 'converting',
            actions: ['forgetProblem', { type: 'rememberFile', params: ({ event }) => event.file }],
          },
          {
            target: '.empty',
            actions: [
              'forgetProblem',
              { type: 'rememberFault', params: ({ event }) => event.file },
            ],
          },
        ],
      },
      states: {
        empty: {},
        filled: {
          on: {
            'filter.changed': {
              actions: { type: 'rememberFilter', params: ({ event }) => event },
            },
            'span.chosen': { actions: { type: 'rememberSpan', params: ({ event }) => event } },
            bring: {
              guard: 'importable',
              target: '#mapImport.confirming',
              actions: { type: 'rememberCentre', params: ({ event }) => event },
            },
          },
        },
      },
    },
    converting: {
      tags: 'busy',
      invoke: {
        id: 'convertFile',
        src: 'convertFile',
        input: ({ context }) => ({ file: context.file ?? { name: '', size: 0 } }),
        onDone: [
          {
            guard: { type: 'sound', params: ({ event }) => event.output },
            target: 'waiting.filled',
            actions: { type: 'rememberFile', params: ({ event }) => event.output },
          },
          {
            target: 'waiting.empty',
            actions: { type: 'rememberFault', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'waiting.empty', actions: 'rememberUnreadable' },
      },
    },
    confirming: {
      meta: { confirm: 'Voulez-vous écraser la carte existante ?' },
      on: { confirm: { target: 'importing', actions: 'forgetProblem' }, cancel: 'waiting.filled' },
    },
    importing: {
      tags: 'busy',
      invoke: {
        id: 'importMap',
        src: 'importMap',
        input: ({ context }) => ({
          file: context.file ?? { name: '', size: 0 },
          ...context.centre,
          within: withinOf(context),
        }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'waiting.filled',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'waiting',
            actions: ['forgetAll', { type: 'tellChanged', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'waiting.filled',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
