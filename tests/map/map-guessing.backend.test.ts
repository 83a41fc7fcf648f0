import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aCongregation, aMap, aTerritory } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';

const real = 'token-of-the-map-of-twelve';
const unknown = 'Cette carte n’existe pas.';
const tooMany = 'Trop de tentatives\u202F: réessaie dans quelques minutes.';

let world: World;
let addresses = 0;
let tokens = 0;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  await aTerritory(world, { id: 1, number: 12, name: 'Rue Grimaldi' });
  await aMap(world, { territory: 1, token: real });
});
beforeEach(() => {
  world.clock.set('2026-03-15T09:00:00Z');
});
afterAll(() => world.close());

const someAddress = () => `198.51.100.${(addresses += 1)}`;
const wrong = () => `wrong-token-number-${String((tokens += 1)).padStart(6, '0')}`;

async function look(token: string, address: string) {
  const response = await fetch(`${world.url}/map/info/${token}`, {
    headers: { 'X-Forwarded-For': address },
  });
  const { success, message } = (await response.json()) as { success: boolean; message: string };
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, said: success ? 'map' : message };
}

it('guessing at maps is stopped after thirty wrong tokens, for a quarter of an hour [OWN-85]', async () => {
  const here = someAddress();
  const said: string[] = [];
  for (let time = 0; time < 40; time += 1) said.push((await look(wrong(), here)).said);
  expect(said).toEqual([
    ...Array.from({ length: 30 }, () => unknown),
    ...Array.from({ length: 10 }, () => tooMany),
  ]);
  world.clock.set('2026-03-15T09:10:00Z');
  expect(await look(wrong(), here)).toEqual({ status: 429, retryAfter: '300', said: tooMany });
  expect((await look(real, here)).said).toBe('map');
  world.clock.set('2026-03-15T09:15:00Z');
  expect((await look(wrong(), here)).said).toBe(unknown);
});

it('hinders nobody else, and no map that many open [OWN-85]', async () => {
  const guesser = someAddress();
  for (let time = 0; time < 40; time += 1) await look(wrong(), guesser);
  const hall = someAddress();
  for (let time = 0; time < 60; time += 1) expect((await look(real, hall)).said).toBe('map');
});

it('an old link that many open behind one address counts once [OWN-85]', async () => {
  const hall = someAddress();
  const old = wrong();
  for (let time = 0; time < 40; time += 1) expect((await look(old, hall)).said).toBe(unknown);
  expect((await look(real, hall)).said).toBe('map');
});
