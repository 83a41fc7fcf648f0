import type {
  ImportChoice,
  ImportColumn,
  ImportKind,
  ImportLine,
  ImportReport,
  ImportRun,
  ImportStatus,
  ImportTake,
  ImportWord,
  MutationUndoImportArgs,
} from '#schema/generated.ts';
import { type MapReading, type MapRemark, readAsItIs } from '../parts/files/map-remark.ts';
import type { Problem } from '../parts/failure/failure.ts';

/** A line of a file: its number there, and its cells as text. */
export interface Line {
  readonly line: number;
  readonly cells: readonly string[];
  /** Its shape is an area only because a closed line was taken for one. */
  readonly outline?: true;
}

/** A sheet of a workbook, or the whole file where it has no sheets: column headers and rows. */
export interface FileTable {
  readonly name: string;
  /** '' for a column without a header. */
  readonly heads: readonly string[];
  readonly rows: readonly Line[];
  /** Drawn: a row is a shape, and its last cell a GeoJSON Feature. */
  readonly shapes?: true;
  /** What its reader is told about it. */
  readonly remarks?: readonly MapRemark[];
  /** The line that may hold the headers, as a header line and as a row. */
  readonly first?: { readonly heads: readonly string[]; readonly line: Line };
  /** A line of the file holds several assignments: here each is a row, counted from 1. */
  readonly spread?: true;
}

/** The meaning of a column: one of our columns, or a part of one. */
export type Target = ImportColumn | 'firstName' | 'lastName' | 'boundary';

/** What is to be known of a guess: it is the choice made last time, the rows are addresses, the shapes are points. */
export type Saying = 'lastTime' | 'addresses' | 'points';

/** The meaning of a sheet: the kind of its rows, and the meaning of each column. */
export interface Interpretation {
  readonly kind: ImportKind;
  readonly targets: readonly (Target | null)[];
  readonly says?: Saying | null;
}

export interface Options {
  /** Leaves out doubtful and refused lines. */
  readonly skipping: boolean;
  /** Sends a mail to new people. */
  readonly inviting: boolean;
}

/** What words become; `id` with `existing` only. */
export interface Take {
  readonly take: ImportTake;
  readonly id: string | null;
}

/** What a reload of the page must not lose: the file, and what was decided about it. */
export interface ImportDraft extends Interpretation, Options {
  readonly file: { readonly name: string };
  readonly reading: MapReading;
  readonly sheet: number;
  /** Whether its first line holds the headers, where it was asked. */
  readonly headed: boolean | null;
  readonly choices: readonly ImportChoice[];
  readonly confirmed: readonly number[];
  /** Its lines were judged. */
  readonly judged: boolean;
}

/** Which lines of the report are shown. */
export type LineFilter = 'all' | ImportStatus;

export interface ImportContext extends Interpretation, Options {
  readonly file: { readonly name: string } | null;
  /** How a map is read. */
  readonly reading: MapReading;
  readonly tables: readonly FileTable[];
  /** Index of the table to import. */
  readonly sheet: number;
  /** Whether its first line holds its headers; null where that is no question. */
  readonly headed: boolean | null;
  readonly report: ImportReport | null;
  /** Decisions about unknown words, kept for a corrected file of the same name. */
  readonly choices: readonly ImportChoice[];
  readonly choicesFor: string;
  /** Lines that are written although they are held back, while the file is read like this. */
  readonly confirmed: readonly number[];
  readonly filter: LineFilter;
  /** What a closed page left, until it is read and judged again. */
  readonly restoring: ImportDraft | null;
  /** The result of the last import, until another file is chosen. */
  readonly imported: ImportRun | null;
  readonly problem: Problem | null;
  /** The past import to undo; empty where none is. */
  readonly importId: string;
  readonly undoProblem: Problem | null;
}

export const noDecisions = { choices: [], choicesFor: '', confirmed: [] } as const;

export const noFile = {
  file: null,
  tables: [],
  targets: [],
  says: null,
  confirmed: [],
  report: null,
  imported: null,
  inviting: false,
  problem: null,
} as const;

/** Another file, or a corrected one of the same name: its words keep their choices, its lines do not. */
export const withFile = (
  { choices, choicesFor }: Pick<ImportContext, 'choices' | 'choicesFor'>,
  file: { readonly name: string },
) => ({
  file,
  reading: readAsItIs,
  choices: file.name === choicesFor ? choices : [],
  choicesFor: file.name,
  confirmed: [],
});

/** The first report of a reading, or of a draft that goes on. */
export const withReport = (
  { restoring }: Pick<ImportContext, 'restoring'>,
  report: ImportReport,
) => ({
  report,
  skipping: restoring?.skipping ?? false,
  restoring: null,
  filter: 'all' as const,
});

export const draftOf = (context: ImportContext): ImportDraft => ({
  file: context.file ?? { name: '' },
  reading: context.reading,
  sheet: context.sheet,
  headed: context.headed,
  kind: context.kind,
  targets: context.targets,
  choices: context.choices,
  confirmed: context.confirmed,
  skipping: context.skipping,
  inviting: context.inviting,
  judged: context.report !== null,
});

export type FileChoice = { readonly file: { readonly name: string } };
export type FileRead = FileChoice & { readonly reading: MapReading };
export type FileContent = Interpretation & { readonly tables: readonly FileTable[] };
/** How a sheet is read; `headed`: whether its first line holds the headers, null leaves it. */
export type SheetChoice = Interpretation & {
  readonly sheet: number;
  readonly headed?: boolean | null;
};
export type LineChoice = { readonly lines: readonly number[]; readonly confirmed: boolean };
export type WordChoice = { readonly words: readonly ImportWord[]; readonly take: Take | null };
export type FilterChoice = { readonly filter: LineFilter };
export type TargetChoice = { readonly at: number; readonly target: Target | null };

export type ImportEvent =
  | ({ type: 'file.chosen' } & FileChoice)
  | { type: 'reading.changed'; reading: MapReading }
  | ({ type: 'sheet.chosen' } & SheetChoice)
  | ({ type: 'target.chosen' } & TargetChoice)
  | ({ type: 'words.decided' } & WordChoice)
  | ({ type: 'lines.confirmed' } & LineChoice)
  | ({ type: 'filter.chosen' } & FilterChoice)
  | ({ type: 'options.changed' } & Options)
  | ({ type: 'undo' } & MutationUndoImportArgs)
  | { type: 'draft.restored'; draft: ImportDraft }
  | { type: 'check' | 'back' | 'run' | 'restart' | 'confirm' | 'cancel' };

/** The context of an import that goes on, before its file is read again. */
export const restored = (draft: ImportDraft) => ({
  file: draft.file,
  reading: draft.reading,
  choices: draft.choices,
  choicesFor: draft.file.name,
  confirmed: draft.confirmed,
  inviting: draft.inviting,
  restoring: draft,
});

/** The same file read in another way: its columns, and so their meaning, stay. */
export const readAnew = (context: ImportContext, reading: MapReading) => ({
  reading,
  confirmed: [],
  restoring: { ...draftOf(context), confirmed: [], judged: false },
});

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

/** Lines that are not valid; unless they are left out, nothing is imported. */
export const badLines = ({ lines }: ImportReport): readonly number[] =>
  lines.filter(({ status }) => bad.includes(status)).map(({ line }) => line);

const bad: readonly ImportStatus[] = ['incomplete', 'doubtful', 'refused'];

export const shownIn = (filter: LineFilter, { status }: Pick<ImportLine, 'status'>): boolean =>
  filter === 'all' || filter === status;

/** The lines that are confirmed once these are, or are no more. */
export const withConfirmed = (
  before: readonly number[],
  lines: readonly number[],
  confirmed: boolean,
): readonly number[] => {
  const others = before.filter((line) => !lines.includes(line));
  return confirmed ? [...others, ...lines] : others;
};

const isAbout =
  ({ field, word, otherSpellings }: ImportWord) =>
  (choice: ImportChoice): boolean =>
    choice.field === field && (choice.word === word || otherSpellings.includes(choice.word));

export const choiceFor = (
  choices: readonly ImportChoice[],
  word: ImportWord,
): ImportChoice | undefined => choices.findLast(isAbout(word));

/** Whether a word can become that. */
export function takes(word: ImportWord, { take }: Take): boolean {
  if (take === 'created') return word.newName !== null;
  return take !== 'removed' || word.removable;
}

/** The choices once these words become `take`, or are open again; a word that cannot keeps its own. */
export function withTake(
  choices: readonly ImportChoice[],
  words: readonly ImportWord[],
  take: Take | null,
): readonly ImportChoice[] {
  const changed = words.filter((word) => take === null || takes(word, take));
  const kept = choices.filter((choice) => !changed.some((word) => isAbout(word)(choice)));
  if (take === null) return kept;
  return [...kept, ...changed.map(({ field, word }) => ({ field, word, ...take }))];
}

export const runnable = (report: ImportReport | null, skipping: boolean): boolean =>
  report !== null &&
  report.created + report.updated > 0 &&
  (skipping || report.incomplete + report.doubtful + report.refused === 0);
