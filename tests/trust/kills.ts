import { setTimeout as pause } from 'node:timers/promises';
import { rm } from 'node:fs/promises';
import { processesOf, sessionsOf, untilGone } from '../support/processes.ts';
import { databaseOf, demoData, startProduct, type Product } from '../support/product.ts';
import { startWriters, type Writers } from '../support/writers.ts';
import { compare, figures } from './compare.ts';
import { tallyOf, type Row, type Tally } from './tally.ts';

export interface KillOptions {
  /** Of each process. */
  readonly kills: number;
  readonly writers: number;
}

const victims = ['postgres', 'session', 'backend', 'gateway'] as const;
type Victim = (typeof victims)[number];
const names: Readonly<Record<Victim, string>> = {
  postgres: 'kill -9 of the database',
  session: 'kill -9 of a session of the database',
  backend: 'kill -9 of the backend',
  gateway: 'kill -9 of the gateway',
};
/** Ends of one process within a minute that are healed; one more ends the product. */
const healed = 4;
/** Milliseconds after which it counts as not back. */
const patience = 15_000;

/**
 * kill -9 of each process under writers, in several lives of the same data; then every acknowledged
 * write is looked for, and every line of the log that belongs to it.
 */
export async function kill({ kills, writers: many }: KillOptions): Promise<readonly Row[]> {
  const dataDir = await demoData();
  const tallies = new Map(victims.map((it) => [it, tallyOf('kills', names[it])]));
  const times = new Map<Victim, number[]>(victims.map((it) => [it, []]));
  const kept = tallyOf('kills', 'acknowledged writes afterwards');
  const written: string[] = [];
  try {
    for (let left = kills; left > 0; left -= healed) {
      const product = await startProduct({ dataDir });
      try {
        const writers = await startWriters(product, many);
        await writers.answered(1);
        for (let round = 0; round < Math.min(left, healed); round += 1) {
          for (const victim of victims) {
            const back = await killed(product, victim, writers, tallies.get(victim)!);
            times.get(victim)!.push(back);
          }
        }
        const { done, other } = await writers.stop();
        written.push(...done);
        for (const answer of other) kept.lost(`refused: ${JSON.stringify(answer).slice(0, 300)}`);
        await compare(await databaseOf(product), written, kept);
        if (left <= healed) kept.tried(written.length);
      } finally {
        const end = await product.stop();
        if (end.code !== 0) kept.lost(`the product stops with ${end.code ?? end.signal}`);
      }
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return [
    ...victims.map((it) => tallies.get(it)!.row(`back after ${figures(times.get(it)!)}`)),
    kept.row(`${many} writers`),
  ];
}

/** Milliseconds until another process is there, it is ready, and each writer has had an answer since. */
async function killed(
  product: Product,
  victim: Victim,
  writers: Writers,
  tally: Tally,
): Promise<number> {
  const processes = await processesOf(product);
  tally.tried();
  const candidates = victim === 'session' ? sessionsOf(processes) : [processes[victim]];
  const pid = killFirst(candidates);
  const began = performance.now();
  const late = new AbortController();
  const back = async () => {
    if (victim === 'session') await untilGone([pid]);
    else while ((await pidOf(product, victim)) === pid) await pause(20, null, late);
    await ready(product, late);
    await writers.answered(1);
    return true;
  };
  const isBack = await Promise.race([back().catch(() => false), pause(patience, false)]);
  late.abort();
  if (!isBack)
    throw new Error(`It does not come back from the end of its ${victim}:\n${product.output()}`);
  return performance.now() - began;
}

/** The first of them that has not ended by itself meanwhile, as sessions do. */
function killFirst(pids: readonly number[]): number {
  const [pid, ...others] = pids;
  if (pid === undefined) throw new Error('There is nothing to kill.');
  try {
    process.kill(pid, 'SIGKILL');
    return pid;
  } catch {
    return killFirst(others);
  }
}

/** The one that ended, as long as there is no other. */
async function pidOf(product: Product, victim: Exclude<Victim, 'session'>): Promise<number> {
  return (await processesOf(product).catch(() => null))?.[victim] ?? Number.NaN;
}

async function ready({ url }: Product, late: AbortController): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) await pause(10, null, late);
}
