import { expect, type Page, test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import {
  aTerritoryWithoutMap,
  MapEditorPage,
  mapOf,
  removeTerritory,
} from '../support/pages/map-editor.page.ts';

let territoryId = '';
test.beforeAll(async () => {
  territoryId = await aTerritoryWithoutMap(9874);
});
test.afterAll(async () => {
  await removeTerritory(territoryId);
});
test.describe.configure({ timeout: 120_000 });
test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

const fontvieille = { latitude: 43.7297, longitude: 7.4141, accuracy: 10 };
const paris = { latitude: 48.8566, longitude: 2.3522, accuracy: 10 };

/** A device that answers when the journey says so. */
async function withSlowDevice(page: Page) {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (success, failure) => {
      addEventListener(
        'device',
        (event) => {
          const coords = event instanceof CustomEvent ? (event.detail as unknown) : null;
          if (coords) success({ coords } as GeolocationPosition);
          else failure?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
        },
        { once: true },
      );
    };
  });
  return (coords: typeof paris | null) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('device', { detail })), coords);
}

const viewOf = async (editor: MapEditorPage) =>
  Promise.all(
    ['data-lat', 'data-lng', 'data-zoom'].map((name) => editor.region().getAttribute(name)),
  );

/** Opens the map of the territory, which has none, among the congregation's others. */
async function openAmongOthers(page: Page) {
  const editor = new MapEditorPage(page);
  await editor.openTerritory(territoryId);
  const { start } = await mapOf(territoryId);
  await expect(editor.region()).toHaveAttribute('data-lat', String(start?.latitude));
  return editor;
}

test('a map without a place opens among the others, and goes to a device nearby [B-137, MAP-10, OWN-225, OWN-72]', async ({
  page,
}) => {
  const answer = await withSlowDevice(page);
  const editor = await openAmongOthers(page);
  await answer(fontvieille);
  await editor.seeView({ ...fontvieille, zoom: 15 });
});

test('it stays there where the device is far away, or refuses [B-137, MAP-10, OWN-225]', async ({
  page,
}) => {
  const answer = await withSlowDevice(page);
  for (const coords of [paris, null]) {
    const editor = await openAmongOthers(page);
    const before = await viewOf(editor);
    await answer(coords);
    await editor.tool('Quitter sans enregistrer').focus();
    expect(await viewOf(editor)).toEqual(before);
  }
});

test('whoever has moved the map meanwhile is not moved [B-137, OWN-225]', async ({ page }) => {
  const answer = await withSlowDevice(page);
  const editor = await openAmongOthers(page);
  const [, , before] = await viewOf(editor);
  await editor.button('Agrandir').click();
  await expect.poll(() => editor.zoom()).toBe(Number(before) + 1);
  const moved = await viewOf(editor);
  await answer(fontvieille);
  await editor.tool('Quitter sans enregistrer').focus();
  expect(await viewOf(editor)).toEqual(moved);
});
