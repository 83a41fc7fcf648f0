import { createServer } from 'node:http';
import type { EndedRequest } from '../parts/logging/request-record.ts';
import { program } from '#server/program.ts';
import type { PolicyReports } from '../parts/http/policy-reports.ts';
import type { Backend } from '../parts/rest/rest.ts';

export interface Metrics {
  readonly url: string;
  readonly onRequest: (request: EndedRequest) => void;
  readonly close: () => Promise<void>;
}

/** Seconds: from a read of one row to a register of ten years. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Serves `/metrics` in the Prometheus format on the loopback interface (docs/operation.md, OWN-91). */
export async function openMetrics(
  port: number,
  backend: Pick<Backend, 'load'>,
  reports: Pick<PolicyReports, 'counts' | 'refused'>,
): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'territories_gateway_request_duration_seconds',
    help: 'Requests by operation and by outcome; a refused change is data, so it is ok here.',
    labelNames: ['route', 'outcome'],
    buckets,
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `territories_${name}`, help, labelNames, registers });

  gauge('build_info', 'The program that runs.', ['version', 'commit']).set(
    { version: program.version ?? 'sources', commit: program.commit ?? '' },
    1,
  );
  const calls = gauge('gateway_lane_calls', 'Calls running or waiting, by lane.', ['lane']);
  const refused = new Counter({
    name: 'territories_gateway_lane_refused_total',
    help: 'Calls refused for want of room, by lane.',
    labelNames: ['lane'],
    registers,
  });
  const streams = gauge('gateway_change_streams', 'Streams of changes from the backend.');

  const blocked = new Counter({
    name: 'territories_gateway_policy_blocked_total',
    help: 'What browsers reported as blocked by the content security policy.',
    labelNames: ['directive', 'kind'],
    registers,
  });
  const turnedAway = new Counter({
    name: 'territories_gateway_policy_reports_refused_total',
    help: 'Requests with such reports beyond the limit of a minute.',
    registers,
  });

  function look(): void {
    const { lanes, streams: open } = backend.load();
    refused.reset();
    for (const [lane, load] of Object.entries(lanes)) {
      calls.set({ lane }, load.calls);
      refused.inc({ lane }, load.refused);
    }
    streams.set(open);
    blocked.reset();
    for (const { directive, kind, count } of reports.counts())
      blocked.inc({ directive, kind }, count);
    turnedAway.reset();
    turnedAway.inc(reports.refused());
  }

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    look();
    register.metrics().then(
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
    onRequest: ({ route, outcome, milliseconds }) => {
      requests.observe({ route, outcome }, milliseconds / 1000);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
