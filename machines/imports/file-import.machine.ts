import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type {
  Done,
  ImportReport,
  ImportRun,
  MutationUndoImportArgs,
  Notice,
} from '#schema/generated.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { errorIn, networkFailed, problemIn } from '../parts/failure/failure.ts';
import { noticeIn, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { importDraftMachine } from './import-draft.machine.ts';
import { type MapReading, readAsItIs } from '../parts/files/map-remark.ts';
import * as columns from './columns.rules.ts';
import * as rules from './import.rules.ts';

/** Imports a file of another program: read it, map its columns, check it, decide what its unknown words stand for, import it whole or not at all; an import is undone after its question (OWN-09, OWN-130; IMP-03). */
export const fileImportMachine = setup({
  types: {
    context: {} as rules.ImportContext,
    events: {} as rules.ImportEvent,
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    children: {} as { draft: 'draft' },
    tags: {} as 'busy',
  },
  actors: {
    draft: importDraftMachine,
    readFile: fromPromise<rules.FileContent, rules.FileRead>(toBeProvided),
    importReport: fromPromise<ImportReport, rules.ImportContext>(toBeProvided),
    runImport: fromPromise<ImportRun, rules.ImportContext>(toBeProvided),
    undoImport: fromPromise<Done, MutationUndoImportArgs>(toBeProvided),
  },
  guards: {
    interpreted: ({ context }) => rules.missingTargets(context).length === 0,
    runnable: ({ context }) => rules.runnable(context.report, context.skipping),
    replacesMaps: ({ context }) =>
      rules.runnable(context.report, context.skipping) && (context.report?.mapsReplaced ?? 0) > 0,
    restoringReport: ({ context }) => context.restoring?.judged === true,
    justImported: ({ context }) => context.imported !== null,
    networkFailed: ({ event }) => networkFailed(errorIn(event)),
  },
  actions: {
    rememberFile: assign(({ context }, { file }: rules.FileChoice) =>
      rules.withFile(context, file),
    ),
    rememberContent: assign(({ context }, content: rules.FileContent) =>
      columns.contentIn(context.restoring, content),
    ),
    rememberDraft: assign((_, { draft }: { draft: rules.ImportDraft }) => rules.restored(draft)),
    rememberReading: assign(({ context }, { reading }: { reading: MapReading }) =>
      rules.readAnew(context, reading),
    ),
    forgetRestoring: assign({ restoring: null }),
    readDraft: sendTo('draft', { type: 'read', known: null }),
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'keep',
      draft: rules.draftOf(context),
    })),
    dropDraft: sendTo('draft', { type: 'drop' }),
    rememberSheet: assign(({ context }, choice: rules.SheetChoice) => ({
      ...columns.readAs(context.tables, choice),
      confirmed: [],
    })),
    rememberTarget: assign({
      says: null,
      targets: ({ context }, { at, target }: rules.TargetChoice) =>
        rules.withTarget(context.targets, at, target),
      confirmed: [],
    }),
    rememberReport: assign(({ context }, report: ImportReport) =>
      rules.withReport(context, report),
    ),
    rememberJudged: assign({ report: (_, report: ImportReport) => report }),
    rememberTake: assign({
      choices: ({ context }, { words, take }: rules.WordChoice) =>
        rules.withTake(context.choices, words, take),
    }),
    rememberConfirmed: assign({
      confirmed: ({ context }, { lines, confirmed }: rules.LineChoice) =>
        rules.withConfirmed(context.confirmed, lines, confirmed),
    }),
    rememberFilter: assign({ filter: (_, { filter }: rules.FilterChoice) => filter }),
    rememberOptions: assign((_, { skipping, inviting }: rules.Options) => ({ skipping, inviting })),
    rememberImported: assign((_, imported: ImportRun) => ({ imported, ...rules.noDecisions })),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    forgetReport: assign({ report: null }),
    forgetFile: assign(rules.noFile),
    rememberImportId: assign({ importId: (_, { importId }: MutationUndoImportArgs) => importId }),
    rememberUndoProblem: assign({ undoProblem: ({ event }) => problemIn(event) }),
    forgetUndoProblem: assign({ undoProblem: null }),
    emitImported: emit({ type: 'changed', notice: null }),
    emitUndone: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'fileImport',
  context: {
    file: null,
    reading: readAsItIs,
    tables: [],
    sheet: 0,
    headed: null,
    kind: 'territories',
    targets: [],
    says: null,
    report: null,
    choices: [],
    choicesFor: '',
    confirmed: [],
    filter: 'all',
    skipping: false,
    inviting: false,
    restoring: null,
    imported: null,
    problem: null,
    importId: '',
    undoProblem: null,
  },
  invoke: { id: 'draft', src: 'draft' },
  initial: 'choosing',
  states: {
    choosing: {
      entry: 'readDraft',
      on: {
        'draft.restored': {
          target: 'reading',
          actions: ['forgetProblem', { type: 'rememberDraft', params: ({ event }) => event }],
        },
        'file.chosen': {
          target: 'reading',
          actions: ['forgetProblem', { type: 'rememberFile', params: ({ event }) => event }],
        },
        undo: {
          target: 'confirmingUndo',
          actions: { type: 'rememberImportId', params: ({ event }) => event },
        },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({
          file: context.file ?? { name: '' },
          reading: context.reading,
        }),
        onDone: [
          {
            guard: 'restoringReport',
            target: 'checking',
            actions: { type: 'rememberContent', params: answered },
          },
          {
            target: 'mapping',
            actions: [{ type: 'rememberContent', params: answered }, 'forgetRestoring'],
          },
        ],
        onError: { target: 'choosing', actions: ['rememberProblem', 'forgetRestoring'] },
      },
    },
    mapping: {
      entry: 'keepDraft',
      on: {
        'reading.changed': {
          target: 'reading',
          actions: { type: 'rememberReading', params: ({ event }) => event },
        },
        'sheet.chosen': {
          actions: [{ type: 'rememberSheet', params: ({ event }) => event }, 'keepDraft'],
        },
        'target.chosen': {
          actions: [{ type: 'rememberTarget', params: ({ event }) => event }, 'keepDraft'],
        },
        check: { guard: 'interpreted', target: 'checking', actions: 'forgetProblem' },
        restart: { target: 'choosing', actions: ['forgetFile', 'dropDraft'] },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'importReport',
        src: 'importReport',
        input: ({ context }) => context,
        onDone: { target: 'reporting', actions: { type: 'rememberReport', params: answered } },
        onError: { target: 'mapping', actions: ['rememberProblem', 'forgetRestoring'] },
      },
    },
    reporting: {
      entry: 'keepDraft',
      on: {
        'words.decided': {
          target: 'judging',
          actions: [
            'forgetProblem',
            { type: 'rememberTake', params: ({ event }) => event },
            'keepDraft',
          ],
        },
        'lines.confirmed': {
          target: 'judging',
          actions: [
            'forgetProblem',
            { type: 'rememberConfirmed', params: ({ event }) => event },
            'keepDraft',
          ],
        },
        'filter.chosen': { actions: { type: 'rememberFilter', params: ({ event }) => event } },
        'options.changed': {
          actions: [{ type: 'rememberOptions', params: ({ event }) => event }, 'keepDraft'],
        },
        check: { target: 'checking', actions: 'forgetProblem' },
        back: { target: 'mapping', actions: ['forgetProblem', 'forgetReport'] },
        run: [
          { guard: 'replacesMaps', target: 'confirmingMaps' },
          { guard: 'runnable', target: 'confirming' },
        ],
        restart: { target: 'choosing', actions: ['forgetFile', 'dropDraft'] },
      },
    },
    judging: {
      tags: 'busy',
      on: {
        'words.decided': {
          target: 'judging',
          reenter: true,
          actions: [{ type: 'rememberTake', params: ({ event }) => event }, 'keepDraft'],
        },
        'lines.confirmed': {
          target: 'judging',
          reenter: true,
          actions: [{ type: 'rememberConfirmed', params: ({ event }) => event }, 'keepDraft'],
        },
        'filter.chosen': { actions: { type: 'rememberFilter', params: ({ event }) => event } },
      },
      invoke: {
        id: 'judgeAgain',
        src: 'importReport',
        input: ({ context }) => context,
        onDone: { target: 'reporting', actions: { type: 'rememberJudged', params: answered } },
        onError: { target: 'reporting', actions: 'rememberProblem' },
      },
    },
    confirming: {
      meta: { confirm: 'Veux-tu importer ces lignes\u202F?' },
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
        onDone: {
          target: 'done',
          actions: [{ type: 'rememberImported', params: answered }, 'dropDraft', 'emitImported'],
        },
        onError: { target: 'reporting', actions: 'rememberProblem' },
      },
    },
    done: {
      on: {
        restart: { target: 'choosing', actions: 'forgetFile' },
        undo: {
          target: 'confirmingUndo',
          actions: { type: 'rememberImportId', params: ({ event }) => event },
        },
      },
    },
    confirmingUndo: {
      meta: { confirm: 'Veux-tu annuler cet import\u202F?' },
      on: {
        confirm: { target: 'undoing', actions: 'forgetUndoProblem' },
        cancel: 'leavingUndo',
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undoImport',
        src: 'undoImport',
        input: ({ context }) => ({ importId: context.importId }),
        onDone: { target: 'choosing', actions: ['forgetFile', 'emitUndone'] },
        onError: [
          { guard: 'networkFailed', target: 'confirmingUndo' },
          { target: 'leavingUndo', actions: 'rememberUndoProblem' },
        ],
      },
    },
    leavingUndo: { always: [{ guard: 'justImported', target: 'done' }, { target: 'choosing' }] },
  },
});
