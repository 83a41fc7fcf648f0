import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test as base } from 'playwright/test';
import { expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, signInAt } from '../support/own-product.ts';
import { startProduct, type Product } from '../support/product.ts';
import { arriveWithToken } from '../support/pages/visitor.ts';
import {
  keptAnswers,
  lookForRelease,
  wholeReleaseKept,
  workerInControl,
} from '../support/worker.ts';

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the form Playwright asks for
  baseURL: async ({}, give) => give(address),
});
test.use({ serviceWorkers: 'allow', viewport: phone });

const publisher = 'DEMO Proclamateur';
const builtSite = path.resolve(import.meta.dirname, '../../dist/web');

let folder = '';
let dataDir = '';
let product: Product;
/** Undefined while the product starts: the hooks have the fixture too. */
let address: string | undefined;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  dataDir = await mkdtemp(path.join(tmpdir(), 'product-'));
  await cp(builtSite, path.join(folder, 'web'), { recursive: true });
  product = await start();
  address = product.url;
});
test.afterAll(async () => {
  await product.stop();
  for (const made of [folder, dataDir]) await rm(made, { recursive: true, force: true });
});

const start = (env: Readonly<Record<string, string>> = {}) =>
  startProduct({ env: { WEB_DIR: path.join(folder, 'web'), ...env }, dataDir });

const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src);

test('the site can be installed, and a stranger’s page keeps nothing on the device [OWN-100, OWN-101]', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await page.request.get(`${product.url}${href}`);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const { src } of icons)
    expect((await page.request.get(product.url + src)).status()).toBe(200);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('once signed in, screens open without a network, and no answer of the server is kept [OWN-101]', async ({
  page,
  context,
}) => {
  await arriveAt(page, product, publisher, '/t-my-exited');
  await expect(page.getByRole('heading', { name: /qui te sont attribués/u })).toBeVisible();
  await workerInControl(page);
  expect(await wholeReleaseKept(page)).toBe(true);
  const kept = await keptAnswers(page);
  expect(kept).toContain('/index.html');
  expect(
    kept.filter(
      (one) =>
        !/^\/(?:assets|icons|markers)\/|^\/(?:index\.html|icon\.svg|manifest\.webmanifest)$/u.test(
          one,
        ),
    ),
  ).toEqual([]);

  await context.setOffline(true);
  await page.goto('/aide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
});

test('a new release is offered and not forced, and an old page finds what it lacks [OWN-102, OWN-49]', async ({
  page,
  context,
}) => {
  await arriveAt(page, product, publisher, '/t-my-exited');
  await workerInControl(page);
  expect(await wholeReleaseKept(page)).toBe(true);
  const old = await entryOf(page);

  await product.stop();
  const { removed, entry } = await release();
  const { port } = new URL(product.url);
  product = await start({ PORT: port, BACKEND_PORT: new URL(product.backendUrl).port });

  const offer = page.getByText('Une nouvelle version est prête');
  // A worker that could not fetch every file is installed at a later look, as in an open page.
  const looked = async () => ({
    ...(await lookForRelease(page)),
    offered: await offer.isVisible(),
  });
  await expect
    .poll(looked, { intervals: [1000, 2000, 5000, 15_000], timeout: 75_000 })
    .toMatchObject({ offered: true });
  await expectAccessible(page);
  expect(await entryOf(page)).toBe(old);
  expect((await page.request.get(`${product.url}${removed}`)).status()).toBe(404);

  const other = await context.newPage();
  const { token = '' } = await signInAt(product, publisher);
  await arriveWithToken(other, token, '/t-my-exited');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await entryOf(other)).toContain(entry);
  await workerInControl(other);
  await expect.poll(() => keptAnswers(other)).toContain(removed);

  await page.evaluate((file) => import(file), removed);
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect.poll(() => entryOf(page)).toContain(entry);
  await expect(offer).toBeHidden();

  await other.close();
  await page.reload();
  await expect.poll(() => keptAnswers(page)).not.toContain(removed);
  expect(await keptAnswers(page)).toContain(entry);
});

/** Puts another release into the folder: a new entry, and one old module less. */
async function release(): Promise<{ removed: string; entry: string }> {
  const web = path.join(folder, 'web');
  const read = (file: string) => readFile(path.join(web, file), 'utf8');
  const index = await read('index.html');
  const entry = /\/assets\/index-[\w-]+\.js/u.exec(index)?.[0] ?? '';
  const next = entry.replace('.js', '2.js');
  const assets = await readdir(path.join(web, 'assets'));
  const gone = assets.find((name) => /^LogScreen-[\w-]+\.js$/u.test(name)) ?? '';
  const removed = `/assets/${gone}`;
  // The other modules import the entry by its old name, so that it stays where it is.
  await writeFile(path.join(web, next), `import '${entry}';`);
  await writeFile(path.join(web, 'index.html'), index.replace(entry, next));
  const worker = (await read('service-worker.js'))
    .replace(new RegExp(`\\{[^{}]*${gone}[^{}]*\\},?`, 'u'), '')
    .replaceAll(entry, next)
    .replace(/(?<=index\.html[`"'],revision:[`"'])\w+/u, 'another');
  await writeFile(path.join(web, 'service-worker.js'), worker);
  const stale = ['index.html', 'service-worker.js', removed];
  for (const file of stale) {
    const endings = file === removed ? ['', '.br', '.gz'] : ['.br', '.gz'];
    for (const ending of endings) await rm(path.join(web, file + ending), { force: true });
  }
  return { removed, entry: next };
}
