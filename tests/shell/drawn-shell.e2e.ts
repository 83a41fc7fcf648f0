import { expect, test } from 'playwright/test';
import { expectAccessible, phone } from '../support/accessibility.ts';
import { heldBack } from '../support/held-file.ts';
import { answerTo, arrive, countCalls, tokenOf } from '../support/pages/visitor.ts';

test.use({ viewport: phone });

const publisher = 'DEMO Proclamateur';
const loading = 'Récupération des informations en cours...';

test('a screen behind the sign-in says in the first answer that it loads, until it is there [OWN-163]', async ({
  page,
}) => {
  await arrive(page, publisher, '/t-my-exited');
  const letCome = await heldBack(page, '**/assets/index-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText(loading);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  letCome();
  await expect(
    page.getByRole('heading', { name: 'Territoires qui te sont attribués' }),
  ).toBeVisible();
  await expect(page.locator('#drawn')).toHaveCount(0);
});

test('a first answer whose scripts do not come offers after twelve seconds to load the page again [OWN-378]', async ({
  page,
}) => {
  await arrive(page, publisher, '/t-my-exited');
  for (const path of ['/login', '/t-my-exited']) {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(path);
    const again = page.getByRole('link', { name: 'Recharger la page' });
    await expect(again).toBeHidden();
    await expect(again).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await page.unroute('**/assets/index-*.js');
    await again.click();
    await expect(page.locator('#drawn')).toHaveCount(0);
    await expect(again).toHaveCount(0);
  }
});

test('it names the files of the shell and of the first screens, and is the same for whoever asks [OWN-163]', async ({
  request,
}) => {
  const preloaded = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const files = (await answer.text()).match(
      /(?<=rel="modulepreload"[^>]*assets\/)[A-Za-z-]+(?=-[\w-]{8}\.)/gu,
    );
    return [...new Set(files)];
  };
  const headers = { authorization: `Bearer ${await tokenOf(publisher)}` };
  const [anonymous, known] = [
    await request.get('/t-exit'),
    await request.get('/t-exit', { headers }),
  ];
  expect(await known.text()).toBe(await anonymous.text());
  const shell = await preloaded('/t-exit');
  expect(shell).toEqual(expect.arrayContaining(['ShellScreen', 'shell']));
  for (const path of [
    '/log',
    '/u-my-account',
    '/c-setting',
    '/t-view/12',
    '/t-view/12/',
    '/t-edit',
  ])
    expect([path, await preloaded(path)]).toEqual([path, shell]);
  for (const path of ['/', '/t-my-exited']) expect(await preloaded(path)).toContain('MineScreen');
  expect(await preloaded('/t-dashboard')).toContain('DashboardScreen');
  for (const path of ['/poche', '/aide', '/lien/abc', '/toString', '/unknown'])
    expect(await preloaded(path), path).not.toContain('ShellScreen');
});

for (const [login, path, heading, operations] of [
  [publisher, '/t-my-exited', 'Territoires qui te sont attribués', ['Menu', 'MyExitedTerritories']],
  [
    'DEMO Gestionnaire',
    '/t-dashboard',
    /\d/u,
    ['Menu', 'Dashboard', 'Agenda', 'CoverageForecast', 'Trends'],
  ],
] as const) {
  test(`what ${path} asks is asked before its scripts are there, and once [OWN-164]`, async ({
    page,
  }) => {
    await arrive(page, login, '/icon.svg');
    const letCome = await heldBack(page, '**/assets/index-*.js');
    const calls = operations.map((operation) => countCalls(page, operation));
    const answers = operations.map((operation) => answerTo(page, operation));
    await page.goto(path, { waitUntil: 'commit' });
    await Promise.all(answers);
    letCome();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(calls.map((count) => count())).toEqual(operations.map(() => 1));
  });
}

test('the question of the pocket comes with the list and pushes nothing [OWN-103]', async ({
  page,
}) => {
  await arrive(page, publisher, '/t-my-exited');
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('li[data-index]') === null) return;
      observer.disconnect();
      document.documentElement.dataset['asked'] = String(
        document.querySelector('#garder') !== null,
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.evaluate(() => localStorage.removeItem('poche'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a screen behind the sign-in says that it needs one [OWN-163]', async ({ page }) => {
    await page.goto('/t-exit');
    await expect(page.getByRole('alert')).toContainText('Sans JavaScript');
  });
});
