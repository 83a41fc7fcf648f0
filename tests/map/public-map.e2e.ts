import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { MapPage } from '../support/pages/map.page.ts';
import {
  aMapPath,
  at,
  drawn,
  inPurple,
  open,
  pins,
  place,
  purple,
  withMap,
  type Answered,
} from '../support/pages/public-map.page.ts';

let path = '';
test.beforeAll(async () => {
  path = await aMapPath();
});
test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [desk, phone])
  test(`a map is accessible at ${viewport.width} px, in light and dark [PUB-01]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { numberName } = await open(page, path);
    await new MapPage(page).seeMap(`Carte ${numberName}`);
    await expectAccessible(page);
  });

test('whoever holds the link sees number, name, code, scale, minimap and ground, without signing in [PUB-01, PUB-02, PUB-03, PUB-05, PUB-06, PUB-07, PUB-08, DC-05, OWN-241]', async ({
  page,
}) => {
  const archive = page.waitForResponse((response) => response.url().endsWith('.pmtiles'));
  const shown = await open(page, path);
  const map = new MapPage(page);
  await map.seeMap(`Carte ${shown.numberName}`);
  expect(shown.request.headers()).not.toHaveProperty('authorization');
  expect((await archive).status()).toBe(206);

  const title = page.getByRole('heading', { level: 1, name: shown.numberName });
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.x).toBeLessThan(100);
  await map.seeWhole(shown.geojsonFeature);
  await expect(map.region()).toHaveAttribute('data-max-zoom', String(shown.basemap.maxZoom));

  const code = page.getByRole('link', { name: 'Code QR du lien de cette carte' });
  await expect(code).toHaveAttribute('href', shown.mapLink);
  await expect(code.getByRole('img')).toBeVisible();
  await expect(map.scale()).toHaveText(/^\d+\s(?:k?m)$/u);
  expect((await map.scale().boundingBox())?.width).toBeLessThanOrEqual(150);
  await expect(page.getByRole('img', { name: 'Carte de situation' })).toBeVisible();
  await expect(map.attribution()).toHaveAttribute('href', shown.basemap.copyrightUrl);
  await expect(map.attribution()).toContainText('OpenStreetMap');
  await expect(page.locator('canvas').first()).toBeVisible();
});

test('the information hides with a click, and is absent when it is empty [PUB-04]', async ({
  page,
}) => {
  await withMap(page, { info: 'Monaco, le 3 mars' });
  await open(page, path);
  const info = page.getByRole('button', { name: 'Monaco, le 3 mars' });
  await info.click();
  await expect(info).toHaveCount(0);

  await page.unrouteAll();
  await withMap(page, { info: '' });
  await open(page, path);
  await new MapPage(page).seeMap(/^Carte/u);
  await expect(page.getByTitle('Masquer')).toHaveCount(0);
});

test('each feature is drawn by its type; a parking tells its coordinates [PUB-10, PUB-11, PUB-12, PUB-13, PUB-14, B-105]', async ({
  page,
}) => {
  await withMap(page, { ...place, geojsonFeature: drawn });
  await open(page, path);
  const map = new MapPage(page);
  await map.seeMap(/^Carte/u);
  await expect(map.labels().filter({ visible: true })).toHaveText(['Digicode 12', 'T12']);
  await expect(map.features().getByRole('listitem')).toHaveText([
    'Zone T12',
    'Information Digicode 12',
    'Parking Parking du Port',
    'Présentoir mobile',
    'Salle du Royaume Salle',
    'Repère Autre',
  ]);
  await map.seePicture();
  for (const [tip, colour] of pins)
    await expect.poll(() => map.pinPixels(tip, colour)).toBeGreaterThan(200);

  await expect(async () => {
    await map.clickMarker(at);
    await expect(map.popup()).toContainText('43.738400, 7.422200', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(map.popup()).toHaveCount(0);

  await map.features().getByRole('button', { name: 'Parking du Port' }).press('Enter');
  await expect(map.popup()).toContainText('43.738400, 7.422200');
  await expect(map.popup().getByRole('button', { name: 'Fermer' })).toBeFocused();
});

test('a drag takes the words along, to where it is let go [B-105]', async ({ page }) => {
  await withMap(page, { ...place, geojsonFeature: drawn });
  await open(page, path);
  const map = new MapPage(page);
  await map.seeMap(/^Carte/u);
  const name = map.labels().filter({ hasText: 'T12' });
  await expect(name).toBeVisible();
  const left = async () => Math.round((await name.boundingBox())?.x ?? Number.NaN);
  const from = await left();
  const placeAt = async () => Math.round((await map.pixelOf(place)).x);
  const placeFrom = await placeAt();
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await page.mouse.move(760, 500, { steps: 3 });
  await expect.poll(left).toBe(from + 60);
  await page.mouse.up();
  await expect(map.region()).not.toHaveAttribute('data-lng', String(place.longitude));
  expect(await placeAt()).toBe(placeFrom + 60);
  expect(await left()).toBe(from + 60);
});

test('a blank description gives no label [PUB-10]', async ({ page }) => {
  const [polygon] = drawn.features;
  if (!polygon) throw new Error('No polygon');
  const blank = { ...polygon, properties: { type: 'polygon', desc: ' ' } };
  await withMap(page, {
    ...place,
    geojsonFeature: { type: 'FeatureCollection', features: [blank] },
  });
  await open(page, path);
  await new MapPage(page).seeMap(/^Carte/u);
  await expect(new MapPage(page).labels()).toHaveCount(0);
});

/** A ground of tiles on the product's own host. */
const tiles = {
  url: '/tiles/{z}/{x}/{y}.png',
  name: 'OpenStreetMap',
  copyrightUrl: 'https://www.openstreetmap.org/copyright',
  maxZoom: 19,
} as Answered['publicMap']['basemap'];
const emptyTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the ground is asked for up to its own maximum, for the minimap up to zoom 13 [PUB-07, PUB-08, GMV-02]', async ({
  page,
}) => {
  const asked = new Set<number>();
  await page.route('**/tiles/**', (route) => {
    asked.add(Number(new URL(route.request().url()).pathname.split('/')[2]));
    return route.fulfill({ contentType: 'image/png', body: emptyTile });
  });
  const geojsonFeature = { ...drawn, features: drawn.features.slice(1) };
  await withMap(page, { ...place, zoom: 20, basemap: tiles, geojsonFeature });
  await open(page, path);
  const map = new MapPage(page);
  await map.seeMap(/^Carte/u);
  expect(await map.zoom()).toBe(19);
  await expect(map.button('Agrandir')).toBeDisabled();
  await expect.poll(() => [...asked].toSorted((a, b) => a - b)).toEqual([13, 19]);
});

test('without its ground a map still shows what is drawn, and says so [PUB-08, B-22]', async ({
  page,
}) => {
  await page.route('**/tiles/**', (route) => route.abort());
  await withMap(page, { ...place, geojsonFeature: drawn, basemap: tiles, polygonStyle: inPurple });
  await open(page, path);
  const map = new MapPage(page);
  await map.seeMap(/^Carte/u);
  await expect(page.getByText('Le fond de carte ne se charge pas.')).toBeVisible();
  await map.seePicture();
  await expect.poll(() => map.pixelsLike(purple)).toBeGreaterThan(100);
});

test('the own position is found, or a sentence says what to do', async ({ page, context }) => {
  await withMap(page, { ...place, geojsonFeature: drawn });
  await open(page, path);
  const map = new MapPage(page);
  await map.seeMap(/^Carte/u);
  await map.button('Ma position').click();
  await expect(page.getByText(/La localisation est refusée/u)).toBeVisible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 7.43, latitude: 43.74, accuracy: 20 });
  const zoom = await map.zoom();
  expect(zoom).toBeGreaterThan(17);
  await map.button('Ma position').click();
  await map.seeView({ longitude: 7.43, latitude: 43.74, zoom });

  await map.button('Centrer').click();
  const longitude = async () => Number(await map.region().getAttribute('data-lng'));
  // Its shapes lie left of the buttons.
  await expect.poll(longitude).toBeCloseTo(7.4222, 3);
});
