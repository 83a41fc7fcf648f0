import { expect } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';

test('a manager notes a place on the map; its holder sees it and ticks a street; the public map never shows it [OWN-122, OWN-124]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desk);
  await arriveAt(page, own, 'DEMO Gestionnaire', '/t-my-exited');
  await page
    .getByRole('link', { name: /^Sur le terrain/u })
    .last()
    .click();
  const block = page.getByRole('region', { name: 'Lieux à ne pas visiter' });
  const map = page.getByRole('region', { name: /^Carte de .* avec les lieux à ne pas visiter$/u });
  const label = map.locator('span').filter({ hasText: /^T\d+$/u });
  await expect(label).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await block.getByRole('button', { name: 'Noter un lieu' }).click();
  await expect(block.getByRole('button', { name: 'Enregistrer ce lieu' })).toBeDisabled();
  await expect(map.getByRole('button', { name: 'Poser au milieu' })).toBeVisible();
  const named = await label.boundingBox();
  if (!named) throw new Error('The territory has no name on its map.');
  await page.mouse.click(named.x + named.width / 2, named.y + named.height / 2);
  await expect(map.getByRole('img', { name: /Le lieu à enregistrer$/u })).toBeVisible();
  await block.getByRole('button', { name: 'Enregistrer ce lieu' }).click();
  await expect(page.getByText('Lieu noté.', { exact: true })).toBeVisible();
  await expect(map.getByRole('img', { name: 'À ne pas visiter, Lieu 1' })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(phone);
  const street = page.getByRole('region', { name: 'Rues' }).getByRole('listitem').first();
  await street.getByRole('button', { name: /^Fait/u }).click();
  await expect(street.getByRole('button', { name: /^Fait/u })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);

  await page.goto(new URL('/t-my-exited', page.url()).href);
  const shown = page.waitForResponse(
    (response) => response.request().postData()?.includes('PublicMap') === true,
  );
  await page
    .getByRole('link', { name: new RegExp(`carte.*${name.split(' ')[0]} `, 'iu') })
    .first()
    .click();
  expect(JSON.stringify(await (await shown).json())).not.toContain('unvisited');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('img', { name: /^À ne pas visiter/u })).toHaveCount(0);
});
