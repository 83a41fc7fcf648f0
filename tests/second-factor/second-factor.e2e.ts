import { expect, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';
import { codeOf } from './own-factor.ts';

const login = 'DEMO Gestionnaire';
const card = (page: Page) => page.getByRole('region', { name: 'Second facteur' });
const codeField = (page: Page) => page.getByLabel('Code de ton application');

/** Up to the field of the code. */
async function givePassword(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Nom Prénom').fill(login);
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo2026');
  const congregation = page.getByRole('combobox', { name: 'Assemblée' });
  await congregation.fill('Monaco');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(codeField(page)).toBeFocused();
}

test('a second factor is set up, asked for, replaced by a code on paper, and ended by an administrator [OWN-391, OWN-393, OWN-395]', async ({
  page,
  browser,
  own,
}) => {
  await page.setViewportSize(desk);
  await arriveAt(page, own, login, '/u-my-account');
  await card(page).getByRole('button', { name: 'Ajouter un second facteur' }).click();
  const scanning = page.getByRole('dialog', { name: 'Ajouter un second facteur' });
  await expect(
    scanning.getByRole('img', { name: 'Code QR à viser avec ton application' }),
  ).toBeVisible();
  await expectAccessible(page);
  const key = (await scanning.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u);
  await scanning.getByLabel('Code à six chiffres de l’application').fill(codeOf(key, -30));
  await scanning.getByRole('button', { name: 'Valider' }).click();

  const paper = page.getByRole('dialog', { name: 'Codes de secours' });
  await expect(paper.getByRole('listitem')).toHaveCount(10);
  const recovery = await paper.getByRole('listitem').first().textContent();
  await expectAccessible(page);
  await paper.getByRole('button', { name: 'Je les ai notés' }).click();
  await expect(card(page)).toContainText('Il te reste 10 codes de secours.');

  const other = await browser.newPage({ baseURL: own.url, viewport: phone });
  await givePassword(other);
  await expectAccessible(other);
  await codeField(other).fill('000000');
  await other.getByRole('button', { name: 'Valider' }).click();
  await expect(other.getByText('Ce code ne convient pas.')).toBeVisible();
  await expect(codeField(other)).toBeFocused();
  await codeField(other).fill(codeOf(key));
  await other.getByRole('button', { name: 'Valider' }).click();
  await expect(other).toHaveURL('/t-my-exited');

  await givePassword(other);
  await other.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await other.getByLabel('Code de secours').fill(recovery ?? '');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Valider' }).click();
  await expect(other).toHaveURL('/t-my-exited');
  await page.reload();
  await expect(card(page)).toContainText('Il te reste 9 codes de secours.');

  const administrator = await browser.newPage({ baseURL: own.url, viewport: desk });
  await arriveAt(administrator, own, 'DEMO Administrateur', '/u-list');
  await administrator.getByRole('link', { name: login }).first().click();
  await administrator.getByRole('button', { name: 'Supprimer le second facteur' }).click();
  await expectAccessible(administrator);
  await administrator
    .getByRole('dialog', { name: /^Veux-tu supprimer le second facteur de DEMO Gestionnaire/u })
    .getByRole('button', { name: 'Oui' })
    .click();
  await expect(administrator.getByText('Le second facteur est supprimé')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/login');
});
