import { createServer } from 'node:http';
import { latestBackup } from '../parts/backup/latest-backup.ts';
import type { Config } from '../parts/config/config.ts';
import type { Database } from '../parts/db/database.ts';
import type { EndedCall } from '../parts/http/observing.ts';
import { program } from '#server/program.ts';
import { diskOf } from '../parts/readiness/disk.ts';
import { databaseState, queueState } from '../parts/server-state/server-state.queries.ts';

export interface MetricsPorts {
  readonly database: Pick<Database, 'asSite' | 'load'>;
  readonly changes: { readonly listeners: () => number };
  readonly config: Pick<Config, 'dataDir'>;
}

export interface Metrics {
  readonly url: string;
  readonly onCall: (call: EndedCall) => void;
  readonly close: () => Promise<void>;
}

/** Seconds: from a read of one row to a register of ten years. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Serves `/metrics` in the Prometheus format on the loopback interface (docs/operation.md, OWN-91). */
export async function openMetrics(port: number, ports: MetricsPorts): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    name: 'territories_backend_call_duration_seconds',
    help: 'Calls by pattern of their route and by outcome.',
    labelNames: ['method', 'route', 'outcome'],
    buckets,
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `territories_${name}`, help, labelNames, registers });

  gauge('build_info', 'The program that runs.', ['version', 'commit']).set(
    { version: program.version ?? 'sources', commit: program.commit ?? '' },
    1,
  );
  const connections = gauge('backend_database_connections', 'Connections of the pool.', ['state']);
  const waiting = gauge('backend_database_waiting', 'Transactions that wait for a connection.');
  const listeners = gauge('backend_change_listeners', 'Streams of GET /changes.');
  const disk = gauge('data_disk_free_bytes', 'Free on the disk of the data folder.');
  const up = gauge('database_up', '1 when the database answers.');
  const size = gauge('database_size_bytes', 'Size of the database.');
  const saved = gauge('backup_timestamp_seconds', 'When the newest backup was made.');
  // Nothing is known of it before the database has answered once; 0 would say that there is none.
  saved.set(Number.NaN);
  const jobs = gauge('jobs', 'Jobs in the queue, without mails.', ['state']);
  const mails = gauge('mails', 'Mails that have not left, failed ones included.', ['state']);

  async function look(): Promise<void> {
    const load = ports.database.load();
    connections.set({ state: 'busy' }, load.connections - load.idle);
    connections.set({ state: 'idle' }, load.idle);
    waiting.set(load.waiting);
    listeners.set(ports.changes.listeners());
    disk.set(
      await diskOf(ports.config.dataDir).then(
        ({ free }) => free,
        () => Number.NaN,
      ),
    );
    try {
      const [state, queue, backup] = await ports.database.asSite(async (db) =>
        Promise.all([databaseState(db), queueState(db), latestBackup(db)]),
      );
      up.set(1);
      size.set(state.bytes);
      saved.set(backup ? Date.parse(backup.madeAt) / 1000 : 0);
      jobs.set({ state: 'waiting' }, queue.jobs_waiting);
      jobs.set({ state: 'failed' }, queue.jobs_failed);
      mails.set({ state: 'waiting' }, queue.mails_waiting);
      mails.set({ state: 'failed' }, queue.mails_failed);
    } catch {
      up.set(0);
      size.set(Number.NaN);
      jobs.reset();
      mails.reset();
    }
  }

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const written = look().then(() => register.metrics());
    written.then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new Error(`METRICS_PORT: port ${port} cannot be used.`, { cause }));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const heard = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${heard}/metrics`,
    onCall: ({ method, route, outcome, milliseconds }) => {
      // A stream lasts as long as its page is open.
      if (route !== '/changes') calls.observe({ method, route, outcome }, milliseconds / 1000);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
