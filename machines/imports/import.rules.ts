import type {
  ImportColumn,
  ImportKind,
  ImportReport,
  RunImportOutcome,
} from '#schema/generated.ts';
import type { Problem } from '../failure/failure.ts';

/** A line of a file: where it stands there, and its cells as text. */
export interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A sheet, or the whole file: what its columns are called, and what stands under them. */
export interface FileTable {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly Line[];
}

/** What a column of the file is taken for: a column of ours, or what one is made of. */
export type Target = ImportColumn | 'firstName' | 'lastName' | 'boundary';

/** What a sheet is, and each of its columns. */
export interface Understood {
  readonly kind: ImportKind;
  readonly targets: readonly (Target | null)[];
}

export interface Options {
  /** Lines in doubt and lines refused are left out. */
  readonly skipping: boolean;
  /** Who is new is told so by mail. */
  readonly inviting: boolean;
}

export interface ImportContext extends Understood, Options {
  readonly file: { readonly name: string } | null;
  readonly tables: readonly FileTable[];
  /** Which of them. */
  readonly sheet: number;
  readonly report: ImportReport | null;
  readonly ran: RunImportOutcome | null;
  readonly problem: Problem | null;
}

/** What each kind cannot do without: one of each group. */
const needed: Readonly<Record<ImportKind, readonly (readonly Target[])[]>> = {
  territories: [['number']],
  people: [['login', 'lastName']],
  history: [['number'], ['login', 'lastName'], ['releaseDate']],
};

export const missingTargets = ({ kind, targets }: Understood): readonly Target[] =>
  needed[kind].flatMap((group) => {
    const [first] = group;
    return group.some((it) => targets.includes(it)) || !first ? [] : [first];
  });

/** A column is one thing, and no other column is the same. */
export const withTarget = (
  targets: Understood['targets'],
  at: number,
  target: Target | null,
): Understood['targets'] =>
  targets.map((before, index) => {
    if (index === at) return target;
    return target !== null && before === target ? null : before;
  });

/** Lines in doubt and lines refused: they are left out, or nothing is imported. */
export const badLines = ({ lines }: ImportReport): readonly number[] =>
  lines
    .filter(({ status }) => status === 'doubtful' || status === 'refused')
    .map(({ line }) => line);

export const runnable = (report: ImportReport | null, skipping: boolean): boolean =>
  report !== null &&
  report.created + report.updated > 0 &&
  (skipping || report.doubtful + report.refused === 0);
