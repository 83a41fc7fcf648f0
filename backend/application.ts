import { setTimeout as pause } from 'node:timers/promises';
import { automaticBackups } from './backup/automatic-backups.ts';
import { migrateSafely } from './backup/before-migration.ts';
import { firstAdministratorTexts } from './first-administrator/first-administrator.texts.ts';
import { offerFirstCode } from './first-administrator/first-code.ts';
import { listenForChanges } from './changes/changes.ts';
import type { Metrics, MetricsPorts } from './metrics/metrics.ts';
import { systemClock } from './parts/clock/clock.ts';
import type { Config } from './parts/config/config.ts';
import { openDatabase } from './parts/db/database.ts';
import { databaseTexts } from './parts/db/db.texts.ts';
import type { Log } from '#server/log.ts';
import { program } from '#server/program.ts';
import { startJobs } from './jobs/jobs.ts';
import { tellBoundPasskeys } from './passkeys/tell-bound.ts';
import { createMailer } from './parts/mail/mailer.ts';
import { openPress } from '#engines/paper/pdf-press.ts';
import { seedDemo } from './seed/seed.ts';
import { buildServer } from './server.ts';

/** Milliseconds. */
const stopsWithin = 1500;
const waitsForDatabase = 120_000;

export interface StartOptions {
  /** Milliseconds to wait for a database that is away. */
  readonly patience?: number;
  /** Ends the wait for the database. */
  readonly signal?: AbortSignal;
}

/**
 * Migrates and seeds the database, then listens. A database that is away is waited for; meanwhile
 * `/readyz` answers that nothing is ready (OWN-78).
 */
export async function startApplication(
  config: Config,
  connectionString: string,
  log: Log,
  { patience = waitsForDatabase, signal }: StartOptions = {},
) {
  let begun = false;
  let listening: Promise<string> | undefined;
  const listen = () => {
    listening ??= server.listen({ host: config.host, port: config.port });
    return listening;
  };
  const wait = {
    longest: patience,
    ...(signal && { signal }),
    onWait: (cause: unknown) => {
      log.warn({ err: cause, seconds: patience / 1000 }, 'database is waited for');
      process.stdout.write(`${databaseTexts.waiting(patience / 1000)}\n`);
      listen().catch(() => {});
    },
  };
  const database = openDatabase(connectionString);
  const changes = listenForChanges(connectionString);
  const metrics = await metricsOf(config.metricsPort, { database, changes, config });
  const migrated = migrateSafely(connectionString, config, { patience: wait, log });
  migrated.catch(() => {});
  const clock = systemClock(config.timeZone);
  const mailer = createMailer(database, config, log);
  const press = openPress();
  const server = buildServer({
    database,
    clock,
    mailer,
    changes,
    press,
    config,
    log,
    isBegun: () => begun,
    ...(metrics && { onCall: metrics.onCall }),
  });
  // The server registers its routes while the database migrates.
  await Promise.all([server.ready(), migrated]);
  if (config.demo) await seedDemo(database, clock);
  const code = await offerFirstCode(database, clock.now());
  if (code !== null)
    process.stdout.write(`${firstAdministratorTexts.welcome(config.publicUrl, code)}\n`);
  begun = true;
  const url = await listen();
  const backups = automaticBackups({
    connectionString,
    database,
    clock,
    settings: config.backups,
    log,
  });
  const ports = { database, clock, mailer, config, log, backups };
  const jobs = startJobs(connectionString, ports, { idle: 1000 });
  const measured = metrics ? { metrics: metrics.url } : {};
  tellBoundPasskeys(database, config.publicUrl, log).catch((cause: unknown) =>
    log.warn({ err: cause }, 'passkeys are not counted'),
  );
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
        await mailer.close();
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
