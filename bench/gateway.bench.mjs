import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Pool } from 'undici';
import { throughYoga } from './measure/client.mjs';
import { freePort } from './measure/measure.mjs';
import { requestOf } from './measure/operations.mjs';

const rounds = 11;
const connections = 16;
const here = new URL('./gateway/', import.meta.url);
const built = new URL('../dist/', import.meta.url);

/**
 * Bars 1 and 2 (bench/README.md): throughput of the built gateway on trusted operations against a
 * bare proxy that parses and serialises the same answer; median of interleaved ratios.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const [stubPort, floorPort, gatewayPort] = [await freePort(), await freePort(), await freePort()];
  const backend = { BACKEND_URL: `http://127.0.0.1:${stubPort}` };
  const children = [
    await start(new URL('stub.mjs', here), { PORT: String(stubPort) }),
    await start(new URL('floor.mjs', here), { PORT: String(floorPort), ...backend }),
    await start(new URL('gateway/main.mjs', built), { PORT: String(gatewayPort), ...backend }),
  ];
  const floor = new Pool(`http://127.0.0.1:${floorPort}`, { connections });
  const gateway = new Pool(`http://127.0.0.1:${gatewayPort}`, { connections });
  try {
    const [lists, answers] = ['/territory/exited/list', '/user/menu'];
    const list = await compare(floor, gateway, lists, 'ExitedTerritories', 400);
    const small = await compare(floor, gateway, answers, 'Menu', 3000);
    const listOfYoga = await compare(floor, gateway, lists, 'ExitedTerritories', 400, throughYoga);
    const smallOfYoga = await compare(floor, gateway, answers, 'Menu', 3000, throughYoga);
    // For information: what the way beside Yoga saves (MACHINERY.md).
    const beside = { limit: null, met: true };
    return [
      {
        bar: 1,
        what: 'gateway throughput, 200-row list, against a bare proxy',
        ...list,
        ...atLeast(0.8, list),
      },
      {
        bar: 2,
        what: 'gateway throughput, 1 kB answer, against a bare proxy',
        ...small,
        ...atLeast(0.5, small),
      },
      { bar: 1, what: 'the list through Yoga alone', ...listOfYoga, ...beside },
      { bar: 2, what: 'the 1 kB answer through Yoga alone', ...smallOfYoga, ...beside },
    ];
  } finally {
    await Promise.all([floor.close(), gateway.close()]);
    for (const child of children) child.kill();
  }
}

/**
 * @param {number} limit
 * @param {{ ratio: number }} measured
 */
const atLeast = (limit, { ratio }) => ({ limit: `≥ ${limit.toFixed(2)}`, met: ratio >= limit });

/**
 * @param {Pool} floor
 * @param {Pool} gateway
 * @param {string} path
 * @param {string} operation
 * @param {number} requests
 * @param {import('./measure/client.mjs').Way} [way]
 */
async function compare(floor, gateway, path, operation, requests, way = {}) {
  const asFloor = JSON.stringify({ path });
  const asGateway = JSON.stringify({ ...way, extensions: requestOf(operation) });
  await throughput(floor, asFloor, requests);
  await throughput(gateway, asGateway, requests);
  /** @type {number[]} */
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await throughput(gateway, asGateway, requests);
    const theirs = await throughput(floor, asFloor, requests);
    ratios.push(ours / theirs);
  }
  ratios.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    ratios[Math.floor(share * (ratios.length - 1))] ?? NaN;
  return { ratio: at(0.5), spread: /** @type {[number, number]} */ ([at(0), at(1)]) };
}

/**
 * @param {Pool} pool
 * @param {string} body
 * @param {number} requests
 */
async function throughput(pool, body, requests) {
  let left = requests;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) {
        const answer = await pool.request({
          path: '/graphql',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        const text = await answer.body.text();
        if (text.includes('"errors"')) throw new Error(text.slice(0, 200));
      }
    }),
  );
  return requests / (performance.now() - began);
}

/**
 * @param {URL} script
 * @param {Record<string, string>} env
 */
async function start(script, env) {
  const child = fork(script, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}
