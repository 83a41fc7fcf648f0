import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from '../../../backend/server.ts';
import { openDatabase } from '../../../backend/parts/db/database.ts';
import { aCongregation } from '../../support/builders.ts';
import { portsOf } from '../../support/ports.ts';
import { silentNetwork, type SilentNetwork } from '../../support/silent-network.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
let network: SilentNetwork;
let close: () => Promise<void>;
let url: string;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  network = await silentNetwork(world.connectionString);
  const database = openDatabase(network.connectionString);
  const server = buildServer({ ...portsOf(world), database });
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
