import { expect, test, type Page } from 'playwright/test';
import { desk, expectAccessible } from '../support/accessibility.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';
import { arrive, arriveWithToken } from '../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';
const publisher = 'DEMO Proclamatrice';
const address = '/t-exited?q=PROCLAMATRIC%C3%89&tri=return_date';
const sentence = 'Ta session est terminée. Connecte-toi pour revenir là où tu étais.';

test.use({ viewport: desk });

/** The server knows the token no more; whose it was can still be read in it. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const [head, claims] = JSON.parse(sessionStorage.getItem('jwt') ?? '').split('.');
    sessionStorage.setItem('jwt', JSON.stringify([head, claims, 'ended'].join('.')));
  });

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

test('another person, or one of whom an ended token says nothing, goes to the own territories [SHELL-07, OWN-191]', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  const signsIn = async (login: string) => {
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toContainText('Ta session est terminée.');
    await signIn.enter({ login });
    await signIn.validate.click();
    await new ShellPage(page).seeScreen('Territoires qui te sont attribués');
    await expect(page).toHaveURL('/t-my-exited');
  };
  await arrive(page, manager, address);
  await new ListPage(page).seeCount(/^\d+ sur \d+ territoires$/u);
  await endSession(page);
  await page.reload();
  await signsIn(publisher);

  await arriveWithToken(page, 'ended', address);
  await signsIn(manager);
});

test('whoever signs out goes to the own territories afterwards, by Back too, and so does the next person [SHELL-13, LOGIN-18, OWN-191]', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  for (const [next, kept] of [
    [manager, ['nouveautes']],
    // The mark of a device comes with a sign-in by hand (OWN-216).
    [publisher, ['appareil', 'nouveautes']],
  ] as const) {
    await arrive(page, manager, address);
    await new ListPage(page).seeCount(/^\d+ sur \d+ territoires$/u);
    await new ShellPage(page).chooseOfPerson(manager, 'Déconnexion');
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(
      await page.evaluate(() => [
        Object.keys(localStorage).toSorted(),
        Object.keys(sessionStorage),
        history.state?.usr,
      ]),
    ).toEqual([kept, [], { unreachable: false, why: null, from: null, whose: null }]);
    await signIn.enter({ login: next });
    await signIn.validate.click();
    await new ShellPage(page).seeScreen('Territoires qui te sont attribués');
    await expect(page).toHaveURL('/t-my-exited');
  }
});

test('an address opened without a session is where signing in leads whoever may see it; others never meet the refusal [SHELL-06, OWN-19, OWN-191]', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  const seen: string[] = [];
  await page.exposeFunction('tellAlert', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]'))
        (window as unknown as { tellAlert: (text: string) => void }).tellAlert(alert.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const [login, path, lead] of [
    [manager, address, address],
    [publisher, '/t-exited', '/t-my-exited'],
    [publisher, '/c-setting', '/t-my-exited'],
    [publisher, '/t-view/1', '/t-my-exited'],
    [publisher, '/t-exit', '/t-exit'],
  ] as const) {
    await page.goto('/icon.svg');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await signIn.enter({ login });
    await signIn.validate.click();
    await expect(page).toHaveURL(lead);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(seen).toEqual([]);
});
