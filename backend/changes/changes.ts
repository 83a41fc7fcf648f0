import pg from 'pg';
import { keptAlive } from '../parts/db/kept-alive.ts';

type Listener = () => void;

/** Notifies listeners of changes in a congregation, whichever backend wrote them. */
export interface Changes {
  /** Resolves once listening, to a function that stops it. */
  readonly listen: (congregationId: number, listener: Listener) => Promise<() => void>;
  /** How many listen. */
  readonly listeners: () => number;
  readonly close: () => Promise<void>;
}

const channel = 'territories_changes';
const reconnectAfter = 1000;

interface Limits {
  /** Milliseconds between two questions to the server. */
  readonly pulseEvery: number;
  /** Milliseconds without an answer after which the connection counts as lost. */
  readonly silence: number;
}

/** Uses one connection, opened for the first listener and reopened when it breaks or falls silent. */
export function listenForChanges(
  connectionString: string,
  { pulseEvery, silence }: Limits = { pulseEvery: 15_000, silence: 5000 },
): Changes {
  const listeners = new Map<number, Set<Listener>>();
  let connected: Promise<pg.Client> | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let closed = false;

  const notifyAll = () => {
    for (const congregation of listeners.values()) for (const listener of congregation) listener();
  };

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString,
      application_name: 'territories-changes',
      connectionTimeoutMillis: 10_000,
      query_timeout: silence,
      ...keptAlive,
    });
    client.on('notification', ({ payload }) => {
      for (const listener of listeners.get(Number(payload)) ?? []) listener();
    });
    client.on('error', () => {});
    await client.connect();
    await client.query(`listen ${channel}`);
    const pulse = setInterval(() => {
      // Ending a client whose query is unanswered destroys its socket.
      client.query('select 1').catch(() => client.end());
    }, pulseEvery);
    client.on('end', () => {
      clearInterval(pulse);
      lost();
    });
    return client;
  }

  function lost(): void {
    connected = undefined;
    if (closed || listeners.size === 0) return;
    reconnecting = setTimeout(() => {
      // Changes may have been missed while disconnected: every listener is told to refetch.
      connection().then(notifyAll, lost);
    }, reconnectAfter).unref();
  }

  const connection = (): Promise<pg.Client> => {
    connected ??= connect().catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
  };

  return {
    listen: async (congregationId, listener) => {
      await connection();
      const others = listeners.get(congregationId) ?? new Set();
      listeners.set(congregationId, others.add(listener));
      return () => {
        others.delete(listener);
        if (others.size === 0) listeners.delete(congregationId);
      };
    },
    listeners: () => [...listeners.values()].reduce((all, { size }) => all + size, 0),
    close: async () => {
      closed = true;
      clearTimeout(reconnecting);
      const client = await connected?.catch(() => undefined);
      await client?.end();
    },
  };
}
