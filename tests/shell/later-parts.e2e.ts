import { expect, test } from 'playwright/test';
import { desk, phone } from '../support/accessibility.ts';
import { arrive } from '../support/pages/visitor.ts';

test.use({ viewport: phone, serviceWorkers: 'block' });

test('menus come when they are first opened; one that did not come is said, leaves its button as it was, and comes at the next touch [OWN-352]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const asked = (name: string) => scripts.filter((path) => path.includes(`/${name}-`)).length;
  const files = ['PersonEntries', 'DrawerPanel'];
  for (const file of files) await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
  await arrive(page, 'DEMO Ancien', '/t-my-exited');
  const person = page.getByRole('button', { name: 'DEMO Ancien' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(person).toBeVisible();
  expect(files.map(asked)).toEqual([0, 0]);

  await person.click();
  await expect.poll(() => asked('PersonEntries')).toBeGreaterThan(0);
  await expect(person).toHaveAttribute('aria-expanded', 'false');
  await expect(person).not.toHaveAttribute('aria-busy');
  await expect(page.getByText(/^Cela n’a pas pu être chargé/u)).toBeVisible();
  await menu.click();
  await expect.poll(() => asked('DrawerPanel')).toBeGreaterThan(0);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  for (const file of files) await page.unroute(`**/assets/${file}-*.js`);
  await person.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Mon compte' })).toBeVisible();
  await expect(person).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Mon compte' })).toBeHidden();
  await expect(person).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Disponibles' }),
  ).toBeVisible();
});

test('a button waits for its menu and says so [OWN-352]', async ({ page }) => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/PersonEntries-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await arrive(page, 'DEMO Ancien', '/t-my-exited');
  const person = page.getByRole('button', { name: 'DEMO Ancien' });
  await person.click();
  await expect(person).toHaveAttribute('aria-busy', 'true');
  await expect(person).toHaveAttribute('aria-expanded', 'true');
  letCome();
  await expect(page.getByRole('menuitem', { name: 'Déconnexion' })).toBeVisible();
  await expect(person).not.toHaveAttribute('aria-busy');
});

test('whoever only looks at the sign-in loads nothing of what follows it [OWN-354]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const ofShell = () => scripts.filter((path) => /\/ShellScreen-.*\.js$/u.test(path)).length;
  await page.goto('/login');
  await expect(page.locator('#drawn')).toHaveCount(0);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  expect(ofShell()).toBe(0);
  await page.getByRole('textbox').first().fill('D');
  await expect.poll(ofShell).toBe(1);
});

test('a screen stays where the file of a part of it does not come: an addition is missing, anything else says so [OWN-377]', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  for (const file of ['TableExport', 'TrendChart']) {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
  }
  const missed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/TableExport-'),
  );
  await arrive(page, 'DEMO Gestionnaire', '/t-exited');
  await missed;
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copier', exact: true })).toHaveCount(0);
  await expect(page.getByText(/n’a pas pu (être chargé|s’afficher)/u)).toHaveCount(0);

  await page.goto('/t-dashboard');
  const rests = page.getByRole('heading', { name: 'Repos des territoires' });
  await rests.scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Cela n’a pas pu être chargé/u).first()).toBeVisible();
  await expect(rests).toBeVisible();
});
