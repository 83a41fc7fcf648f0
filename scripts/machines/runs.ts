import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFresh, markFresh, markOf } from '../freshness.mjs';
import { root, run, tool } from '../process.mjs';
import type { Run, Runs } from './play/runs.ts';

const file = path.join(root, 'dist/machines/runs.json');

/** What the tests of machines and views play, from their last run or a new one where something has changed (some seconds). */
export async function ensureRuns(): Promise<Runs> {
  if (!isFresh('runs')) {
    const mark = markOf('runs');
    const runs = await playTests();
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(runs));
    if (runs.problem === null) markFresh('runs', mark);
  }
  return JSON.parse(await readFile(file, 'utf8'));
}

async function playTests(): Promise<Runs> {
  const folder = await mkdtemp(path.join(tmpdir(), 'machine-runs-'));
  try {
    const parameters = ['run', '--project', 'pure', '.machine.test.ts', '.view.test.ts'];
    const { code, output } = await run(tool('vitest'), parameters, {
      env: { MACHINE_TRACES: folder },
    });
    const files = (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8'));
    const lines = (await Promise.all(files)).flatMap((text) => text.trimEnd().split('\n'));
    const problem = code === 0 ? null : `The tests of machines fail:\n${output.slice(-2000)}`;
    return { problem, byMachine: byMachine(lines.filter(Boolean).toSorted()) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function byMachine(lines: readonly string[]): Runs['byMachine'] {
  const found: Record<string, Run[]> = {};
  for (const line of new Set(lines)) {
    const { machine, ...run }: Run & { readonly machine: string } = JSON.parse(line);
    (found[machine] ??= []).push({ ...run, file: path.relative(root, run.file) });
  }
  return found;
}
