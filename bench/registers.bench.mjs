import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/browser.mjs';
import { startBackend } from './backend/backend.mjs';
import { freePort, quartiles } from './measure/measure.mjs';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const territories = 500;
/** Fifty thousand lines of the log. */
const logLines = 100;
const longestOpening = 1000;
const longestSearch = 100;
const typedWords = ['grimaldi 48', 'cote 1', 'proclamateur 7'];

const screens = [
  { path: '/t-dashboard', what: 'dashboard', ready: '[role=progressbar]' },
  {
    path: '/t-dashboard',
    what: 'map of the dashboard',
    ready: 'main canvas[role=application]',
    map: true,
  },
  { path: '/t-histogram', what: 'histogram', ready: 'tbody tr', search: 'search input' },
  { path: '/t-exited', what: 'what is out', ready: 'tbody tr', search: 'search input' },
  { path: '/log', what: 'log of 50,000 lines', ready: 'tbody tr', search: 'search input' },
  {
    path: '/t-edit',
    what: 'territories to pick',
    ready: '[role=option]',
    search: '[role=combobox]',
  },
];

/**
 * The registers of 500 territories with ten years of history in the built product, in a browser
 * whose cache is warm: how long a screen takes to open from an empty tab, beside the smallest of the
 * screens ('my territories', one row a person) in the same round, and how long a key takes in the search.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const backend = await startBackend([territories], logLines);
  const port = await freePort();
  const gateway = fork(new URL('../dist/gateway/main.cjs', import.meta.url), {
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_URL: backend.url,
      WEB_DIR: new URL('../dist/web', import.meta.url).pathname,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(gateway, 'message');
  const executablePath = await ensureChromium();
  const args = ['--no-sandbox', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const url = `http://127.0.0.1:${port}`;
    await context.addInitScript((token) => {
      sessionStorage.setItem('jwt', JSON.stringify(token));
    }, backend.tokens[0]);
    const rows = [];
    for (const screen of screens) {
      const found = await measured(context, url, screen).catch((error) => [
        {
          bar: 9,
          what: `${screen.what}: ${String(error).split('\n', 1)[0]}`,
          ratio: Number.NaN,
          spread: /** @type {[number, number]} */ ([Number.NaN, Number.NaN]),
          limit: `≤ ${longestOpening}`,
          met: false,
        },
      ]);
      rows.push(...found);
      // What has failed has left its own open, and a page keeps a connection of the few there are.
      await Promise.all(context.pages().map((page) => page.close()));
    }
    return rows;
  } finally {
    await browser.close();
    const ended = once(gateway, 'exit');
    gateway.kill();
    await ended;
    await backend.stop();
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
    if (screen.search && round === rounds)
      keys.push(...(await keystrokes(ours.page, screen.search)));
    await Promise.all([floor.page.close(), ours.page.close()]);
    // The first fills the cache.
    if (round === 0) continue;
    times.push(ours.time);
    floors.push(floor.time);
  }
  const opened = quartiles(times);
  const beside = quartiles(floors).ratio;
  const slowest = keys.toSorted((a, b) => a - b);
  // A search in which no key changes anything has not been measured, so it is no fast one.
  const p95 = slowest[Math.floor(0.95 * (slowest.length - 1))] ?? Number.NaN;
  return [
    {
      bar: 9,
      what: `${screen.what}, opens in ms (my territories: ${beside.toFixed(0)})`,
      ...opened,
      limit: `≤ ${longestOpening}`,
      met: opened.ratio <= longestOpening,
    },
    ...(screen.search
      ? [
          {
            bar: 9,
            what: `${screen.what}, a key of the search in ms, p95 of ${slowest.length}`,
            ratio: p95,
            spread: quartiles(slowest).spread,
            limit: `≤ ${longestSearch}`,
            met: p95 <= longestSearch,
          },
        ]
      : []),
  ];
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {{ path: string, ready: string, map?: boolean }} screen
 */
async function opening(context, url, { path, ready, map }) {
  const page = await context.newPage();
  if (map) {
    await page.goto(url + path);
    await page.locator('[role=progressbar]').first().waitFor();
    await page.locator('main section table').nth(1).waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    const began = await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return performance.now();
    });
    await page.locator(ready).waitFor();
    return { page, time: (await painted(page)) - began };
  }
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

/**
 * From each key to the last frame that it changes.
 * @param {import('playwright').Page} page
 * @param {string} field
 */
async function keystrokes(page, field) {
  await page.locator(field).first().focus();
  await page.evaluate(() => {
    const seen = { key: 0, last: 0 };
    Object.assign(window, { seen });
    addEventListener(
      'keydown',
      ({ timeStamp }) => Object.assign(seen, { key: timeStamp, last: 0 }),
      true,
    );
    new MutationObserver(() => {
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.last = performance.now();
        }),
      );
    }).observe(document.querySelector('main table') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const times = [];
  for (const words of typedWords) {
    for (const key of words) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(350);
      const time = await page.evaluate(() => {
        const { key: pressed, last } = /** @type {any} */ (window).seen;
        return last === 0 ? null : last - pressed;
      });
      if (time !== null) times.push(time);
    }
    await page.locator(field).first().fill('');
    await page.waitForTimeout(350);
  }
  return times;
}
