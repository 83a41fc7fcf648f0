import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { databaseTexts } from './db.texts.ts';
import { keptAlive } from './kept-alive.ts';
import { installQueue } from './queue.ts';
import { reach, type Patience } from './reach.ts';

const folder = new URL('./migrations/', import.meta.url);
const migrationLock = 7_201_301;

/** The database was last used by a newer version of the program (OWN-78). */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

export interface MigrationOptions {
  /** Called before the tables of a database with congregations change; a rejection prevents it. */
  readonly beforeChange?: () => Promise<void>;
  readonly patience?: Patience;
}

/**
 * Applies the numbered migrations, each in its own transaction. Concurrent calls of several
 * backends are safe. Throws `NewerDatabase` where the database has a migration unknown here.
 */
export async function migrate(
  connectionString: string,
  { beforeChange = async () => {}, patience }: MigrationOptions = {},
): Promise<void> {
  const client = await reach(
    { connectionString, application_name: 'territories-migrate', ...keptAlive },
    patience,
  );
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const { applied, missing } = await migrationState(client);
    if (applied.length > 0 && missing.length > 0 && (await isUsed(client))) await beforeChange();
    await applyMigrations(client, missing);
    await installQueue(client, connectionString);
  } finally {
    await client.end();
  }
}

/** Whether no other start and no restore holds the lock; it goes with the connection. */
export async function tryMigrationLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock($1) as free',
    [migrationLock],
  );
  return rows[0]?.free ?? false;
}

interface MigrationState {
  readonly applied: readonly string[];
  /** Known here and not applied, in their order. */
  readonly missing: readonly string[];
}

/** Throws `NewerDatabase` where a migration is unknown here. */
export async function migrationState(client: pg.Client): Promise<MigrationState> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass(format('%I.migrations', current_schema())) is not null as there`,
  );
  const known = await knownMigrations();
  if (!there[0]?.there) return { applied: [], missing: known };
  const applied = await appliedMigrations(client);
  const unknown = unknownAmong(applied, known);
  if (unknown.length > 0) throw new NewerDatabase(databaseTexts.newer(unknown));
  return { applied, missing: known.filter((name) => !applied.includes(name)) };
}

/** File names of the migrations that a database has, in their order. */
export async function appliedMigrations(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by 1');
  return rows.map(({ name }) => name);
}

/** File names of the migrations of this program, in their order. */
export const knownMigrations = async (): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();

/** Names of the tables and functions that migrations of this program make. */
export async function madeByMigrations() {
  const texts = await Promise.all((await knownMigrations()).map(textOf));
  const made = (what: RegExp) =>
    new Set([
      'migrations',
      ...texts.flatMap((sql) => Array.from(sql.matchAll(what), ([, it]) => it)),
    ]);
  return {
    tables: made(/^create table (?:if not exists )?(\w+)/gimu),
    functions: made(/^create (?:or replace )?function (\w+)/gimu),
  };
}

const textOf = (name: string): Promise<string> => readFile(new URL(name, folder), 'utf8');

export const unknownAmong = (names: readonly string[], known: readonly string[]) =>
  names.filter((name) => !known.includes(name));

/** Applies migrations in the order given; the caller holds the lock. */
export async function applyMigrations(client: pg.Client, names: readonly string[]): Promise<void> {
  await ensureLettersFold(client);
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const name of names) await apply(client, name);
}

/**
 * Under the C locale lower() folds ASCII only, and 'DUPONT É' and 'dupont é' would be two users
 * (B-51).
 */
async function ensureLettersFold(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ fold: boolean }>(`select lower('É') = 'é' as fold`);
  if (!rows[0]?.fold) {
    throw new Error(
      'The database needs a UTF-8 locale: create it with ENCODING UTF8, LOCALE C.UTF-8.',
    );
  }
}

async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from congregations) as used',
  );
  return rows[0]?.used ?? false;
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const sql = await textOf(name);
  await client.query('begin');
  await client.query(sql);
  await client.query('insert into migrations (name) values ($1)', [name]);
  await client.query('commit');
}
