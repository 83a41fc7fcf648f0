import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';
import { ImportPage } from '../support/pages/import.page.ts';

test.use({ viewport: desk });

const square = (west: number, south: number) => {
  const [east, north] = [west + 0.002, south + 0.002];
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [corners] };
};
const feature = (number: number, name: string, geometry: object) => ({
  type: 'Feature',
  properties: { number, name },
  geometry,
});
const map = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    feature(1, 'Rue Fictive', square(7.419, 43.729)),
    feature(2, '', square(43.729, 7.419)),
    feature(970, '', square(7.42, 43.735)),
  ],
});

test('a map that would rename and redraw what exists changes nothing until it is ticked [OWN-313, OWN-314, OWN-315, OWN-316, OWN-317]', async ({
  page,
  own,
}) => {
  const screen = new ImportPage(page);
  const row = (number: number) => screen.line(`T${number} - `);
  await arriveAt(page, own, 'DEMO Responsable', '/c-import');
  await screen.choose('carte.geojson', map);
  await screen.check().click();
  await expect(row(1)).toContainText('Le nom change et la carte est remplacée');
  await expect(row(2)).toContainText('Latitude et longitude peut-être inversées.');
  await expect(row(970)).toContainText('Nom provisoire');
  await expect(screen.run()).toBeDisabled();
  await row(1).getByText('Limites de T1, avant et après').click();
  await expect(page.getByRole('img', { name: 'Limites de T1, avant et après' })).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer le rapport' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain('Ligne;État;Élément;Détail;Avant;Après');
  expect(saved).toContain('Rue Fictive');

  await page.getByLabel('Ne pas importer les 2 lignes à compléter, douteuses ou refusées').check();
  await screen.run().click();
  await screen
    .question('Veux-tu importer ces lignes\u202F?')
    .getByRole('button', { name: 'Oui' })
    .click();
  await expect(page.getByText(/L’import est fait/u)).toContainText('Créés : 1, modifiés : 0');

  await page.getByRole('button', { name: 'Importer un autre fichier' }).click();
  await page.setViewportSize(phone);
  await screen.choose('carte.geojson', map);
  await screen.check().click();
  await expect(page.getByText('Rue Fictive')).toBeVisible();
  await expectAccessible(page);
  const tick = page.getByLabel('Oui, modifier T1', { exact: true });
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await page.getByLabel('Ne pas importer la ligne à compléter, douteuse ou refusée').check();
  await screen.run().click();
  await screen
    .question('Voulez-vous écraser la carte existante ?')
    .getByRole('button', { name: 'Oui' })
    .click();
  await expect(page.getByText(/L’import est fait/u)).toContainText('Créés : 0, modifiés : 1');
});
