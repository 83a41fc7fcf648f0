import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from '../../../backend/server.ts';
import { portsOf } from '../../support/ports.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Whom the backend takes a caller for, who comes from an address and names another. */
async function takenFor(remoteAddress: string, trustGateways?: string) {
  const ports = portsOf(world);
  const config = { ...ports.config, ...(trustGateways && { trustGateways }) };
  const server = buildServer({ ...ports, config });
  const seen: string[] = [];
  server.addHook('onRequest', async ({ ip }) => void seen.push(ip));
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await server.inject({ url: '/healthz', remoteAddress, headers });
  await server.close();
  return seen;
}

it('the backend believes its own machine whom it speaks for, and others only if they are named [OWN-171]', async () => {
  expect(await takenFor('127.0.0.1')).toEqual(['203.0.113.7']);
  expect(await takenFor('10.0.0.2')).toEqual(['10.0.0.2']);
  expect(await takenFor('10.0.0.2', 'loopback, 10.0.0.0/24')).toEqual(['203.0.113.7']);
  expect(await takenFor('10.0.1.2', 'loopback, 10.0.0.0/24')).toEqual(['10.0.1.2']);
});
