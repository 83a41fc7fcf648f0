import { expect, test } from 'playwright/test';
import { desk, expectAccessible } from '../support/accessibility.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { arrive } from '../support/pages/visitor.ts';

test.use({ viewport: desk });

test('one wrong return, when its notice is long gone, is taken back in two moves [OWN-234]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Gestionnaire', '/t-exited');
  const list = new ListPage(page);
  await list.seeCount(/^\d+ territoires$/u);
  const [name = ''] = await list.names();
  const returned = page.getByRole('button', { name: `Rentrer ${name}`, exact: true });
  await returned.click();
  await page
    .getByRole('dialog', { name: 'Voulez-vous renter ce territoire ?' })
    .getByRole('button', { name: 'Oui' })
    .click();
  const notice = page.getByRole('status').filter({ hasText: 'Rentrée enregistrée.' });
  await expect(notice).toContainText(name);
  await notice.getByRole('button', { name: 'Fermer' }).click();
  await expect(returned).toHaveCount(0);

  await page.goto('/log');
  await page.getByRole('button', { name: /^Derniers actes/u }).click();
  await expectAccessible(page);
  await page
    .getByRole('region', { name: /^Derniers actes/u })
    .getByRole('button', { name: `Annuler\u202F: Rentrée, ${name}` })
    .click();
  await expect(page.getByText('Rentrée annulée.')).toBeVisible();
  await page.goto('/t-exited');
  await expect(returned).toBeVisible();
});
