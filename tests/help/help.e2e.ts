import { expect, test } from 'playwright/test';
import { looks, seeAccessible } from '../support/pages/looks.ts';
import { arrive } from '../support/pages/visitor.ts';

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);

    test('the help page reads without a session, its contents lead to its parts [SHELL-03, GEN-21, OWN-127]', async ({
      page,
    }) => {
      await page.goto('/aide');
      await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible();
      await seeAccessible(page);
      await expect(page.getByText('{product}')).toHaveCount(0);
      await page.getByRole('link', { name: 'Lire une carte' }).click();
      await expect(page.getByRole('heading', { name: 'Lire une carte' })).toBeInViewport();
      const picture = page.getByRole('region', { name: 'Lire une carte' }).getByRole('img');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBe(585);
    });

    test('an unknown address says so and leads home [SHELL-26]', async ({ page }) => {
      await page.goto('/nulle-part/du-tout');
      await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
      await seeAccessible(page);
      await expect(page.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute(
        'href',
        '/',
      );
      await page.goto('/404');
      await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    });
  });
}

test('a screen that cannot be loaded shows the error card and is logged [SHELL-24]', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/assets/HelpScreen-*.js', (route) => route.abort());
  await page.goto('/aide');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Attention');
  await expect(alert).toContainText('Cet écran n’a pas pu être chargé');
  await seeAccessible(page);
  expect(logged.join('\n')).toContain('HelpScreen');
  const home = page.getByRole('link', { name: 'Revenir à l’accueil' });
  await expect(home).toHaveAttribute('href', '/');
  await home.click();
  await expect(page).toHaveURL('/login');
});

test('with text twice as large at 320 px, a screen’s help is at its topic, and Back returns [OWN-127]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, 'DEMO Gestionnaire', '/t-exit');
  await page.getByRole('link', { name: 'Aide', exact: true }).click();
  await expect(page).toHaveURL('/aide#attribuer');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const topic = page.getByRole('region', { name: 'Remettre un territoire à quelqu’un' });
  await expect(topic).toBeFocused();
  await seeAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/t-exit');
  await expect(page.getByRole('heading', { name: 'Sortir un territoire' })).toBeVisible();
});
