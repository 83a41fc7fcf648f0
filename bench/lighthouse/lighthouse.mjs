import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runOrFail } from '../../scripts/process.mjs';

const place = path.join(root, 'dist', '.bench-lighthouse');

/** Lighthouse and the browser's library that it speaks with, installed once, outside of the sources. */
async function installed() {
  const library = (/** @type {string} */ file) =>
    path.join(place, 'node_modules', ...file.split('/'));
  const lock = readFileSync(path.join(import.meta.dirname, 'package-lock.json'), 'utf8');
  const mark = path.join(place, 'installed-lock.json');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
    mkdirSync(place, { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(path.join(import.meta.dirname, file), path.join(place, file));
    await runOrFail('npm', ['ci', '--prefix', place, '--no-audit', '--no-fund']);
    writeFileSync(mark, lock);
  }
  const load = (/** @type {string} */ file) => import(pathToFileURL(library(file)).href);
  const [{ default: lighthouse }, { default: puppeteer }] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('puppeteer-core/lib/esm/puppeteer/puppeteer-core.js'),
  ]);
  return { lighthouse, puppeteer };
}

/**
 * @typedef {{
 *   fcp: number, lcp: number, tbt: number, cls: number,
 *   performance: number, accessibility: number, practices: number,
 * }} Scores milliseconds; scores of 100
 */

/**
 * Opens pages as Lighthouse's mobile profile does, a phone on slow 4G with a processor slowed four
 * times, the slowness made by the browser and not reckoned.
 * @param {number} port of a browser that is debugged there
 */
export async function openLighthouse(port) {
  const { lighthouse, puppeteer } = await installed();
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  return {
    /**
     * @param {string} url
     * @param {string} token empty: signed out
     * @param {boolean} whole with accessibility and best practices, which take as long again
     * @returns {Promise<Partial<Scores>>} without these two where they were not asked for
     */
    visit: async (url, token, whole) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      if (token)
        await page.evaluateOnNewDocument((/** @type {string} */ signedIn) => {
          sessionStorage.setItem('jwt', JSON.stringify(signedIn));
        }, token);
      const flags = {
        port,
        throttlingMethod: 'devtools',
        onlyCategories: ['performance', ...(whole ? ['accessibility', 'best-practices'] : [])],
        // Nobody looks at it; it draws the page once more.
        disableFullPageScreenshot: true,
        // What the page finds in it is made above.
        disableStorageReset: true,
      };
      const { lhr } = await lighthouse(url, flags, undefined, page);
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      await context.close();
      const value = (/** @type {string} */ name) => lhr.audits[name].numericValue;
      const score = (/** @type {string} */ name) => 100 * lhr.categories[name].score;
      return {
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        performance: score('performance'),
        ...(whole && {
          accessibility: score('accessibility'),
          practices: score('best-practices'),
        }),
      };
    },
    close: () => browser.disconnect(),
  };
}
