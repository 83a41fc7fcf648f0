import { expect, test, type Locator } from 'playwright/test';
import { MapPage } from '../support/pages/map.page.ts';
import { aMapPath, open } from '../support/pages/public-map.page.ts';
import { arrive } from '../support/pages/visitor.ts';

test.use({ viewport: { width: 320, height: 568 }, contextOptions: { reducedMotion: 'reduce' } });

const enlarge = () => {
  document.documentElement.style.fontSize = '200%';
};
const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { ...box, bottom: box.y + box.height };
};

test('with letters of 200 % title and credits stand above and below the map, which keeps a third of a window of 320 px [OWN-222]', async ({
  page,
}) => {
  const { numberName } = await open(page, await aMapPath());
  const map = new MapPage(page);
  await map.seePicture();
  await page.evaluate(enlarge);
  const title = page.getByRole('heading', { level: 1, name: numberName });
  const picture = map.region().locator('canvas').first();
  await expect
    .poll(async () => (await boxOf(title)).bottom <= (await boxOf(picture)).y, { timeout: 5000 })
    .toBe(true);
  const drawn = await boxOf(picture);
  expect(drawn.height).toBeGreaterThan(568 / 3);
  for (const below of [map.scale(), map.attribution()])
    expect((await boxOf(below)).y).toBeGreaterThanOrEqual(drawn.bottom);
  for (const button of ['Agrandir', 'Réduire'])
    expect((await boxOf(map.button(button))).bottom).toBeLessThanOrEqual(568);
});

test('with letters of 200 % a list of streets reaches no further than a window of 320 px [OWN-222]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Proclamateur', '/t-my-exited');
  await page
    .getByRole('link', { name: /^Sur le terrain/u })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Fait/u }).first()).toBeVisible();
  await page.evaluate(enlarge);
  const rows = page.getByRole('region', { name: 'Rues' }).getByRole('listitem');
  await expect.poll(async () => (await boxOf(rows.first())).height).toBeGreaterThan(100);
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    ...[...document.querySelectorAll('main li')].map((it) => it.getBoundingClientRect().right),
  ]);
  expect(widths.filter((it) => it > 320)).toEqual([]);
});
