import { expect, test, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arrive } from '../support/pages/visitor.ts';

test.use({ viewport: desk });

const manager = 'DEMO Gestionnaire';
/** What has its own size of letters: antd's, native controls, ours. */
const shown = {
  menu: 'nav a',
  person: 'header button:last-of-type',
  field: 'main search input',
  select: 'main select',
  button: 'main button',
  table: 'main td',
  heading: 'h1',
} as const;

const sizes = (page: Page) =>
  page.evaluate(
    (selectors) =>
      Object.fromEntries(
        Object.entries(selectors).map(([name, selector]) => {
          const found = document.querySelector(selector);
          return [name, found ? Number.parseFloat(getComputedStyle(found).fontSize) : 0];
        }),
      ),
    shown,
  );
const times = (usual: Readonly<Record<string, number>>, factor: number) =>
  Object.fromEntries(Object.entries(usual).map(([name, size]) => [name, size * factor]));

async function listOf(page: Page) {
  await arrive(page, manager, '/t-exited');
  await expect(page.locator(shown.table).first()).toBeVisible();
  const usual = await sizes(page);
  expect(Math.min(...Object.values(usual))).toBeGreaterThanOrEqual(12);
  return usual;
}

/** As in the settings of the browser, in pixels. */
async function setLetters(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('all letters grow when the root’s grow, without a reload [OWN-270]', async ({ page }) => {
  const usual = await listOf(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(() => sizes(page)).toEqual(times(usual, 2));
});

for (const viewport of [desk, phone]) {
  test(`with letters of 32 px in the browser every screen stands in ${viewport.width} px [OWN-270]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await setLetters(page, 32);
    await arrive(page, manager, '/t-my-exited');
    await expect(page.locator('h1')).toHaveCSS('font-size', '52px');
    for (const path of ['/t-exited', '/t-exit', '/t-dashboard', '/u-my-account', '/t-available']) {
      await page.goto(path);
      await expect(page.locator('main').getByRole('button').first()).toBeVisible();
      await expect(page.locator('main').getByRole('button').first()).toHaveCSS(
        'font-size',
        /^(?:28|32)px$/u,
      );
      expect([path, await beyond(page)]).toEqual([path, 0]);
    }
  });
}

test('the text that one chose is there before the first paint, on a drawn page too, and nothing of it is forbidden [OWN-271]', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const usual = await listOf(page);
  await page.goto('/u-my-account');
  await page.getByRole('radio', { name: 'Très grande' }).check();
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  await expectAccessible(page);
  await page.goto('/t-exited');
  await expect(page.locator(shown.table).first()).toBeVisible();
  expect(await sizes(page)).toEqual(times(usual, 1.5));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
  await page.emulateMedia({ media: 'screen' });
  // Without the application's own scripts: what is seen first.
  await page.route('**/assets/*.js', () => undefined);
  for (const path of ['/login', '/t-exited']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#drawn')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  }
  expect(refused).toEqual([]);
});

test('the text that one chose grows as far as the window has room beside the menu [OWN-271]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('text-size', 'largest'));
  await arrive(page, manager, '/t-view/3');
  for (const [width, letters] of [
    [390, '24px'],
    [1024, '18px'],
    [1280, '20px'],
    [1440, '24px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('html')).toHaveCSS('font-size', letters);
    expect([width, await beyond(page)]).toEqual([width, 0]);
  }
});
