import { assign, emit, fromPromise, setup } from 'xstate';
import type { ImportReport, Notice, RunImportOutcome } from '#schema/generated.ts';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import * as rules from './import.rules.ts';

type Read = rules.Understood & { readonly tables: readonly rules.FileTable[] };
type Sheet = rules.Understood & { readonly sheet: number };
type Named = { readonly file: { readonly name: string } };

/** A file of another program: read, its columns understood, tried, then imported whole (house-style 7, issue 7; IMP-03). */
export const fileImportMachine = setup({
  types: {
    context: {} as rules.ImportContext,
    events: {} as
      | ({ type: 'file.chosen' } & Named)
      | ({ type: 'sheet.chosen' } & Sheet)
      | { type: 'target.chosen'; at: number; target: rules.Target | null }
      | ({ type: 'options.changed' } & rules.Options)
      | { type: 'check' | 'back' | 'run' | 'restart' | 'confirm' | 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    readFile: fromPromise<Read, Named>(toBeProvided),
    importReport: fromPromise<ImportReport, rules.ImportContext>(toBeProvided),
    runImport: fromPromise<RunImportOutcome, rules.ImportContext>(toBeProvided),
  },
  guards: {
    understood: ({ context }) => rules.missingTargets(context).length === 0,
    runnable: ({ context }) => rules.runnable(context.report, context.skipping),
    replacesMaps: ({ context }) =>
      rules.runnable(context.report, context.skipping) && (context.report?.mapsReplaced ?? 0) > 0,
    refused: (_, outcome: RunImportOutcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberFile: assign({ file: (_, { file }: Named) => file }),
    rememberRead: assign((_, { tables, kind, targets }: Read) => ({
      tables,
      kind,
      targets,
      sheet: 0,
    })),
    rememberSheet: assign((_, { sheet, kind, targets }: Sheet) => ({ sheet, kind, targets })),
    rememberTarget: assign({
      targets: ({ context }, { at, target }: { at: number; target: rules.Target | null }) =>
        rules.withTarget(context.targets, at, target),
    }),
    rememberReport: assign({ report: (_, report: ImportReport) => report, skipping: false }),
    rememberOptions: assign((_, { skipping, inviting }: rules.Options) => ({ skipping, inviting })),
    rememberRun: assign({ ran: (_, ran: RunImportOutcome) => ran }),
    rememberRefusal: assign({ problem: (_, outcome: RunImportOutcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    forgetReport: assign({ report: null }),
    forgetAll: assign({
      file: null,
      tables: [],
      targets: [],
      report: null,
      ran: null,
      inviting: false,
      problem: null,
    }),
    tellChanged: emit((_, ran: RunImportOutcome) => ({ type: 'changed', notice: noticeOf(ran) })),
  },
}).createMachine({
  id: 'fileImport',
  context: {
    file: null,
    tables: [],
    sheet: 0,
    kind: 'territories',
    targets: [],
    report: null,
    skipping: false,
    inviting: false,
    ran: null,
    problem: null,
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'file.chosen': {
          target: 'reading',
          actions: ['forgetProblem', { type: 'rememberFile', params: ({ event }) => event }],
        },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file ?? { name: '' } }),
        onDone: {
          target: 'mapping',
          actions: { type: 'rememberRead', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    mapping: {
      on: {
        'sheet.chosen': { actions: { type: 'rememberSheet', params: ({ event }) => event } },
        'target.chosen': { actions: { type: 'rememberTarget', params: ({ event }) => event } },
        check: { guard: 'understood', target: 'checking', actions: 'forgetProblem' },
        restart: { target: 'choosing', actions: 'forgetAll' },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'importReport',
        src: 'importReport',
        input: ({ context }) => context,
        onDone: {
          target: 'reporting',
          actions: { type: 'rememberReport', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'mapping', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    reporting: {
      on: {
        'options.changed': { actions: { type: 'rememberOptions', params: ({ event }) => event } },
        check: { target: 'checking', actions: 'forgetProblem' },
        back: { target: 'mapping', actions: ['forgetProblem', 'forgetReport'] },
        run: [
          { guard: 'replacesMaps', target: 'confirmingMaps' },
          { guard: 'runnable', target: 'confirming' },
        ],
        restart: { target: 'choosing', actions: 'forgetAll' },
      },
    },
    confirming: {
      meta: { confirm: 'Veux-tu importer ces lignes ?' },
      on: { confirm: { target: 'importing', actions: 'forgetProblem' }, cancel: 'reporting' },
    },
    confirmingMaps: {
      meta: { confirm: 'Voulez-vous écraser la carte existante ?' },
      on: { confirm: { target: 'importing', actions: 'forgetProblem' }, cancel: 'reporting' },
    },
    importing: {
      tags: 'busy',
      invoke: {
        id: 'runImport',
        src: 'runImport',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'reporting',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'done',
            actions: [
              { type: 'rememberRun', params: ({ event }) => event.output },
              { type: 'tellChanged', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'reporting',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    done: { on: { restart: { target: 'choosing', actions: 'forgetAll' } } },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
