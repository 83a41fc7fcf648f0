import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer, type Ports } from '../../../backend/server.ts';
import { openWorld, tokenSecret, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('the backend too gives headers, bodies and silent connections a time [OWN-85]', async () => {
  const ports = {
    ...world,
    changes: {
      listen: async () => () => undefined,
      listeners: () => 0,
      close: async () => undefined,
    },
    press: {} as Ports['press'],
    config: {
      product: 'x',
      publicUrl: 'x',
      tokenSecret,
      smtpUrl: undefined,
      basemapUrl: undefined,
      dataDir: world.dataDir,
      databaseUrl: world.connectionString,
      backups: { automatic: false, folder: world.dataDir, key: null },
    },
  };
  const backend = buildServer(ports);
  const { headersTimeout, requestTimeout, keepAliveTimeout } = backend.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 10_000,
  });
  await backend.close();
});
