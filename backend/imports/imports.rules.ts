import { importRowsMax } from '#schema/limits.ts';
import {
  importColumns,
  importKinds,
  type ImportChoice,
  type ImportColumn,
  type ImportForm,
  type ImportKind,
} from './imports.fields.ts';
import type { FieldChange } from './changes.rules.ts';
import type { ImportReason } from './imports.texts.ts';

/** Why a line has its status: the code of a sentence, and the values it names. */
export interface Reason {
  readonly code: ImportReason;
  readonly values?: Readonly<Record<string, string>>;
}

export type LineStatus = 'created' | 'updated' | 'ignored' | 'incomplete' | 'doubtful' | 'refused';

export interface PlannedLine {
  readonly line: number;
  readonly status: LineStatus;
  /** The territory or person, as people call it. */
  readonly about: string;
  readonly reason: Reason | null;
  /** Why it is written only once its line is confirmed; absent where it is written anyway. */
  readonly held?: readonly Reason[];
  /** The territory that exists, and who has it now. */
  readonly territory?: { readonly id: number; readonly holder: string | null };
  /** What changes of what exists. */
  readonly changes?: readonly FieldChange[];
}

/** The cells of a line, by column, without the empty ones. */
export interface ImportRow {
  readonly line: number;
  readonly cells: { readonly [Column in ImportColumn]?: string };
}

export const line = (
  { line: at }: ImportRow,
  status: LineStatus,
  about: string,
  reason: Reason | null = null,
): PlannedLine => ({ line: at, status, about, reason });

export interface ImportRequest {
  readonly refused?: undefined;
  readonly kind: ImportKind;
  readonly rows: readonly ImportRow[];
  readonly choices: readonly ImportChoice[];
  /** Lines that may be written although they are held back. */
  readonly confirmed: ReadonlySet<number>;
}

/** Required columns of each kind. */
const needed = {
  territories: ['number'],
  people: ['login'],
  history: ['number', 'login', 'release_date'],
} as const satisfies Record<ImportKind, readonly ImportColumn[]>;

/** The rows of a form by column, or why it cannot be read at all (OWN-09). */
export function readImport(
  form: Pick<ImportForm, 'kind' | 'columns' | 'rows' | 'choices' | 'confirmed'>,
): ImportRequest | { readonly refused: Reason } {
  const kind = importKinds.find((it) => it === form.kind);
  if (!kind || !form.rows || !form.choices) return { refused: { code: 'unreadable' } };
  const known: readonly ImportColumn[] = importColumns[kind];
  const columns = form.columns.map((name) => known.find((it) => it === name));
  if (columns.includes(undefined) || new Set(columns).size < columns.length) {
    return { refused: { code: 'unreadable' } };
  }
  const missing = needed[kind].filter((name) => !columns.includes(name));
  const [first] = missing;
  if (first) return { refused: { code: 'missingColumn', values: { column: first } } };
  if (form.rows.length === 0) return { refused: { code: 'noRows' } };
  if (form.rows.length > importRowsMax) return { refused: { code: 'tooManyRows' } };
  return {
    kind,
    choices: form.choices,
    confirmed: new Set(form.confirmed),
    rows: form.rows.map(({ line, cells }) => ({ line, cells: cellsByColumn(columns, cells) })),
  };
}

function cellsByColumn(
  columns: readonly (ImportColumn | undefined)[],
  cells: readonly string[],
): ImportRow['cells'] {
  const entries = columns.flatMap((column, at) => {
    const cell = cells[at]?.trim() ?? '';
    return column === undefined || cell === '' ? [] : [[column, cell] as const];
  });
  return Object.fromEntries(entries);
}

export interface Counts {
  readonly created: number;
  readonly updated: number;
  readonly ignored: number;
  readonly incomplete: number;
  readonly doubtful: number;
  readonly refused: number;
}

export function countsOf(lines: readonly PlannedLine[]): Counts {
  const count = (status: LineStatus) => lines.filter((it) => it.status === status).length;
  return {
    created: count('created'),
    updated: count('updated'),
    ignored: count('ignored'),
    incomplete: count('incomplete'),
    doubtful: count('doubtful'),
    refused: count('refused'),
  };
}

/** Why nothing may be written: one line that is not valid is enough, unless it is left out. */
export function mayRun(
  counts: Counts,
  seen: { readonly digest: string; readonly now: string },
): Reason | null {
  if (seen.digest !== '' && seen.digest !== seen.now) return { code: 'reportChanged' };
  const bad = counts.incomplete + counts.doubtful + counts.refused;
  if (bad > 0) return { code: bad === 1 ? 'oneBadLine' : 'badLines', values: { n: String(bad) } };
  return counts.created + counts.updated === 0 ? { code: 'nothingToImport' } : null;
}
