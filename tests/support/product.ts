import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillWithDemoData } from './demo-data.ts';

const root = path.resolve(import.meta.dirname, '../..');
const startsWithin = 120_000;

export interface Product {
  readonly url: string;
  readonly backendUrl: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** All it has said so far, on both streams. */
  output(): string;
  /** Resolves with how `npm start` ended. */
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
  /** SIGTERM, and away with a data folder that it made itself. */
  stop(): Promise<{ code: number | null; signal: string | null }>;
}

export interface ProductOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A folder of the caller's, which is kept; without one, a folder of its own with demo data. */
  readonly dataDir?: string;
}

/** A folder with demo data, as a first start leaves it. */
export async function demoData(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'product-'));
  await fillWithDemoData(folder, async (dataDir) => {
    await (await startProduct({ dataDir })).stop();
  });
  return folder;
}

/** Whether a start in this environment writes demo data into an empty folder. */
const writesDemoData = ({ DATABASE_URL, BACKEND_URL, DEMO }: Readonly<Record<string, string>>) =>
  !DATABASE_URL && !BACKEND_URL && DEMO !== '0';

/** Starts the built product as `npm start` does, with demo data, on ports and a data folder of its own. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const product = await spawnProduct(options);
  const deadline = Date.now() + startsWithin;
  while (!(await isReady(product.url))) {
    if (product.process.exitCode !== null) throw new Error(`It ended:\n${product.output()}`);
    if (Date.now() > deadline) {
      await product.stop();
      throw new Error(`It is not ready after ${startsWithin} ms:\n${product.output()}`);
    }
    await pause(10);
  }
  return product;
}

/** The same without waiting for it to be ready. */
export async function spawnProduct({ env = {}, dataDir }: ProductOptions): Promise<Product> {
  const folder =
    dataDir ??
    (writesDemoData(env) ? await demoData() : await mkdtemp(path.join(tmpdir(), 'product-')));
  const [port, backendPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '',
      PORT: String(port),
      BACKEND_HOST: '',
      BACKEND_PORT: String(backendPort),
      BACKEND_URL: '',
      DATABASE_URL: '',
      DATA_DIR: folder,
      DEMO: '1',
      PUBLIC_URL: '',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
  }));
  return {
    url: `http://localhost:${env['PORT'] ?? port}`,
    backendUrl: `http://127.0.0.1:${env['BACKEND_PORT'] ?? backendPort}`,
    dataDir: folder,
    process: child,
    output: () => output,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const end = await ended;
      if (!dataDir) await rm(folder, { recursive: true, force: true });
      return end;
    },
  };
}

/** The database of a product that brings its own. */
export async function databaseOf({ dataDir }: Pick<Product, 'dataDir'>): Promise<string> {
  const inData = async (file: string) => (await readFile(path.join(dataDir, file), 'utf8')).trim();
  const port = (await inData('postgres/postmaster.pid')).split('\n')[3];
  return `postgres://postgres:${await inData('postgres-password')}@127.0.0.1:${port}/postgres`;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

/**
 * A port nobody listens on, below those that systems hand out: an outgoing connection of another
 * test cannot take it between this look and the product's start.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!free) continue;
    await once(probe.close(), 'close');
    return port;
  }
}
