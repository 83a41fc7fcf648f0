import type { Row } from './archive.queries.ts';
import { archivedTables, type ArchivedTable } from './archive.tables.ts';

/** State of the lines already read, for references and uniqueness. */
export interface ReadState {
  readonly today: string;
  /**
   * Lower case. At sign-in a congregation's account takes precedence over a site account (B-47).
   */
  readonly siteLogins: ReadonlySet<string>;
  /** Accounts with a login of the site are left out instead of refused. */
  readonly leaveOut: boolean;
  /** Line numbers of the accounts that are left out. */
  readonly left: Set<unknown>;
  readonly builtIn: ReadonlyMap<string, number>;
  readonly tokens: Set<string>;
  /** Line numbers of territories with an open assignment, and the version of each territory. */
  readonly out: Set<unknown>;
  readonly versions: Map<number, unknown>;
  /** Number of lines read per table. */
  readonly lines: Map<string, number>;
}

export type LineFault =
  | { readonly code: 'unknownColumn' | 'missingColumn' | 'badValue'; readonly column: string }
  | {
      readonly code: 'noSuchRow';
      readonly column: string;
      readonly value: number;
      readonly table: string;
    }
  | { readonly code: 'siteLogin' | 'unknownBuiltIn' | 'sharedType'; readonly value: string }
  | {
      readonly code:
        | 'siteRole'
        | 'sameToken'
        | 'future'
        | 'dueBefore'
        | 'bookedOut'
        | 'newerChange';
    };

export type ReadLine = { readonly fault: LineFault } | { readonly row: Row };

/**
 * Validates a line by itself and against the preceding lines. Returns the row to store, or the
 * first fault; adds a valid line to `known`.
 */
export function readLine(
  table: ArchivedTable,
  line: number,
  sent: Row,
  known: ReadState,
): ReadLine {
  const read = readColumns(table, sent, known);
  if ('fault' in read) return read;
  const fault = ruleFault(table, line, read.row, known);
  return fault ? { fault } : read;
}

function readColumns(table: ArchivedTable, sent: Row, known: ReadState): ReadLine {
  const { columns, references = {}, later = {} } = table;
  const entered = { ...later, ...sent };
  for (const column of Object.keys(sent)) {
    if (!Object.hasOwn(columns, column)) return { fault: { code: 'unknownColumn', column } };
  }
  const row: Record<string, unknown> = {};
  for (const [column, schema] of Object.entries(columns)) {
    if (!Object.hasOwn(entered, column)) return { fault: { code: 'missingColumn', column } };
    const value = entered[column];
    if (table.name === 'users' && column === 'role_id' && value === 1) {
      return { fault: { code: 'siteRole' } };
    }
    const read = schema.safeParse(value);
    if (!read.success) return { fault: { code: 'badValue', column } };
    row[column] = read.data;
    const other = references[column];
    if (other && typeof value === 'number' && value > (known.lines.get(other) ?? 0)) {
      return { fault: { code: 'noSuchRow', column, value, table: other } };
    }
  }
  return { row };
}

function ruleFault(
  { name }: ArchivedTable,
  line: number,
  row: Row,
  known: ReadState,
): LineFault | null {
  switch (name) {
    case 'users': {
      const value = String(row['login']);
      if (!known.siteLogins.has(value.toLowerCase())) return null;
      if (!known.leaveOut) return { code: 'siteLogin', value };
      known.left.add(line);
      return null;
    }
    case 'territory_types': {
      const value = String(row['long_name']);
      if (row['built_in'] === true) {
        return known.builtIn.has(value) ? null : { code: 'unknownBuiltIn', value };
      }
      const shared = [...known.builtIn.keys()].map((name) => name.toLowerCase());
      return shared.includes(value.toLowerCase()) ? { code: 'sharedType', value } : null;
    }
    case 'territories':
      known.versions.set(line, row['version']);
      return null;
    case 'territory_changes':
      return Number(row['version']) > Number(known.versions.get(Number(row['territory_id'])))
        ? { code: 'newerChange' }
        : null;
    case 'territory_maps': {
      const token = String(row['token']);
      if (known.tokens.has(token)) return { code: 'sameToken' };
      known.tokens.add(token);
      return null;
    }
    case 'histories':
      return attributionFault(row, known);
    case 'booking_territories':
      return known.out.has(row['territory_id']) ? { code: 'bookedOut' } : null;
    default:
      return null;
  }
}

/** Compares days as yyyy-mm-dd strings, whose order is chronological. */
function attributionFault(row: Row, { today, out }: ReadState): LineFault | null {
  const released = dayIn(row, 'release_date');
  if (released > today || dayIn(row, 'return_date') > today) return { code: 'future' };
  if (dayIn(row, 'theoretical_return_date') < released) return { code: 'dueBefore' };
  if (row['return_date'] === null) out.add(row['territory_id']);
  return null;
}

/** The value, or '' when absent. */
function dayIn(row: Row, column: string): string {
  const day = row[column];
  return typeof day === 'string' ? day : '';
}

export const emptyReadState = (
  facts: Pick<ReadState, 'today' | 'siteLogins' | 'leaveOut' | 'builtIn'>,
): ReadState => ({
  ...facts,
  left: new Set(),
  tokens: new Set(),
  out: new Set(),
  versions: new Map(),
  lines: new Map(archivedTables.map(({ name }) => [name, 0])),
});
