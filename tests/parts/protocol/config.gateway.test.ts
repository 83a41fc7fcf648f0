import { expect, it } from 'vitest';
import { readConfig } from '#gateway/parts/config/config.ts';

it('the backend’s address comes from the environment, our own backend by default [GEN-19]', () => {
  const { backendUrl } = readConfig({});
  expect(backendUrl).toBe('http://127.0.0.1:4001');
  expect(readConfig({ BACKEND_PORT: '5001' }).backendUrl).toBe('http://127.0.0.1:5001');
  expect(readConfig({ BACKEND_URL: 'https://rest.example.org/api' }).backendUrl).toBe(
    'https://rest.example.org/api',
  );
});

it('only the word `open` opens the gateway to any operation', () => {
  expect(
    ['open', 'OPEN', '', undefined].map((OPERATIONS) => readConfig({ OPERATIONS }).operations),
  ).toEqual(['open', 'trusted', 'trusted', 'trusted']);
});

it('the hosts of tiles are the listed ones and that of the configured base map [B-22]', () => {
  const hosts = (env: NodeJS.ProcessEnv) => readConfig(env).tileHosts;
  const osm = 'https://tile.openstreetmap.org';
  expect([
    hosts({}),
    hosts({ BASEMAP_URL: 'https://tiles.ville.fr:8443/{z}/{x}/{y}.png' }),
    hosts({ BASEMAP_URL: 'https://a.fr/x.pmtiles', TILE_HOSTS: 'https://a.fr https://b.fr' }),
    hosts({ BASEMAP_URL: '/basemap/ville.pmtiles', TILE_HOSTS: '' }),
    hosts({ BASEMAP_URL: "https://a.fr; script-src 'unsafe-inline'" }),
  ]).toEqual([
    [osm],
    [osm, 'https://tiles.ville.fr:8443'],
    ['https://a.fr', 'https://b.fr'],
    [],
    [osm, 'https://a.fr'],
  ]);
});
