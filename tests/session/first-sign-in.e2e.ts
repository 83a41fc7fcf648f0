import { expect, test, type Page } from 'playwright/test';
import { phone } from '../support/accessibility.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';
import { ownPassword } from '../support/pages/own-person.ts';
import { withNewcomer } from './newcomer.ts';

test.use({ viewport: phone });

const accept = (page: Page) => page.getByRole('button', { name: 'Accepter' });

async function reachTheRules(page: Page, login: string) {
  await new SignInPage(page).signIn({ login, password: ownPassword });
  await expect(page).toHaveURL('/u-rgpd-privacy');
}

/** Menu and list are there, and nothing leads away from them. */
async function seeTheTerritories(page: Page, login: string) {
  const shell = new ShellPage(page);
  await shell.seeScreen('Territoires qui te sont attribués');
  await expect(page.getByText('Aucun territoire ne t’est attribué.')).toBeVisible();
  await expect(shell.banner().getByRole('button', { name: login })).toBeVisible();
  await shell.toggleDrawer();
  await shell.seeTitles(['Mes territoires', 'Sortir', 'Rentrer', 'Disponibles']);
  await expect(page).toHaveURL('/t-my-exited');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['jwt']);
}

test('whoever accepts the rules at the first sign-in stands on the own territories at once [PRIV-05, PRIV-08, OWN-190]', async ({
  page,
}) => {
  await withNewcomer('DEMO Arrivant', async () => {
    await reachTheRules(page, 'DEMO Arrivant');
    await accept(page).click();
    await seeTheTerritories(page, 'DEMO Arrivant');
  });
});

test('so does who accepts on a slow network, after a refusal, or after the same in another tab [PRIV-05, OWN-190]', async ({
  page,
  context,
}) => {
  await withNewcomer('DEMO Lente', async () => {
    const network = await context.newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await reachTheRules(page, 'DEMO Lente');
    const refused = {
      __typename: 'Refusal',
      message: 'Pas encore.',
      severity: 'error',
      forceOffered: null,
    };
    await page.route(
      '**/graphql',
      (route) => route.fulfill({ json: { data: { acceptPrivacyRules: refused } } }),
      { times: 1 },
    );
    await accept(page).click();
    await expect(page.getByRole('alert')).toContainText('Pas encore.');
    await expect(page).toHaveURL('/u-rgpd-privacy');

    const other = await context.newPage();
    await reachTheRules(other, 'DEMO Lente');
    await accept(other).click();
    await seeTheTerritories(other, 'DEMO Lente');

    await accept(page).click();
    await seeTheTerritories(page, 'DEMO Lente');
  });
});
