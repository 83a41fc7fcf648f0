import { hangUp, request, startBackend } from './backend/backend.mjs';
import { calls } from './backend/calls.mjs';
import { quartiles, timed } from './measure/measure.mjs';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 25);
const territories = 150;
const congregations = 2000;
const warmUp = 30;
const most = 1.2;

/**
 * Bar 6 (bench/README.md): the hottest calls of a congregation that is alone in its database, and of
 * the same one among 2,000 like it.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const alone = await startBackend([territories]);
  const among = await startBackend([territories], { neighbours: congregations - 1 });
  try {
    const rows = [];
    for (const call of calls) {
      const here = () => answered(alone, call);
      const there = () => answered(among, call);
      for (let warm = 0; warm < warmUp; warm += 1) {
        await here();
        await there();
      }
      const ratios = [];
      for (let round = 0; round < rounds; round += 1) {
        const its = await timed(here);
        ratios.push((await timed(there)) / its);
      }
      const measured = quartiles(ratios);
      rows.push({
        bar: 6,
        what: `${call.what}, among ${congregations} congregations against alone`,
        ...measured,
        limit: `≤ ${most}`,
        met: measured.ratio <= most,
      });
    }
    return rows;
  } finally {
    await hangUp();
    await among.stop();
    await alone.stop();
  }
}

/**
 * @param {import('./backend/backend.mjs').Backend} backend
 * @param {import('./backend/calls.mjs').Call} call
 */
async function answered(backend, call) {
  const answer = await request(backend, 1, call);
  if (!answer.includes('"success":true')) throw new Error(`${call.name}: ${answer.toString()}`);
}
