import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { aTile } from './maps/tile.mjs';
import { quantile } from './measure/measure.mjs';
import { openPages } from './measure/pages.mjs';

/** @typedef {import('../scripts/bench.mjs').Row} Row */
/** @typedef {{ picture: number, whole: number, frames: number[], picks: number[] }} Sample */

const pages = path.join(import.meta.dirname, 'maps');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const dragged = 80;
const step = 9;
const clicks = 8;

/**
 * Bar 10 (bench/README.md): 500 territories with labels and 100 markers, then 2,000 and 500, and
 * the editor with as many around the drawn territory, without a GPU, against Leaflet on canvas with
 * permanent tooltips and raster tiles.
 * @returns {Promise<Row[]>}
 */
export async function run() {
  const { browser, at, stop } = await openPages(pages, ['Ours', 'Editor', 'floor'], (served) =>
    writeFileSync(path.join(served, 'tile.png'), aTile()),
  );
  try {
    const samples = [];
    const large = [];
    const edited = [];
    for (let round = 0; round < rounds; round += 1) {
      samples.push({
        ours: await sampleOf(browser, at('Ours')),
        floor: await sampleOf(browser, at('floor')),
      });
      const floor = await sampleOf(browser, `${at('floor')}?large`);
      large.push({ ours: await sampleOf(browser, `${at('Ours')}?large`), floor });
      edited.push({ ours: await sampleOf(browser, `${at('Editor')}?large`, 0), floor });
    }
    return [
      ...rowsOf('map of 500 and 100', samples),
      ...rowsOf('map of 2,000 and 500', large),
      ...picturesOf('editor among 2,000 with 500 markers', edited),
    ];
  } finally {
    await stop();
  }
}

/**
 * Measures a fresh page.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} [picked] number of clicks
 * @returns {Promise<Sample>}
 */
async function sampleOf(browser, url, picked = clicks) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  const picture = await page.evaluate(() => window.maps.firstPicture());
  const whole = await page.evaluate(() => window.maps.wholePicture());
  const frames = await page.evaluate(({ count, by }) => window.maps.panFrames(count, by), {
    count: dragged,
    by: step,
  });
  const picks = await page.evaluate((count) => window.maps.picks(count), picked);
  await page.close();
  return { picture, whole, frames: [...frames], picks: [...picks] };
}

/**
 * @param {string} size
 * @param {readonly { ours: Sample, floor: Sample }[]} samples
 */
function rowsOf(size, samples) {
  return [
    ...picturesOf(size, samples),
    limitRow(`${size}: pick, p95`, samples, ({ picks }) => quantile(picks, 0.95), 20),
  ];
}

/**
 * @param {string} size
 * @param {readonly { ours: Sample, floor: Sample }[]} samples
 */
function picturesOf(size, samples) {
  const frame = (/** @type {Sample} */ { frames }) => mean(frames);
  return [
    row(`${size}: first picture`, samples, ({ picture }) => picture, 1.5),
    besideRow(`${size}: the same on its ground`, samples, ({ whole }) => whole),
    row(`${size}: picture while it is dragged, mean`, samples, frame, 3, 50),
  ];
}

/**
 * @param {string} what
 * @param {readonly { ours: Sample, floor: Sample }[]} samples
 * @param {(sample: Sample) => number} of
 * @param {number} limit
 * @param {number} [longest] in milliseconds
 * @returns {Row}
 */
function row(what, samples, of, limit, longest = Infinity) {
  const ratios = samples.map(({ ours, floor }) => of(ours) / of(floor));
  const ratio = quantile(ratios, 0.5);
  return {
    bar: 10,
    what: `${what} (${told(samples, of)})`,
    ratio,
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    limit: `≤ ${limit.toFixed(2)}${longest < Infinity ? `, ≤ ${longest} ms` : ''}`,
    met: ratio <= limit && middle(samples, 'ours', of) <= longest,
  };
}

/**
 * A row without a limit, for information.
 * @param {string} what
 * @param {readonly { ours: Sample, floor: Sample }[]} samples
 * @param {(sample: Sample) => number} of
 * @returns {Row}
 */
const besideRow = (what, samples, of) => ({
  ...row(what, samples, of, Infinity),
  bar: null,
  limit: null,
});

/**
 * @param {string} what
 * @param {readonly { ours: Sample, floor: Sample }[]} samples
 * @param {(sample: Sample) => number} of
 * @param {number} limit in milliseconds
 * @returns {Row}
 */
function limitRow(what, samples, of, limit) {
  const ratios = samples.map(({ ours }) => of(ours) / limit);
  const ratio = quantile(ratios, 0.5);
  return {
    bar: 10,
    what: `${what} (${told(samples, of)}), against ${limit} ms`,
    ratio,
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    limit: '≤ 1.00',
    met: ratio <= 1,
  };
}

/**
 * @param {readonly { ours: Sample, floor: Sample }[]} samples
 * @param {(sample: Sample) => number} of
 */
const told = (samples, of) =>
  `${middle(samples, 'ours', of).toFixed(1)} ms / ${middle(samples, 'floor', of).toFixed(1)} ms`;

/**
 * @param {readonly { ours: Sample, floor: Sample }[]} samples
 * @param {'ours' | 'floor'} side
 * @param {(sample: Sample) => number} of
 */
const middle = (samples, side, of) =>
  quantile(
    samples.map((sample) => of(sample[side])),
    0.5,
  );

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
