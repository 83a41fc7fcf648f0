import { expect, type Page, test } from 'playwright/test';
import { heldBack } from '../support/held-file.ts';
import { MapPage } from '../support/pages/map.page.ts';
import { aMapPath, drawn, open, withMap, type Answered } from '../support/pages/public-map.page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const nowhere = { latitude: null, longitude: null, zoom: null } as unknown as Partial<
  Answered['publicMap']
>;
const corners = [
  { longitude: 7.42, latitude: 43.737 },
  { longitude: 7.424, latitude: 43.737 },
  { longitude: 7.424, latitude: 43.74 },
  { longitude: 7.42, latitude: 43.74 },
];

/** The part of the window in which the limits of `drawn` are seen. */
async function seen(map: MapPage) {
  const pixels = await Promise.all(corners.map((corner) => map.pixelOf(corner)));
  const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
/** What lies over the map and under its limits, in words. */
async function covered(page: Page, map: MapPage, names: readonly string[]) {
  const limits = await seen(map);
  const over = await page.locator('[data-over]').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { side: (element as HTMLElement).dataset['over'] ?? '', left, right, top, bottom };
    }),
  );
  return over
    .filter(({ side }) => names.includes(side))
    .filter(
      (it) =>
        it.left < limits.right &&
        it.right > limits.left &&
        it.top < limits.bottom &&
        it.bottom > limits.top,
    )
    .map(({ side }) => side);
}

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`at ${width} px limits stand beside what lies over their map, and the sketch where the map will [OWN-181, OWN-143]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const letCome = await heldBack(page, '**/assets/MapCanvas-*.js');
    await withMap(page, { ...nowhere, geojsonFeature: drawn });
    const { numberName } = await open(page, await aMapPath());
    const map = new MapPage(page);
    const name = page.getByText('T12', { exact: true }).first();
    await expect(map.sketch()).toHaveAttribute('data-pins', 'drawn');
    const sketched = await name.boundingBox();
    letCome();
    await map.seeMap(`Carte ${numberName}`);
    await map.seePicture();
    expect(await map.labels().filter({ hasText: 'T12' }).boundingBox()).toEqual(sketched);
    expect(await covered(page, map, ['right'])).toEqual([]);

    await map.button('Centrer').click();
    await expect.poll(() => covered(page, map, ['top', 'right', 'bottom'])).toEqual([]);
    const { left, right, top, bottom } = await seen(map);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(Math.max((right - left) / width, (bottom - top) / height)).toBeGreaterThan(0.4);
  });
