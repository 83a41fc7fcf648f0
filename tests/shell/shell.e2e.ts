import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { ownCongregation } from '../support/own-congregation.ts';
import { answerInstead, arrive, arriveWithToken, failingWith } from '../support/pages/visitor.ts';
import { signal } from '../support/signal.ts';
import { ShellPage } from '../support/pages/shell.page.ts';

const mine = 'Territoires qui te sont attribués';
const manager = 'DEMO Gestionnaire';
const longScreens = [
  ['/t-available', /^Territoires disponibles \(\d+\)$/u],
  ['/t-histogram', /^Histogramme \(/u],
  ['/t-dashboard', /^Tableau de bord \(/u],
  ['/c-setting', 'Paramètres'],
  ['/t-exit', 'Sortir'],
] as const;

test.use({ viewport: desk });

for (const viewport of [desk, phone]) {
  test(`the shell is accessible at ${viewport.width} px, in light and dark [SHELL-01, SHELL-10, SHELL-11]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await arrive(page, manager, '/t-my-exited');
    const shell = new ShellPage(page);
    await shell.seeScreen(mine);
    await expectAccessible(page);
    await expect(shell.banner()).toContainText(`Assemblée de ${ownCongregation().name}`);
    await expect(shell.banner()).toContainText(manager);
    await expect(page.getByRole('main')).toHaveCount(1);
    if (viewport === phone) await shell.toggleDrawer();
    await expect(shell.drawer()).toBeVisible();
    await expectAccessible(page);
  });
}

test('the drawer holds exactly what the server sends for the role, and leads there [SHELL-18, SHELL-20, SHELL-22]', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await arrive(page, manager, '/');
  await shell.seeTitles([
    'Mes territoires',
    'Sortir',
    'Rentrer',
    'Disponibles',
    'Tableau de bord',
    'Histogramme',
    'Attribués',
    'Détail',
    'Annuler une sortie',
    'Paramètres',
    'Journaux',
  ]);
  await expect(shell.drawer()).toHaveCSS('width', '280px');
  await shell.choose('Attribués');
  await expect(page).toHaveURL('/t-exited');
  await expect(shell.drawer().getByRole('link', { name: 'Attribués' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await arrive(page, 'DEMO Proclamateur', '/');
  await shell.seeTitles(['Mes territoires', 'Sortir', 'Rentrer', 'Disponibles']);
});

test('on a phone the drawer is closed, opens over the screen, and gives the focus back [SHELL-18, SHELL-19, B-76]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const shell = new ShellPage(page);
  await arrive(page, manager, '/t-my-exited');
  await shell.seeScreen(mine);
  await expect(shell.drawer()).toBeHidden();
  await shell.toggleDrawer();
  await expect(shell.drawer()).toHaveCSS('width', '280px');
  await page.keyboard.press('Escape');
  await expect(shell.drawer()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await shell.toggleDrawer();
  await shell.choose('Attribués');
  await expect(shell.drawer()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const viewport of [desk, { width: 1366, height: 768 }]) {
  test(`bar and menu stay in place while a screen scrolls, at ${viewport.width} px [SHELL-01, OWN-22]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const shell = new ShellPage(page);
    await arrive(page, manager, '/t-my-exited');
    for (const [path, title] of longScreens) {
      await page.goto(path);
      await shell.seeScreen(title);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect([path, await shell.place()]).toEqual([
        path,
        { bar: { top: 0, bottom: 56 }, menu: { top: 56, bottom: viewport.height } },
      ]);
    }
  });
}

test('each entry of the menu is a tab stop; Enter opens a group, arrows move on [SHELL-21, OWN-22]', async ({
  page,
}) => {
  await arrive(page, manager, '/t-my-exited');
  const shell = new ShellPage(page);
  await shell.seeScreen(mine);
  const group = shell.drawer().getByRole('menuitem', { name: 'Territoires', exact: true });
  await shell.drawer().getByRole('link', { name: 'Annuler une sortie' }).focus();
  await page.keyboard.press('Tab');
  await expect(group).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(shell.drawer().getByRole('link', { name: 'Ajouter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/t-add');
});

test('the colours chosen in the menu are kept on the device, after the session too [OWN-22]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await arrive(page, manager, '/t-my-exited');
  const shell = new ShellPage(page);
  await shell.seeScreen(mine);
  const light = await ground();
  await shell.drawer().getByText('Sombre').click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await expectAccessible(page);
  await shell.chooseOfPerson(manager, 'Déconnexion');
  await expect(page).toHaveURL('/login');
  expect(await ground()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect.poll(ground).toBe(dark);
});

test('the keyboard skips the menu, and each screen has its own title [SHELL-01]', async ({
  page,
}) => {
  await arrive(page, manager, '/t-exited');
  await new ShellPage(page).seeScreen('Territoires attribués');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/t-exited');
  await expect(page).toHaveTitle(/^Territoires attribués \(\d+\) – Territoires$/u);
});

test('with less motion, what is moved stands there at once, so that a menu is placed where it opens [SHELL-12]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  const top = await page.evaluate(async () => {
    const moved = document.body.appendChild(document.createElement('div'));
    Object.assign(moved.style, { position: 'absolute', top: '-1000vh' });
    await new Promise((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(painted));
    });
    moved.style.top = '0';
    return moved.getBoundingClientRect().top;
  });
  expect(top).toBe(0);
});

test('the person’s menu leads to the account, the help and out; Back does not come in again [SHELL-12, SHELL-13, SHELL-14, OWN-127]', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await arrive(page, manager, '/t-my-exited');
  await shell.chooseOfPerson(manager, 'Mon compte');
  await expect(page).toHaveURL('/u-my-account');
  const opened = page.waitForEvent('popup');
  await shell.chooseOfPerson(manager, 'Aide (nouvel onglet)');
  await expect(await opened).toHaveURL('/aide');
  await expect((await opened).getByRole('region', { name: 'Ajouter un territoire' })).toBeVisible();
  await expect((await opened).getByRole('region', { name: 'Surveiller le serveur' })).toHaveCount(
    0,
  );
  await expect(page).toHaveURL('/u-my-account');
  await shell.chooseOfPerson(manager, 'Déconnexion');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('nobody enters without a token, with a wrong one, or before accepting the rules [SHELL-06, SHELL-07, SHELL-08, PRIV-09]', async ({
  page,
}) => {
  for (const path of ['/', '/t-my-exited', '/t-exited', '/u-my-account']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  await arriveWithToken(page, 'bogus', '/');
  await expect(page).toHaveURL('/login');
  await arrive(page, 'DEMO Nouveau', '/t-my-exited');
  await expect(page).toHaveURL('/login');
});

test('while the menu is on its way it says so [SHELL-23]', async ({ page }) => {
  const gate = signal();
  await answerInstead(page, 'Menu', async (answer) => {
    await gate.promise;
    return answer;
  });
  await arrive(page, manager, '/t-my-exited');
  const progress = page.getByText('Récupération des informations en cours...');
  await expect(progress).toBeVisible();
  await expectAccessible(page);
  gate.resolve();
  await new ShellPage(page).seeScreen(mine);
  await expect(progress).toHaveCount(0);
});

test('a screen that fails tells why and leads home [SHELL-24, EXD-14]', async ({ page }) => {
  await answerInstead(page, 'ExitedTerritories', () =>
    failingWith('exitedTerritories', 'REFUSED', 'Pas maintenant.', 'warning'),
  );
  await arrive(page, manager, '/t-exited');
  await expect(page.getByRole('alert')).toContainText('Pas maintenant.');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sursis' })).toHaveCount(0);
  const home = page.getByRole('main').getByRole('link', { name: 'Revenir à l’accueil' });
  await expect(home).toHaveAttribute('href', '/');
  await expectAccessible(page);
});

test('the global map is offered when the server has one and the screen is wide [SHELL-15, SHELL-16, SHELL-17]', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await arrive(page, manager, '/t-my-exited');
  await shell.globalMapButton().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.setViewportSize(phone);
  await expect(shell.globalMapButton()).toHaveCount(0);
  await page.setViewportSize(desk);
  await shell.globalMapButton().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...desk });
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();
  await arrive(page, 'DEMO Voisine', '/t-my-exited', 2);
  await shell.seeScreen(mine);
  await expect(shell.globalMapButton()).toHaveCount(0);
});

test('a deep link reloads, Back and Forward work, and only the token and the news are kept [SHELL-04, SHELL-25, GEN-17, OWN-129]', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await arrive(page, manager, '/');
  await expect(page).toHaveURL('/t-my-exited');
  await shell.choose('Attribués');
  await shell.seeScreen('Territoires attribués');
  expect((await page.reload())?.status()).toBe(200);
  await shell.seeScreen('Territoires attribués');
  await page.goBack();
  await shell.seeScreen(mine);
  await page.goForward();
  await shell.seeScreen('Territoires attribués');
  const kept = () => [Object.keys(sessionStorage), Object.keys(localStorage)];
  expect(await page.evaluate(kept)).toEqual([['jwt'], ['nouveautes']]);
});

test('a screen whose module is gone says so, and comes with the page loaded again [OWN-49]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Gestionnaire', '/t-my-exited');
  const link = page.getByRole('link', { name: 'Journaux' });
  await expect(link).toBeVisible();
  const modules = '**/assets/**';
  await page.route(modules, (route) => route.fulfill({ status: 404, body: '' }));
  await link.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('le site a changé depuis l’ouverture de cette page');
  await expectAccessible(page);
  await page.unroute(modules);
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Journaux|journal/iu })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
