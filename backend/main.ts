import { exitFailed, onSignal, tellReady } from '#server/process.ts';
import { readConfig, type Config } from './parts/config/config.ts';
import { startEmbeddedPostgres } from './parts/db/embedded-postgres.ts';

// A signal during the start is handled after it: otherwise the database server would be left
// running.
const stopping = new AbortController();
onSignal(async () => {
  stopping.abort();
  await (
    await started
  )();
});

const started = start();
started.catch((error: unknown) => {
  if (stopping.signal.aborted) process.exit(0);
  exitFailed(error);
});

async function start(): Promise<() => Promise<void>> {
  const config = await readConfig(process.env);
  let report: (reason: string) => void = console.error;
  const starting = config.databaseUrl
    ? null
    : await launchPostgres(config, (reason) => report(reason));
  const { startApplication } = await import('./application.ts');
  const { openLog } = await import('#server/log.ts');
  const log = await openLog('backend', config.log);
  report = (reason) => log.warn(reason);
  const embedded = await starting?.server;
  try {
    const connectionString = embedded?.connectionString ?? config.databaseUrl ?? '';
    const application = await startApplication(config, connectionString, log, {
      signal: stopping.signal,
    });
    tellReady('backend', application.url);
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
