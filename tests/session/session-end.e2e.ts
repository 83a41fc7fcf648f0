import { expect, test, type Page } from 'playwright/test';
import { desk, expectAccessible } from '../support/accessibility.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';
import { arrive, arriveWithToken } from '../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';
const address = '/t-exited?q=PROCLAMATRIC%C3%89&tri=return_date';
const sentence = 'Ta session est terminée. Connecte-toi pour revenir là où tu étais.';

test.use({ viewport: desk });

const endSession = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('jwt', JSON.stringify('ended')));

test('a session that ends while working says so at sign-in, and leads back to the same address [GEN-02, LOGIN-10, LOGIN-18, OWN-19]', async ({
  page,
}) => {
  await arrive(page, manager, address);
  const list = new ListPage(page);
  await list.seeCount(/^\d+ sur \d+ territoires$/u);
  await endSession(page);
  await list
    .table()
    .getByRole('button', { name: /^Sursis pour/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Oui' }).click();

  await expect(page).toHaveURL('/login');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText('Information');
  await expect(alert).toContainText(sentence);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await expectAccessible(page);

  const signIn = new SignInPage(page);
  await signIn.enter({ login: manager });
  await signIn.validate.click();
  await expect(page).toHaveURL(address);
  await list.seeCount(/^\d+ sur \d+ territoires$/u);
  await expect(page.getByLabel('Rechercher')).toHaveValue('PROCLAMATRICÉ');
});

test('a token the server no longer knows leads back to where it was used [SHELL-07, OWN-19]', async ({
  page,
}) => {
  await arriveWithToken(page, 'ended', address);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText(sentence);
  const signIn = new SignInPage(page);
  await signIn.enter({ login: manager });
  await signIn.validate.click();
  await expect(page).toHaveURL(address);
});

test('signing out leads to one’s own territories; an address opened without a session is where signing in leads; neither is announced [SHELL-06, SHELL-13, LOGIN-18, OWN-19]', async ({
  page,
}) => {
  await arrive(page, manager, address);
  await new ListPage(page).seeCount(/^\d+ sur \d+ territoires$/u);
  await new ShellPage(page).chooseOfPerson(manager, 'Déconnexion');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const signIn = new SignInPage(page);
  await signIn.enter({ login: manager });
  await signIn.validate.click();
  await expect(page).toHaveURL('/t-my-exited');

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await signIn.enter({ login: manager });
  await signIn.validate.click();
  await expect(page).toHaveURL(address);
});
