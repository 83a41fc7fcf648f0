import { readConfig } from './config.ts';
import { connectBackend } from './rest/rest.ts';
import { buildServer } from './server.ts';

const config = readConfig(process.env);
const backend = connectBackend(config.backendUrl);
const log = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
};
const server = await buildServer({ backend, config, log });

server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  const url = `http://${config.host}:${config.port}`;
  process.send?.({ ready: true, url });
  process.stdout.write(`gateway ${url}\n`);
});

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  server.close(() => {
    void backend.close().then(() => process.exit(0));
  });
  server.closeIdleConnections();
}
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop);
