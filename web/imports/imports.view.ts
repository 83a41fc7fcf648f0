import type { SnapshotFrom } from 'xstate';

import type { fileImportMachine } from '#machines/imports/file-import.machine.ts';
import {
  badLines,
  missingTargets,
  type FileTable,
  type Target,
} from '#machines/imports/import.rules.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { ImportKind, ImportReport } from '#schema/generated.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import { withProduct } from '../parts/texts/product.ts';
import { apartRemarks } from './files/apart-shapes.ts';
import { importsTexts as texts } from './imports.texts.ts';
import { bringsNothing } from './report.view.ts';

type Snapshot = SnapshotFrom<typeof fileImportMachine>;

export interface FileColumn {
  readonly at: number;
  readonly head: string;
  /** Different values, as many as are shown. */
  readonly examples: readonly string[];
  readonly target: Target | null;
}

export const importKinds: readonly ImportKind[] = ['territories', 'people', 'history'];
const exampleLength = 60;
const examplesShown = 3;

function columnsOf({ tables, sheet, targets }: Snapshot['context']): readonly FileColumn[] {
  const table = tables[sheet];
  return (table?.heads ?? []).map((head, at) => ({
    at,
    head: head === '' ? texts.unnamed(at + 1) : head,
    examples:
      table?.shapes && at === table.heads.length - 1
        ? [texts.shapes(table.rows.length)]
        : differentIn(table?.rows ?? [], at),
    target: targets[at] ?? null,
  }));
}

function differentIn(rows: FileTable['rows'], at: number): readonly string[] {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const cell = (cells[at] ?? '').trim().slice(0, exampleLength);
    if (cell !== '') found.add(cell);
    if (found.size === examplesShown) break;
  }
  return [...found];
}

/** From 1, the choice of a file, to 4, the result. */
function stepOf(snapshot: Snapshot): number {
  const { report, imported } = snapshot.context;
  if (imported !== null) return 4;
  const again = snapshot.matches('reading') && snapshot.context.tables.length > 0;
  if (again || snapshot.matches('mapping')) return 2;
  if (snapshot.matches('checking')) return report ? 3 : 2;
  return report === null ? 1 : 3;
}

function aboutRun(toRun: number, report: ImportReport | null): string {
  const also = texts.willCreate(report?.typesCreated ?? 0, report?.peopleCreated ?? 0);
  const updated = report?.updated ?? 0;
  const lines = `${texts.run(toRun)}${updated > 0 ? texts.changing(updated) : ''}`;
  return also === '' ? lines : `${lines}. ${texts.alsoCreates(also)}`;
}

export function importView(snapshot: Snapshot) {
  const { context } = snapshot;
  const { report, imported } = context;
  const step = stepOf(snapshot);
  const table = context.tables[context.sheet];
  const toRun = report ? report.created + report.updated : 0;
  const missing = missingTargets(context).map((target) => withProduct(texts.targets[target]));
  return {
    step,
    busy: snapshot.hasTag('busy'),
    reading: snapshot.matches('reading'),
    readAs: context.reading,
    checking: snapshot.matches('checking'),
    importing: snapshot.matches('importing'),
    fileName: context.file?.name ?? null,
    kind: context.kind,
    sheets: context.tables.map(({ name }) => name),
    sheet: context.sheet,
    rowCount: table?.rows.length ?? 0,
    remarks: table ? [...(table.remarks ?? []), ...apartRemarks(table, context)] : [],
    /** Null where the first line can be nothing but a row, or the headers. */
    headed: context.headed,
    /** A shape is a row with the file's own map. */
    drawn: table?.shapes === true,
    spread: table?.spread === true,
    says: context.says ?? null,
    columns: step === 2 ? columnsOf(context) : [],
    missing: missing.length === 0 ? null : texts.missing(missing.join(', ')),
    canCheck: snapshot.can({ type: 'check' }),
    report: step === 3 ? report : null,
    choices: context.choices,
    confirmed: context.confirmed,
    filter: context.filter,
    /** While the lines are judged again, more can be decided. */
    judging: snapshot.matches('judging'),
    bad: report ? badLines(report).length : 0,
    skipping: context.skipping,
    inviting: context.inviting,
    toRun,
    nothingNew: report !== null && bringsNothing(report),
    canRun: snapshot.can({ type: 'run' }),
    imported,
    problem: problemView(context.problem),
    canUndo: snapshot.can({ type: 'undo', importId: '' }),
    canRestart: snapshot.can({ type: 'restart' }),
    undoProblem: problemView(context.undoProblem),
    question: questionIn(snapshot.getMeta()),
    /** How many lines are imported; undefined for the question about an undo. */
    about: snapshot.matches('confirmingUndo') ? undefined : aboutRun(toRun, report),
    /** The past import that the question is about. */
    undoing: snapshot.matches('confirmingUndo') ? context.importId : null,
    unsaved: step === 2 || step === 3,
  };
}

export type ImportView = ReturnType<typeof importView>;
