import { held, openClient, paced } from './measure/client.mjs';
import { startServers } from './measure/servers.mjs';
import { quantile } from './measure/measure.mjs';

/** Of the usual times, for a quick look. */
const share = Number(process.env['BENCH_SHARE'] ?? 1);
const minutes = (/** @type {number} */ count) => count * 60 * share;

/** What people ask most. */
const reads = ['Menu', 'MyExitedTerritories', 'ExitedTerritories', 'AvailableTerritories'].map(
  (name) => /** @type {const} */ ([name, {}]),
);
const others = /** @type {const} */ ([
  ['Territories', {}],
  ['Dashboard', {}],
  ['EventLogs', {}],
  ['Histogram', { month: 12, prefilter: false }],
  ['TerritoryPage', { territoryId: '7' }],
]);
/** One of so many of the mixed calls changes something. */
const oneChangeIn = 12;
/** Milliseconds. */
const most = { mixed: 150, reading: 300, accepted: 1000, normal: 150 };
const usual = 5;

/**
 * Bar 15: 25 mixed calls a second for five minutes, 200 reads a second for two, then three times what
 * the product holds for one.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const servers = await startServers(200);
  const client = openClient(servers.gateway, servers.token, 4000);
  /** @type {number[]} */
  const acknowledged = [];
  let number = 1000;
  const change = async () => {
    const form = { number: (number += 1), name: 'Rue de la Charge', typeId: '1', mapUrl: '' };
    const added = { ...form, noVisited: false, note: '' };
    const answer = await client.ask('AddTerritory', { form: added });
    if (answer.text.includes('"TerritoryAdded"')) acknowledged.push(form.number);
    return answer;
  };
  const read = (/** @type {number} */ at) => {
    const [name, variables] = /** @type {[string, object]} */ (reads[at % reads.length]);
    return client.ask(name, variables);
  };
  const mixed = (/** @type {number} */ at) => {
    if (at % oneChangeIn === 0) return change();
    const all = [...reads, ...others];
    const [name, variables] = /** @type {[string, object]} */ (all[at % all.length]);
    return client.ask(name, variables);
  };
  try {
    await paced({ perSecond: 25, seconds: 4 }, mixed);
    /** @type {import('../scripts/bench.mjs').Row[]} */
    const rows = [
      slow(
        '25 mixed calls a second, p95 in ms',
        most.mixed,
      )(await paced({ perSecond: 25, seconds: minutes(5) }, mixed)),
      slow(
        '200 reads a second, p95 in ms',
        most.reading,
      )(await paced({ perSecond: 200, seconds: minutes(2) }, read)),
    ];
    const holds = await held({ atOnce: 32, seconds: Math.max(5, minutes(0.25)) }, read);
    const [flood] = await Promise.all([
      paced({ perSecond: 3 * holds, seconds: minutes(1) }, read),
      paced({ perSecond: 1, seconds: minutes(1) }, change),
    ]);
    const after = await paced({ perSecond: 20, seconds: 2 * usual }, () => client.ask('Menu'));
    rows.push(...overload(holds, flood), again(after));
    const { text } = await client.ask('Territories');
    const found = new Set(
      JSON.parse(text).data.territories.territories.map(
        (/** @type {{ number: number }} */ it) => it.number,
      ),
    );
    const lost = acknowledged.filter((it) => !found.has(it)).length;
    return [...rows, count(`lost of ${acknowledged.length} acknowledged changes`, lost, 0)];
  } finally {
    await client.close();
    await servers.stop();
  }
}

/**
 * A call that is refused counts as a minute.
 * @param {string} what
 * @param {number} limit
 */
const slow =
  (what, limit) => (/** @type {readonly import('./measure/client.mjs').Timed[]} */ all) => {
    const times = all.map((answer) => (isAccepted(answer) ? answer.took : 60_000));
    const ratio = quantile(times, 0.95);
    const spread = /** @type {[number, number]} */ ([quantile(times, 0.5), quantile(times, 0.99)]);
    return { bar: 15, what, ratio, spread, limit: `≤ ${limit}`, met: ratio <= limit };
  };

/** @param {import('./measure/client.mjs').Answer} answer */
const isAccepted = ({ status, text }) => status === 200 && !text.includes('"errors"');

/**
 * @param {number} holds calls a second
 * @param {readonly import('./measure/client.mjs').Timed[]} flood
 */
function overload(holds, flood) {
  const accepted = flood.filter(isAccepted);
  const refused = flood.filter((it) => !isAccepted(it));
  const silent = refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
  const wave = `${Math.round(3 * holds)} reads a second, three times what it holds`;
  const part = Math.round((100 * refused.length) / flood.length);
  return [
    slow(`${wave}: ${part} % refused, p95 of the others in ms`, most.accepted)(accepted),
    count(`${wave}: refused without 503 and Retry-After`, silent.length, 0),
  ];
}

/** @param {readonly import('./measure/client.mjs').Timed[]} after one each 50 ms */
function again(after) {
  const last = after.findLastIndex(({ status, took }) => status !== 200 || took > most.normal);
  return count('seconds after it until a call is answered as usual', (last + 1) / 20, usual);
}

/**
 * @param {string} what
 * @param {number} ratio
 * @param {number} limit
 * @returns {import('../scripts/bench.mjs').Row}
 */
const count = (what, ratio, limit) => ({
  bar: 15,
  what,
  ratio,
  spread: [ratio, ratio],
  limit: `≤ ${limit}`,
  met: ratio <= limit,
});
