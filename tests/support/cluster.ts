import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portsFrom } from '../../deploy/cluster/plan.mjs';
import { running } from './processes.ts';

const script = path.resolve(import.meta.dirname, '../../deploy/cluster/cluster.mjs');
const nodes = ['a', 'b'] as const;
export type Node = (typeof nodes)[number];

export interface Cluster {
  readonly url: string;
  /** Of its database, whichever node has it. */
  readonly connectionString: string;
  /** The node of the primary, null unless both are well and the other has all that is acknowledged. */
  readonly primary: () => Promise<Node | null>;
  /** The process of that name, NaN while none runs. */
  readonly pidOf: (name: string) => Promise<number>;
  /** The PostgreSQL of a node, NaN while none runs. */
  readonly postgresOf: (node: Node) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Everything twice, with demo data, in a folder of its own (deploy/cluster/README.md). */
export async function startCluster(port: number): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
  await chmod(folder, 0o755);
  const words = [script, 'start', folder, '--port', String(port), '--demo'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is ready')) resolve();
    });
  });
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`The cluster does not start: see ${folder}/logs.`);
    }),
  ]);
  const at = portsFrom(port);
  const inFolder = (file: string) => readFile(path.join(folder, file), 'utf8');
  const livePid = async (file: string) => {
    const pid = Number((await inFolder(file).catch(() => '')).split('\n')[0]);
    return pid > 0 && running(pid) ? pid : Number.NaN;
  };
  const { database } = JSON.parse(await inFolder('secrets.json')) as { database: string };
  return {
    url: `http://127.0.0.1:${port}`,
    connectionString: `postgres://territoires:${database}@127.0.0.1:${at.primary}/territoires`,
    primary: () => primaryOf(at.patroni),
    pidOf: (name) => livePid(`run/${name}`),
    postgresOf: (node) => livePid(`data/postgres-${node}/postmaster.pid`),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

interface Member {
  readonly name: Node;
  readonly role: string;
  readonly state: string;
}

async function primaryOf(patroni: Readonly<Record<Node, number>>): Promise<Node | null> {
  const views = await Promise.all(
    nodes.map((node) =>
      fetch(`http://127.0.0.1:${patroni[node]}/cluster`)
        .then((it) => it.json() as Promise<{ members: readonly Member[] }>)
        .catch(() => ({ members: [] })),
    ),
  );
  const primaries = views.map(({ members }) => {
    const well = (role: string) =>
      members.find((it) => it.role === role && ['running', 'streaming'].includes(it.state))?.name;
    return well('sync_standby') ? well('leader') : undefined;
  });
  const [one, other] = primaries;
  return one !== undefined && one === other ? one : null;
}
