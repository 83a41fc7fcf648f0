import { expect, test } from 'playwright/test';
import { expectAccessible, phone } from '../support/accessibility.ts';
import {
  aTerritoryWithoutMap,
  MapEditorPage,
  mapOf,
  removeTerritory,
  setMap,
} from '../support/pages/map-editor.page.ts';

let territoryId = '';
test.beforeAll(async () => {
  territoryId = await aTerritoryWithoutMap(9872);
});
test.afterAll(async () => {
  await removeTerritory(territoryId);
});
test.describe.configure({ timeout: 120_000 });

const monaco = { latitude: 43.7384, longitude: 7.4246 };
const where = { geolocation: monaco, permissions: ['geolocation'] };

test.describe('with a thumb', () => {
  test.use({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
    ...where,
  });

  test('points are tapped, two fingers move the map, and the map is removed after its question [MAP-19, MAP-20, MAP-21]', async ({
    page,
  }) => {
    const editor = new MapEditorPage(page);
    await setMap(territoryId, true);
    await editor.openTerritory(territoryId);
    await expectAccessible(page);
    await editor.tool('Dessiner un polygone').tap();
    const latitude = await editor.region().getAttribute('data-lat');
    await editor.tap([-60, -60], [60, -60]);
    await editor.swipe(1, 40);
    await expect(editor.region()).toHaveAttribute('data-lat', String(latitude));
    await editor.swipe(2, 60);
    await expect(editor.region()).not.toHaveAttribute('data-lat', String(latitude));
    await editor.tool('Terminer').tap();
    await editor.write('Pouce');
    await expect(editor.shapes().last()).toHaveText('Zone Pouce');
    await editor.tool('Enregistrer la carte').tap();
    await expect(editor.told('Carte enregistrée.')).toBeVisible();

    await editor.tool('Supprimer la carte').tap();
    await editor.dialog('Voulez-vous supprimer cette carte ?').getByText('Non').tap();
    await editor.tool('Supprimer la carte').tap();
    await editor.dialog('Voulez-vous supprimer cette carte ?').getByText('Oui').tap();
    await expect(editor.region()).toHaveCount(0);
    expect((await mapOf(territoryId)).geojson_feature).toBe(null);
  });
});
