import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { buildFollowed } from '../../scripts/machines/build-followed.ts';
import { buildRoom } from '../../scripts/machines/build-room.ts';
import { demoPassword, SignInPage } from '../support/pages/sign-in.page.ts';
import { type Product, startProduct } from '../support/product.ts';

const login = 'DEMO Gestionnaire';

let folder = '';
let product: Product;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(path.join(tmpdir(), 'followed-'));
  const web = path.join(folder, 'web');
  await buildFollowed(web);
  await buildRoom(path.join(folder, 'room'), {
    runs: async () => ({ problem: null, all: false, byMachine: {} }),
  });
  product = await startProduct({ env: { WEB_DIR: web } });
});
test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The room where `npm run dev` has it: only pages of one origin hear each other. */
async function openRoom(page: Page): Promise<void> {
  await page.route('**/machines/', (route) =>
    route.fulfill({ path: path.join(folder, 'room/index.html') }),
  );
  await page.goto(`${product.url}/machines/#/live`);
  await expect(page.getByText('No page of the product is open.')).toBeVisible();
}

test('a session in another tab is followed as it goes, without what is secret, saved, opened again and replayed [OWN-140, OWN-141]', async ({
  context,
}) => {
  const [room, page] = [await context.newPage(), await context.newPage()];
  await openRoom(room);
  const actors = room.getByRole('region', { name: 'Actors' });
  // Beneath it stands the call of the same name.
  const signIn = actors
    .getByRole('listitem')
    .filter({ hasText: /^signIn/u })
    .first();

  await page.goto(`${product.url}/login`);
  await expect(signIn).toContainText('editing');
  await expect(signIn.getByRole('listitem').filter({ hasText: 'congregations' })).toHaveText(
    /done/u,
  );

  const downloadingFirst = room.waitForEvent('download');
  await room.getByRole('button', { name: 'Save as a file' }).click();
  const first = path.join(folder, 'first.json');
  await (await downloadingFirst).saveAs(first);
  expect(JSON.parse(await readFile(first, 'utf8'))).toMatchObject({ page: '/login' });

  const screen = new SignInPage(page);
  await screen.enter({ login, congregation: 'Monaco' });
  await screen.validate.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Territoires qui/u })).toBeVisible();
  await expect(signIn).toContainText('done');
  const events = room.getByRole('region', { name: 'Events' });
  await expect(events.getByRole('button', { name: 'the screen → signIn: submit' })).toBeVisible();
  await expect(events.getByRole('button', { name: /signIn ✓$/u })).toBeVisible();
  await expect(actors.getByText(/^shell/u).first()).toBeVisible();
  await expect(actors.getByText('congregationName').first()).toBeAttached();
  const seen = await room.content();
  expect([seen.includes(demoPassword), seen.includes(login)]).toEqual([false, false]);

  const downloading = room.waitForEvent('download');
  await room.getByRole('button', { name: 'Save as a file' }).click();
  const file = path.join(folder, 'trace.json');
  await (await downloading).saveAs(file);
  const text = await readFile(file, 'utf8');
  const { token } = await page.evaluate(() => ({ token: sessionStorage.getItem('jwt') ?? '' }));
  expect(token.length).toBeGreaterThan(50);
  expect(
    [demoPassword, login, JSON.parse(token) as string].filter((secret) => text.includes(secret)),
  ).toEqual([]);

  await page.close();
  await room.reload();
  await expect(room.getByText('No page of the product is open.')).toBeVisible();
  await room.getByLabel('Open a trace').setInputFiles(file);
  await expect(signIn).toContainText('done');
  await signIn.getByRole('button', { name: 'replay' }).first().click();
  await expect(room.getByRole('group', { name: 'signIn', exact: true })).toBeVisible();
  await expect(room.locator('.state.lit .n')).toHaveText(['signIn', 'welcomed']);
  await expect(room.locator('.fault')).toHaveCount(0);
});
