import { isFresh } from './freshness.mjs';
import { run } from './run.mjs';

/** @type {readonly import('./freshness.mjs').Target[]} */
const targets = ['packages', 'codegen', 'web', 'pages', 'backend', 'gateway'];

// The product from a checkout: what is missing or stale is built first.
await run(async () => {
  if (targets.every(isFresh)) return;
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt();
});
