import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { patience, spawnBackend } from './backend.cjs';
import { Failure, main, root } from './process.mjs';
import { step } from './progress.mjs';
import { demoSignIns, startTexts } from './start.texts.mjs';

const env = process.env;
const host = env['HOST'] || '127.0.0.1';
const port = Number(env['PORT'] || 4000);
const backendHost = env['BACKEND_HOST'] || '127.0.0.1';
const backendPort = Number(env['BACKEND_PORT'] || 4001);
const ownBackend = !env['BACKEND_URL'];
const webDir = env['WEB_DIR'] || path.join(root, 'dist', 'web');
const demo = ownBackend && (env['DEMO'] === '1' || (env['DEMO'] !== '0' && !env['DATABASE_URL']));

/**
 * Runs the product: builds what is missing, starts backend and gateway, resolves when they have
 * stopped.
 * @param {ReturnType<typeof spawnBackend> | null} early a preloaded backend waiting for `begin`
 * @param {import('./sources.mjs').Sources | null} sources null in the package, which is built
 */
export const start = (early, sources) =>
  main(async () => {
    const stopped = stopSignal();
    let backend = early;
    if (sources?.isStale()) {
      await backend?.stop();
      await sources.build();
      backend = ownBackend ? spawnBackend() : null;
    }
    await ensurePortFree(host, port, 'PORT');
    if (ownBackend) await ensurePortFree(backendHost, backendPort, 'BACKEND_PORT');

    backend?.begin();
    const backendUrl = env['BACKEND_URL'] || `http://${reachable(backendHost)}:${backendPort}`;
    const wanted = { ...env, BACKEND_URL: backendUrl, WEB_DIR: webDir };
    const gateway = startGateway(wanted).catch(async (cause) => {
      await backend?.stop();
      throw new Failure(`The gateway did not start: ${cause.message}`);
    });
    const ready = step('Starting', () => Promise.all([gateway, backend?.ready]));
    const backendEnded = backend?.ended ?? new Promise(() => undefined);

    const first = await Promise.race([ready, backendEnded, stopped]);
    if (Array.isArray(first)) announce(first[0].url);
    const end = await Promise.race([backendEnded, stopped]);
    const cleanly = await (await gateway).stop();
    const last = await backend?.stop();
    if (end)
      throw new Failure(
        Array.isArray(first)
          ? `The backend exited unexpectedly (${how(end)}). Everything is stopped; no acknowledged change is lost. Start again.`
          : `The backend did not start (${how(end)}): see above.`,
      );
    // A backend killed by the signal before it began is no failure.
    const unclean = last && last.code !== 0 && last.signal !== 'SIGTERM';
    if (unclean)
      throw new Failure(`Stopped, but the backend did not shut down cleanly (${how(last)}).`);
    if (!cleanly) throw new Failure('Stopped, but the gateway still had open requests.');
    process.exit(0);
  });

/**
 * Starts the built gateway in this process; `stop` resolves to whether it closed in time.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<{ url: string, stop: () => Promise<boolean> }>}
 */
async function startGateway(environment) {
  // Set only now: installing and building need the development packages.
  env['NODE_ENV'] ||= 'production';
  const load = createRequire(import.meta.url)(path.join(root, 'dist', 'gateway', 'main.cjs'));
  const gateway = await load('./gateway.cjs').startGateway(environment);
  const finished = () => gateway.stop().then(() => true);
  const tired = () => pause(patience, false, { ref: false });
  return { url: gateway.url, stop: () => Promise.race([finished(), tired()]) };
}

/** @param {{ code: number | null, signal: string | null }} end */
function how({ code, signal }) {
  return signal ?? `code ${code}`;
}

/** @returns {Promise<undefined>} */
function stopSignal() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => resolve(undefined));
  });
}

/**
 * @param {string} address
 * @param {number} number
 * @param {string} variable
 * @returns {Promise<void>}
 */
function ensurePortFree(address, number, variable) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is already taken by another program: stop that one'
          : `cannot be used (${error.code})`;
      reject(new Failure(`Port ${number} of ${address} ${reason}, or set ${variable}.`));
    });
    probe.listen(number, address, () => probe.close(() => resolve()));
  });
}

/** @param {string} address */
function reachable(address) {
  return address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
}

/** @param {string | undefined} url */
function announce(url) {
  console.log(startTexts.ready(env['PUBLIC_URL'] || `http://localhost:${port}`));
  if (demo) {
    console.log(startTexts.demo);
    for (const line of demoTable()) console.log(`  ${line}`);
    if (!isLoopback(host)) warnOpenDemo(url);
  }
  console.log(startTexts.stop);
}

function demoTable() {
  const rows = demoSignIns.map(({ login, congregation, role, newcomer }) => [
    login,
    congregation,
    newcomer ? role + startTexts.notYetAccepted : role,
  ]);
  return [startTexts.demoHead, ...rows].map((row) =>
    row.map((cell, index) => (index < 2 ? cell.padEnd([21, 12][index] ?? 0) : cell)).join(''),
  );
}

/** @param {string} address */
function isLoopback(address) {
  return address === 'localhost' || address === '::1' || address.startsWith('127.');
}

/** @param {string | undefined} url */
function warnOpenDemo(url) {
  console.warn(
    `\n  Warning: demo data is on and ${url ?? host} is open to the network: anybody who reaches it can sign in with the passwords above. Set DEMO=0 or leave HOST unset.`,
  );
}
