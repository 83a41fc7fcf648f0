import { openBrowser } from './browser.mjs';
import { startServers } from './servers.mjs';

/**
 * Starts the built product with ten years of history per territory, and a browser signed in as a
 * manager.
 * @param {number} territories
 * @param {import('../backend/backend.mjs').Filled} [more]
 * @param {import('playwright').BrowserContextOptions} [options]
 * @returns {Promise<{ context: import('playwright').BrowserContext, url: string, stop: () => Promise<void> }>}
 */
export async function openProduct(territories, more, options) {
  const servers = await startServers(territories, more);
  const browser = await openBrowser();
  return {
    context: await signedIn(browser, servers.token, options),
    url: servers.gateway,
    stop: async () => {
      await browser.close();
      await servers.stop();
    },
  };
}

/**
 * What a person opens who has signed in.
 * @param {import('playwright').Browser} browser
 * @param {string} token
 * @param {import('playwright').BrowserContextOptions} [options]
 */
export async function signedIn(browser, token, options) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript((value) => {
    sessionStorage.setItem('jwt', JSON.stringify(value));
  }, token);
  return context;
}
