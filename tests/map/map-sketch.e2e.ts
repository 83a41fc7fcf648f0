import { expect, test } from 'playwright/test';
import { desk, expectAccessible } from '../support/accessibility.ts';
import { heldBack } from '../support/held-file.ts';
import { MapPage } from '../support/pages/map.page.ts';
import {
  aMapPath,
  drawn,
  inPurple,
  open,
  pins,
  place,
  purple,
  withMap,
} from '../support/pages/public-map.page.ts';

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

test('before the engine has come, shapes, names and pins stand where it will draw them [PUB-04, PUB-10, PUB-11, PUB-13, B-105]', async ({
  page,
}) => {
  const letCome = await heldBack(page, '**/assets/MapCanvas-*.js');
  await withMap(page, { ...place, geojsonFeature: drawn, polygonStyle: inPurple, info: 'Monaco' });
  const { numberName } = await open(page, await aMapPath());
  const map = new MapPage(page);
  await expect(map.sketch()).toHaveAttribute('data-pins', 'drawn');
  await expect(page.getByRole('heading', { level: 1, name: numberName })).toBeVisible();
  const wait = page.getByText('Chargement de la carte…');
  await expect(wait).toBeVisible();
  const name = page.getByText('T12', { exact: true }).first();
  const nameAt = await name.boundingBox();
  const borders = await map.pixelsLike(purple);
  const picture = await map.picture();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  const info = page.getByRole('button', { name: 'Monaco' });
  await info.click();

  letCome();
  await map.seeMap(`Carte ${numberName}`);
  await map.seePicture();
  await expect(wait).toHaveCount(0);
  await expect(info).toHaveCount(0);
  expect(await map.labels().filter({ hasText: 'T12' }).boundingBox()).toEqual(nameAt);
  expect(borders).toBeGreaterThan(1000);
  await expect.poll(() => map.pixelsLike(purple)).toBeGreaterThan(borders / 2);
  for (const [tip, colour] of pins) {
    const pin = await map.pinBox(tip);
    expect(await map.pixelsIn(picture, colour, pin)).toBeGreaterThan(200);
    expect(await map.pixelsLike(colour, pin)).toBeGreaterThan(200);
  }
});
