import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { EmbeddedPostgresError } from './postgres-account.ts';

/**
 * Advisory lock that a backend holds on a connection of its own for its lifetime; the operating
 * system closes the connection when the backend is killed. A server whose lock is free is an
 * orphan.
 */
const ownerLock = { group: 20_261_120, key: 1 };

/** The backend of a younger server may not have taken the lock yet. */
const settledAfter = '1 second';
const answersWithin = 30_000;

export interface Claim {
  /** Resolves without an error even if the server ends. */
  release(): Promise<void>;
}

/** Milliseconds between two tries to take the lock again. */
const triesAgainAfter = 20;

/**
 * Holds the lock, which marks the server as owned by a live backend; takes it again after the server
 * closed all connections, as it does when one of its processes is killed.
 */
export function claim(connectionString: string): Claim {
  let client: Client | undefined;
  const released = new AbortController();

  async function hold(): Promise<void> {
    const holder = new Client({ connectionString, application_name: 'backend lock' });
    const closed = new Promise((resolve) => holder.once('end', resolve));
    holder.on('error', () => undefined);
    client = holder;
    await holder.connect();
    await holder.query('select pg_advisory_lock($1, $2)', [ownerLock.group, ownerLock.key]);
    await closed;
  }

  async function keepHolding(): Promise<void> {
    while (!released.signal.aborted) {
      await hold().catch(() => undefined);
      if (!released.signal.aborted) await pause(triesAgainAfter);
    }
  }

  void keepHolding();
  return {
    release: async () => {
      released.abort();
      await client?.end().catch(() => undefined);
    },
  };
}

/** Stops a server left behind by a killed backend; throws when its backend is alive. */
export async function endOrphan(
  folder: string,
  connectionString: (port: number) => string,
  stop: () => Promise<void>,
): Promise<void> {
  const deadline = Date.now() + answersWithin;
  for (;;) {
    const server = await runningServer(folder);
    if (!server) return;
    const ownership = server.port ? await ownershipOf(connectionString(server.port)) : 'unknown';
    if (ownership === 'orphan') {
      await stop();
      return;
    }
    if (ownership === 'owned')
      throw new EmbeddedPostgresError(
        `The database in ${folder} is in use by another running backend: stop that one first, or set DATA_DIR to another folder.`,
      );
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(
        `A PostgreSQL server (process ${server.pid}) already runs in ${folder} and does not answer: stop it first.`,
      );
    await pause(20);
  }
}

/** The server that a data folder names in postmaster.pid, if it lives. */
export async function runningServer(folder: string) {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (!pid || !alive(pid)) return undefined;
  if (isPostgres(pid)) return { pid, port };
  await rm(file, { force: true });
  return undefined;
}

export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** After a reboot the recorded process id may belong to another program. */
function isPostgres(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync(commandLine)) return true;
  const [program = ''] = readFileSync(commandLine, 'utf8').split('\0');
  return path.basename(program).startsWith('postgres');
}

async function ownershipOf(connectionString: string): Promise<'owned' | 'orphan' | 'unknown'> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ owned: boolean; settled: boolean }>(
      `select exists (
         select from pg_locks
         where locktype = 'advisory' and granted
           and classid = $1 and objid = $2 and objsubid = 2
       ) as owned,
       pg_postmaster_start_time() < clock_timestamp() - $3::interval as settled`,
      [ownerLock.group, ownerLock.key, settledAfter],
    );
    if (rows[0]?.owned) return 'owned';
    return rows[0]?.settled ? 'orphan' : 'unknown';
  } catch (error) {
    const wrongPassword = error instanceof DatabaseError && error.code === '28P01';
    if (wrongPassword)
      throw new EmbeddedPostgresError('The password stored beside the database is wrong.');
    return 'unknown';
  } finally {
    await client.end().catch(() => undefined);
  }
}
