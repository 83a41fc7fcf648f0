import { expect, test } from 'playwright/test';
import { looks, seeAccessible } from '../support/pages/looks.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';

const required = 'Champs obligatoire';
const unreachable = 'Problème de connexion au serveur.';
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

test('the password is hidden until it is asked to be seen [LOGIN-03]', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.password.fill('secret');
  await expect(signIn.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Afficher la saisie' }).click();
  await expect(signIn.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Masquer la saisie' }).click();
  await expect(signIn.password).toHaveAttribute('type', 'password');
});

test('typing filters the congregations, and one is chosen [LOGIN-04, LOGIN-05]', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.congregation.click();
  await expect(page.getByRole('option')).toHaveText(['Beausoleil', 'Monaco']);
  await signIn.congregation.fill('BEAU');
  await expect(page.getByRole('option')).toHaveText(['Beausoleil']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(signIn.congregation).toHaveValue('Beausoleil');
  await signIn.congregation.fill('zzzz');
  await expect(page.getByText('Aucune donnée')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(signIn.congregation).toHaveValue('');
});

test('a congregation typed before the list has come is chosen when it comes [LOGIN-04]', async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/graphql', (route) => {
    held.push(() => route.continue());
  });
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.congregation.fill('monaco');
  await page.keyboard.press('Tab');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.();
  await expect(signIn.congregation).toHaveValue('Monaco');
});

test('each field says what it lacks, and the button waits for all three [LOGIN-06, LOGIN-12…15]', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.login.focus();
  await signIn.password.focus();
  await expect(page.getByText(required)).toHaveCount(1);
  await signIn.login.fill('Abcde');
  await expect(page.getByText('Ce champs doit contenir au moins 6 caractères')).toBeVisible();
  await signIn.login.fill('Abcdef');
  await expect(page.getByText('Ce champs doit contenir au moins 6 caractères')).toHaveCount(0);
  await expect(signIn.validate).toBeDisabled();
  await signIn.password.fill('x');
  await signIn.password.clear();
  await expect(page.getByText(required)).toHaveCount(1);
  await signIn.password.fill('x');
  await expect(signIn.validate).toBeDisabled();
  await signIn.congregation.focus();
  await signIn.login.focus();
  await expect(page.getByText(required)).toHaveCount(1);
  await signIn.choose('Monaco');
  await expect(page.getByText(required)).toHaveCount(0);
  await expect(signIn.validate).toBeEnabled();
});

test('Enter sends a valid form once, and nothing before [LOGIN-07, LOGIN-16]', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('"password"')) sent.push(body);
  });
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.login.fill('DEMO Proclamateur');
  await signIn.login.press('Enter');
  await signIn.password.fill('demo2026');
  await signIn.password.press('Enter');
  expect(sent).toEqual([]);
  await signIn.choose('Monaco');
  await signIn.password.press('Enter');
  await expect(page).toHaveURL('/t-my-exited');
  expect(sent.map((body) => JSON.parse(body).variables)).toEqual([
    { login: 'DEMO Proclamateur', password: 'demo2026', congregationId: '1' },
  ]);
});

test('opening the screen empties the session storage [LOGIN-10]', async ({ page }) => {
  await page.goto('/aide');
  await page.evaluate(() => {
    for (const key of ['jwt', 'map_last_coordinates', 'foo']) sessionStorage.setItem(key, '"x"');
  });
  await new SignInPage(page).open();
  await expect.poll(() => page.evaluate(stored)).toEqual({});
});

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

test('after a bad answer the form waits for a change [LOGIN-20]', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.enter({ login: 'DEMO Proclamateur' });
  await page.route('**/graphql', (route) =>
    route.fulfill({
      json: {
        data: null,
        errors: [{ message: 'x', extensions: { code: 'BACKEND_BAD_RESPONSE' } }],
      },
    }),
  );
  await signIn.validate.click();
  await expect(page.getByRole('alert')).toContainText(unreachable);
  await expect(signIn.validate).toBeDisabled();
  await signIn.password.press('End');
  await signIn.password.pressSequentially('!');
  await expect(signIn.validate).toBeEnabled();
});

test('a request that fails is only logged, and may be tried again [GEN-06]', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.enter({ login: 'DEMO Proclamateur' });
  await page.route('**/graphql', (route) => route.abort());
  await signIn.validate.click();
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await expect(signIn.validate).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
