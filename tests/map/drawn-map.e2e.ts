import { expect, test } from 'playwright/test';
import { expectAccessible, phone } from '../support/accessibility.ts';
import { heldBack } from '../support/held-file.ts';
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
  const places = async () => [
    await title.boundingBox(),
    await name.boundingBox(),
    await page.getByRole('img', { name: 'Code QR' }).boundingBox(),
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
