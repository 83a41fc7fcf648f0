import type { ImportColumn, ImportKind, ImportReport, ImportRun } from '#schema/generated.ts';
import type { Problem } from '../parts/failure/failure.ts';

/** A line of a file: its number there, and its cells as text. */
export interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A sheet of a workbook, or the whole file where it has no sheets: column headers and rows. */
export interface FileTable {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly Line[];
}

/** The meaning of a column: one of our columns, or a part of one. */
export type Target = ImportColumn | 'firstName' | 'lastName' | 'boundary';

/** The meaning of a sheet: the kind of its rows, and the meaning of each column. */
export interface Interpretation {
  readonly kind: ImportKind;
  readonly targets: readonly (Target | null)[];
}

export interface Options {
  /** Leaves out doubtful and refused lines. */
  readonly skipping: boolean;
  /** Sends a mail to new people. */
  readonly inviting: boolean;
}

export interface ImportContext extends Interpretation, Options {
  readonly file: { readonly name: string } | null;
  readonly tables: readonly FileTable[];
  /** Index of the table to import. */
  readonly sheet: number;
  readonly report: ImportReport | null;
  /** The result of the last import, until another file is chosen. */
  readonly imported: ImportRun | null;
  readonly problem: Problem | null;
  /** The past import to undo; empty where none is. */
  readonly importId: string;
  readonly undoProblem: Problem | null;
}

/** Required columns of each kind: one of each group. */
const needed: Readonly<Record<ImportKind, readonly (readonly Target[])[]>> = {
  territories: [['number']],
  people: [['login', 'lastName']],
  history: [['number'], ['login', 'lastName'], ['releaseDate']],
};

export const missingTargets = ({ kind, targets }: Interpretation): readonly Target[] =>
  needed[kind].flatMap((group) => {
    const [first] = group;
    return group.some((it) => targets.includes(it)) || !first ? [] : [first];
  });

/** Sets the meaning of a column; another column with the same meaning loses it. */
export const withTarget = (
  targets: Interpretation['targets'],
  at: number,
  target: Target | null,
): Interpretation['targets'] =>
  targets.map((before, index) => {
    if (index === at) return target;
    return target !== null && before === target ? null : before;
  });

/** Doubtful and refused lines; unless they are left out, nothing is imported. */
export const badLines = ({ lines }: ImportReport): readonly number[] =>
  lines
    .filter(({ status }) => status === 'doubtful' || status === 'refused')
    .map(({ line }) => line);

export const runnable = (report: ImportReport | null, skipping: boolean): boolean =>
  report !== null &&
  report.created + report.updated > 0 &&
  (skipping || report.doubtful + report.refused === 0);
