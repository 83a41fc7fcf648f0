const { areBuilt, spawnServers } = require('./servers.cjs');

// Spawned first: they load their modules while this process checks that the build is current.
const servers = areBuilt() ? spawnServers() : null;
void Promise.all([import('./start.mjs'), import('./sources.mjs')]).then(
  ([{ start }, { sources }]) => start(servers, sources),
);
