import { quartiles } from './measure/measure.mjs';
import { openProduct } from './measure/product.mjs';
import { keystrokes, reactionRow, watchReactions } from './measure/reactions.mjs';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const territories = 500;
/** Event log lines per territory, fifty thousand in all. */
const logLines = 100;
const longestOpening = 1000;
const longestSearch = 100;
/** Milliseconds, longer than the longest list takes to load completely. */
const arrives = 2000;
const typedWords = ['grimaldi 48', 'cote 1', 'proclamateur 7'];

const screens = [
  { path: '/t-dashboard', what: 'dashboard', ready: '[role=progressbar]' },
  { path: '/t-histogram', what: 'histogram', ready: '[data-strip] path', search: 'search input' },
  { path: '/t-exited', what: 'what is out', ready: 'tbody tr', search: 'search input' },
  { path: '/log', what: 'log of 50,000 lines', ready: 'tbody tr', search: 'search input' },
  {
    path: '/t-edit',
    what: 'territories to pick',
    ready: '[role=combobox]',
    search: '[role=combobox]',
  },
];

/**
 * Registers of 500 territories with ten years of history, in the built product with a warm browser
 * cache: time to open a screen in an empty tab, compared in the same round with the smallest screen
 * ('my territories'), and reaction of the search to a key.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const { context, url, stop } = await openProduct(territories, { logLines });
  try {
    const rows = [];
    const wanted = new RegExp(process.env['BENCH_SCREENS'] ?? '');
    for (const screen of screens.filter(({ what }) => wanted.test(what))) {
      const found = await measured(context, url, screen).catch((error) => [
        {
          bar: null,
          what: `${screen.what}: ${String(error).split('\n', 1)[0]}`,
          ratio: Number.NaN,
          spread: /** @type {[number, number]} */ ([Number.NaN, Number.NaN]),
          limit: `≤ ${longestOpening}`,
          met: false,
        },
      ]);
      rows.push(...found);
      // A failed screen leaves its page open, which would occupy one of the few connections.
      await Promise.all(context.pages().map((page) => page.close()));
    }
    return rows;
  } finally {
    await stop();
  }
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {(typeof screens)[number]} screen
 */
async function measured(context, url, screen) {
  const smallest = { path: '/t-my-exited', what: '', ready: 'main h1' };
  const times = [];
  const floors = [];
  /** @type {number[]} */
  const keys = [];
  for (let round = 0; round <= rounds; round += 1) {
    const floor = await opening(context, url, smallest);
    const ours = await opening(context, url, screen);
    if (screen.search && round === rounds) {
      // Rows that load after the first ones are no reaction to a key.
      await ours.page.waitForTimeout(arrives);
      await watchReactions(ours.page);
      keys.push(...(await keystrokes(ours.page, screen.search, typedWords)));
    }
    await Promise.all([floor.page.close(), ours.page.close()]);
    // The first round only fills the cache.
    if (round === 0) continue;
    times.push(ours.time);
    floors.push(floor.time);
  }
  const opened = quartiles(times);
  const beside = quartiles(floors).ratio;
  return [
    {
      bar: null,
      what: `${screen.what}, opens in ms (my territories: ${beside.toFixed(0)})`,
      ...opened,
      limit: `≤ ${longestOpening}`,
      met: opened.ratio <= longestOpening,
    },
    ...(screen.search
      ? [reactionRow(`${screen.what}, a key of the search`, keys, longestSearch)]
      : []),
  ];
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {{ path: string, ready: string }} screen
 */
async function opening(context, url, { path, ready }) {
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  return { page, time: await painted(page) };
}

/** @param {import('playwright').Page} page */
const painted = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }),
  );
