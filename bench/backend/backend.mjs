import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * @typedef {{ sql: string, values: readonly unknown[] }} Statement
 * @typedef {{
 *   url: string,
 *   connectionString: string,
 *   tokens: readonly string[],
 *   ask: (question: 'statements' | 'watch' | 'delay') => Promise<any>,
 *   stop: () => Promise<void>,
 * }} Backend
 */

/**
 * Starts the backend in a process of its own, with congregation 1, 2, … of so many territories.
 * @param {readonly number[]} sizes
 * @returns {Promise<Backend>}
 */
export async function startBackend(sizes) {
  const child = fork(new URL('serve.mjs', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, BENCH: JSON.stringify({ sizes }), NODE_ENV: 'production' },
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
 * @param {Backend} backend
 * @param {number} congregation from 1
 * @param {{ name: string, form?: Record<string, string> }} call
 */
export async function request({ url, tokens }, congregation, { name, form }) {
  const [method = 'GET', path = ''] = name.split(' ');
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${tokens[congregation - 1]}` },
    body: method === 'POST' ? new URLSearchParams(form ?? {}) : null,
  });
  return Buffer.from(await response.arrayBuffer());
}

/** @param {readonly number[]} values */
export function quartiles(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { ratio: at(0.5), spread: /** @type {[number, number]} */ ([at(0.25), at(0.75)]) };
}
