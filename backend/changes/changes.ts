import pg from 'pg';

type Listener = () => void;

/** Notifies listeners of changes in a congregation, whichever backend wrote them. */
export interface Changes {
  /** Resolves once listening, to a function that stops it. */
  readonly listen: (congregationId: number, listener: Listener) => Promise<() => void>;
  readonly close: () => Promise<void>;
}

const channel = 'territories_changes';
const reconnectAfter = 1000;

/** Uses one connection, opened for the first listener and reopened when it breaks. */
export function listenForChanges(connectionString: string): Changes {
  const listeners = new Map<number, Set<Listener>>();
  let connected: Promise<pg.Client> | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let closed = false;

  const tellAll = () => {
    for (const congregation of listeners.values()) for (const tell of congregation) tell();
  };

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString,
      application_name: 'territories-changes',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => {
      for (const tell of listeners.get(Number(payload)) ?? []) tell();
    });
    client.on('error', () => {});
    await client.connect();
    client.on('end', lost);
    await client.query(`listen ${channel}`);
    return client;
  }

  function lost(): void {
    connected = undefined;
    if (closed || listeners.size === 0) return;
    reconnecting = setTimeout(() => {
      // Changes may have been missed while disconnected: every listener is told to refetch.
      connection().then(tellAll, lost);
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
    close: async () => {
      closed = true;
      clearTimeout(reconnecting);
      const client = await connected?.catch(() => undefined);
      await client?.end();
    },
  };
}
