import { expect, test } from 'playwright/test';
import { desk, expectAccessible } from '../support/accessibility.ts';
import {
  aTerritoryWithoutMap,
  MapEditorPage,
  mapOf,
  removeTerritory,
  setMap,
} from '../support/pages/map-editor.page.ts';
import { MapPage } from '../support/pages/map.page.ts';

let territoryId = '';
test.beforeAll(async () => {
  territoryId = await aTerritoryWithoutMap(9874);
});
test.afterAll(() => removeTerritory(territoryId));

const ring = (...corners: readonly (readonly [number, number])[]) =>
  [...corners, corners[0]!].map(([x, y]) => [7.42 + x / 1000, 43.73 + y / 1000]);
const feature = (desc: string, corners: readonly number[][]) => ({
  type: 'Feature',
  properties: { type: 'polygon', desc },
  geometry: { type: 'Polygon', coordinates: [corners] },
});
const file = {
  name: 'carte.geojson',
  mimeType: '',
  buffer: Buffer.from(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        feature('Rue', ring([0, 0], [2, 0], [2, 2], [0, 2])),
        feature('Quai', ring([4, 0], [6, 2], [6, 0], [4, 2])),
      ],
    }),
  ),
};

const elsewhere = Buffer.from(
  JSON.stringify({
    type: 'FeatureCollection',
    features: [feature('', ring([0, 1000], [6, 1000], [6, 1002], [0, 1002]))],
  }),
);

test('a file with a shape that crosses itself is repaired in the dialog, and the page behind the editor shows the new map at once [OWN-326, OWN-329, OWN-321]', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await setMap(territoryId, true);
  const editor = new MapEditorPage(page);
  await editor.openTerritory(territoryId);
  await editor.tool('Importer un GeoJSON').click();
  const dialog = editor.dialog(/Importation/u);
  await dialog.getByLabel('Fichier').setInputFiles(file);
  const impossible = dialog.getByRole('region', { name: '1 forme du fichier est impossible' });
  await expect(impossible.getByRole('listitem')).toHaveText(
    /Forme 2, «\sQuai\s»\s: ses côtés se croisent au point marqué\. Réparée, elle devient 2 zones\./u,
  );
  await expect(dialog).toContainText('L’import remplace aussitôt la carte enregistrée');
  await expectAccessible(page);
  await impossible.getByLabel('La réparer').check();
  await dialog.getByRole('button', { name: 'Importer' }).click();
  await editor
    .dialog('Voulez-vous écraser la carte existante ?')
    .getByRole('button', { name: 'Oui' })
    .click();
  await expect(editor.told('Carte importée.')).toBeVisible();
  await expect(editor.shapes()).toHaveCount(3);

  await editor.tool('Importer un GeoJSON').click();
  const other = { ...file, name: '963.geojson', buffer: elsewhere };
  await dialog.getByLabel('Fichier').setInputFiles(other);
  await expect(
    dialog.getByRole('img', { name: 'Carte enregistrée et carte du fichier' }),
  ).toBeVisible();
  await expectAccessible(page);
  const doubts =
    'D’après son nom, ce fichier est la carte du T963. La carte du fichier est à 111 km de la carte enregistrée.';
  await expect(dialog.getByText(doubts)).toBeVisible();
  await dialog.getByRole('button', { name: 'Importer' }).click();
  const question = editor.dialog('Voulez-vous écraser la carte existante ?');
  await expect(question).toContainText('T9874');
  await expect(question).toContainText('à 111 km');
  await question.getByRole('button', { name: 'Non' }).click();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  expect((await mapOf(territoryId)).geojson_feature?.features).toHaveLength(3);

  await editor.tool('Quitter sans enregistrer').click();
  await expect(editor.region()).toHaveCount(0);
  const shown = new MapPage(page);
  await expect(shown.features().getByRole('listitem')).toHaveCount(3);
});
