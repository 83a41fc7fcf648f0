import type { SnapshotFrom } from 'xstate';

import type { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import type { fileImportMachine } from '#machines/imports/file-import.machine.ts';
import { badLines, missingTargets, type Target } from '#machines/imports/import.rules.ts';
import { questionIn } from '#machines/meta/meta.ts';
import type { ImportKind, ImportReport, ImportStatus } from '#schema/generated.ts';

import { problemView } from '../failure/problem.view.ts';
import { withProduct } from '../texts/product.ts';
import { importsTexts as texts } from './imports.texts.ts';

type Snapshot = SnapshotFrom<typeof fileImportMachine>;

export interface FileColumn {
  readonly at: number;
  readonly head: string;
  readonly example: string;
  readonly target: Target | null;
}

export interface ReportRow {
  readonly line: number;
  readonly status: ImportStatus;
  readonly about: string;
  readonly reason: string;
}

export const importKinds: readonly ImportKind[] = ['territories', 'people', 'history'];
export const importStatuses: readonly ImportStatus[] = [
  'created',
  'updated',
  'ignored',
  'doubtful',
  'refused',
];

const exampleLength = 60;

function columnsOf({ tables, sheet, targets }: Snapshot['context']): readonly FileColumn[] {
  const table = tables[sheet];
  return (table?.heads ?? []).map((head, at) => {
    const filled = table?.rows.find(({ cells }) => (cells[at]?.trim() ?? '') !== '');
    return {
      at,
      head: head === '' ? texts.unnamed(at + 1) : head,
      example: (filled?.cells[at] ?? '').slice(0, exampleLength),
      target: targets[at] ?? null,
    };
  });
}

const rowsOf = (report: ImportReport): readonly ReportRow[] =>
  report.lines.map(({ line, status, about, reason }) => ({
    line,
    status,
    about,
    reason: reason ?? '',
  }));

function stepOf(snapshot: Snapshot): number {
  if (snapshot.matches('choosing') || snapshot.matches('reading')) return 1;
  if (snapshot.matches('mapping')) return 2;
  if (snapshot.matches('checking')) return snapshot.context.report ? 3 : 2;
  return snapshot.matches('done') ? 4 : 3;
}

/** What c-import shows, by the machine's own word. */
export function importView(snapshot: Snapshot) {
  const { context } = snapshot;
  const { report, ran } = context;
  const step = stepOf(snapshot);
  const missing = missingTargets(context).map((target) => withProduct(texts.targets[target]));
  const imported = ran?.__typename === 'ImportRun' ? ran : null;
  return {
    step,
    busy: snapshot.hasTag('busy'),
    reading: snapshot.matches('reading'),
    checking: snapshot.matches('checking'),
    importing: snapshot.matches('importing'),
    fileName: context.file?.name ?? null,
    kind: context.kind,
    sheets: context.tables.map(({ name }) => name),
    sheet: context.sheet,
    rowCount: context.tables[context.sheet]?.rows.length ?? 0,
    columns: step === 2 ? columnsOf(context) : [],
    missing: missing.length === 0 ? null : texts.missing(missing.join(', ')),
    canCheck: snapshot.can({ type: 'check' }),
    report: step === 3 && report ? { ...report, rows: rowsOf(report) } : null,
    bad: report ? badLines(report).length : 0,
    skipping: context.skipping,
    inviting: context.inviting,
    toRun: report ? report.created + report.updated : 0,
    canRun: snapshot.can({ type: 'run' }),
    imported,
    problem: problemView(context.problem),
    question: questionIn(snapshot.getMeta()),
    unsaved: step === 2 || step === 3,
  };
}

export type ImportView = ReturnType<typeof importView>;

/** Taking an import back, by the machine's own word. */
export function undoView(snapshot: SnapshotFrom<typeof confirmationMachine>) {
  return {
    canAsk: snapshot.can({ type: 'ask', about: '' }),
    problem: problemView(snapshot.context.problem),
    question: questionIn(snapshot.getMeta(), snapshot.context.question),
  };
}
