import { expect, test } from 'playwright/test';
import config from '../../playwright.config.ts';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { MapPage } from '../support/pages/map.page.ts';
import {
  aMapPath,
  drawn,
  inPurple,
  open,
  place,
  purple,
  withMap,
} from '../support/pages/public-map.page.ts';

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: ['--no-sandbox', '--disable-3d-apis'],
  },
});

for (const viewport of [desk, phone])
  test(`without WebGL they stand still above the list of what they are, at ${viewport.width} px [B-105]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await withMap(page, { ...place, zoom: 3, geojsonFeature: drawn, polygonStyle: inPurple });
    await open(page, await aMapPath());
    const map = new MapPage(page);
    await expect(page.getByRole('alert')).toContainText(
      'Ce navigateur ne peut pas dessiner la carte',
    );
    await expect(page.getByText('Parking du Port')).toBeVisible();
    await expect(map.sketch()).toHaveAttribute('data-pins', 'drawn');
    // All of it, in its half of the screen, however far away the map would begin.
    await expect.poll(() => map.pixelsLike(purple)).toBeGreaterThan(700);
    const list = await page.getByRole('alert').boundingBox();
    const name = await page.getByText('T12', { exact: true }).first().boundingBox();
    expect(name?.y).toBeLessThan(list?.y ?? 0);
    await expectAccessible(page);
  });
