import { createHash } from 'node:crypto';
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

it('of scripts in the page only those that index.html has may run, by their hash [OWN-271]', async () => {
  const code = "document.title = 'a';";
  const page = `<script>${code}</script><script type="module" src="/assets/main-1a2b.js"></script>`;
  const other = await mkdtemp(path.join(tmpdir(), 'web-'));
  await writeFile(path.join(other, 'index.html'), page);
  const scripted = await openGateway('http://127.0.0.1:3', { webDir: other });
  const policyOf = async ({ url }: TestGateway) =>
    (await fetch(`${url}/login`)).headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update(code).digest('base64');
  expect(await policyOf(scripted)).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(await policyOf(gateway)).toContain("script-src 'self';");
  await scripted.close();
  await rm(other, { recursive: true });
});
