import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer, type Ports } from '../../../backend/server.ts';
import { openDatabase } from '../../../backend/parts/db/database.ts';
import { aCongregation, aTerritory } from '../../support/builders.ts';
import { silentNetwork, type SilentNetwork } from '../../support/silent-network.ts';
import { openWorld, tokenSecret, type World } from '../../support/world.ts';

let world: World;
let network: SilentNetwork;
let close: () => Promise<void>;
let url: string;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  network = await silentNetwork(world.connectionString);
  const database = openDatabase(network.connectionString);
  const ports = {
    ...world,
    database,
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
  const server = buildServer(ports);
  url = await server.listen({ host: '127.0.0.1', port: 0 });
  close = async () => {
    await server.close();
    await database.end();
  };
});
afterAll(async () => {
  await close();
  await network.close();
  await world.close();
});

const get = async (path: string) => {
  const response = await fetch(url + path);
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as { success: boolean; message: string | null },
  };
};

it('while the database is away calls are told so, with the seconds to wait; then all is as before [OWN-83]', async () => {
  expect(await get('/congregation/select')).toMatchObject({ status: 200, body: { success: true } });
  network.cut();
  const calls = await Promise.all(Array.from({ length: 20 }, () => get('/congregation/select')));
  for (const call of calls) {
    expect(call).toMatchObject({
      status: 503,
      retryAfter: '1',
      body: {
        success: false,
        message: 'Le serveur redémarre\u202F: réessaie dans quelques instants.',
        message_type: 'warning',
      },
    });
  }
  expect((await get('/readyz')).status).toBe(503);
  network.mend();
  expect(await get('/congregation/select')).toMatchObject({ status: 200, body: { success: true } });
  expect((await get('/readyz')).status).toBe(200);
});

it('a territory cannot have a type of another congregation, whatever writes it [OWN-85]', async () => {
  await aCongregation(world, { id: 2, name: 'Assemblée Est' });
  await aTerritory(world, { id: 1, number: 1 });
  await world.database.asTenant(2, (db) =>
    db.rows(
      "insert into territory_types (id, congregation_id, short_name, long_name) values (160, 2, 'Éco.', 'Écoles')",
    ),
  );
  const owner = new Client({ connectionString: world.connectionString });
  await owner.connect();
  await expect(owner.query('update territories set type_id = 160 where id = 1')).rejects.toThrow(
    'violates foreign key constraint',
  );
  await owner.query('update territories set type_id = 2 where id = 1');
  await owner.end();
});
