import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { startBackend } from './backend/backend.mjs';
import { freePort, quantile } from './measure/measure.mjs';
import { requestOf } from './measure/operations.mjs';

const root = path.join(import.meta.dirname, '..');
const atOnce = 150;
const seconds = 10;
const limit = 100;

/**
 * Overload: the light call of one person while 150 sign-ins of one address are always under way,
 * each begun again as soon as it is answered.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const backend = await startBackend([60]);
  const port = await freePort();
  const gateway = fork(path.join(root, 'dist/gateway/main.cjs'), {
    env: { ...process.env, PORT: String(port), BACKEND_URL: backend.url },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(gateway, 'message');
  const origin = `http://127.0.0.1:${port}`;
  const [token = ''] = backend.tokens;
  try {
    await lightCalls(origin, token, 100);
    const idle = await lightCalls(origin, token, 200);
    const flood = fork(new URL('./sign-ins/flood.mjs', import.meta.url), {
      env: {
        ...process.env,
        FLOOD: JSON.stringify({ origin, atOnce, operation: requestOf('SignIn') }),
      },
    });
    await pause(1000);
    const under = await lightCalls(origin, token, seconds * 20);
    flood.send('end');
    const [answers] = await once(flood, 'message');
    return [row('idle', idle), row(`${atOnce} sign-ins at once, answered ${answers}`, under)];
  } finally {
    const ended = once(gateway, 'exit');
    gateway.kill();
    await ended;
    await backend.stop();
  }
}

/**
 * Milliseconds of each of so many calls, one every 50 ms.
 * @param {string} origin
 * @param {string} token
 * @param {number} count
 */
async function lightCalls(origin, token, count) {
  const pool = new Pool(origin, { connections: 1 });
  const body = JSON.stringify({ variables: {}, extensions: requestOf('Menu') });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const times = [];
  for (let call = 0; call < count; call += 1) {
    const began = performance.now();
    const answer = await pool.request({ path: '/graphql', method: 'POST', headers, body });
    const text = await answer.body.text();
    times.push(performance.now() - began);
    if (!text.startsWith('{"data"')) throw new Error(text);
    await pause(50);
  }
  await pool.close();
  return times;
}

/**
 * @param {string} what
 * @param {readonly number[]} times
 * @returns {import('../scripts/bench.mjs').Row}
 */
function row(what, times) {
  const p95 = quantile(times, 0.95);
  return {
    bar: 15,
    what: `light call of another person, p95 in ms: ${what}`,
    ratio: p95,
    spread: [quantile(times, 0.5), quantile(times, 0.99)],
    limit: `≤ ${limit}`,
    met: p95 <= limit,
  };
}
