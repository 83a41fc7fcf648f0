import { createHash } from 'node:crypto';
import { openLighthouse } from './lighthouse/lighthouse.mjs';
import { openBrowser } from './measure/browser.mjs';
import { freePort, quartiles } from './measure/measure.mjs';
import { startServers } from './measure/servers.mjs';

/** @typedef {import('./lighthouse/lighthouse.mjs').Scores} Scores */

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Two of them are out to who is signed in. */
const territories = 500;
/** Of the first territory's map, as the filling makes it. */
const publicMap = `/map/${createHash('md5').update('1-1').digest('hex')}`;

const cold = {
  lcp: 2000,
  tbt: 150,
  cls: 0.02,
  performance: 95,
  accessibility: 100,
  practices: 100,
};
/** @type {readonly { bar: number, what: string, path: string, signedIn: boolean, limits: Partial<Scores> }[]} */
const pages = [
  {
    bar: 17,
    what: 'sign-in',
    path: '/login',
    signedIn: false,
    limits: { ...cold, fcp: 1000, lcp: 1200, performance: 100 },
  },
  {
    bar: 16,
    what: 'public map',
    path: publicMap,
    signedIn: false,
    limits: { fcp: 1200, lcp: 1800, tbt: 600, performance: 90 },
  },
  { bar: 11, what: 'my territories', path: '/t-my-exited', signedIn: true, limits: cold },
  { bar: 11, what: 'dashboard', path: '/t-dashboard', signedIn: true, limits: cold },
];
const told = /** @type {const} */ ({
  fcp: 'FCP in ms',
  lcp: 'LCP in ms',
  tbt: 'TBT in ms',
  cls: 'CLS',
  performance: 'Lighthouse performance',
  accessibility: 'Lighthouse accessibility',
  practices: 'Lighthouse best practices',
});
const upwards = new Set(['performance', 'accessibility', 'practices']);

/**
 * Bars 11, 16 and 17: first visits with Lighthouse's mobile profile, without a GPU.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const servers = await startServers(territories);
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  const lighthouse = await openLighthouse(port);
  try {
    const wanted = new RegExp(process.env['BENCH_SCREENS'] ?? '', 'u');
    const measured = pages
      .filter(({ what }) => wanted.test(what))
      .map((page) => ({ page, seen: /** @type {Partial<Scores>[]} */ ([]) }));
    for (let round = 0; round < rounds; round += 1)
      for (const { page, seen } of measured) {
        const token = page.signedIn ? servers.token : '';
        // What is no time is the same each time.
        seen.push(await lighthouse.visit(servers.gateway + page.path, token, round === 0));
      }
    return measured.flatMap(({ page, seen }) => rowsOf(page, seen));
  } finally {
    lighthouse.close();
    await browser.close();
    await servers.stop();
  }
}

/**
 * @param {(typeof pages)[number]} page
 * @param {readonly Partial<Scores>[]} seen
 * @returns {import('../scripts/bench.mjs').Row[]}
 */
const rowsOf = ({ bar, what, limits }, seen) =>
  Object.entries(told).map(([name, words]) => {
    const measure = /** @type {keyof Scores} */ (name);
    const { ratio, spread } = quartiles(seen.flatMap((scores) => scores[measure] ?? []));
    const limit = limits[measure];
    const up = upwards.has(name);
    return {
      bar,
      what: `${what}: ${words}`,
      ratio,
      spread,
      limit: limit === undefined ? null : `${up ? '≥' : '≤'} ${limit}`,
      met: limit === undefined || (up ? ratio >= limit : ratio <= limit),
    };
  });
