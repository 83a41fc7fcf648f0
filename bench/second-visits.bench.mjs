import { openProduct } from './measure/product.mjs';
import { quartiles } from './measure/measure.mjs';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
/** Two of them are out to who is signed in. */
const territories = 500;
const slowdown = 4;
const longest = 600;
/** Of a phone: only there are territories kept. @type {import('playwright').BrowserContextOptions} */
const options = { serviceWorkers: 'allow', viewport: { width: 390, height: 844 } };

/**
 * Bar 18: a phone that keeps its territories opens them and a map once more, the CPU throttled four
 * times, with a network and without one.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const { context, url, stop } = await openProduct(territories, {}, options);
  try {
    const map = await firstVisit(context, url);
    const screens = [
      { what: 'my territories', path: '/t-my-exited', ready: 'main :text("Rue Grimaldi")' },
      { what: 'a map', path: map, ready: '[role=region] canvas[data-pins="drawn"]' },
    ];
    const rows = [];
    for (const { what, path, ready } of screens) {
      /** @type {Visit[]} */
      const online = [];
      /** @type {Visit[]} */
      const offline = [];
      for (let round = 0; round < rounds; round += 1) {
        await context.setOffline(false);
        online.push(await visit(context, url + path, ready));
        await context.setOffline(true);
        offline.push(await visit(context, url + path, ready));
      }
      await context.setOffline(false);
      const same = online.map(({ words }, at) => share(words, offline[at]?.words ?? []));
      rows.push(
        row(`${what} again, with a network, ms`, online, longest),
        row(`${what} again, without a network, ms`, offline, longest),
        {
          bar: 18,
          what: `${what}: share of its words that are there without a network, too`,
          ...quartiles(same),
          limit: '≥ 1',
          met: quartiles(same).ratio >= 1,
        },
      );
    }
    return rows;
  } finally {
    await stop();
  }
}

/**
 * Keeps the territories on the device. Returns the address of the first one's map.
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 */
async function firstVisit(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}/t-my-exited`);
  await page.getByRole('button', { name: 'Les garder' }).click();
  await page.getByText(/^Prêt hors ligne ✓/u).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.goto(`${url}/poche`);
  const link = page.getByRole('link', { name: /^Voir la carte/u }).first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.close();
  return path;
}

/** @typedef {{ readonly took: number, readonly words: readonly string[] }} Visit */

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {string} ready
 * @returns {Promise<Visit>}
 */
async function visit(context, address, ready) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  const took = await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }),
  );
  const words = (await page.locator('body').innerText()).split(/\s+/u);
  await page.close();
  return { took, words };
}

/**
 * @param {readonly string[]} words
 * @param {readonly string[]} others
 */
const share = (words, others) =>
  words.filter((word) => others.includes(word)).length / words.length;

/**
 * @param {string} what
 * @param {readonly Visit[]} visits
 * @param {number} limit
 */
function row(what, visits, limit) {
  const seen = quartiles(visits.map(({ took }) => took));
  return { bar: 18, what, ...seen, limit: `≤ ${limit}`, met: seen.ratio <= limit };
}
