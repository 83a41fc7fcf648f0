import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../scripts/process.mjs';
import { startBackend } from '../backend/backend.mjs';
import { freePort } from './measure.mjs';

/**
 * A built gateway before a backend.
 * @param {string} backendUrl
 * @param {string} [web] the folder of the web application
 */
export async function startGateway(backendUrl, web = path.join(root, 'dist/web')) {
  const port = await freePort();
  const gateway = fork(path.join(root, 'dist/gateway/main.mjs'), {
    env: { ...process.env, PORT: String(port), BACKEND_URL: backendUrl, WEB_DIR: web },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(gateway, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(gateway, 'exit');
      gateway.kill();
      await ended;
    },
  };
}

/**
 * The built product before a backend with ten years of history for so many territories.
 * @param {number} territories
 * @param {import('../backend/backend.mjs').Filled} [more]
 */
export async function startServers(territories, more) {
  const backend = await startBackend([territories], more);
  const gateway = await startGateway(backend.url);
  return {
    gateway: gateway.url,
    backend: backend.url,
    /** Of a manager. */
    token: backend.tokens[0] ?? '',
    stop: async () => {
      await gateway.stop();
      await backend.stop();
    },
  };
}
