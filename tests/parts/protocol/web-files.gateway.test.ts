import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../support/gateway.ts';

let folder: string;
let gateway: TestGateway;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<title>Territoires</title>');
  await writeFile(path.join(folder, 'assets', 'main-1a2b.js'), 'export {};');
  gateway = await openGateway('http://127.0.0.1:3', { webDir: folder });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const get = async (where: string) => {
  const answer = await fetch(gateway.url + where);
  return {
    status: answer.status,
    caching: answer.headers.get('cache-control'),
    text: await answer.text(),
  };
};
const missing = { status: 404, caching: 'no-store', text: 'Not found' };

it.each([
  '/assets/main',
  '/assets/main-1a2b',
  '/assets/',
  '/assets/a/b',
  '/ASSETS/main',
  '/%61ssets/main',
  '/assets/main-9z.js',
  '/favicon.png',
])('%s, which is no file, is not found and never cached [OWN-85]', async (where) => {
  expect(await get(where)).toEqual(missing);
});

it('a built file is kept for a year, a screen is asked for each time [SHELL-04]', async () => {
  expect(await get('/assets/main-1a2b.js')).toEqual({
    status: 200,
    caching: 'public, max-age=31536000, immutable',
    text: 'export {};',
  });
  expect(await get('/t-my-exited')).toEqual({
    status: 200,
    caching: 'no-cache',
    text: '<title>Territoires</title>',
  });
});
