import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liechtenstein } from './ground/extract.mjs';
import { writeLarger } from './ground/larger-extract.mjs';
import { quantile } from './measure/measure.mjs';

const root = path.join(import.meta.dirname, '..');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const sizes = [1, 3, 10];
/** A town of Liechtenstein and its surroundings. */
const town = '9.49,47.12,9.55,47.18';
const limits = { seconds: 90, megabytes: 1000, slope: 0.05, ratio: 1.1 };

/**
 * Making the ground of a country, and the memory that the same place takes out
 * of ever larger files.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const extract = liechtenstein();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-ground-'));
  try {
    const target = path.join(folder, 'made.pmtiles');
    const country = Array.from({ length: rounds }, () => made(extract, target));
    /** @type {string[]} */
    const files = [];
    for (const copies of sizes) {
      const file = path.join(folder, `${copies}.osm.pbf`);
      await writeLarger(extract, file, copies);
      files.push(file);
    }
    const towns = Array.from({ length: rounds }, () =>
      files.map((file) => made(file, target, town).megabytes),
    );
    const bytes = files.map((file) => statSync(file).size);
    const growth = towns.map((peaks) => (peaks.at(-1) ?? NaN) / (peaks[0] ?? NaN));
    const slopes = towns.map((peaks) => slope(bytes, peaks));
    return [
      row('the ground of Liechtenstein, seconds', seconds(country), limits.seconds),
      row('the same, peak of memory, MB', megabytes(country), limits.megabytes),
      row(
        'a town out of a file ten times as large, memory against the file itself',
        growth,
        limits.ratio,
      ),
      row('the same, slope of log memory against log file size', slopes, limits.slope),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @typedef {{ readonly seconds: number, readonly megabytes: number }} Cost */

/**
 * @param {string} source
 * @param {string} target
 * @param {string} [box]
 * @returns {Cost}
 */
function made(source, target, box) {
  const program = path.join(import.meta.dirname, 'ground', 'make.mjs');
  const words = ['--import', 'tsx', program, source, target, ...(box === undefined ? [] : [box])];
  return JSON.parse(execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' }));
}

const seconds = (/** @type {readonly Cost[]} */ costs) => costs.map((cost) => cost.seconds);
const megabytes = (/** @type {readonly Cost[]} */ costs) => costs.map((cost) => cost.megabytes);

/**
 * @param {readonly number[]} sizes
 * @param {readonly number[]} costs
 */
function slope(sizes, costs) {
  const xs = sizes.map(Math.log);
  const ys = costs.map(Math.log);
  const mean = (/** @type {readonly number[]} */ all) =>
    all.reduce((sum, one) => sum + one, 0) / all.length;
  const [x0, y0] = [mean(xs), mean(ys)];
  const over = xs.reduce((sum, x, at) => sum + (x - x0) * ((ys[at] ?? 0) - y0), 0);
  return over / xs.reduce((sum, x) => sum + (x - x0) ** 2, 0);
}

/**
 * @param {string} what
 * @param {readonly number[]} values
 * @param {number} limit
 * @returns {import('../scripts/bench.mjs').Row}
 */
function row(what, values, limit) {
  const ratio = quantile(values, 0.5);
  return {
    bar: null,
    what,
    ratio,
    spread: [quantile(values, 0.25), quantile(values, 0.75)],
    limit: `≤ ${limit}`,
    met: ratio <= limit,
  };
}
