import { expect, test } from 'playwright/test';
import { expectAccessible, phone } from '../support/accessibility.ts';
import { heldBack } from '../support/held-file.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';

test.use({ viewport: phone });

test('the sign-in stands in the first answer and does not move when it comes alive [OWN-144]', async ({
  page,
}) => {
  const letCome = await heldBack(page, '**/assets/index-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const { login, password, congregation, validate } = new SignInPage(page);
  const parts = [page.getByRole('heading', { level: 1 }), login, password, congregation, validate];
  const places = () => Promise.all(parts.map((part) => part.boundingBox()));
  await expect(login).toBeDisabled();
  const drawn = await places();

  letCome();
  await expect(login).toBeFocused();
  expect(await places()).toEqual(drawn);
  await login.fill('DUPONT');
  await expect(login).toHaveValue('DUPONT');
});

test('the drawn sign-in is accessible [OWN-144]', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByLabel('Nom Prénom')).toBeDisabled();
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in says that it needs one [OWN-144, OWN-145]', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('Sans JavaScript');
    await expect(page.getByRole('button', { name: 'Valider' })).toBeHidden();
  });
});
