import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startBackend } from '../backend/backend.mjs';
import { freePort } from '../measure/measure.mjs';

/**
 * The built gateway before a backend with ten years of history for so many territories.
 * @param {number} territories
 */
export async function startServers(territories) {
  const backend = await startBackend([territories]);
  const port = await freePort();
  const gateway = fork(new URL('../../dist/gateway/main.cjs', import.meta.url), {
    env: { ...process.env, PORT: String(port), BACKEND_URL: backend.url },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(gateway, 'message');
  return {
    gateway: `http://127.0.0.1:${port}`,
    backend: backend.url,
    /** Of a manager. */
    token: backend.tokens[0] ?? '',
    stop: async () => {
      const ended = once(gateway, 'exit');
      gateway.kill();
      await ended;
      await backend.stop();
    },
  };
}
