import { isFresh } from './freshness.mjs';
import { run, stopInOrder } from './run.mjs';
import { spawnServers } from './servers.cjs';

/** @typedef {import('./servers.cjs').Server} Server */

/** @type {readonly import('./freshness.mjs').Target[]} */
const targets = ['packages', 'codegen', 'web', 'pages', 'backend', 'gateway'];

/**
 * Runs the product from a checkout: builds first what is missing or stale.
 * @param {readonly Server[] | null} early preloaded servers waiting for `begin`
 */
export const start = (early) =>
  run(async () => {
    if (targets.every(isFresh)) return early ?? spawnServers();
    if (early) await stopInOrder(early);
    await (await import('./build.mjs')).ensureBuilt();
    return spawnServers();
  });
