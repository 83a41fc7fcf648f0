import { assign, fromPromise, setup } from 'xstate';
import { type MapReading, type MapRemark, readAsItIs } from '../parts/files/map-remark.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import type { ImportSpan, ImportTerritoryMapOutcome, Outcome } from '#schema/generated.ts';
import {
  acceptable,
  type ChosenFile,
  type ConvertedFile,
  fileFault,
  type FileRead,
  type FileFault,
  importable,
  type SpanName,
  withinOf,
} from './map-import.rules.ts';

export type ImportAnswer = Answer<ImportTerritoryMapOutcome | Outcome>;
type Centre = { readonly latitude: number; readonly longitude: number };
type File = { readonly file: ChosenFile };
type ReadingChoice = { readonly reading: MapReading };

/** A file in the place of the map, all of it or what lies near; ends with the answer of the import, or with null when it is closed (spec 1 §2, §4, §5; MAP-24…34, IMP-01…04, GMED-08, GMED-09; OWN-326). */
export const mapImportMachine = setup({
  types: {
    context: {} as {
      /** As it was chosen; `file` is what is sent of it. */
      chosen: ChosenFile | null;
      file: ChosenFile | null;
      reading: MapReading;
      remarks: readonly MapRemark[];
      /** Of the file. */
      drawing: MapFeatures | null;
      fault: FileFault | 'unreadable' | null;
      filter: boolean;
      span: SpanName | null;
      centre: Centre;
      problem: Problem | null;
      answer: ImportAnswer | null;
    },
    events: {} as
      | ({ type: 'file.chosen' } & File)
      | ({ type: 'reading.changed' } & ReadingChoice)
      | { type: 'filter.changed'; filter: boolean }
      | { type: 'span.chosen'; span: SpanName | null }
      | ({ type: 'bring' } & Centre)
      | { type: 'confirm' | 'cancel' | 'close' },
    output: {} as ImportAnswer | null,
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    convertFile: fromPromise<ConvertedFile, FileRead>(toBeProvided),
    importMap: fromPromise<ImportAnswer, File & Centre & { within: ImportSpan | null }>(
      toBeProvided,
    ),
  },
  guards: {
    acceptable: (_, { file }: File) => acceptable(file),
    sound: (_, { file }: ConvertedFile) => fileFault(file) === null,
    importable: ({ context }) => importable(context),
  },
  actions: {
    rememberChosen: assign((_, { file }: File) => ({
      chosen: file,
      file,
      reading: readAsItIs,
      remarks: [],
      drawing: null,
    })),
    rememberReading: assign({ reading: (_, { reading }: ReadingChoice) => reading }),
    rememberConverted: assign((_, converted: ConvertedFile) => ({
      ...converted,
      fault: null,
    })),
    rememberFault: assign({
      file: null,
      drawing: null,
      fault: (_, { file }: File) => fileFault(file),
    }),
    rememberUnreadable: assign({
      file: null,
      remarks: [],
      drawing: null,
      fault: 'unreadable',
    }),
    rememberFilter: assign({ filter: (_, { filter }: { filter: boolean }) => filter }),
    rememberSpan: assign({ span: (_, { span }: { span: SpanName | null }) => span }),
    rememberCentre: assign({
      centre: (_, { latitude, longitude }: Centre) => ({ latitude, longitude }),
    }),
    rememberAnswer: assign({ answer: (_, answer: ImportAnswer) => answer }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null, fault: null }),
  },
}).createMachine({
  id: 'mapImport',
  context: {
    chosen: null,
    file: null,
    reading: readAsItIs,
    remarks: [],
    drawing: null,
    fault: null,
    filter: false,
    span: 'near',
    centre: { latitude: 0, longitude: 0 },
    problem: null,
    answer: null,
  },
  output: ({ context }) => context.answer,
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'empty',
      on: {
        close: 'closed',
        'file.chosen': [
          {
            guard: { type: 'acceptable', params: ({ event }) => event },
            target: 'converting',
            actions: ['forgetProblem', { type: 'rememberChosen', params: ({ event }) => event }],
          },
          {
            target: '.empty',
            actions: ['forgetProblem', { type: 'rememberFault', params: ({ event }) => event }],
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
            'reading.changed': {
              target: '#mapImport.converting',
              actions: { type: 'rememberReading', params: ({ event }) => event },
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
      on: { close: 'closed' },
      invoke: {
        id: 'convertFile',
        src: 'convertFile',
        input: ({ context }) => ({
          file: context.chosen ?? { name: '', size: 0 },
          reading: context.reading,
        }),
        onDone: [
          {
            guard: { type: 'sound', params: answered },
            target: 'waiting.filled',
            actions: { type: 'rememberConverted', params: answered },
          },
          {
            target: 'waiting.empty',
            actions: { type: 'rememberFault', params: answered },
          },
        ],
        onError: { target: 'waiting.empty', actions: ['rememberUnreadable', 'rememberProblem'] },
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
        onDone: { target: 'imported', actions: { type: 'rememberAnswer', params: answered } },
        onError: { target: 'waiting.filled', actions: 'rememberProblem' },
      },
    },
    imported: { type: 'final' },
    closed: { type: 'final' },
  },
});
