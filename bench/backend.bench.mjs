import { hangUp, request, startBackend, startFloor } from './backend/backend.mjs';
import { calls } from './backend/calls.mjs';
import { quartiles, timed } from './measure/measure.mjs';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 25);
/** Number of territories of congregation 1, 2, …; at most 9999. */
const sizes = (process.env['BENCH_SIZES'] ?? '100,200,1000,9999').split(',').map(Number);
const steepest = 1.05;
const dearest = 1.6;
/** Minimum duration of a measurement in milliseconds; short calls are repeated. */
const shortest = 1000;
/** Calls made before measuring, limited by number and time. */
const warmUp = { calls: 150, milliseconds: 1500 };

/**
 * Bars 4 and 5 (bench/README.md): the hottest calls against their statement behind a bare HTTP
 * server (floor.mjs), and their growth with the number of territories.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const wanted = new RegExp(process.env['BENCH_CALLS'] ?? '');
  const measured = calls.filter(({ name, what }) => wanted.test(`${name}, ${what}`));
  if (measured.length === 0) throw new Error(`No call is meant by BENCH_CALLS=${wanted.source}.`);
  if (sizes.length < 3) throw new Error('BENCH_SIZES: three sizes at least.');
  const [backend, floor] = [await startBackend(sizes), await startFloor()];
  try {
    const costs = [];
    for (const call of measured) {
      for (const congregation of [2, 3]) costs.push(await cost(backend, floor, call, congregation));
    }
    const growths = [];
    if (sizes[3]) for (const call of measured) growths.push(...(await growth(backend, call)));
    return [...costs, ...growths];
  } finally {
    await hangUp();
    await floor.stop();
    await backend.stop();
  }
}

/**
 * @param {import('./backend/backend.mjs').Backend} backend
 * @param {import('./backend/backend.mjs').Floor} floor
 * @param {import('./backend/calls.mjs').Call} call
 * @param {number} congregation
 */
async function cost(backend, floor, call, congregation) {
  const { connectionString } = backend;
  const statement = await listStatement(backend, call, congregation);
  await floor.use({ ...statement, connectionString, congregation });
  const ours = () => request(backend, congregation, call);
  const bare = () => request(floor, congregation, { name: 'GET /' });
  const until = performance.now() + warmUp.milliseconds;
  for (let warm = 0; warm < warmUp.calls && performance.now() < until; warm += 1) {
    await ours();
    await bare();
  }
  const times = [];
  const enough = performance.now() + shortest;
  while (times.length < rounds || performance.now() < enough) {
    times.push({ mine: await timed(ours), its: await timed(bare) });
  }
  const measured = quartiles(times.map(({ mine, its }) => mine / its));
  const milliseconds = quartiles(times.map(({ mine }) => mine)).ratio;
  return {
    bar: 4,
    what: `${call.what}, ${sizes[congregation - 1]} territories, ${milliseconds.toFixed(1)} ms, against its statement behind HTTP`,
    ...measured,
    limit: `≤ ${dearest}`,
    met: measured.ratio <= dearest,
  };
}

/**
 * The one statement of a call beside that of its session. Throws for a call that has more: the floor would have to run
 * them all.
 * @param {import('./backend/backend.mjs').Backend} backend
 * @param {import('./backend/calls.mjs').Call} call
 * @param {number} congregation
 * @returns {Promise<import('./backend/backend.mjs').Statement>}
 */
async function listStatement(backend, call, congregation) {
  await backend.ask('statements');
  const answer = (await request(backend, congregation, call)).toString();
  if (!answer.includes('"success":true')) throw new Error(`${call.name}: ${answer.slice(0, 200)}`);
  const [, statement, ...more] = await backend.ask('statements');
  if (!statement || more.length > 0) throw new Error(`${call.name}: not one statement.`);
  return statement;
}

/**
 * @param {import('./backend/backend.mjs').Backend} backend
 * @param {import('./backend/calls.mjs').Call} call
 */
async function growth(backend, call) {
  const measured = [1, 3, 4];
  const counts = new Set();
  for (const congregation of measured) {
    await backend.ask('statements');
    for (let warm = 0; warm < 6; warm += 1) await request(backend, congregation, call);
    counts.add((await backend.ask('statements')).length);
  }
  /** @type {number[]} */
  const slopes = [];
  for (let round = 0; round < Math.ceil(rounds / 3); round += 1) {
    const points = [];
    for (const congregation of measured) {
      const time = await timed(() => request(backend, congregation, call));
      points.push([Math.log(sizes[congregation - 1] ?? 1), Math.log(time)]);
    }
    slopes.push(slopeOf(points));
  }
  const result = quartiles(slopes);
  return [
    {
      bar: 5,
      what: `${call.what}, slope from ${sizes[0]} to ${sizes[3]}`,
      ...result,
      limit: `≤ ${steepest}`,
      met: result.ratio <= steepest,
    },
    ...(counts.size === 1
      ? []
      : [
          {
            bar: 5,
            what: `${call.what}, statements by size`,
            ratio: counts.size,
            spread: /** @type {[number, number]} */ ([1, counts.size]),
            limit: '= 1',
            met: false,
          },
        ]),
  ];
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
