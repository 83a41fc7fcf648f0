const { areBuilt, spawnServers } = require('./servers.cjs');

// Spawned first: they load their modules while this process checks that the build is current.
const servers = areBuilt() ? spawnServers() : null;
void import('./start.mjs').then(({ start }) => start(servers));
