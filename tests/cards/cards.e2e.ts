import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arrive } from '../support/pages/visitor.ts';
import { readPdf } from '../support/read-pdf.ts';

const manager = 'DEMO Gestionnaire';

async function printed(page: Page, dialog: Locator) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Générer le PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^territoire-\d{8}-\d{6}\.pdf$/u);
  return readPdf(await readFile(await download.path()));
}

/** The page of a territory of the demo, from its name in the picker of another. */
async function openTerritory(page: Page, name: string) {
  await arrive(page, manager, '/t-edit');
  const field = page.getByRole('combobox', { name: 'Choisissez un territoire' });
  await field.fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page).toHaveURL(/\/t-view\/\d+$/u);
}

test('a territory’s card is printed from its page, with its streets and its limits, and with any others [OWN-01, OWN-120]', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await openTerritory(page, 'T44');
  await page.getByRole('button', { name: 'Imprimer la carte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imprimer la carte' });
  await expect(dialog.getByText('Une carte sera imprimée.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('S-12 (148 × 94 mm)').check();
  await dialog.getByLabel('Une carte par page').check();
  const one = await printed(page, dialog);
  expect(one.sizes).toEqual(['0 0 419.527559 266.456693']);
  expect(one.pages[0]).toEqual(
    expect.arrayContaining([
      'T44',
      'Boulevard Rainier III – Rond-Point Canton',
      'Promenade Honoré II',
      expect.stringMatching(/^Limites.: au nord, le boulevard Rainier III/u),
      'Présentoir mobile',
      '© les contributeurs d’OpenStreetMap (ODbL), openstreetmap.org/copyright',
    ]),
  );
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Imprimer la carte' }).click();
  await dialog.getByText('Imprimer aussi d’autres territoires').click();
  await dialog.getByRole('combobox', { name: 'Ajouter un territoire' }).fill('T41');
  await dialog.getByRole('option', { name: /^T41 - / }).click();
  await expect(dialog.getByText('2 cartes seront imprimées.')).toBeVisible();
  await expectAccessible(page);
  const two = await printed(page, dialog);
  expect(two.sizes).toHaveLength(2);
  expect(two.pages[0]).toContain('Rue Grimaldi – Rue Princesse Florestine');
});

test('on a phone, too, and on A4 to be cut [OWN-01]', async ({ page }) => {
  await page.setViewportSize(phone);
  await openTerritory(page, 'T41');
  await page.getByRole('button', { name: 'Imprimer la carte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imprimer la carte' });
  await expect(dialog.getByText('Une carte sera imprimée.')).toBeVisible();
  await expectAccessible(page);
  expect((await printed(page, dialog)).sizes).toEqual(['0 0 841.889764 595.275591']);
});

test('what is checked in the available list is printed at once; an elder has no such button [OWN-01, B-04]', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await arrive(page, manager, '/t-available');
  const button = page.getByRole('button', { name: 'Imprimer des cartes' });
  await expect(button).toBeDisabled();
  const boxes = page.getByRole('checkbox', { name: /^Cocher T/u });
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Imprimer des cartes' });
  await expect(dialog.getByText('3 cartes seront imprimées.')).toBeVisible();
  await dialog.getByLabel('Une carte par page').check();
  expect((await printed(page, dialog)).sizes).toHaveLength(3);

  await arrive(page, 'DEMO Ancien', '/t-available');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('disponibles');
  await expect(page.getByRole('button', { name: 'Imprimer des cartes' })).toHaveCount(0);
});
