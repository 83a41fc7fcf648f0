import { expect, test } from 'playwright/test';
import { looks, seeAccessible } from '../support/pages/looks.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';

const stored = () => Object.fromEntries(Object.entries(sessionStorage));

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);

    test('the card stands alone and everyone can use it [LOGIN-01, LOGIN-02, GEN-10]', async ({
      page,
    }) => {
      const signIn = new SignInPage(page);
      await signIn.open();
      await seeAccessible(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await signIn.login.fill('Abcde');
      await signIn.congregation.fill('zzzz');
      await expect(page.getByText('Aucune donnée')).toBeVisible();
      await seeAccessible(page);
    });
  });
}

test('who has accepted lands on his territories, the token stored [LOGIN-17, LOGIN-18, GEN-17]', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.enter({ login: 'DEMO Proclamatrice' });
  const answer = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('"password"'),
  );
  await signIn.validate.click();
  const { data } = (await (await answer).json()) as { data: { signIn: { token: string } } };
  await expect(page).toHaveURL('/t-my-exited');
  expect(await page.evaluate(stored)).toEqual({ jwt: JSON.stringify(data.signIn.token) });
});

test('a wrong password is told, nothing is stored, and what was typed stays [LOGIN-09, LOGIN-21]', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.signIn({ login: 'DEMO Voisine', password: 'faux', congregation: 'Beausoleil' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Erreur');
  await expect(page).toHaveURL('/login');
  await expect(signIn.login).toHaveValue('DEMO Voisine');
  await expect(signIn.congregation).toHaveValue('Beausoleil');
  expect(await page.evaluate(stored)).toEqual({});
  await seeAccessible(page);
});
