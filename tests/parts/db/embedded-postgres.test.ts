import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../../../backend/parts/db/embedded-postgres.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let dataDir: string;
const undo: (() => unknown)[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-'));
});

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
  await rm(dataDir, { recursive: true });
});

async function started(options: EmbeddedPostgresOptions = { onDeath: () => undefined }) {
  const server = await startEmbeddedPostgres(dataDir, options);
  undo.push(() => server.stop());
  return server;
}

async function query(connectionString: string, sql: string) {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function postmasterPid() {
  const [pid] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

/** A second backend, as a process: starts the database and prints its connection string or the error. */
async function otherBackend(): Promise<{ process: ChildProcess; said: Promise<string> }> {
  const program = `
    import { startEmbeddedPostgres } from './backend/parts/db/embedded-postgres.ts';
    startEmbeddedPostgres(${JSON.stringify(dataDir)}).then(
      (server) => console.log(server.connectionString),
      (error) => { console.log(error.name + ': ' + error.message); process.exit(1); },
    );`;
  const backend = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  undo.push(() => backend.kill('SIGKILL'));
  const said = once(createInterface(backend.stdout), 'line').then(([line]) => String(line));
  return { process: backend, said };
}

describe('the embedded PostgreSQL', () => {
  it('is a durable PostgreSQL 18 in UTF-8 that only this machine reaches, with a password', async () => {
    const { connectionString } = await started();
    const [settings] = await query(
      connectionString,
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as synchronous_commit,
              current_setting('listen_addresses') as listens,
              current_setting('unix_socket_directories') as sockets,
              current_setting('server_encoding') as encoding,
              'é' < 'f' collate "fr-x-icu" as sorts_french`,
    );
    expect(settings).toEqual({
      version: 18,
      fsync: 'on',
      synchronous_commit: 'on',
      listens: '127.0.0.1',
      sockets: '',
      encoding: 'UTF8',
      sorts_french: true,
    });
    const intruder = new URL(connectionString);
    intruder.password = 'wrong';
    await expect(query(intruder.href, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('keeps its password in a file only its owner reads', async () => {
    await started();
    const { mode, uid } = await stat(path.join(dataDir, 'postgres-password'));
    expect({ mode: (mode & 0o777).toString(8), uid }).toEqual({
      mode: '600',
      uid: process.getuid!(),
    });
  });

  it('never runs as root, whoever starts it', async () => {
    await started();
    const status = await readFile(`/proc/${await postmasterPid()}/status`, 'utf8');
    const uid = Number(/^Uid:\s+(\d+)/mu.exec(status)![1]);
    expect(uid).not.toBe(0);
    expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(uid);
  });

  it('keeps its rows across a restart', async () => {
    const first = await started();
    await query(first.connectionString, 'create table kept as select 7 as number');
    await first.stop();
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    const second = await started();
    expect(await query(second.connectionString, 'select number from kept')).toEqual([
      { number: 7 },
    ]);
  });

  it('that is killed is started again where it was, and loses no committed row [OWN-82]', async () => {
    const { connectionString } = await started();
    await query(connectionString, 'create table kept (number int)');
    for (let number = 1; number <= 50; number += 1)
      await query(connectionString, `insert into kept values (${number})`);
    const killed = await postmasterPid();
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(
        () => query(connectionString, 'select count(*)::int as rows from kept').catch(() => 'away'),
        { timeout: 15_000 },
      )
      .toEqual([{ rows: 50 }]);
    expect(await postmasterPid()).not.toBe(killed);
  });

  it('whose port another program takes for a moment after its end is started again there [OWN-82]', async () => {
    const passing = createServer((socket) => socket.destroy());
    let launches = 0;
    const { connectionString } = await started({
      durable: false,
      onLaunch: () => (launches += 1),
      onDeath: () => undefined,
      onRestart: () => passing.listen(Number(new URL(connectionString).port), '127.0.0.1'),
    });
    process.kill(await postmasterPid(), 'SIGKILL');
    await expect.poll(() => launches, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
    expect(passing.listening).toBe(true);
    passing.close();
    const answers = () => query(connectionString, 'select 1 as alive').catch(() => []);
    await expect.poll(answers, { timeout: 15_000 }).toEqual([{ alive: 1 }]);
  });

  it('that ends five times within a minute is given up, and says so [OWN-82]', async () => {
    const deaths = new EventEmitter();
    const { connectionString } = await started({
      // What a sync of the whole disk takes after each end would be measured with it.
      durable: false,
      onDeath: (reason) => deaths.emit('death', reason),
    });
    const died = once(deaths, 'death');
    for (let time = 1; time <= 5; time += 1) {
      process.kill(await postmasterPid(), 'SIGKILL');
      if (time < 5) {
        const answers = () => query(connectionString, 'select 1 as alive').catch(() => []);
        await expect.poll(answers, { timeout: 15_000 }).toEqual([{ alive: 1 }]);
      }
    }
    expect(String(await died)).toContain(
      `The PostgreSQL server in ${dataDir}/postgres has ended five times within a minute.`,
    );
  }, 60_000);

  it('stays its backend’s when one of its processes is killed and it closes all connections [OWN-82]', async () => {
    const { connectionString } = await started();
    const holders = () =>
      query(
        connectionString,
        `select pid from pg_locks
         where locktype = 'advisory' and granted and classid = 20261120`,
      ).catch(() => []) as Promise<readonly { pid: number }[]>;
    const one = [{ pid: expect.any(Number) as number }];
    await expect.poll(holders, { timeout: 15_000 }).toEqual(one);
    const [first] = await holders();
    process.kill(first!.pid, 'SIGKILL');
    await expect
      .poll(async () => (await holders()).filter(({ pid }) => pid !== first!.pid), {
        timeout: 15_000,
      })
      .toEqual(one);
    const second = await otherBackend();
    expect(await second.said).toContain('is in use by another running backend');
  });

  it('replaces the orphaned server of a killed backend, and keeps its rows', async () => {
    const killed = await otherBackend();
    await query(await killed.said, 'create table kept as select 7 as number');
    const orphan = await postmasterPid();
    killed.process.kill('SIGKILL');
    await once(killed.process, 'exit');

    const next = await started();
    expect(await postmasterPid()).not.toBe(orphan);
    expect(await query(next.connectionString, 'select number from kept')).toEqual([{ number: 7 }]);
  });

  it('is refused to a second backend while the first is running', async () => {
    const first = await started();
    const second = await otherBackend();
    expect(await second.said).toBe(
      `EmbeddedPostgresError: The database in ${dataDir}/postgres is in use by another running backend: stop that one first, or set DATA_DIR to another folder.`,
    );
    expect(await query(first.connectionString, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('ignores a stale lock file with the id of another running process', async () => {
    await (await started()).stop();
    const stale = `${process.ppid}\n${dataDir}/postgres\n1700000000\n5432\n\n127.0.0.1\n`;
    await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), stale, { mode: 0o644 });
    const { connectionString } = await started();
    expect(await query(connectionString, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('says what is missing when its password is gone', async () => {
    await (await started()).stop();
    await rm(path.join(dataDir, 'postgres-password'));
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
      `The password file of the database in ${dataDir}/postgres is missing: restore ${dataDir}/postgres-password.`,
    );
  });

  it.runIf(process.getuid?.() === 0)(
    'names the closed folder when the unprivileged user cannot reach the data',
    async () => {
      const closed = path.join(dataDir, 'closed');
      const unreachable = path.join(closed, 'data');
      await mkdir(closed, { mode: 0o700 });
      await expect(startEmbeddedPostgres(unreachable)).rejects.toThrow(
        new RegExp(
          `cannot enter ${dataDir} to reach the data folder ${unreachable}: set DATA_DIR`,
          'u',
        ),
      );
    },
  );
});
