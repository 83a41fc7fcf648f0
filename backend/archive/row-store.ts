import pg from 'pg';
import type { Db } from '../parts/db/database.ts';
import { newMapToken } from '../parts/passwords/map-token.ts';
import { Fault } from './archive.fault.ts';
import {
  beginAttempt,
  endAttempt,
  insertMaps,
  insertRows,
  undoAttempt,
  type Row,
} from './archive.queries.ts';
import type { ArchivedTable } from './archive.tables.ts';
import { archiveTexts } from './archive.texts.ts';
import { fileOf } from './manifest.ts';

export interface ArchivedRow {
  readonly line: number;
  readonly row: Row;
  /** Not stored; what refers to it refers to nothing. */
  readonly left: boolean;
}

export interface RowStore {
  readonly add: (table: ArchivedTable, rows: readonly ArchivedRow[]) => Promise<void>;
  /** Number of maps that received a new token because theirs was in use. */
  readonly newLinks: () => number;
}

/** Inserts archived rows into the congregation of `db` and translates line numbers to ids. */
export function rowStore(
  db: Db,
  passwordHash: string,
  builtIn: ReadonlyMap<string, number>,
): RowStore {
  const ids = new Map<string, (number | null)[]>();
  let newLinks = 0;

  function stored({ name, references = {} }: ArchivedTable, row: Row): Row {
    const referred = Object.entries(references).map(([column, other]) => {
      const line = row[column];
      return [column, typeof line === 'number' ? ids.get(other)?.[line - 1] : null] as const;
    });
    const given = name === 'users' ? { password_hash: passwordHash } : {};
    return { ...row, ...Object.fromEntries(referred), ...given };
  }

  async function insert(table: ArchivedTable, rows: readonly Row[]): Promise<readonly number[]> {
    if (table.name === 'territory_types') return insertTypes(table, rows);
    if (table.name === 'territory_maps') return insertAllMaps(rows);
    return insertRows(db, table, rows);
  }

  /** Built-in types exist already: only their ids are looked up. */
  async function insertTypes(table: ArchivedTable, rows: readonly Row[]) {
    const found: number[] = [];
    for (const { built_in: shared, ...row } of rows) {
      const known = shared === true ? builtIn.get(String(row['long_name'])) : undefined;
      found.push(...(known === undefined ? await insertRows(db, table, [row]) : [known]));
    }
    return found;
  }

  async function insertAllMaps(rows: readonly Row[]) {
    const kept = new Set(await insertMaps(db, rows));
    const others = rows.filter((row) => !kept.has(Number(row['territory_id'])));
    newLinks += others.length;
    await insertMaps(
      db,
      others.map((row) => ({ ...row, token: newMapToken() })),
    );
    return [];
  }

  /**
   * A batch that violates a constraint is inserted again row by row, so that the error names its
   * line.
   */
  async function add(table: ArchivedTable, rows: readonly ArchivedRow[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    await beginAttempt(db);
    try {
      const added = await insert(
        table,
        rows.filter(({ left }) => !left).map(({ row }) => stored(table, row)),
      );
      await endAttempt(db);
      const known = ids.get(table.name) ?? [];
      known.push(...inPlace(rows, added));
      ids.set(table.name, known);
    } catch (cause) {
      if (!isBreach(cause)) throw cause;
      await undoAttempt(db);
      if (rows.length === 1) {
        const place = { file: fileOf(table.name), line: first.line };
        throw new Fault(archiveTexts.breach(cause.constraint ?? ''), place);
      }
      for (const row of rows) await add(table, [row]);
      throw cause;
    }
  }

  return { add, newLinks: () => newLinks };
}

/** The new ids in the places of their rows, null where none was stored. */
function inPlace(
  rows: readonly ArchivedRow[],
  added: readonly number[],
): readonly (number | null)[] {
  if (!rows.some(({ left }) => left)) return added;
  const next = added.values();
  return rows.map(({ left }) => (left ? null : (next.next().value ?? null)));
}

/** A violated constraint, or a value that PostgreSQL cannot store. */
const isBreach = (cause: unknown): cause is pg.DatabaseError =>
  cause instanceof pg.DatabaseError && /^2[23]/.test(cause.code ?? '');
