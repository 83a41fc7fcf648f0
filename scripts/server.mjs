import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const graceful = 20_000;

/** @param {'backend' | 'gateway'} name */
const programOf = (name) => path.join('dist', name, 'main.js');

/** @param {'backend' | 'gateway'} name */
export const isBuilt = (name) => existsSync(path.join(root, programOf(name)));

/**
 * One of the two programs, built, as a process of its own. With BEGIN_ON_WORD it reads
 * itself and does nothing until `begin`. It says `{ ready, url }` over IPC and
 * stops itself when that channel closes, so it never outlives this process.
 * @param {'backend' | 'gateway'} name
 * @param {Record<string, string>} env
 */
export function startServer(name, env) {
  const child = spawn(process.execPath, [programOf(name)], {
    cwd: root,
    env: { NODE_ENV: 'production', ...process.env, ...env },
    // Ctrl-C reaches this process alone, which stops the two in their order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    windowsHide: true,
  });
  /** @type {Promise<string>} */
  const ready = new Promise((resolve) => {
    child.on('message', (/** @type {{ ready?: boolean, url?: string }} */ message) => {
      if (message.ready && message.url) resolve(message.url);
    });
  });
  /** @type {Promise<{ name: string, code: number | null, signal: string | null }>} */
  const ended = once(child, 'exit').then(([code, signal]) => ({ name, code, signal }));
  return {
    begin: () => {
      child.send('begin');
    },
    ready,
    ended,
    /** Asks it to finish and answers how it ended. */
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), graceful);
      const end = await ended;
      clearTimeout(patience);
      return end;
    },
  };
}
