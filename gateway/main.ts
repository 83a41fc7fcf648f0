import { once } from 'node:events';
import { readConfig } from './config.ts';
import { connectBackend } from './rest/rest.ts';
import { buildServer } from './server.ts';

// A signal may come while it starts: it then finishes starting and stops in order.
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => void stop());

const started = start();
started.catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

async function start(): Promise<() => Promise<void>> {
  const config = readConfig(process.env);
  const backend = connectBackend(config.backendUrl);
  const server = await buildServer({ backend, config, log });
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const url = `http://${config.host}:${config.port}`;
  process.send?.({ ready: true, url });
  process.stdout.write(`gateway ${url}\n`);
  return async () => {
    const closed = once(server, 'close');
    server.close();
    backend.endStreams();
    server.closeIdleConnections();
    await closed;
    await backend.close();
  };
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const end = await started;
  await end();
  process.exit(0);
}

function log(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
