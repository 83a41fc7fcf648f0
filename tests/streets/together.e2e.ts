import { expect } from 'playwright/test';
import { expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';

test('two work one territory: the code opens its streets on another phone, each sees the ticks of the other, until the holder ends it [OWN-160, OWN-161]', async ({
  page,
  own,
  browser,
}) => {
  await page.setViewportSize(phone);
  await arriveAt(page, own, 'DEMO Gestionnaire', '/t-my-exited');
  await page
    .getByRole('link', { name: /^Sur le terrain/u })
    .last()
    .click();
  const rues = page.getByRole('region', { name: 'Rues' });
  await rues.getByRole('button', { name: 'Travailler à deux' }).click();
  const dialog = page.getByRole('dialog', { name: 'Travailler à deux' });
  await expect(dialog.getByRole('img', { name: /^Code QR qui ouvre ces rues/u })).toBeVisible();
  await expectAccessible(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Envoyer le lien' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/a-deux\/1-[\w-]{22}$/u);
  await dialog.getByRole('button', { name: 'Fermer' }).first().click();

  const other = await browser.newContext({ viewport: phone });
  const second = await other.newPage();
  const path = new URL(link).pathname;
  const document = await second.goto(`${own.url}${path}`);
  expect(document?.status()).toBe(200);
  expect(document?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(second.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(second.getByText('DEMO')).toHaveCount(0);
  await expectAccessible(second);

  const first = (on: typeof page) => on.getByRole('button', { name: /^Fait/u }).first();
  await first(second).click();
  await expect(first(page)).toHaveAttribute('aria-pressed', 'true', { timeout: 15_000 });
  await first(page).click();
  await expect(first(second)).toHaveAttribute('aria-pressed', 'false', { timeout: 15_000 });

  await rues.getByRole('button', { name: 'Terminer le travail à deux' }).click();
  await expect(page.getByText('Le lien ne sert plus.')).toBeVisible();
  await expect(rues.getByRole('button', { name: 'Travailler à deux' })).toBeVisible();
  const ended = second.getByRole('heading', { level: 1, name: 'Ce lien ne s’ouvre pas' });
  await expect(ended).toBeVisible({ timeout: 15_000 });
  const answer = await second.goto(`${own.url}${path}`);
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(ended).toBeVisible();
  await expectAccessible(second);
  await other.close();
});
