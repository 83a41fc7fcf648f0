import type { Row } from './archive.queries.ts';
import { archivedTables, type ArchivedTable } from './archive.tables.ts';

/** What is known of the lines read before. */
export interface Known {
  readonly today: string;
  /** In small letters; an account of a congregation goes before one of the site at sign-in (B-47). */
  readonly siteLogins: ReadonlySet<string>;
  readonly builtIn: ReadonlyMap<string, number>;
  readonly tokens: Set<string>;
  /** Territories that are out, and the version of each, by their lines. */
  readonly out: Set<unknown>;
  readonly versions: Map<number, unknown>;
  /** How many lines each table has. */
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

/** A line as it is stored, or the first thing that is wrong with it by itself or beside those before it; remembers it if nothing is. */
export function readLine(table: ArchivedTable, line: number, sent: Row, known: Known): ReadLine {
  const read = readColumns(table, sent, known);
  if ('fault' in read) return read;
  const fault = ruleFault(table, line, read.row, known);
  return fault ? { fault } : read;
}

function readColumns(table: ArchivedTable, sent: Row, known: Known): ReadLine {
  const { columns, references = {} } = table;
  for (const column of Object.keys(sent)) {
    if (!Object.hasOwn(columns, column)) return { fault: { code: 'unknownColumn', column } };
  }
  const row: Record<string, unknown> = {};
  for (const [column, schema] of Object.entries(columns)) {
    if (!Object.hasOwn(sent, column)) return { fault: { code: 'missingColumn', column } };
    const value = sent[column];
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
  known: Known,
): LineFault | null {
  switch (name) {
    case 'users': {
      const value = String(row['login']);
      return known.siteLogins.has(value.toLowerCase()) ? { code: 'siteLogin', value } : null;
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

/** Days are yyyy-mm-dd, so that the order of the texts is the order of the days. */
function attributionFault(row: Row, { today, out }: Known): LineFault | null {
  const released = dayIn(row, 'release_date');
  if (released > today || dayIn(row, 'return_date') > today) return { code: 'future' };
  if (dayIn(row, 'theoretical_return_date') < released) return { code: 'dueBefore' };
  if (row['return_date'] === null) out.add(row['territory_id']);
  return null;
}

/** '' where there is none. */
function dayIn(row: Row, column: string): string {
  const day = row[column];
  return typeof day === 'string' ? day : '';
}

export const nothingKnown = (facts: Pick<Known, 'today' | 'siteLogins' | 'builtIn'>): Known => ({
  ...facts,
  tokens: new Set(),
  out: new Set(),
  versions: new Map(),
  lines: new Map(archivedTables.map(({ name }) => [name, 0])),
});
