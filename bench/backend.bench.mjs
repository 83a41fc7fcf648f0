import pg from 'pg';
import { quartiles, request, startBackend } from './backend/backend.mjs';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 25);
/** Of congregation 1, 2, …; numbers end at 9999. */
const sizes = (process.env['BENCH_SIZES'] ?? '100,200,1000,9999').split(',').map(Number);
const steepest = 1.05;
const dearest = 1.6;

const lists = [
  { name: 'POST /territory/histogram', form: { month: '12' }, what: 'histogram, 12 months' },
  { name: 'POST /territory/histogram', form: { month: '13' }, what: 'histogram, ten years' },
  { name: 'GET /territory/exited/list', what: 'what is out' },
  { name: 'GET /territory/available', what: 'what is in' },
  { name: 'GET /territory/myexited', what: 'my territories' },
  { name: 'GET /territory/dashboard', what: 'dashboard' },
  { name: 'POST /territory/exit/list', what: 'what can go out' },
  { name: 'GET /territory/return/list', what: 'what can come back' },
  { name: 'GET /territory/returncancel/list', what: 'what can be cancelled' },
];

/**
 * Bar 4: the hottest calls over HTTP against the statement of each, alone on a connection that is
 * already the tenant's and reads none of it. Bar 5: how the same calls grow with the territories.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const backend = await startBackend(sizes);
  try {
    const costs = [];
    for (const call of lists) {
      for (const congregation of [2, 3]) costs.push(await cost(backend, call, congregation));
    }
    const growths = [];
    for (const call of lists) growths.push(await growth(backend, call));
    return [...costs, ...growths];
  } finally {
    await backend.stop();
  }
}

/**
 * @param {import('./backend/backend.mjs').Backend} backend
 * @param {(typeof lists)[number]} call
 * @param {number} congregation
 */
async function cost(backend, call, congregation) {
  const { sql, values } = await dearestStatement(backend, call, congregation);
  const client = new pg.Client({
    connectionString: backend.connectionString,
    types: { getTypeParser: () => (/** @type {string} */ text) => text },
  });
  await client.connect();
  try {
    await client.query(`set role territories_tenant; set app.congregation_id = '${congregation}'`);
    const ours = () => request(backend, congregation, call);
    const floor = () => client.query(sql, [...values]);
    for (let warm = 0; warm < 3; warm += 1) await timed(ours).then(() => timed(floor));
    const ratios = [];
    for (let round = 0; round < rounds; round += 1) {
      const mine = await timed(ours);
      ratios.push(mine / (await timed(floor)));
    }
    const measured = quartiles(ratios);
    return {
      bar: 4,
      what: `${call.what}, ${sizes[congregation - 1]} territories, against its statement`,
      ...measured,
      limit: `≤ ${dearest}`,
      met: measured.ratio <= dearest,
    };
  } finally {
    await client.end();
  }
}

/**
 * What a call asks beside its session; of several statements the last, which reads the rows.
 * @param {import('./backend/backend.mjs').Backend} backend
 * @param {(typeof lists)[number]} call
 * @param {number} congregation
 * @returns {Promise<import('./backend/backend.mjs').Statement>}
 */
async function dearestStatement(backend, call, congregation) {
  await backend.ask('statements');
  const answer = (await request(backend, congregation, call)).toString();
  if (!answer.includes('"success":true')) throw new Error(`${call.name}: ${answer.slice(0, 200)}`);
  const statements = await backend.ask('statements');
  return statements.at(-1);
}

/**
 * @param {import('./backend/backend.mjs').Backend} backend
 * @param {(typeof lists)[number]} call
 */
async function growth(backend, call) {
  const measured = [1, 3, 4];
  const counts = new Set();
  /** @type {number[]} */
  const slopes = [];
  for (const congregation of measured) {
    await backend.ask('statements');
    await request(backend, congregation, call);
    counts.add((await backend.ask('statements')).length);
  }
  for (let round = 0; round < Math.ceil(rounds / 3); round += 1) {
    const points = [];
    for (const congregation of measured) {
      const time = await timed(() => request(backend, congregation, call));
      points.push([Math.log(sizes[congregation - 1] ?? 1), Math.log(time)]);
    }
    slopes.push(slopeOf(points));
  }
  const result = quartiles(slopes);
  return {
    bar: 5,
    what: `${call.what}, slope from ${sizes[0]} to ${sizes[3]}${counts.size === 1 ? '' : ', MORE STATEMENTS'}`,
    ...result,
    limit: `≤ ${steepest}`,
    met: result.ratio <= steepest && counts.size === 1,
  };
}

/** @param {readonly (readonly number[])[]} points */
function slopeOf(points) {
  const mean = (/** @type {number} */ axis) =>
    points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const moment = (/** @type {number} */ axis, /** @type {number} */ centre) =>
    points.reduce((sum, point) => sum + ((point[0] ?? 0) - x) * ((point[axis] ?? 0) - centre), 0);
  return moment(1, y) / moment(0, x);
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
