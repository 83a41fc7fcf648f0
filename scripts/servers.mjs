import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './process.mjs';

/** @typedef {'gateway' | 'backend'} Name */
/** @typedef {{ code: number | null, signal: string | null }} End */
/** @typedef {ReturnType<typeof spawnServer>} Server */

const env = process.env;
/** Milliseconds a server may take to stop. */
const patience = 20_000;

const backendHost = env['BACKEND_HOST'] || '127.0.0.1';
export const settings = {
  host: env['HOST'] || '127.0.0.1',
  port: Number(env['PORT'] || 4000),
  ownBackend: !env['BACKEND_URL'],
  backendHost,
  backendPort: Number(env['BACKEND_PORT'] || 4001),
};
const environment = {
  ...env,
  NODE_ENV: env['NODE_ENV'] || 'production',
  BACKEND_URL: env['BACKEND_URL'] || `http://${reachable(backendHost)}:${settings.backendPort}`,
  WEB_DIR: env['WEB_DIR'] || path.join(root, 'dist', 'web'),
};

/** @type {readonly Name[]} The backend first, because it takes longest. */
const names = settings.ownBackend ? ['backend', 'gateway'] : ['gateway'];
/** @param {Name} name */
const programOf = (name) => path.join(root, 'dist', name, 'main.mjs');

export const spawnServers = () => names.map(spawnServer);

/**
 * Spawns a built server, which reports `{ ready, url }` over IPC and stops when the channel closes, so
 * that it never outlives this process.
 * @param {Name} name
 */
export function spawnServer(name) {
  const child = spawn(process.execPath, [programOf(name)], {
    cwd: root,
    env: environment,
    // Own process group: Ctrl-C reaches this process only, which stops the servers in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    windowsHide: true,
  });
  /** @type {Promise<string>} Its address. */
  const ready = new Promise((resolve) => {
    child.on('message', (/** @type {{ ready?: boolean, url?: string }} */ message) => {
      if (message.ready) resolve(message.url ?? '');
    });
  });
  /** @type {Promise<End>} */
  const ended = new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', () => resolve({ code: 1, signal: null }));
  });
  return {
    name,
    ready,
    ended,
    /** Asks the server to stop; resolves to its exit code and signal. */
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), patience);
      const end = await ended;
      clearTimeout(impatience);
      return end;
    },
  };
}

/** @param {string} address */
function reachable(address) {
  return address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
}
