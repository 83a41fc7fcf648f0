import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from './measure/client.mjs';
import { quantile } from './measure/measure.mjs';
import { requestOf } from './measure/operations.mjs';
import { startServers } from './measure/servers.mjs';

const atOnce = 150;
const seconds = 10;
const limit = 100;

/**
 * Overload: the light call of one person while 150 sign-ins of one address are always under way,
 * each begun again as soon as it is answered.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const servers = await startServers(60);
  const client = openClient(servers.gateway, servers.token, 1);
  try {
    await lightCalls(client, 100);
    const idle = await lightCalls(client, 200);
    const flood = fork(new URL('./sign-ins/flood.mjs', import.meta.url), {
      env: {
        ...process.env,
        FLOOD: JSON.stringify({
          origin: servers.gateway,
          atOnce,
          operation: requestOf('SignIn'),
        }),
      },
    });
    await pause(1000);
    const under = await lightCalls(client, seconds * 20);
    flood.send('end');
    const [answers] = await once(flood, 'message');
    return [row('idle', idle), row(`${atOnce} sign-ins at once, answered ${answers}`, under)];
  } finally {
    await client.close();
    await servers.stop();
  }
}

/**
 * Milliseconds of each of so many calls, one every 50 ms.
 * @param {ReturnType<typeof openClient>} client
 * @param {number} count
 */
async function lightCalls(client, count) {
  const times = [];
  for (let call = 0; call < count; call += 1) {
    const began = performance.now();
    const { text } = await client.ask('Menu');
    times.push(performance.now() - began);
    if (!text.startsWith('{"data"')) throw new Error(text);
    await pause(50);
  }
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
