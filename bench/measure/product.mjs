import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/browser.mjs';
import { startBackend } from '../backend/backend.mjs';
import { freePort } from './measure.mjs';

/**
 * Starts the built product with ten years of history per territory, and a browser signed in as a
 * manager.
 * @param {number} territories
 * @param {number} [logLines] event log lines per territory
 * @returns {Promise<{ context: import('playwright').BrowserContext, url: string, stop: () => Promise<void> }>}
 */
export async function openProduct(territories, logLines) {
  const backend = await startBackend([territories], { logLines });
  const port = await freePort();
  const gateway = fork(new URL('../../dist/gateway/main.cjs', import.meta.url), {
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_URL: backend.url,
      WEB_DIR: new URL('../../dist/web', import.meta.url).pathname,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(gateway, 'message');
  const executablePath = await ensureChromium();
  const args = ['--no-sandbox', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript((token) => {
    sessionStorage.setItem('jwt', JSON.stringify(token));
  }, backend.tokens[0]);
  return {
    context,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await browser.close();
      const ended = once(gateway, 'exit');
      gateway.kill();
      await ended;
      await backend.stop();
    },
  };
}
