import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startBackend } from '../backend/backend.mjs';
import { freePort } from './measure.mjs';

/**
 * The built product before a backend with ten years of history for so many territories.
 * @param {number} territories
 * @param {import('../backend/backend.mjs').Filled} [more]
 */
export async function startServers(territories, more) {
  const backend = await startBackend([territories], more);
  const port = await freePort();
  const gateway = fork(new URL('../../dist/gateway/main.mjs', import.meta.url), {
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_URL: backend.url,
      WEB_DIR: new URL('../../dist/web', import.meta.url).pathname,
    },
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
