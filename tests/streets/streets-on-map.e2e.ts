import { expect } from 'playwright/test';
import { phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';

test('on a phone the map stays whole below the bar, and the row that leads to it above the way back [OWN-220]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  await arriveAt(page, own, 'DEMO Proclamateur', '/t-my-exited');
  await page
    .getByRole('link', { name: /^Sur le terrain/u })
    .first()
    .click();
  const rows = page.getByRole('region', { name: 'Rues' }).getByRole('listitem');
  const mark = page.getByRole('button', { name: /^Fait/u });
  await mark.first().click();
  const back = page.getByRole('button', { name: /^Annuler/u });
  await expect(back).toBeVisible();

  const last = rows.last();
  const shows = last.getByRole('button', { name: /montrer sur la carte$/u });
  await shows.scrollIntoViewIfNeeded();
  await shows.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  const bottomOf = async (it: typeof last) => {
    const box = await it.boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN);
  };
  const done = last.getByRole('button', { name: /^Fait/u });
  const top = async () => (await back.boundingBox())?.y ?? NaN;
  await expect.poll(async () => (await bottomOf(done)) <= (await top())).toBe(true);
  const map = page.getByRole('region', { name: /^Carte/u });
  const bar = page.getByRole('banner');
  await expect
    .poll(async () => ((await map.boundingBox())?.y ?? NaN) >= (await bottomOf(bar)) - 1)
    .toBe(true);
});
