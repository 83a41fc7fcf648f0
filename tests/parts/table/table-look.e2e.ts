import { expect, test } from 'playwright/test';
import { desk, expectAccessible } from '../../support/accessibility.ts';
import { ListPage } from '../../support/pages/list.page.ts';
import { arrive } from '../../support/pages/visitor.ts';

test('a list is kept as a view: its columns and order, but no searched words [OWN-292, B-170]', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await arrive(page, 'DEMO Gestionnaire', '/t-exited?q=T');
  const list = new ListPage(page);
  const head = (name: string) => list.table().getByRole('columnheader', { name });
  const choice = page.getByRole('button', { name: 'Colonnes et vues de cette liste' });
  await list.sortBy('À rentrer le');
  await choice.click();
  const columns = page.getByRole('group', { name: 'Colonnes affichées' });
  await expect(columns.getByRole('checkbox', { name: 'Territoire' })).toHaveCount(0);
  await columns.getByRole('checkbox', { name: 'Type' }).uncheck();
  await expect(page).toHaveURL(/sans=type/u);
  await expect(head('Type')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByLabel('Garder cette vue sous le nom').fill('Le soir');
  await page.getByRole('button', { name: 'Garder', exact: true }).click();
  await page.goto('/t-exited');
  await expect(head('Type')).toBeVisible();
  await choice.click();
  await page
    .getByRole('list', { name: 'Vues gardées' })
    .getByRole('button', { name: 'Le soir', exact: true })
    .click();
  await expect(page).toHaveURL(/\/t-exited\?tri=return_date&sans=type$/u);
  await expect(head('Type')).toHaveCount(0);
  await expect(head('À rentrer le')).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('button', { name: 'Oublier la vue «\u202FLe soir\u202F»' }).click();
  await expect(page.getByRole('list', { name: 'Vues gardées' })).toHaveCount(0);
});
