import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from '../../../backend/server.ts';
import { portsOf } from '../../support/ports.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('the backend too gives headers, bodies and silent connections a time [OWN-85]', async () => {
  const backend = buildServer(portsOf(world));
  const { headersTimeout, requestTimeout, keepAliveTimeout } = backend.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 10_000,
  });
  await backend.close();
});

it('whoever breaks off in the middle of a body is a bad request, not a database that is away [OWN-83]', async () => {
  const backend = buildServer(portsOf(world));
  const answered: number[] = [];
  backend.addHook('onSend', async (_request, { statusCode }) => void answered.push(statusCode));
  const { hostname, port } = new URL(await backend.listen({ host: '127.0.0.1', port: 0 }));
  const caller = connect(Number(port), hostname);
  const lines = [
    'POST /user/auth HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 1000',
    'Expect: 100-continue',
    '',
    'login=',
  ];
  caller.write(lines.join('\r\n'));
  await once(caller, 'data');
  caller.destroy();
  await expect.poll(() => answered).toEqual([400]);
  expect(world.logged.filter(({ msg }) => msg === 'database away')).toEqual([]);
  await backend.close();
});
