import { openProduct } from './measure/product.mjs';
import { quantile } from './measure/measure.mjs';
import { acts, press } from './session/acts.mjs';
import { taken, watchSession } from './session/watch.mjs';

/** @typedef {{ readonly where: string, readonly took: number }} Told */

const territories = 200;
const slowdown = 4;
const interactions = 200;
const most = { interaction: 150, task: 200 };
/** Milliseconds, longer than the picture of an interaction and what it asks of the server. */
const settles = 500;
/** How many of the slowest are told. */
const worst = 8;

/**
 * Bar 12: a person's session over all screens of the menu, the CPU throttled four times.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const { context, url, stop } = await openProduct(territories);
  try {
    await watchSession(context);
    const page = await context.newPage();
    await page.goto(`${url}/t-my-exited`);
    await page.locator('main h1').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.waitForTimeout(settles);
    await taken(page);
    const seen = await wandered(page);
    tellWorst('interactions', seen.interactions);
    tellWorst('tasks', seen.tasks);
    return rowsOf(seen);
  } finally {
    await stop();
  }
}

/**
 * From one screen of the menu to the next, until there were enough interactions.
 * @param {import('playwright').Page} page
 */
async function wandered(page) {
  /** @type {Told[]} */
  const all = [];
  /** @type {Told[]} */
  const tasks = [];
  const screens = new Set();
  const wanted = Number(process.env['BENCH_INTERACTIONS'] ?? interactions);
  const note = async (/** @type {string} */ where) => {
    await page.waitForTimeout(settles);
    const found = await taken(page);
    all.push(...found.interactions.map((took) => ({ where, took })));
    tasks.push(...found.tasks.map((took) => ({ where, took })));
  };
  while (all.length < wanted) {
    for (const path of await entries(page)) {
      if (all.length >= wanted) break;
      await page.locator(`nav a[href="${path}"]`).first().click({ delay: press });
      await page.waitForURL(`**${path}`);
      await page.locator('main h1').first().waitFor();
      await note(`${path}, opened`);
      screens.add(path);
      for (const { name, where, most: times, act } of acts) {
        for (let time = 0; time < times; time += 1) {
          const found = page.locator(where).nth(time);
          if (!(await found.isVisible()) || !(await found.isEnabled())) break;
          await act(found);
          await note(`${path}, ${name}`);
        }
      }
    }
  }
  return { interactions: all, tasks, screens: screens.size };
}

/** @param {import('playwright').Page} page */
const entries = (page) =>
  page
    .locator('nav a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

/**
 * @param {string} what
 * @param {readonly Told[]} told
 */
function tellWorst(what, told) {
  console.log(`slowest ${what}, in ms:`);
  for (const { where, took } of told.toSorted((a, b) => b.took - a.took).slice(0, worst))
    console.log(`  ${took.toFixed(0)}  ${where}`);
}

/**
 * @param {{ interactions: readonly Told[], tasks: readonly Told[], screens: number }} seen
 * @returns {import('../scripts/bench.mjs').Row[]}
 */
function rowsOf({ interactions: all, tasks, screens }) {
  const times = all.map(({ took }) => took);
  const long = tasks.map(({ took }) => took);
  const [interaction, task] = [quantile(times, 0.98), Math.max(0, ...long)];
  return [
    {
      bar: 12,
      what: `a session over ${screens} screens, p98 interaction in ms, between p50 and the slowest`,
      ratio: interaction,
      spread: [quantile(times, 0.5), Math.max(...times)],
      limit: `≤ ${most.interaction}`,
      met: interaction <= most.interaction,
    },
    {
      bar: 12,
      what: 'the same, longest task in ms, among tasks of 50 ms and more',
      ratio: task,
      spread: [quantile(long, 0.5), quantile(long, 0.98)],
      limit: `≤ ${most.task}`,
      met: task <= most.task,
    },
  ];
}
