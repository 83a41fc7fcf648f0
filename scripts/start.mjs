import { createServer } from 'node:net';
import path from 'node:path';
import { isFresh } from './freshness.mjs';
import { Failure, main, root } from './process.mjs';
import { step } from './progress.mjs';
import { isBuilt, startServer } from './server.mjs';
import { demoSignIns, startTexts } from './start.texts.mjs';

/** @type {readonly import('./freshness.mjs').Target[]} */
const targets = ['packages', 'codegen', 'web', 'backend', 'gateway'];
const env = process.env;
const host = env['HOST'] || '127.0.0.1';
const port = Number(env['PORT'] || 4000);
const backendHost = env['BACKEND_HOST'] || '127.0.0.1';
const backendPort = Number(env['BACKEND_PORT'] || 4001);
const ownBackend = !env['BACKEND_URL'];
const webDir = env['WEB_DIR'] || path.join(root, 'dist', 'web');
const demo = ownBackend && (env['DEMO'] === '1' || (env['DEMO'] !== '0' && !env['DATABASE_URL']));

await main(async () => {
  const stopped = stopSignal();
  const wantBackend = () => startServer('backend', { BEGIN_ON_WORD: '1' });
  // It reads its program while this one looks whether that is still what the sources make.
  let backend = ownBackend && isBuilt('backend') ? wantBackend() : null;
  if (!targets.every(isFresh)) {
    await backend?.stop();
    await (await import('./build.mjs')).ensureBuilt();
    backend = ownBackend ? wantBackend() : null;
  }
  await ensurePortFree(host, port, 'PORT');
  if (ownBackend) await ensurePortFree(backendHost, backendPort, 'BACKEND_PORT');

  backend?.begin();
  const backendUrl = env['BACKEND_URL'] || `http://${reachable(backendHost)}:${backendPort}`;
  const gateway = startServer('gateway', { BACKEND_URL: backendUrl, WEB_DIR: webDir });
  const servers = backend ? [gateway, backend] : [gateway];
  const anyEnd = Promise.race(servers.map(({ ended }) => ended));
  const ready = step('Starting', () => Promise.all(servers.map((server) => server.ready)));

  const early = await Promise.race([ready, anyEnd, stopped]);
  if (Array.isArray(early)) announce(early[0]);
  const end = await Promise.race([anyEnd, stopped]);
  const ends = [];
  for (const server of servers) ends.push(await server.stop());
  if (end) {
    const how = end.signal ?? `code ${end.code}`;
    throw new Failure(
      Array.isArray(early)
        ? `The ${end.name} has ended by itself (${how}): everything is stopped, nothing acknowledged is lost. Start again.`
        : `The ${end.name} did not start (${how}): see above.`,
    );
  }
  // A server that has not begun to start yet dies of the signal itself.
  const unclean = ends
    .filter(({ code, signal }) => code !== 0 && signal !== 'SIGTERM')
    .map(({ name }) => name);
  if (unclean.length > 0) throw new Failure(`Stopped, but not cleanly: ${unclean.join(', ')}.`);
  process.exit(0);
});

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
