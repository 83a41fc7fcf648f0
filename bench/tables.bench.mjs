import path from 'node:path';
import { quantile } from './measure/measure.mjs';
import { openPages } from './measure/pages.mjs';

/** @typedef {import('../scripts/bench.mjs').Row} Row */
/** @typedef {{ firstRows: number, keystrokes: number[], frames: number[], checks: number[] }} Sample */

const pages = path.join(import.meta.dirname, 'tables');
const rounds = 7;
const slowdown = 4;
const scrolled = 240;
const step = 90;
/** Typed character by character; each one changes the number of matching rows. */
const searches = [
  'castel',
  'rue egalite',
  'chloe bosio',
  '12/0',
  'papalins campagne',
  '77',
  'hugo',
];
const interactionLimit = 100;

/**
 * Bar 9 (bench/README.md): 1,000 rows of 12 columns with the CPU throttled four times, against a
 * plain table that renders all rows and hides those that do not match.
 * @returns {Promise<Row[]>}
 */
export async function run() {
  const { browser, at, stop } = await openPages(pages, ['ours', 'floor']);
  try {
    const samples = [];
    for (let round = 0; round < rounds; round += 1)
      samples.push({
        ours: await sampleOf(browser, at('ours'), true),
        floor: await sampleOf(browser, at('floor'), false),
      });
    return rowsOf(samples);
  } finally {
    await stop();
  }
}

/**
 * Measures a fresh page: first rows, typing, scrolling, checking rows.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {boolean} selectable
 * @returns {Promise<Sample>}
 */
async function sampleOf(browser, url, selectable) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const firstRows = await page.evaluate(() => window.bench.firstRows());
  const keystrokes = await typed(page);
  const frames = await page.evaluate(({ count, by }) => window.bench.scrollFrames(count, by), {
    count: scrolled,
    by: step,
  });
  const checks = selectable ? await checked(page) : [];
  await page.close();
  return { firstRows, keystrokes, frames: [...frames], checks };
}

/** @param {import('playwright').Page} page */
async function typed(page) {
  const field = page.getByLabel('Rechercher');
  const times = [];
  for (const search of searches) {
    await field.fill('');
    await field.focus();
    await page.waitForFunction(() => window.bench.found() === window.bench.countOf(''));
    for (let length = 1; length <= search.length; length += 1) {
      await page.evaluate(() => window.bench.settled());
      const words = search.slice(0, length);
      const before = await page.evaluate(() => window.bench.found());
      const after = await page.evaluate((typed) => window.bench.countOf(typed), words);
      // The bench detects the effect of a key by the number of rows.
      await page.evaluate((count) => window.bench.listen('keydown', count), after);
      await page.keyboard.press(words.slice(-1));
      const time = await page.evaluate(() => window.bench.heard());
      if (before !== after) times.push(time);
    }
  }
  await field.fill('');
  await page.waitForFunction(() => window.bench.found() === window.bench.countOf(''));
  return times;
}

/** @param {import('playwright').Page} page */
async function checked(page) {
  const times = [];
  for (let at = 0; at < 12; at += 1) {
    const row = `tr[data-index="${at}"]`;
    times.push(
      await clicked(page, `${row} input`, `${row}[data-chosen]`),
      await clicked(page, 'thead input', 'tbody:not(:has(tr[data-index]:not([data-chosen])))'),
      await clicked(page, 'thead input', 'tbody:not(:has([data-chosen]))'),
    );
  }
  return times;
}

/**
 * @param {import('playwright').Page} page
 * @param {string} box
 * @param {string} done
 */
async function clicked(page, box, done) {
  await page.evaluate(() => window.bench.settled());
  await page.evaluate((selector) => window.bench.listen('pointerdown', selector), done);
  await page.locator(box).click();
  return page.evaluate(() => window.bench.heard());
}

/** @param {readonly { ours: Sample, floor: Sample }[]} samples */
function rowsOf(samples) {
  return [
    row('first rows', samples, ({ firstRows }) => firstRows, 1.2),
    row('keystroke to picture, p95', samples, ({ keystrokes }) => quantile(keystrokes, 0.95), 0.5),
    row('picture while scrolling, p95', samples, ({ frames }) => quantile(frames, 0.95), 1),
    checkRow(samples.map(({ ours }) => quantile(ours.checks, 0.95))),
  ];
}

/**
 * @param {string} what
 * @param {readonly { ours: Sample, floor: Sample }[]} samples
 * @param {(sample: Sample) => number} of
 * @param {number} limit
 * @returns {Row}
 */
function row(what, samples, of, limit) {
  const ratios = samples.map(({ ours, floor }) => of(ours) / of(floor));
  const middle = (/** @type {'ours' | 'floor'} */ side) =>
    quantile(
      samples.map((sample) => of(sample[side])),
      0.5,
    ).toFixed(1);
  const ratio = quantile(ratios, 0.5);
  return {
    bar: 9,
    what: `list of 1,000 × 12: ${what} (${middle('ours')} ms / ${middle('floor')} ms)`,
    ratio,
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    limit: `≤ ${limit.toFixed(2)}`,
    met: ratio <= limit,
  };
}

/**
 * Checking one row or all, against the threshold of human perception.
 * @param {readonly number[]} times
 * @returns {Row}
 */
function checkRow(times) {
  const ratios = times.map((time) => time / interactionLimit);
  const ratio = quantile(ratios, 0.5);
  return {
    bar: 9,
    what: `list of 1,000 × 12: a click on a box to its picture, p95 (${quantile(times, 0.5).toFixed(1)} ms), against ${interactionLimit} ms`,
    ratio,
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    limit: '≤ 1.00',
    met: ratio <= 1,
  };
}
