import { createServer } from 'node:net';
import { Failure, main } from './process.mjs';
import { step } from './progress.mjs';
import { settings, spawnServer, spawnServers } from './servers.mjs';
import { demoSignIns, startTexts } from './start.texts.mjs';
import { keepRunning } from './supervisor.mjs';

/** @typedef {import('./servers.mjs').End} End */
/** @typedef {import('./servers.mjs').Server} Server */

const env = process.env;
const { host, port, ownBackend, backendHost, backendPort } = settings;
const demo = ownBackend && (env['DEMO'] === '1' || (env['DEMO'] !== '0' && !env['DATABASE_URL']));

/**
 * Runs what is built: starts backend and gateway, starts them again when they end by themselves, and
 * resolves when they were stopped.
 * @param {() => Promise<void>} [prepared] whatever is built before
 */
export const run = (prepared = async () => undefined) =>
  main(async () => {
    const stopped = stopSignal();
    await prepared();
    await ensurePortFree(host, port, 'PORT');
    if (ownBackend) await ensurePortFree(backendHost, backendPort, 'BACKEND_PORT');

    const servers = spawnServers();
    const ready = step('Starting', () => Promise.all(servers.map((server) => server.ready)));
    const failed = Promise.race(servers.map(failure));
    const first = await Promise.race([ready, failed, stopped]);
    if (first instanceof Failure) {
      await stopInOrder(servers);
      throw first;
    }
    if (first === undefined) return finish(servers);

    announce(first.at(-1));
    const kept = servers.map((server) =>
      keepRunning(
        server,
        () => spawnServer(server.name),
        (end) => console.error(`The ${server.name} ended (${how(end)}) and is started again.`),
      ),
    );
    const end = await Promise.race([...kept.map(tooOften), stopped]);
    if (end === undefined) return finish(kept);
    await stopInOrder(kept);
    throw end;
  });

/** @param {Server} server */
const failure = async ({ name, ended }) =>
  new Failure(`The ${name} did not start (${how(await ended)}): see above.`);

/** @param {ReturnType<typeof keepRunning>} kept */
const tooOften = async ({ name, givenUp }) =>
  new Failure(
    `The ${name} ended five times within a minute (${how(await givenUp)}): see above. Everything is stopped; no acknowledged change is lost.`,
  );

/** @param {readonly { name: string, stop: () => Promise<End> }[]} servers */
async function finish(servers) {
  for (const { name, end } of await stopInOrder(servers)) {
    // One killed by the signal before it began is no failure.
    if (end.code !== 0 && end.signal !== 'SIGTERM')
      throw new Failure(`Stopped, but the ${name} did not shut down cleanly (${how(end)}).`);
  }
  process.exit(0);
}

/**
 * The gateway before the backend that it asks.
 * @param {readonly { name: string, stop: () => Promise<End> }[]} servers
 */
export async function stopInOrder(servers) {
  const ends = [];
  for (const { name, stop } of servers.toReversed()) ends.push({ name, end: await stop() });
  return ends;
}

/** @param {End} end */
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
