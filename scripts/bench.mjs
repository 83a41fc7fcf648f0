import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { circumstances, keepResults, lastResults, movedFrom, two } from './bench/results.mjs';
import { ensureBuilt } from './build.mjs';
import { main, root } from './process.mjs';

/**
 * One line of the table. `ratio` is the median of interleaved ratios, `spread` their quartiles.
 * `bar` is null for a row outside of the bar table (bench/README.md), `limit` for one without a
 * limit.
 * @typedef {{ bar: number | null, what: string, ratio: number, spread: readonly [number, number], limit: string | null, met: boolean }} Row
 */

const folder = path.join(root, 'bench');

/** What a few minutes show, with fewer rounds; their figures are not kept. */
const quick = {
  files: ['gateway', 'latency', 'start', 'transfer', 's13', 'sign-ins'],
  env: { BENCH_ROUNDS: '3' },
};

/**
 * Runs bench/*.bench.mjs in turn, those named on the command line (`npm run bench -- start`), or a
 * few (`npm run bench -- quick`), and keeps the figures in bench/results.json.
 */
async function runBenches() {
  await ensureBuilt();
  const named = process.argv.slice(2);
  const isQuick = named.includes('quick');
  if (isQuick) Object.assign(process.env, quick.env);
  const wanted = isQuick ? quick.files : named;
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.bench.mjs'))
    .filter((file) => wanted.length === 0 || wanted.includes(file.replace('.bench.mjs', '')));
  const [last, where] = [lastResults(), circumstances()];
  const results = { ...last };
  /** @type {Row[]} */
  const rows = [];
  for (const file of files) {
    console.log(`${file} …`);
    const name = file.replace('.bench.mjs', '');
    /** @type {{ run: () => Promise<Row[]> }} */
    const bench = await import(pathToFileURL(path.join(folder, file)).href);
    const found = await bench.run();
    results[name] = { ...where, rows: found };
    rows.push(...found);
    print(found.map((row) => ({ ...row, moved: movedFrom(row, last[name]?.rows ?? []) })));
    // At once: a run of all takes hours, and may end before its last.
    if (!isQuick && !isNarrowed()) keepResults(results);
  }
  process.exit(rows.length > 0 && rows.every(({ limit, met }) => limit === null || met) ? 0 : 1);
}

/** A run with fewer rounds, sizes or screens, or a shorter one. */
const isNarrowed = () => Object.keys(process.env).some((name) => name.startsWith('BENCH_'));

/** @param {readonly (Row & { moved: string })[]} rows */
function print(rows) {
  const table = [
    ['bar', 'what', 'ratio', 'spread', 'limit', 'met', 'since the last'],
    ...rows.map(({ bar, what, ratio, spread, limit, met, moved }) => [
      String(bar ?? '–'),
      what,
      two(ratio),
      spread.map(two).join('–'),
      limit ?? '–',
      limit === null ? '–' : met ? 'yes' : 'NO',
      moved,
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
