import pg from 'pg';
import { reach } from './reach.ts';

export interface LookingTimes {
  /** Milliseconds without an answer after which the server is asked what has become of it. */
  readonly after: number;
  /** Milliseconds between two looks. */
  readonly every: number;
}

/** Two looks in a row find it lost: within three seconds. */
export const usualLooking: LookingTimes = { after: 1500, every: 500 };

const mostMissed = 2;
const lookTakes = 2000;

interface Watched {
  readonly pid: number;
  readonly client: pg.Client;
  /** Statements without an answer, and since when none was answered. */
  waiting: number;
  since: number;
  missed: number;
}

export interface Watch {
  /** To be called with each new connection and its process of the server. */
  readonly over: (client: pg.Client, pid: number) => void;
  readonly end: () => void;
}

/**
 * Ends connections whose packets are lost, which nothing else tells (OWN-204): where an answer is
 * overdue and the server, asked by a connection of its own, is not working on it. Those at rest end with
 * them, because what took one has most likely taken all; a slow statement and a server that cannot be
 * reached are left alone.
 */
export function watchConnections(
  pool: pg.Pool,
  connectionString: string,
  { after, every }: LookingTimes,
): Watch {
  const watched = new Map<pg.Client, Watched>();
  const taken = new Set<pg.Client>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('remove', (client) => {
    watched.delete(client);
    taken.delete(client);
  });
  let looking = false;
  const timer = setInterval(() => void look(), every);
  timer.unref();

  async function look(): Promise<void> {
    const overdue = [...watched.values()].filter(
      ({ waiting, since }) => waiting > 0 && performance.now() - since > after,
    );
    if (looking || overdue.length === 0) return;
    looking = true;
    try {
      const pids = overdue.map(({ pid }) => pid);
      const working = await workingAmong(connectionString, pids);
      const lost = overdue.filter((it) => isLost(it, working));
      if (lost.length === 0) return;
      const resting = [...watched.values()].filter(({ client }) => !taken.has(client));
      for (const { client } of [...lost, ...resting]) client.connection.stream.destroy();
    } catch {
      // The server is away for new connections too: the limit of a statement ends the wait.
    } finally {
      looking = false;
    }
  }

  function isLost(it: Watched, working: ReadonlySet<number>): boolean {
    const overdue = it.waiting > 0 && performance.now() - it.since > after;
    it.missed = overdue && !working.has(it.pid) ? it.missed + 1 : 0;
    return it.missed >= mostMissed;
  }

  return {
    over: (client, pid) => {
      const it: Watched = { pid, client, waiting: 0, since: 0, missed: 0 };
      watched.set(client, it);
      const query = async (...asked: never[]) => {
        const asking: (...asked: never[]) => Promise<unknown> = Reflect.get(
          pg.Client.prototype,
          'query',
        );
        if (it.waiting === 0) it.since = performance.now();
        it.waiting += 1;
        try {
          return await Reflect.apply(asking, client, asked);
        } finally {
          it.waiting -= 1;
          it.since = performance.now();
          it.missed = 0;
        }
      };
      Object.assign(client, { query });
    },
    end: () => clearInterval(timer),
  };
}

/** Those of the server's processes that work on a statement. */
async function workingAmong(
  connectionString: string,
  pids: readonly number[],
): Promise<ReadonlySet<number>> {
  const client = await reach({
    connectionString,
    application_name: 'territories-look',
    connectionTimeoutMillis: lookTakes,
    query_timeout: lookTakes,
  });
  try {
    const { rows } = await client.query<{ pid: number }>(selectWorking, [pids]);
    return new Set(rows.map(({ pid }) => pid));
  } finally {
    await client.end();
  }
}

const selectWorking = `
  select pid
  from pg_stat_activity
  where pid = any ($1::integer[])
    and state not in ('idle', 'idle in transaction', 'idle in transaction (aborted)')`;
