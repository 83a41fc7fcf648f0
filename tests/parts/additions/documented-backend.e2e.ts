import { expect, type Page, test as base } from 'playwright/test';
import {
  openDocumentedFront,
  type DocumentedFront,
  type Unknown,
} from '../../support/documented-backend.ts';
import { callAs } from '../../support/pages/loan-desk.page.ts';
import { arrive } from '../../support/pages/visitor.ts';

const test = base.extend<{ readonly baseURL: string }, { readonly front: DocumentedFront }>({
  front: [
    // oxlint-disable-next-line no-empty-pattern -- the form Playwright asks for
    async ({}, give) => {
      const front = await openDocumentedFront(process.env['PRODUCT_BACKEND_URL'] ?? '');
      await give(front);
      await front.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ front }, give) => give(front.url),
});

const screens = {
  publisher: ['/u-my-account', '/t-my-exited', '/t-exit', '/t-return', '/t-available'],
  elder: ['/t-dashboard', '/t-histogram', '/t-exited', '/t-view/:first'],
  manager: [
    '/t-exit-cancel',
    '/u-list',
    '/u-add',
    '/u-edit',
    '/u-remove',
    '/c-setting',
    '/t-type',
    '/t-add',
    '/t-edit',
    '/t-remove',
    '/log',
  ],
  administrator: ['/c-admin'],
} as const;
const { publisher, elder, manager, administrator } = screens;

/** T1 of the worker's congregation. */
async function firstTerritory(): Promise<number> {
  const { territories } = await callAs('DEMO Gestionnaire', '/territory/list');
  const first = territories.find(({ number_name }) => number_name.startsWith('T1 - '));
  if (!first) throw new Error('There is no T1.');
  return first.id;
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const full = process.env['FULL'] === '1';

/** Whether what the documents name stands: its title, no failure, nothing that still loads. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Chargement…$/u)).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Problème de connexion au serveur.')).toHaveCount(0);
  await expect(page.getByText('Appel inconnu.')).toHaveCount(0);
  await expect(page.getByText('Ce territoire n’existe pas.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
}

async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
}

for (const [login, paths] of [
  ['DEMO Administrateur', [...publisher, ...elder, ...manager, ...administrator]],
  ['DEMO Gestionnaire', [...publisher, ...elder, ...manager]],
  ['DEMO Ancien', [...publisher, ...elder]],
  ['DEMO Proclamateur', publisher],
] as const) {
  test(`every screen of ${login} stands whole behind a backend of the 71 calls alone [OWN-195, B-123, B-124]`, async ({
    page,
    front: { backend },
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const first = String(await firstTerritory());
    const seesAll = login === 'DEMO Administrateur';
    const variants: readonly Unknown[] = seesAll ? ['missing', 'broken', 'refusing'] : ['missing'];
    for (const as of variants) {
      backend.answerUnknown(as);
      for (const viewport of full || (seesAll && as === 'missing') ? [desk, phone] : [phone]) {
        await page.setViewportSize(viewport);
        await arrive(page, login, paths[0]);
        for (const path of paths.map((it) => it.replace(':first', first))) {
          await test.step(`${as} ${viewport.width} ${path}`, async () => {
            await go(page, path);
            await expectWhole(page);
          });
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

test('a territory has its map, and the list of what is out its rows, at once where our calls never answer [OWN-195]', async ({
  page,
  front: { backend },
}) => {
  backend.answerUnknown('silent');
  await page.setViewportSize(desk);
  await arrive(page, 'DEMO Gestionnaire', `/t-view/${await firstTerritory()}`);
  await expect(page.getByRole('region', { name: /^Carte du territoire T1\b/u })).toBeVisible();
  await go(page, '/t-exited');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expectWhole(page);
});
