import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arrive } from '../support/pages/visitor.ts';

test.use({ viewport: desk });

test('a trend is drawn once it is seen and moves nothing; its figures unfold and are copied out; on a phone nothing is cut [OWN-115, OWN-158, OWN-351]', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  page.on('pageerror', ({ message }) => refused.push(message));
  await arrive(page, 'DEMO Ancien', '/t-dashboard');
  const card = page.getByRole('region', { name: 'Rentrées après la date prévue' });
  await expect(card).toContainText(
    /D(?:e |’)\S+ \d{4} à \S+ \d{4}, .* rentrées? sur \d+ .* la date prévue/u,
  );
  await expect(card.locator('canvas')).toHaveCount(0);
  const height = () => card.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('canvas')).toBeVisible();
  expect(await height()).toBe(before);

  // The library builds its hints from HTML, which the policy refuses.
  const place = await card.locator('canvas').boundingBox();
  for (const share of [0.2, 0.5, 0.8]) {
    await page.mouse.move(
      (place?.x ?? 0) + share * (place?.width ?? 0),
      (place?.y ?? 0) + 0.7 * (place?.height ?? 0),
      { steps: 4 },
    );
  }
  await expect(page.locator('.g2-tooltip')).toHaveCount(0);

  const states = page.getByRole('region', { name: 'Sortis, en retard, jamais parcourus' });
  await states.getByText('Voir les chiffres').click();
  await expect(states.getByRole('row')).toHaveCount(24 + 1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    states.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split(/\r?\n/u)[0]).toContain('Jamais parcourus, en\u202F%');

  await page.setViewportSize(phone);
  await expectAccessible(page);
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ ...phone, width });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }
  expect(refused).toEqual([]);
});
