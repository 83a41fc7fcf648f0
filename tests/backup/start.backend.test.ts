import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { version } from '../../package.json' with { type: 'json' };
import { NewerDatabase, migrate } from '../../backend/parts/db/migrate.ts';
import { reach } from '../../backend/parts/db/reach.ts';
import { readinessRoutes } from '../../backend/parts/readiness/readiness.routes.ts';
import { openWorld, tokenSecret, type World } from '../support/world.ts';
import { query } from './a-whole-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
let world: World;
const undo: (() => unknown)[] = [];

beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
  await world.close();
});

interface Backend {
  readonly process: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<unknown>;
}

async function aBackend(databaseUrl: string, port: number): Promise<Backend> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'start-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET: tokenSecret,
      DATA_DIR: dataDir,
      BACKEND_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as unknown);
  undo.push(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true });
  });
  return { process: child, said: () => said, ended };
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await once(probe.close(), 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The database of the world at another port, once `open` is called. */
async function aDoor(): Promise<{ url: string; open: () => Promise<void> }> {
  const to = new URL(world.connectionString);
  const port = await freePort();
  const sockets = new Set<Socket>();
  const door: Server = createServer((socket) => {
    const inner = connect(Number(to.port), to.hostname);
    for (const end of [socket, inner]) {
      sockets.add(end);
      end.on('error', () => {});
    }
    socket.pipe(inner).pipe(socket);
  });
  undo.push(() => {
    for (const socket of sockets) socket.destroy();
    door.close();
  });
  return {
    url: Object.assign(new URL(to), { port: String(port) }).href,
    open: async () => {
      door.listen(port, '127.0.0.1');
      await once(door, 'listening');
    },
  };
}

describe('a database newer than the program [OWN-78]', { timeout: 60_000 }, () => {
  it('is refused by name, with a code other than 0, and not touched', async () => {
    await query(world.connectionString, `insert into migrations values ('999_later.sql', now())`);
    const sentence = `Cette base de données est plus récente que le programme, en version ${version}, qui ne connaît pas 999_later.sql. Rien n’a été changé.`;
    await expect(migrate(world.connectionString)).rejects.toThrow(NewerDatabase);
    const backend = await aBackend(world.connectionString, await freePort());
    expect(await backend.ended).toBe(1);
    expect(backend.said()).toContain(sentence);
  });
});

describe('a database that is away at the start [OWN-78]', { timeout: 60_000 }, () => {
  it('is waited for; meanwhile nothing is ready and calls are turned away', async () => {
    const door = await aDoor();
    const port = await freePort();
    const backend = await aBackend(door.url, port);
    const ask = (where: string) =>
      fetch(`http://127.0.0.1:${port}${where}`).then(
        async (answer) => ({ status: answer.status, body: (await answer.json()) as unknown }),
        () => null,
      );
    const readyz = () => ask('/readyz').then((it) => it?.status);
    await expect.poll(readyz, { timeout: 40_000 }).toBe(503);
    expect(backend.said()).toContain(
      'La base de données ne répond pas encore\u202F: j’attends jusqu’à 120 s.',
    );
    expect(await ask('/healthz')).toEqual({ status: 200, body: { success: true } });
    expect(await ask('/congregation/select')).toMatchObject({
      status: 503,
      body: { message: 'Le serveur démarre\u202F: réessaie dans quelques instants.' },
    });
    await door.open();
    await expect.poll(readyz, { timeout: 40_000 }).toBe(200);
    expect(await ask('/congregation/select')).toMatchObject({ status: 200 });
  });

  it('a signal ends the wait with code 0', async () => {
    const backend = await aBackend((await aDoor()).url, await freePort());
    await expect.poll(backend.said, { timeout: 40_000 }).toContain('ne répond pas encore');
    backend.process.kill('SIGTERM');
    expect(await backend.ended).toBe(0);
  });

  it('the wait has an end, for a socket that is not there yet too; a wrong password is none', async () => {
    const waits: unknown[] = [];
    const patience = { longest: 700, onWait: (cause: unknown) => void waits.push(cause) };
    const { url } = await aDoor();
    const over = 'La base de données ne répond pas depuis 0.7 s.';
    await expect(reach({ connectionString: url }, patience)).rejects.toThrow(over);
    expect(waits).toHaveLength(1);
    const wrong = Object.assign(new URL(world.connectionString), { password: 'wrong' }).href;
    await expect(reach({ connectionString: wrong }, patience)).rejects.toMatchObject({
      code: '28P01',
    });
    expect(waits).toHaveLength(1);
    const noSocket = { host: path.join(world.dataDir, 'not-there-yet') };
    await expect(reach(noSocket, patience)).rejects.toThrow(over);
    expect(waits).toHaveLength(2);
  });
});

describe('a full disk [OWN-78]', () => {
  it('is not ready, and says so', async () => {
    const server = Fastify();
    undo.push(() => server.close());
    const { database, clock, dataDir } = world;
    const disk = async (folder: string) => ({
      free: folder === dataDir ? 4096 : 0,
      total: 1e9,
      full: true,
    });
    readinessRoutes(server, { database, clock, config: { dataDir }, disk });
    const answer = await server.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { success: false, disk: { free_bytes: 4096, full: true }, backup: null },
    ]);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
  });
});
