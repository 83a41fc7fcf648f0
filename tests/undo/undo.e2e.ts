import { expect, test } from 'playwright/test';
import { desk, expectAccessible } from '../support/accessibility.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { arrive } from '../support/pages/visitor.ts';

test.use({ viewport: desk });

test('a return by mistake is taken back from its notice, and the row is there again by itself [OWN-157]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Gestionnaire', '/t-exited');
  const list = new ListPage(page);
  await list.seeCount(/^\d+ territoires$/u);
  const row = list.rows().first();
  const cells = await row.getByRole('cell').allTextContents();
  const [name = ''] = await list.names();
  const returned = page.getByRole('button', { name: `Rentrer ${name}`, exact: true });
  await returned.click();
  await page
    .getByRole('dialog', { name: 'Voulez-vous renter ce territoire ?' })
    .getByRole('button', { name: 'Oui' })
    .click();
  await page.getByText('Rentrée enregistrée.').hover();
  await expect(returned).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Rentrée annulée.')).toBeVisible();
  await expect(returned).toBeVisible();
  expect(await row.getByRole('cell').allTextContents()).toEqual(cells);
});
