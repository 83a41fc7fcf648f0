import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { attack } from './attack.ts';
import { whatThereIs } from './calls.ts';
import { killInCluster } from './cluster.ts';
import { searchDevices } from './devices.ts';
import { fuzz } from './fuzz.ts';
import { kill } from './kills.ts';
import { hitLimits } from './limits.ts';
import { load } from './loads.ts';
import { restoreAnywhere } from './restore.ts';
import { openStage } from './stage.ts';
import { isHeld, parts, tableOf, usualParts, type Part, type Row } from './tally.ts';

/** Faults, attacks, fuzz and loads against the built product, and a table of what came of them. */
export async function runTrust(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { seed: { type: 'string' }, only: { type: 'string' } },
  });
  const unknown = positionals.filter((it) => !parts.some((part) => part === it));
  if (unknown.length > 0)
    throw new Error(`Parts are ${parts.join(', ')}, not ${unknown.join(', ')}.`);
  const seed = Number(values.seed ?? randomInt(1, 2_147_483_647));
  console.log(`seed ${seed}`);
  const began = performance.now();
  const rows: Row[] = [];
  const wanted: readonly string[] = positionals.length > 0 ? positionals : usualParts;
  for (const part of parts) {
    if (!wanted.includes(part)) continue;
    rows.push(...(await timed(part, () => run(part, seed, values.only))));
  }
  for (const told of rows.flatMap((row) => row.told)) console.log(told);
  console.log(`\n${tableOf(rows)}\n`);
  console.log(`seed ${seed}, ${minutesSince(began)} min`);
  process.exitCode = rows.every(isHeld) ? 0 : 1;
}

async function run(part: Part, seed: number, only = ''): Promise<readonly Row[]> {
  if (part === 'kills') return kill({ kills: 100, writers: 20 });
  if (part === 'cluster') return killInCluster({ kills: 3, writers: 10 });
  if (part === 'restore') return restoreAnywhere();
  const stage = await openStage();
  try {
    if (part === 'devices') return await searchDevices(stage);
    if (part === 'limits') return await hitLimits(stage, { wrong: 60 });
    if (part === 'loads') return await load(stage, { seconds: 20 });
    const all = await whatThereIs();
    const known = {
      calls: all.calls.filter(({ name }) => name.includes(only)),
      operations: all.operations.filter(({ name }) => only === '' || name === only),
    };
    if (part === 'attacks') return await attack(stage, known, { whole: true });
    return await fuzz(stage, known, { seed, bodies: 200 });
  } finally {
    await stage.close();
  }
}

async function timed(part: Part, work: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const began = performance.now();
  console.log(`${part} …`);
  const rows = await work();
  console.log(`${part}: ${minutesSince(began)} min`);
  return rows;
}

const minutesSince = (began: number) => ((performance.now() - began) / 60_000).toFixed(1);
