import { openClient, paced } from './measure/client.mjs';
import { startServers } from './measure/servers.mjs';
import { quantile } from './measure/measure.mjs';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 11);
const pace = { perSecond: 50, seconds: 4 };
const calls = [
  { operation: 'Menu', path: '/user/menu' },
  { operation: 'ExitedTerritories', path: '/territory/exited/list' },
];
const most = { added: 1.5, slowest: 2.5 };

/**
 * Bar 3: what the gateway adds to a REST call at 50 calls a second, of a backend with 200
 * territories; interleaved rounds.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const servers = await startServers(200);
  const gateway = openClient(servers.gateway, servers.token, 8);
  const backend = openClient(servers.backend, servers.token, 8);
  try {
    const rows = [];
    for (const { operation, path } of calls) {
      /** @param {() => Promise<import('./measure/client.mjs').Answer>} send */
      const times = async (send) => {
        const answers = await paced(pace, send);
        const failed = answers.find(({ status }) => status !== 200);
        if (failed) throw new Error(`${operation}: ${failed.status} ${failed.text.slice(0, 200)}`);
        return answers.map(({ took }) => took);
      };
      const [throughGateway, direct] = [() => gateway.ask(operation), () => backend.get(path)];
      await times(direct);
      await times(throughGateway);
      /** @type {{ ours: number[], theirs: number[] }[]} */
      const measured = [];
      for (let round = 0; round < rounds; round += 1) {
        const theirs = await times(direct);
        measured.push({ ours: await times(throughGateway), theirs });
      }
      rows.push(...rowsOf(operation, measured));
    }
    return rows;
  } finally {
    await Promise.all([gateway.close(), backend.close()]);
    await servers.stop();
  }
}

/**
 * @param {string} operation
 * @param {readonly { ours: number[], theirs: number[] }[]} measured
 * @returns {import('../scripts/bench.mjs').Row[]}
 */
function rowsOf(operation, measured) {
  const at = (/** @type {number} */ share) =>
    measured.map(({ ours, theirs }) => [quantile(ours, share), quantile(theirs, share)]);
  const added = at(0.5).map(([ours = 0, theirs = 0]) => ours - theirs);
  const slowest = at(0.99).map(([ours = 0, theirs = 1]) => ours / theirs);
  return [
    row(`${operation} through the gateway, milliseconds added at p50`, added, most.added),
    row(`${operation} through the gateway, p99 against the REST call`, slowest, most.slowest),
  ];
}

/**
 * @param {string} what
 * @param {readonly number[]} values
 * @param {number} limit
 */
function row(what, values, limit) {
  const ratio = quantile(values, 0.5);
  const spread = /** @type {[number, number]} */ ([quantile(values, 0.25), quantile(values, 0.75)]);
  return { bar: 3, what, ratio, spread, limit: `≤ ${limit}`, met: ratio <= limit };
}
