import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../process.mjs';

/**
 * @typedef {import('../bench.mjs').Row} Row
 * @typedef {{ date: string, commit: string, machine: string, rows: readonly Row[] }} Run of one file
 * @typedef {Readonly<Record<string, Run>>} Results by the name of the file
 */

const file = path.join(root, 'bench', 'results.json');
const page = path.join(root, 'bench', 'README.md');

/** @returns {Results} */
export const lastResults = () => JSON.parse(readFileSync(file, 'utf8'));

/** Where and when a run is made: day, commit (with a + where files differ from it), machine. */
export function circumstances() {
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 1e9);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') && '+'),
    machine: `${cpus().length} × ${processor?.model.trim()}, ${gigabytes} GB, Node ${process.version}`,
  };
}

/** Writes the results, and their table into bench/README.md. @param {Results} results */
export function keepResults(results) {
  const sorted = Object.fromEntries(
    Object.entries(results).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify(sorted, toThousandths, 2)}\n`);
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), tableOf(sorted)));
}

const toThousandths = (/** @type {string} */ _, /** @type {unknown} */ value) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

const between = /(?<=<!-- results -->\n)[^]*(?=<!-- end of results -->)/u;

/**
 * @param {string} text
 * @param {string} table
 */
export function withTable(text, table) {
  if (!between.test(text)) throw new Error('bench/README.md has no place for the results.');
  return text.replace(between, () => table);
}

/** @param {Results} results */
export function tableOf(results) {
  const lines = Object.entries(results)
    .flatMap(([name, { date, commit, rows }]) =>
      rows.map((row) => ({ bar: row.bar ?? Infinity, cells: cellsOf(row, [name, date, commit]) })),
    )
    .toSorted((a, b) => a.bar - b.bar)
    .map(({ cells }) => `| ${cells.join(' | ')} |`);
  const machines = new Set(Object.values(results).map(({ machine }) => machine));
  return [
    `On ${[...machines].join('; ')}.`,
    '',
    '| bar | what | seen | spread | limit | met | file | date | commit |',
    '|---|---|--:|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

/**
 * @param {Row} row
 * @param {readonly string[]} run
 */
const cellsOf = ({ bar, what, ratio, spread, limit, met }, run) => [
  bar ?? '–',
  what,
  two(ratio),
  spread.map(two).join('–'),
  limit ?? '–',
  limit === null ? '–' : met ? 'yes' : 'no',
  ...run,
];

export const two = (/** @type {number} */ value) => value.toFixed(2);

/**
 * How a figure moved since the last run: beyond its spread where the two spreads do not meet.
 * @param {Row} row
 * @param {readonly Row[]} last
 * @returns {string} empty without an earlier figure, or where it did not move
 */
export function movedFrom({ what, ratio, spread: [low, high] }, last) {
  const before = last.find((row) => row.what === what);
  if (!before || (low <= before.spread[1] && before.spread[0] <= high)) return '';
  return `${ratio > before.ratio ? 'up' : 'down'} from ${two(before.ratio)}`;
}
