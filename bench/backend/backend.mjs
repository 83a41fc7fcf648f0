import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Pool } from 'undici';
import { ensureMeasured } from '../../scripts/build.mjs';
import { root } from '../../scripts/process.mjs';

/**
 * @typedef {{ sql: string, values: readonly unknown[] }} Statement
 * @typedef {{ logLines?: number | undefined, neighbours?: number, ground?: string }} Filled
 *   event log lines per territory; copies of the first congregation; file of its ground
 * @typedef {{
 *   url: string,
 *   connectionString: string,
 *   tokens: readonly string[],
 *   ask: (question: 'statements' | 'watch' | 'delay') => Promise<any>,
 *   stop: () => Promise<void>,
 * }} Backend
 */

/**
 * Starts the backend in its own process, with congregations 1, 2, … of the given sizes.
 * @param {readonly number[]} sizes
 * @param {Filled} [more]
 * @param {string} [program] its folder in `dist`
 * @returns {Promise<Backend>}
 */
export async function startBackend(sizes, more = {}, program = 'bench') {
  await ensureMeasured();
  const child = fork(path.join(root, 'dist', program, 'main.mjs'), {
    env: { ...process.env, BENCH: JSON.stringify({ sizes, ...more }), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [started] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The backend did not start.'))),
  ]);
  return {
    ...started,
    ask: async (question) => {
      const answered = once(child, 'message');
      child.send(question);
      return (await answered)[0];
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/**
 * @typedef {{
 *   url: string,
 *   use: (order: Statement & { connectionString: string, congregation: number }) => Promise<void>,
 *   stop: () => Promise<void>,
 * }} Floor
 */

/**
 * Starts a bare HTTP server for one statement (floor.mjs).
 * @returns {Promise<Floor>}
 */
export async function startFloor() {
  const child = fork(new URL('floor.mjs', import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [url] = await once(child, 'message');
  return {
    url,
    use: async (order) => {
      const ready = once(child, 'message');
      child.send(order);
      await ready;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** @type {Map<string, Pool>} */
const pools = new Map();

/**
 * Uses a keep-alive connection, as the gateway does.
 * @param {{ url: string, tokens?: readonly string[] }} server
 * @param {number} congregation from 1
 * @param {{ name: string, form?: Record<string, string> }} call
 */
export async function request({ url, tokens }, congregation, { name, form }) {
  const [method = 'GET', path = ''] = name.split(' ');
  const pool = pools.get(url) ?? new Pool(url, { connections: 1 });
  pools.set(url, pool);
  const { body } = await pool.request({
    method,
    path,
    headers: {
      authorization: `Bearer ${tokens?.[congregation - 1]}`,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    body: method === 'POST' ? new URLSearchParams(form ?? {}).toString() : null,
  });
  return Buffer.from(await body.arrayBuffer());
}

/** Closes the keep-alive connections. */
export async function hangUp() {
  for (const pool of pools.values()) await pool.destroy();
  pools.clear();
}
