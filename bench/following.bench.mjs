import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/process.mjs';
import { openBrowser } from './measure/browser.mjs';
import { quartiles } from './measure/measure.mjs';
import { signedIn } from './measure/product.mjs';
import { startGateway, startServers } from './measure/servers.mjs';

const territories = 200;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const most = 1.05;
const choices = 6;
/** Milliseconds of a press, and until what it begins is over. */
const press = 40;
const settles = 250;
const desks = [
  { path: '/t-exit', option: '[role=listbox] [role=option]' },
  { path: '/t-return', option: '[role=listbox] [role=option]' },
  { path: '/t-available', option: 'tbody input[type=checkbox]' },
];

/**
 * What the processor works for the page's own thread while a machine room in another tab follows
 * it, against the product as it is built, in the same acts at the loan desk.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const folder = mkdtempSync(path.join(tmpdir(), 'following-'));
  const [web, room] = [path.join(folder, 'web'), path.join(folder, 'room')];
  const program = path.join(import.meta.dirname, 'following/build.ts');
  execFileSync(process.execPath, ['--import', 'tsx', program, web, room], { cwd: root });
  const servers = await startServers(territories);
  const followed = await startGateway(servers.backend, web);
  const browser = await openBrowser();
  try {
    const open = async (/** @type {string} */ url) => {
      const context = await signedIn(browser, servers.token);
      return { context, page: await context.newPage(), url };
    };
    const [plain, watched] = [await open(servers.gateway), await open(followed.url)];
    await follow(watched, path.join(room, 'index.html'));
    for (const { page, url } of [plain, watched]) {
      // A tab in the background draws nothing, and no click on it ends.
      await page.bringToFront();
      await page.goto(`${url}/t-my-exited`);
    }
    const ratios = [];
    for (let round = 0; round <= rounds; round += 1) {
      const without = await worked(plain.page);
      ratios.push((await worked(watched.page)) / without);
    }
    return [row(ratios.slice(1))];
  } finally {
    await browser.close();
    await followed.stop();
    await servers.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Opens the room where pages of the product are heard.
 * @param {{ context: import('playwright').BrowserContext, url: string }} product
 * @param {string} file
 */
async function follow({ context, url }, file) {
  const room = await context.newPage();
  await room.route('**/machines/', (route) => route.fulfill({ path: file }));
  await room.goto(`${url}/machines/#/live`);
  await room.getByText('No page of the product is open.').waitFor();
}

/**
 * Seconds that a page works for the same acts.
 * @param {import('playwright').Page} page
 */
async function worked(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  const sum = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
  const before = await sum();
  for (const { path: screen, option } of desks) {
    await page.locator(`nav a[href="${screen}"]`).first().click({ delay: press });
    await page.locator(option).first().waitFor();
    await page.waitForTimeout(settles);
    for (let choice = 0; choice < 2 * choices; choice += 1) {
      await page
        .locator(option)
        .nth(choice % choices)
        .click({ delay: press });
      await page.waitForTimeout(settles);
    }
  }
  const after = await sum();
  await session.detach();
  return after - before;
}

/**
 * @param {readonly number[]} ratios
 * @returns {import('../scripts/bench.mjs').Row}
 */
function row(ratios) {
  const seen = quartiles(ratios);
  const what = 'a session that a machine room follows, work of the page’s thread';
  return { bar: null, what, ...seen, limit: `≤ ${most}`, met: seen.ratio <= most };
}
