import { readConfig, type Config } from './parts/config/config.ts';
import { startEmbeddedPostgres } from './parts/db/embedded-postgres.ts';

// A signal during the start is handled after it: otherwise the database server would be left
// running.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => void stop());

const started = start();
started.catch((error: unknown) => {
  if (stopping.signal.aborted) process.exit(0);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

async function start(): Promise<() => Promise<void>> {
  const config = await readConfig(process.env);
  let report: (reason: string) => void = console.error;
  const starting = config.databaseUrl
    ? null
    : await launchPostgres(config, (reason) => report(reason));
  const { startApplication } = await import('./application.ts');
  const { openLog } = await import('./parts/logging/log.ts');
  const log = await openLog(config.log);
  report = (reason) => log.warn(reason);
  const embedded = await starting?.server;
  try {
    const connectionString = embedded?.connectionString ?? config.databaseUrl ?? '';
    const application = await startApplication(config, connectionString, log, {
      signal: stopping.signal,
    });
    process.send?.({ ready: true, url: application.url });
    process.stdout.write(`backend ${application.url}\n`);
    return async () => {
      await application.stop();
      await embedded?.stop();
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Starts the database server while this process still loads its modules. */
async function launchPostgres(
  { dataDir, backups: { folder } }: Config,
  onRestart: (reason: string) => void,
) {
  let onLaunch = () => {};
  const launched = new Promise<void>((resolve) => {
    onLaunch = resolve;
  });
  const server = startEmbeddedPostgres(dataDir, { onLaunch, onRestart, backups: folder });
  await Promise.race([launched, server]);
  return { server };
}

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  const end = await started;
  await end();
  process.exit(0);
}
