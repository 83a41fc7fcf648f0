import { once } from 'node:events';
import { closeServer } from './parts/http/closing.ts';
import { readConfig } from './parts/config/config.ts';
import { openPolicyReports, type PolicyReports } from './parts/http/policy-reports.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openLog } from '#server/log.ts';
import { program } from '#server/program.ts';
import { type Backend, connectBackend } from './parts/rest/rest.ts';
import { buildServer } from './server.ts';

/** Connections that wait to be accepted; the system allows no more of them than `somaxconn`. */
const backlog = 4096;

export interface Gateway {
  readonly url: string;
  /** Finishes pending requests, a second and a half at most, ends change streams, then closes. */
  stop(): Promise<void>;
}

/** Starts the gateway by its environment (docs/settings.md). Throws on failure. */
export async function startGateway(env: NodeJS.ProcessEnv): Promise<Gateway> {
  const config = readConfig(env);
  const log = await openLog('gateway', config.log);
  const backend = connectBackend(config.backendUrl);
  const policyReports = openPolicyReports(config);
  const metrics = await metricsOf(config.metricsPort, backend, policyReports);
  const onRequest = metrics ? { onRequest: metrics.onRequest } : {};
  const server = await buildServer({ backend, config, log, policyReports, ...onRequest });
  server.listen({ port: config.port, host: config.host, backlog });
  await once(server, 'listening');
  const url = `http://${config.host}:${config.port}`;
  const measured = metrics ? { metrics: metrics.url } : {};
  log.info({ url, ...measured, ...program, node: process.version }, 'gateway listens');
  return {
    url,
    stop: async () => {
      log.info('gateway stops');
      backend.endStreams();
      await closeServer(server);
      await metrics?.close();
      await backend.close();
    },
  };
}

/** Read from disk only where somebody measures. */
async function metricsOf(
  port: number | null,
  backend: Backend,
  reports: PolicyReports,
): Promise<Metrics | null> {
  if (port === null) return null;
  const { openMetrics } = await import('./metrics/metrics.ts');
  return openMetrics(port, backend, reports);
}
