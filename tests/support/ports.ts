import type { Ports } from '../../backend/server.ts';
import { tokenSecret, type World } from './world.ts';

/** For another backend on the database of a world, without changes and without PDF. */
export const portsOf = (world: World): Ports => ({
  database: world.database,
  clock: world.clock,
  mailer: world.mailer,
  log: world.log,
  changes: {
    listen: async () => () => undefined,
    listeners: () => 0,
    close: async () => undefined,
  },
  press: {} as Ports['press'],
  config: {
    product: 'x',
    publicUrl: 'http://localhost:4000',
    tokenSecret,
    lastingSecret: tokenSecret,
    smtpUrl: undefined,
    basemapUrl: undefined,
    dataDir: world.dataDir,
    databaseUrl: world.connectionString,
    backups: { automatic: false, folder: world.dataDir, key: null },
  },
});
