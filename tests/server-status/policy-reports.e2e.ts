import { expect } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';

test.use({ viewport: desk });

test('a script that somebody slipped into a page does not run, and is counted [OWN-381]', async ({
  page,
  own,
}) => {
  await page.route(`${own.url}/login`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '</head>',
      '<script>document.title = "Jean Dupont";</script></head>',
    );
    await route.fulfill({ response: answer, body });
  });
  const reported = page
    .context()
    .waitForEvent('response', (response) => response.url().endsWith('/csp-reports'));
  await page.goto(`${own.url}/login`);
  await expect(page).not.toHaveTitle('Jean Dupont');
  expect((await reported).status()).toBe(204);
  await page.unroute(`${own.url}/login`);
  await arriveAt(page, own, 'DEMO Administrateur', '/c-server');
  await expect(page.getByText('Bloqué par les navigateurs')).toBeVisible();
  await expect(
    page.getByText('1\u202F: script-src-elem, script ou style dans la page'),
  ).toBeVisible();
});
