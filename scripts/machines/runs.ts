import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../browser.mjs';
import { ensureBuilt } from '../build.mjs';
import { isFresh, markFresh, markOf } from '../freshness.mjs';
import { root, run, tool } from '../process.mjs';
import type { Run, Runs } from './play/runs.ts';

const folder = path.join(root, 'dist/machines');

/** Those that need no browser's DOM, gateway or database take some seconds, all of them and the walks in a browser many minutes. */
const kinds = {
  runs: {
    file: path.join(folder, 'runs.json'),
    tests: ['--project', 'pure', '.machine.test.ts', '.view.test.ts'],
    walks: [],
  },
  allRuns: {
    file: path.join(folder, 'all-runs.json'),
    tests: ['machine', 'view', 'dom', 'flow', 'joints'].map((role) => `.${role}.test.ts`),
    walks: ['.walk.e2e.ts'],
  },
} as const;
type Kind = keyof typeof kinds;

/** What tests play, from their last run or a new one where something has changed. */
export async function ensureRuns(kind: Kind): Promise<Runs> {
  const { file } = kinds[kind];
  if (!isFresh(kind)) {
    const mark = markOf(kind);
    const runs = await playTests(kind);
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify(runs));
    if (runs.problem === null) markFresh(kind, mark);
  }
  return JSON.parse(await readFile(file, 'utf8'));
}

/** All where they are known, else those that are soon had. */
export const runsAtHand = (): Promise<Runs> => ensureRuns(isFresh('allRuns') ? 'allRuns' : 'runs');

async function playTests(kind: Kind): Promise<Runs> {
  const written = await mkdtemp(path.join(tmpdir(), 'machine-runs-'));
  const { tests, walks } = kinds[kind];
  const env = { MACHINE_TRACES: written };
  try {
    const ended = [await run(tool('vitest'), ['run', ...tests], { env })];
    if (walks.length > 0) {
      await ensureBuilt();
      await ensureChromium();
      ended.push(await run(tool('playwright'), ['test', ...walks], { env: { ...env, FULL: '1' } }));
    }
    const files = (await readdir(written)).map((name) =>
      readFile(path.join(written, name), 'utf8'),
    );
    const lines = (await Promise.all(files)).flatMap((text) => text.trimEnd().split('\n'));
    const failed = ended.find(({ code }) => code !== 0);
    const problem = failed ? `The tests of machines fail:\n${failed.output.slice(-2000)}` : null;
    return {
      problem,
      all: kind === 'allRuns',
      byMachine: byMachine(lines.filter(Boolean).toSorted()),
    };
  } finally {
    await rm(written, { recursive: true });
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
