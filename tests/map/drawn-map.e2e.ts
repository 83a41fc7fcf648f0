import { expect, type Locator, test } from 'playwright/test';
import { expectAccessible, phone } from '../support/accessibility.ts';
import { heldBack } from '../support/held-file.ts';
import { callAs } from '../support/pages/loan-desk.page.ts';
import { aTerritoryWithoutMap, removeTerritory } from '../support/pages/map-editor.page.ts';
import { MapPage } from '../support/pages/map.page.ts';
import { aMapPath } from '../support/pages/public-map.page.ts';
import { countCalls } from '../support/pages/visitor.ts';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a public map says what it is, and lists what lies on it [OWN-143, OWN-145]', async ({
    page,
  }) => {
    const answer = await page.goto(await aMapPath());
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^T\d+ - /u);
    await expect(page.getByRole('link', { name: 'Code QR du lien de cette carte' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Sans JavaScript, la carte n’a pas');
    await expect(page.getByRole('list', { name: 'Éléments de la carte' })).toContainText('Zone');
    await expect(page.getByText('Chargement de la carte…')).toBeHidden();
    await expect(page.locator('svg path[fill-opacity]:visible')).toHaveCount(1);
  });

  test('a link that leads to no map says so [OWN-143, OWN-145, PUB-09]', async ({ page }) => {
    const answer = await page.goto('/map/does-not-exist');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Revenir à l’accueil' })).toBeVisible();
  });
});

test('the territory stands in the first answer, and does not move when the map takes over [OWN-143]', async ({
  page,
}) => {
  const letCome = await heldBack(page, '**/assets/index-*.js');
  const asked = countCalls(page, 'PublicMap');
  await page.goto(await aMapPath(), { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const name = page.getByText(/^T\d+$/u).locator('visible=true');
  /** To a tenth of a pixel: the first answer places names by shares of a window it does not know. */
  const placeOf = async (element: Locator) => {
    const { x, y, width, height } = (await element.boundingBox())!;
    return [x, y, width, height].map((pixels) => Math.round(pixels * 10) / 10);
  };
  const places = async () => [
    await placeOf(title),
    await placeOf(name),
    await placeOf(page.getByRole('img', { name: 'Code QR' })),
  ];
  // Until the letters of the site are here, others stand for them, as high and nearly as wide.
  await page.evaluate(() => document.fonts.ready);
  const drawn = await places();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  letCome();
  const map = new MapPage(page);
  await map.seeMap(/^Carte/u);
  await map.seePicture();
  await expect(page.locator('#drawn')).toHaveCount(0);
  expect(await places()).toEqual(drawn);
  expect(asked()).toBe(0);
});

test.describe('a place that was saved at sea', () => {
  let territoryId = '';
  let path = '';
  const [west, south, east, north] = [7.421, 43.733, 7.427, 43.736];
  test.beforeAll(async () => {
    territoryId = await aTerritoryWithoutMap(9876);
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    const saved = await callAs('DEMO Gestionnaire', '/map/save/territory', {
      territory_id: territoryId,
      zoom: '17',
      latlng: '43.72|7.45',
      geojson_feature: JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { type: 'polygon', desc: 'T9876' },
            geometry: { type: 'Polygon', coordinates: [ring] },
          },
        ],
      }),
    });
    path = new URL(String(saved['map_link'])).pathname;
  });
  test.afterAll(() => removeTerritory(territoryId));

  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    test(`shows the whole territory in ${width} × ${height}, in the first answer as on the map [OWN-143, OWN-241]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const letCome = await heldBack(page, '**/assets/index-*.js');
      await page.goto(path, { waitUntil: 'commit' });
      const area = page.locator('svg path[fill-opacity]:visible');
      await expect(area).toHaveCount(1);
      const sketched = await area.boundingBox();
      const name = page.getByText('T9876', { exact: true }).locator('visible=true').first();
      await page.evaluate(() => document.fonts.ready);
      const named = await name.boundingBox();
      // From here on: the letters of the site, which are as high and nearly as wide, have come.
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift' });
      });

      letCome();
      const map = new MapPage(page);
      await map.seeMap(/^Carte/u);
      await map.seePicture();
      await expect(page.locator('#drawn')).toHaveCount(0);
      const [upper, lower] = [
        await map.pixelOf({ longitude: west, latitude: north }),
        await map.pixelOf({ longitude: east, latitude: south }),
      ];
      expect(sketched?.x).toBeCloseTo(upper.x, 0);
      expect(sketched?.y).toBeCloseTo(upper.y, 0);
      expect((sketched?.x ?? 0) + (sketched?.width ?? 0)).toBeCloseTo(lower.x, 0);
      expect((sketched?.y ?? 0) + (sketched?.height ?? 0)).toBeCloseTo(lower.y, 0);
      const now = await name.boundingBox();
      expect(now?.x).toBeCloseTo(named?.x ?? 0, 0);
      expect(now?.y).toBeCloseTo(named?.y ?? 0, 0);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
        [],
      );

      expect(upper.x).toBeGreaterThanOrEqual(0);
      expect(upper.y).toBeGreaterThanOrEqual(0);
      expect(lower.x).toBeLessThanOrEqual(width - 58);
      expect(lower.y).toBeLessThanOrEqual(height);
      const share = Math.max((lower.x - upper.x) / width, (lower.y - upper.y) / height);
      expect(share).toBeGreaterThan(0.6);
    });
  }
});
