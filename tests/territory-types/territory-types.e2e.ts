import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { removeTypes, TerritoryTypesPage } from '../support/pages/types.page.ts';
import { answerInstead, arrive, failingWith } from '../support/pages/visitor.ts';

test.use({ viewport: desk });

const added = 'Écoles et crèches';
const renamed = "Écoles de l'assemblée";

test.afterEach(() => removeTypes([added, renamed]));

test('an administrator adds, renames and removes a type; the built-in ones stay [TYP-01, TYP-03, TYP-04, TYP-05, TYP-06, TYP-07, TYP-08, TYP-09]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Responsable', '/t-type');
  const types = new TerritoryTypesPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types de territoire');
  await expect(types.row('Habitations')).toContainText('Non modifiable');
  await expect(types.row('Habitations').getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  await types.add().click();
  await expect(types.longName()).toBeFocused();
  await types.fill('Écoles #', 'É'.repeat(41));
  await expect(types.form()).toContainText('Caractère invalide');
  await expect(types.form()).toContainText('Ce champs doit contenir 40 caractères maximum');
  await expect(types.save()).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(types.longName()).toHaveValue('Écoles #');
  await expectAccessible(page);

  await types.fill('habitations', 'Hab.');
  await types.save().click();
  await expect(types.alert()).toContainText('Ce type existe déjà.');
  await expect(types.longName()).toHaveValue('habitations');
  await types.fill(added, 'Écol.');
  await types.save().click();
  await expect(page.getByText('Type ajouté.')).toBeVisible();
  await expect(types.form()).toBeHidden();
  await expect(types.row(added)).toContainText('Écol.');
  await expect(types.add()).toBeFocused();

  await types.edit(added).click();
  await expect(types.longName()).toHaveValue(added);
  await expect(types.shortName()).toHaveValue('Écol.');
  await types.longName().fill(renamed);
  await types.save().click();
  await expect(page.getByText('Type modifié.')).toBeVisible();
  await expect(types.row(added)).toHaveCount(0);

  await types.remove(renamed).click();
  await types.answer('Non');
  await expect(types.row(renamed)).toBeVisible();
  await types.remove(renamed).click();
  await types.answer('Oui');
  await expect(page.getByText('Type supprimé.')).toBeVisible();
  await expect(types.row(renamed)).toHaveCount(0);
});

test('a manager renames only, and is told why; a failing list says so and offers nothing, an empty one says so [TYP-02, TYP-03, B-98, GEN-15]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arrive(page, 'DEMO Gestionnaire', '/t-type');
  const types = new TerritoryTypesPage(page);
  const why = /Seuls les administrateurs en ajoutent ou en suppriment\.$/u;
  await expect(types.add()).toBeDisabled();
  await expect(types.add()).toHaveAccessibleDescription(why);
  await expect(types.remove('Résidences fermées')).toBeDisabled();
  await expect(types.remove('Résidences fermées')).toHaveAccessibleDescription(why);
  await expect(types.edit('Résidences fermées')).toBeEnabled();
  await expectAccessible(page);

  await answerInstead(page, 'TerritoryTypes', () =>
    failingWith('territoryTypes', 'REFUSED', 'Liste refusée.'),
  );
  await page.reload();
  await expect(types.alert()).toContainText('Liste refusée.');
  await expect(page.getByText('Aucun type. (Authentification requise)')).toBeVisible();
  await expect(types.add()).toHaveCount(0);

  await page.unroute('**/graphql');
  await answerInstead(page, 'TerritoryTypes', () => ({
    data: { territoryTypes: { types: [], admins: false } },
  }));
  await page.reload();
  await expect(page.getByText('Aucun type. (Authentification requise)')).toBeVisible();
  await expect(types.alert()).toHaveCount(0);
});
