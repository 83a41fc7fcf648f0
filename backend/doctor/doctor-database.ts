import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../parts/db/embedded-postgres.ts';

export interface OpenedDatabase {
  readonly connectionString: string;
  readonly close: () => Promise<void>;
}

/**
 * Connects to the database of a data folder: the running product's, or one started for the time of
 * the check.
 */
export async function openDataFolder(dataDir: string): Promise<OpenedDatabase | null> {
  if (!existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))) return null;
  const running = await runningDatabase(dataDir);
  if (running !== null) return { connectionString: running, close: async () => {} };
  const embedded = await startEmbeddedPostgres(dataDir);
  return { connectionString: embedded.connectionString, close: () => embedded.stop() };
}

/** PostgreSQL writes its port into the fourth line of postmaster.pid. */
async function runningDatabase(dataDir: string): Promise<string | null> {
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  const port = (await readFile(pidFile, 'utf8')).split('\n')[3]?.trim();
  const password = (await readFile(path.join(dataDir, 'postgres-password'), 'utf8')).trim();
  const connectionString = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.end();
    return connectionString;
  } catch {
    return null;
  }
}
