import { expect, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';
import { virtualAuthenticator } from '../support/virtual-authenticator.ts';

const without = { name: 'Se connecter sans mot de passe' };
const added = 'La prochaine fois, tu pourras te connecter sans mot de passe.';
const none =
  'Aucune clé d’accès n’a été utilisée. Si cet appareil n’en a pas encore, connecte-toi avec ton mot de passe, puis ajoute-le dans «\u202FMon compte\u202F».';

const card = (page: Page) => page.getByRole('region', without);
const addHere = async (page: Page) => {
  await card(page).getByRole('button', { name: 'Ajouter cet appareil' }).click();
  await expect(page.getByText(added)).toBeVisible();
};
/** Opens the sign-in without a session. An authenticator with a key that verifies its holder answers the offer of the name field by itself. */
async function openSignIn(page: Page) {
  await page.goto('/login');
  await expect(page.getByRole('button', without)).toBeVisible();
}

test('a passkey is made in Mon compte and signs in with one press [OWN-360, OWN-361, OWN-362]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  const authenticator = await virtualAuthenticator(page);
  await arriveAt(page, own, 'DEMO Ancien', '/u-my-account');
  await expect(card(page)).toContainText('Tu n’en as pas encore.');
  await addHere(page);
  await expect(card(page).getByRole('listitem')).toHaveCount(1);
  await expect(card(page).getByRole('listitem')).toContainText('pas encore utilisée');
  expect(await authenticator.keys()).toBe(1);
  await expectAccessible(page);

  await authenticator.verifies(false);
  await openSignIn(page);
  await expectAccessible(page);
  await page.getByRole('button', without).click();
  await expect(page.getByText(none)).toBeVisible();
  await expectAccessible(page);
  await authenticator.verifies(true);
  await page.getByRole('button', without).click();
  await expect(page).toHaveURL('/t-my-exited');
  await page.goto('/u-my-account');
  await expect(card(page).getByRole('listitem')).toContainText('dernière connexion le');
});

test('each device has its own; one that is ended, or all of them, opens nothing any more [OWN-361, OWN-362]', async ({
  page,
  browser,
  own,
}) => {
  await page.setViewportSize(desk);
  const unknown = 'Cette clé d’accès n’est plus connue ici. Connecte-toi avec ton mot de passe.';
  await virtualAuthenticator(page);
  await arriveAt(page, own, 'DEMO Proclamatrice', '/u-my-account');
  await addHere(page);
  const other = await browser.newPage({ baseURL: own.url, viewport: phone });
  await virtualAuthenticator(other);
  await arriveAt(other, own, 'DEMO Proclamatrice', '/u-my-account');
  await addHere(other);
  await expect(card(other).getByRole('listitem')).toHaveCount(2);

  await card(other)
    .getByRole('button', { name: /^Renommer .*\(2\)$/u })
    .click();
  const naming = other.getByRole('dialog', { name: 'Renommer' });
  await naming.getByLabel('Nom de la clé d’accès').fill('Mon téléphone');
  await expectAccessible(other);
  await naming.getByRole('button', { name: 'Valider' }).click();
  await expect(card(other)).toContainText('Mon téléphone');

  await page.reload();
  await card(page).getByRole('button', { name: 'Supprimer Mon téléphone' }).click();
  await page
    .getByRole('dialog', { name: /^Veux-tu supprimer cette clé d’accès/u })
    .getByRole('button', { name: 'Oui' })
    .click();
  await expect(card(page).getByRole('listitem')).toHaveCount(1);
  await openSignIn(other);
  await expect(other.getByText(unknown)).toBeVisible();

  await page.goto('/login');
  await expect(page).toHaveURL('/t-my-exited');
  await page.goto('/u-my-account');
  await page.getByRole('button', { name: 'Déconnecter partout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oui' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(unknown)).toBeVisible();
  await page.getByRole('button', without).click();
  await expect(page.getByRole('button', without)).toBeEnabled();
  await expect(page.getByText(unknown)).toBeVisible();
  await other.close();
});

test('a device without a key says what to do; a browser without passkeys shows nothing of them [OWN-361, OWN-362]', async ({
  page,
  browser,
  own,
}) => {
  await virtualAuthenticator(page);
  await openSignIn(page);
  await page.getByRole('button', without).click();
  await expect(page.getByText(none)).toBeVisible();

  const old = await browser.newPage({ baseURL: own.url, viewport: phone });
  await old.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });
  await old.goto('/login');
  await expect(old.getByLabel('Nom Prénom')).toBeFocused();
  await arriveAt(old, own, 'DEMO Responsable', '/u-my-account');
  await expect(old.getByRole('heading', { name: 'Mes connexions' })).toBeVisible();
  await expect(old.getByRole('heading', without)).toHaveCount(0);
  await old.close();
});

test('from opening the site to the own list it is one move [OWN-361]', async ({ page, own }) => {
  await page.setViewportSize(phone);
  const authenticator = await virtualAuthenticator(page);
  await arriveAt(page, own, 'DEMO Proclamateur', '/u-my-account');
  await addHere(page);
  await page.evaluate(() => sessionStorage.clear());
  await authenticator.verifies(false);
  await page.goto('/');
  let moves = 0;
  const press = page.getByRole('button', without);
  await expect(press).toBeVisible();
  await authenticator.verifies(true);
  await press.click();
  moves += 1;
  await expect(
    page.getByRole('heading', { name: 'Territoires qui te sont attribués' }),
  ).toBeVisible();
  expect(moves).toBe(1);
});
