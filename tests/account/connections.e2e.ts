import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { AccountPage } from '../support/pages/account.page.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';

const login = 'DEMO Ancien';
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

test('another device is seen and signed out, then all of them; signing out ends the token [OWN-86, OWN-87, OWN-191]', async ({
  browser,
  page,
  request,
}) => {
  const pocket = await browser.newPage({ userAgent: android, viewport: phone });
  await new SignInPage(pocket).signIn({ login });
  await expect(pocket).toHaveURL('/t-my-exited');

  await page.setViewportSize(desk);
  const signIn = new SignInPage(page);
  await signIn.signIn({ login });
  await expect(page).toHaveURL('/t-my-exited');
  await page.goto('/u-my-account');
  const account = new AccountPage(page);
  await expect(account.connection('Cet appareil')).toHaveCount(1);
  await expect(account.connection('Chrome sur Android')).toHaveCount(1);
  await expectAccessible(page);

  await account.connection('Chrome sur Android').getByRole('button').click();
  await expect(page.getByText('Cet appareil est déconnecté.')).toBeVisible();
  await expect(account.connection('Chrome sur Android')).toHaveCount(0);
  await pocket.reload();
  await expect(pocket).toHaveURL('/login');
  await pocket.context().close();

  await account.endAll().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oui' }).click();
  await expect(page).toHaveURL('/login');
  await signIn.enter({ login });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await signIn.validate.click();
  await expect(page).toHaveURL('/t-my-exited');

  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('jwt') ?? '""'));
  const menu = () =>
    request.get(`${process.env['PRODUCT_BACKEND_URL']}/user/menu`, {
      headers: { Authorization: `Bearer ${token}` },
    });
  expect((await menu()).status()).toBe(200);
  await new ShellPage(page).chooseOfPerson(login, 'Déconnexion');
  await expect(page).toHaveURL('/login');
  await expect.poll(async () => (await menu()).status()).toBe(401);
});
