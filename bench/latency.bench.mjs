import { openClient, paced, throughYoga } from './measure/client.mjs';
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
 * territories; interleaved rounds. The same operations through Yoga alone stand beside.
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
      const direct = () => backend.get(path);
      const throughGateway = () => gateway.ask(operation);
      const yogaAlone = () => gateway.ask(operation, {}, throughYoga);
      for (const way of [direct, throughGateway, yogaAlone]) await times(way);
      /** @type {{ ours: number[], theirs: number[] }[]} */
      const measured = [];
      /** @type {typeof measured} */
      const without = [];
      for (let round = 0; round < rounds; round += 1) {
        const theirs = await times(direct);
        measured.push({ ours: await times(throughGateway), theirs });
        without.push({ ours: await times(yogaAlone), theirs });
      }
      rows.push(...rowsOf(`${operation} through the gateway`, measured));
      rows.push(...rowsOf(`${operation} through Yoga alone`, without).map(unjudged));
    }
    return rows;
  } finally {
    await Promise.all([gateway.close(), backend.close()]);
    await servers.stop();
  }
}

/**
 * @param {string} way
 * @param {readonly { ours: number[], theirs: number[] }[]} measured
 * @returns {import('../scripts/bench.mjs').Row[]}
 */
function rowsOf(way, measured) {
  const at = (/** @type {number} */ share) =>
    measured.map(({ ours, theirs }) => [quantile(ours, share), quantile(theirs, share)]);
  const added = at(0.5).map(([ours = 0, theirs = 0]) => ours - theirs);
  const slowest = at(0.99).map(([ours = 0, theirs = 1]) => ours / theirs);
  return [
    row(`${way}, milliseconds added at p50`, added, most.added),
    row(`${way}, p99 against the REST call`, slowest, most.slowest),
  ];
}

/** What the way beside Yoga saves, for information (MACHINERY.md). @param {import('../scripts/bench.mjs').Row} row */
const unjudged = (row) => ({ ...row, limit: null, met: true });

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
