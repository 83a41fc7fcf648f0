const { isBuilt, spawnBackend } = require('./backend.cjs');

// Spawned first, because the backend takes longest: it loads its modules while this process checks
// that the build is current.
const backend = !process.env['BACKEND_URL'] && isBuilt() ? spawnBackend() : null;
void Promise.all([import('./start.mjs'), import('./sources.mjs')]).then(
  ([{ start }, { sources }]) => start(backend, sources),
);
