import { expect, test } from 'playwright/test';
import { phone } from '../support/accessibility.ts';
import { MapPage } from '../support/pages/map.page.ts';
import { aMapPath } from '../support/pages/public-map.page.ts';

test.use({ viewport: phone });

for (const [what, rest] of [
  ['the page has rested', true],
  ['somebody touches it', false],
] as const)
  test(`the engine of a public map comes when ${what}, not before [OWN-355]`, async ({ page }) => {
    const engine: string[] = [];
    page.on('request', (request) => {
      if (/-engine-.*\.js$/u.test(request.url())) engine.push(request.url());
    });
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      Object.assign(window, {
        requestIdleCallback: (work: IdleRequestCallback) => waiting.push(work),
        beIdle: () =>
          waiting.splice(0).forEach((work) => work({ didTimeout: false, timeRemaining: () => 9 })),
      });
    });
    await page.goto(await aMapPath());
    await expect(page.locator('#drawn')).toHaveCount(0);
    await expect(page.getByText('Chargement de la carte…')).toBeVisible();
    expect(engine).toEqual([]);
    // Its size is asked for, so that a touch finds a place that does not act.
    const { width, height } = page.viewportSize()!;
    if (rest)
      await expect
        .poll(async () => {
          await page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());
          return engine.length;
        })
        .toBeGreaterThan(1);
    else await page.mouse.click(width / 2, height / 2);
    const map = new MapPage(page);
    await map.seeMap(/^Carte/u);
    await map.seePicture();
    expect(engine).toHaveLength(2);
  });
