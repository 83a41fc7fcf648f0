import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { installQueue } from './queue.ts';

const folder = new URL('./migrations/', import.meta.url);
const migrationLock = 7_201_301;

/** The migrations of this program, in their order. */
export const migrationNames = async (): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();

/**
 * Applies the numbered migrations, each in its own transaction. Concurrent calls of several
 * backends are safe.
 */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'territories-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await ensureLettersFold(client);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(applied.rows.map(({ name }) => name));
    const files = await migrationNames();
    for (const name of files.filter((file) => !done.has(file))) await apply(client, name);
    await installQueue(client, connectionString);
  } finally {
    await client.end();
  }
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

async function apply(client: pg.Client, name: string): Promise<void> {
  const sql = await readFile(new URL(name, folder), 'utf8');
  await client.query('begin');
  await client.query(sql);
  await client.query('insert into migrations (name) values ($1)', [name]);
  await client.query('commit');
}
