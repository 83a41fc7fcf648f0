import { setTimeout as pause } from 'node:timers/promises';
import { listenForChanges } from './changes/changes.ts';
import type { Metrics, MetricsPorts } from './metrics/metrics.ts';
import { systemClock } from './parts/clock/clock.ts';
import type { Config } from './parts/config/config.ts';
import { openDatabase } from './parts/db/database.ts';
import { migrate } from './parts/db/migrate.ts';
import type { Log } from './parts/logging/log.ts';
import { program } from './parts/program/program.ts';
import { startJobs } from './jobs/jobs.ts';
import { postOffice } from './parts/mail/post.ts';
import { openPress } from './parts/pdf/pdf-press.ts';
import { seedDemo } from './seed/seed.ts';
import { buildServer } from './server.ts';

/** Milliseconds. */
const stopsWithin = 1500;

/** Migrates and seeds the database, then listens; the database server must be running. */
export async function startApplication(config: Config, connectionString: string, log: Log) {
  const migrated = migrate(connectionString);
  const database = openDatabase(connectionString);
  const clock = systemClock(config.timeZone);
  const post = postOffice(database, config, log);
  const changes = listenForChanges(connectionString);
  const press = openPress();
  const metrics = await metricsOf(config.metricsPort, { database, changes, config });
  const onCall = metrics ? { onCall: metrics.onCall } : {};
  const server = buildServer({ database, clock, post, changes, press, config, log, ...onCall });
  // The server registers its routes while the database migrates.
  await Promise.all([server.ready(), migrated]);
  if (config.demo) await seedDemo(database, clock);
  const url = await server.listen({ host: config.host, port: config.port });
  const jobs = startJobs(connectionString, { database, clock, post, config, log }, { idle: 1000 });
  const measured = metrics ? { metrics: metrics.url } : {};
  log.info({ url, ...measured, ...program, node: process.version }, 'backend listens');
  return {
    url,
    stop: async () => {
      log.info('backend stops');
      await server.close();
      await metrics?.close();
      const rest = async () => {
        await jobs.stop();
        await changes.close();
        await press.close();
        await post.close();
        await database.end();
      };
      // A job or a statement that takes longer is broken off: its transaction rolls back.
      await Promise.race([rest(), pause(stopsWithin, null, { ref: false })]);
    },
  };
}

/** Read from disk only where somebody measures. */
async function metricsOf(port: number | undefined, ports: MetricsPorts): Promise<Metrics | null> {
  if (port === undefined) return null;
  const { openMetrics } = await import('./metrics/metrics.ts');
  return openMetrics(port, ports);
}
