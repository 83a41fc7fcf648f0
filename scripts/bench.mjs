import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { main, root } from './process.mjs';

/**
 * One line of the table. `ratio` is the median of interleaved ratios, `spread` their quartiles.
 * `bar` is null for a row outside of the bar table (bench/README.md), `limit` for one without a
 * limit.
 * highest quartile. `bar` is null for what no bar asks for; `limit` for what nobody does.
 * @typedef {{ bar: number | null, what: string, ratio: number, spread: readonly [number, number], limit: string | null, met: boolean }} Row
 */

const folder = path.join(root, 'bench');

/**
 * Runs bench/*.bench.mjs in turn, or those named on the command line (`npm run bench -- start`).
 */
async function runBenches() {
  await ensureBuilt();
  const wanted = process.argv.slice(2);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.bench.mjs'))
    .filter((file) => wanted.length === 0 || wanted.some((word) => file.startsWith(word)));
  /** @type {Row[]} */
  const rows = [];
  for (const file of files) {
    console.log(`${file} …`);
    /** @type {{ run: () => Promise<Row[]> }} */
    const bench = await import(pathToFileURL(path.join(folder, file)).href);
    rows.push(...(await bench.run()));
  }
  print(rows.toSorted((a, b) => (a.bar ?? Infinity) - (b.bar ?? Infinity)));
  process.exit(rows.length > 0 && rows.every(({ limit, met }) => limit === null || met) ? 0 : 1);
}

/** @param {readonly Row[]} rows */
function print(rows) {
  const two = (/** @type {number} */ value) => value.toFixed(2);
  const table = [
    ['bar', 'what', 'ratio', 'spread', 'limit', 'met'],
    ...rows.map(({ bar, what, ratio, spread, limit, met }) => [
      String(bar ?? '–'),
      what,
      two(ratio),
      spread.map(two).join('–'),
      limit ?? '–',
      limit === null ? '–' : met ? 'yes' : 'NO',
    ]),
  ];
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  console.log('');
  for (const cells of table)
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

if (import.meta.filename === process.argv[1]) await main(runBenches);
