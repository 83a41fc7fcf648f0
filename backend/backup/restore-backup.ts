import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  applyMigrations,
  knownMigrations,
  madeByMigrations,
  migrationState,
  tryMigrationLock,
  unknownAmong,
} from '../parts/db/migrate.ts';
import { installQueue } from '../parts/db/queue.ts';
import { reach } from '../parts/db/reach.ts';
import { drain } from './backup.content.ts';
import { BackupFault } from './backup.fault.ts';
import type { Ending } from './backup.format.ts';
import {
  congregationNames,
  copyInto,
  everySequence,
  hasRows,
  otherPrograms,
  setSequence,
  settled,
  storedTables,
} from './backup.queries.ts';
import { filledByMigrations, leftOutOfBackups } from './backup.tables.ts';
import { backupTexts } from './backup.texts.ts';
import { clearSchema } from './clear-schema.queries.ts';
import { endWhatMayHaveEnded } from './ended-since.queries.ts';
import type { ReadableBackup } from './read-backup.ts';

export interface Restored {
  readonly rows: Readonly<Record<string, number>>;
  readonly congregations: readonly string[];
  /** Tables of the backup that the program does not know, left out. */
  readonly strangers: readonly string[];
}

/** Throws a `BackupFault` where a backup needs a newer program. */
export async function ensureKnown({ header }: ReadableBackup): Promise<void> {
  const unknown = unknownAmong(header.migrations, await knownMigrations());
  if (unknown.length > 0) throw new BackupFault(backupTexts.newer(header.program, unknown));
}

/**
 * Puts a backup into an empty database, in one transaction, and brings it to the present version
 * (OWN-75). Throws a `BackupFault` where the database is in use or not empty.
 */
export async function restoreBackup(
  connectionString: string,
  backup: ReadableBackup,
): Promise<Restored> {
  await ensureKnown(backup);
  const application_name = 'territories-restore';
  const client = await reach({ connectionString, application_name });
  try {
    await client.query(settled);
    if (!(await tryMigrationLock(client))) throw new BackupFault(backupTexts.busy);
    if ((await otherPrograms(client)) > 0) throw new BackupFault(backupTexts.inUse);
    const found = await contentsOf(client);
    if (found.length > 0) throw new BackupFault(backupTexts.notEmpty(found));
    await clearSchema(client);
    await applyMigrations(client, backup.header.migrations.toSorted());
    const { ending, strangers } = await fill(client, backup).catch((cause: unknown) => {
      const full = cause instanceof pg.DatabaseError && cause.code === '53100';
      throw full ? new BackupFault(backupTexts.databaseFull, { cause }) : cause;
    });
    await applyMigrations(client, (await migrationState(client)).missing);
    await endPowers(client);
    await installQueue(client, connectionString);
    await client.query('analyze');
    const congregations = (await congregationNames(client)).map(({ name }) => name);
    return { rows: ending.rows, congregations, strangers };
  } finally {
    await client.end();
  }
}

/** What keeps a database from being empty: its congregations, or tables of others. */
export async function contentsOf(client: pg.Client): Promise<readonly string[]> {
  const tables = (await storedTables(client)).map(({ name }) => name);
  if (tables.includes('congregations')) {
    const names = (await congregationNames(client)).map(({ name }) => `«\u202F${name}\u202F»`);
    if (names.length > 0) return names;
  }
  const ours = (await madeByMigrations()).tables;
  const fresh = [...filledByMigrations, ...Object.keys(leftOutOfBackups)];
  const kept: string[] = [];
  for (const table of tables) {
    const empty = fresh.includes(table) || !(await hasRows(client, table));
    if (!ours.has(table) || !empty) kept.push(table);
  }
  return kept;
}

async function fill(client: pg.Client, backup: ReadableBackup) {
  const stored = await storedTables(client);
  const tables = stored.filter(({ name }) => !(name in leftOutOfBackups));
  const each = async (change: (table: string) => string, some = tables) => {
    for (const { name } of some) await client.query(change(pg.escapeIdentifier(name)));
  };
  const forced = tables.filter(({ forced: is }) => is);
  const strangers: string[] = [];
  await client.query('begin');
  await each((table) => `alter table ${table} no force row level security`, forced);
  await each((table) => `alter table ${table} disable trigger user`);
  const all = stored.map(({ name }) => pg.escapeIdentifier(name));
  await client.query(`truncate ${all.join(', ')}`);
  const ending = await backup.read(async ({ table, columns }, rows) => {
    if (tables.some(({ name }) => name === table)) {
      // Gives each table an xmin of its own: else every log line would be of every row's last change.
      await client.query('savepoint one_table');
      await pipeline(rows, client.query(copyFrom(copyInto(table, columns))));
      await client.query('release savepoint one_table');
      return;
    }
    if (!(table in leftOutOfBackups)) strangers.push(table);
    return drain(rows);
  });
  const missing = tables.filter(({ name }) => !(name in ending.rows));
  if (missing.length > 0) throw new BackupFault(backupTexts.damaged);
  await setSequences(client, ending, strangers);
  await client.query('set constraints all immediate');
  await each((table) => `alter table ${table} enable trigger user`);
  await each((table) => `alter table ${table} force row level security`, forced);
  await client.query('commit');
  return { ending, strangers };
}

/** What somebody could act by and what may have ended since the backup ends now. */
async function endPowers(client: pg.Client): Promise<void> {
  await client.query('begin');
  for (const { id } of await congregationNames(client)) await endWhatMayHaveEnded(client, id);
  await client.query('commit');
}

async function setSequences(
  client: pg.Client,
  { sequences }: Ending,
  strangers: readonly string[],
) {
  const known = await everySequence(client);
  for (const sequence of sequences) {
    if (known.includes(sequence.name)) await setSequence(client, sequence);
    else if (strangers.length === 0) throw new BackupFault(backupTexts.damaged);
  }
}
