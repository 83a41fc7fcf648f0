import { setTimeout as pause } from 'node:timers/promises';
import { isAway } from '../../backend/parts/db/away.ts';
import { startCluster, type Cluster, type Node } from '../support/cluster.ts';
import { freePort } from '../support/product.ts';
import { startWriters, type Writers } from '../support/writers.ts';
import { compare, figures } from './compare.ts';
import type { KillOptions } from './kills.ts';
import { tallyOf, type Row, type Tally } from './tally.ts';

/** Milliseconds that no write may wait, and after which the cluster counts as not whole again. */
const longestWait = 15_000;
const patience = 120_000;

type Find = (cluster: Cluster, primary: Node) => readonly Promise<number>[];

/** What a person is told whose write was not done. */
const triesAgain = /"Refusal".*réessaie dans quelques instants|BACKEND_UNREACHABLE/u;

const other = (node: Node): Node => (node === 'a' ? 'b' : 'a');

/** The processes that one kill -9 ends. */
const victims: Readonly<Record<string, Find>> = {
  'a gateway': (it) => [it.pidOf('gateway-a')],
  'a backend': (it) => [it.pidOf('backend-b')],
  HAProxy: (it) => [it.pidOf('haproxy')],
  etcd: (it) => [it.pidOf('etcd')],
  'Patroni of the standby': (it, primary) => [it.pidOf(`patroni-${other(primary)}`)],
  'PostgreSQL of the standby': (it, primary) => [it.postgresOf(other(primary))],
  'Patroni of the primary': (it, primary) => [it.pidOf(`patroni-${primary}`)],
  'PostgreSQL of the primary': (it, primary) => [it.postgresOf(primary)],
  'both of the primary': (it, primary) => [it.pidOf(`patroni-${primary}`), it.postgresOf(primary)],
};

/**
 * kill -9 of each kind of process of a cluster under writers, one after the other has healed; then
 * every acknowledged write is looked for, and every line of the log that belongs to it.
 */
export async function killInCluster({
  kills,
  writers: many,
}: KillOptions): Promise<readonly Row[]> {
  const kept = tallyOf('cluster', 'acknowledged writes afterwards');
  const rows: Row[] = [];
  let note = '';
  const cluster = await startCluster(await freePort());
  try {
    await whole(cluster);
    const writers = await startWriters(cluster, many);
    await writers.answered(1);
    for (const [what, find] of Object.entries(victims)) {
      const tally = tallyOf('cluster', `kill -9 of ${what}`);
      const waits: number[] = [];
      const healed: number[] = [];
      for (let round = 0; round < kills; round += 1) {
        const { wait, heal } = await killed(cluster, find, writers, tally);
        waits.push(wait);
        healed.push(heal);
      }
      rows.push(tally.row(`longest wait ${figures(waits)}, whole again after ${figures(healed)}`));
    }
    const { done, other: refused } = await writers.stop();
    const odd = refused.map((it) => JSON.stringify(it)).filter((it) => !triesAgain.test(it));
    for (const answer of odd) kept.lost(`an odd answer: ${answer.slice(0, 300)}`);
    note = `${many} writers, ${refused.length - odd.length} told to try again`;
    await compared(cluster, writers, kept);
    kept.tried(done.length);
  } finally {
    await cluster.stop();
  }
  return [...rows, kept.row(note)];
}

/** Milliseconds of the slowest write meanwhile, and until everything is there twice again. */
async function killed(cluster: Cluster, find: Find, writers: Writers, tally: Tally) {
  const primary = await whole(cluster);
  const pids = await Promise.all(find(cluster, primary));
  const began = performance.now();
  tally.tried();
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  // Whatever is looked for afterwards belongs to the node that was the primary.
  const replaced = async () => {
    const now = await Promise.all(find(cluster, primary));
    return now.every((pid, at) => pid > 0 && pid !== pids[at]);
  };
  while (!(await replaced())) await inTime(began);
  await whole(cluster);
  const heal = performance.now() - began;
  await writers.answered(1);
  await compared(cluster, writers, tally);
  const wait = writers.longestWait(began);
  if (wait > longestWait) tally.lost(`${Math.round(wait)} ms without an acknowledgement`);
  return { wait, heal };
}

/** HAProxy may still lead to a server that it is about to give up. */
async function compared({ connectionString }: Cluster, { done }: Writers, tally: Tally) {
  const began = performance.now();
  for (;;) {
    try {
      return await compare(connectionString, [...done], tally);
    } catch (cause) {
      if (!isAway(cause)) throw cause;
      await inTime(began);
    }
  }
}

/** The node of the primary, once the other one is its synchronous standby and the site answers. */
async function whole(cluster: Cluster): Promise<Node> {
  const began = performance.now();
  for (;;) {
    const primary = await cluster.primary();
    const answers = await fetch(`${cluster.url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (primary && answers) return primary;
    await inTime(began);
  }
}

async function inTime(began: number): Promise<void> {
  if (performance.now() - began > patience) throw new Error('The cluster is not whole again.');
  await pause(100);
}
