import { expect, test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import { callAs } from '../support/pages/loan-desk.page.ts';
import { MapEditorPage } from '../support/pages/map-editor.page.ts';
import { arrive } from '../support/pages/visitor.ts';

const manager = 'DEMO Responsable';

interface Limits {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly geojson_feature: { readonly features: readonly object[] };
}

const limits = async () => (await callAs(manager, '/map/global/edit')) as unknown as Limits;

let before: Limits;
test.beforeAll(async () => {
  before = await limits();
});
test.afterAll(async () => {
  await callAs(manager, '/map/global/save', {
    zoom: String(before.zoom),
    latlng: `${before.latitude}|${before.longitude}`,
    geojson_feature: JSON.stringify(before.geojson_feature),
  });
});
test.describe.configure({ timeout: 60_000 });
test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

test('the global map is drawn from the settings, taken back, brought again and saved [GMED-01, GMED-02, GMED-03, GMED-12]', async ({
  page,
}) => {
  const editor = new MapEditorPage(page);
  const present = before.geojson_feature.features.length;
  await arrive(page, manager, '/c-setting');
  await page.getByRole('button', { name: 'Cartes', exact: true }).click();
  await page.getByRole('button', { name: 'Dessiner les limites globales' }).click();
  await editor.seeEditor();
  await expect(editor.shapes()).toHaveCount(present);

  await editor.tool('Indiquer une information').click();
  await editor.click([-120, -60]);
  await editor.write('Rendez-vous');
  const drawn = editor.shapes().filter({ hasText: 'Rendez-vous' });
  await expect(drawn).toHaveCount(1);
  await editor.press('Control+z', 2);
  await expect(editor.shapes()).toHaveCount(present);
  await editor.press('Control+y', 2);
  await expect(drawn).toHaveCount(1);

  await editor.tool('Enregistrer la carte').click();
  await expect(editor.told('Carte enregistrée.')).toBeVisible();
  expect((await limits()).geojson_feature.features).toHaveLength(present + 1);

  await editor.tool('Quitter sans enregistrer').click();
  await expect(editor.region()).toHaveCount(0);
  await page.getByRole('button', { name: /limites globales du/u }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rendez-vous' })).toHaveCount(1);
});
