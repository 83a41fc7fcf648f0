import { once } from 'node:events';
import { closeServer } from './parts/http/closing.ts';
import { readConfig } from './parts/config/config.ts';
import { connectBackend } from './parts/rest/rest.ts';
import { buildServer } from './server.ts';

export interface Gateway {
  readonly url: string;
  /** Finishes pending requests, a second and a half at most, ends change streams, then closes. */
  stop(): Promise<void>;
}

/** Starts the gateway by its environment (docs/settings.md). Throws on failure. */
export async function startGateway(env: NodeJS.ProcessEnv): Promise<Gateway> {
  const config = readConfig(env);
  const backend = connectBackend(config.backendUrl);
  const server = await buildServer({ backend, config, log });
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return {
    url: `http://${config.host}:${config.port}`,
    stop: async () => {
      backend.endStreams();
      await closeServer(server);
      await backend.close();
    },
  };
}

function log(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
