import { expect, test } from 'playwright/test';
import { desk, phone } from '../../support/accessibility.ts';
import { ListPage } from '../../support/pages/list.page.ts';
import { arrive } from '../../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';

test('cards are ordered by words as the heads would, and the address keeps it [OWN-32]', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await arrive(page, manager, '/t-exited');
  const list = new ListPage(page);
  await list.sortBy('À rentrer le');
  await expect(page).toHaveURL(/tri=return_date/u);
  const names = await list
    .rows()
    .getByRole('rowheader')
    .getByRole('link', { name: /^T\d/u })
    .allTextContents();

  await page.setViewportSize(phone);
  await expect(page.getByLabel('Trier par')).toHaveValue('return_date');
  await page.getByLabel('Trier par').selectOption('Ordre de la liste');
  await expect(page).not.toHaveURL(/tri=/u);
  await page.getByLabel('Trier par').selectOption('Les plus en retard d’abord');
  await expect(page).toHaveURL(/tri=return_date/u);
  await expect(list.cards().getByRole('link', { name: /^T\d/u })).toHaveText(names);
});

test('a table without a folded column needs no order by words, one with such a column has it [OWN-32]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await arrive(page, manager, '/t-exited');
  const list = new ListPage(page);
  await expect(list.table().getByRole('columnheader', { name: 'Type' })).toBeVisible();
  await expect(page.getByLabel('Trier par')).toHaveCount(0);

  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(list.table().getByRole('columnheader', { name: 'Type' })).toHaveCount(0);
  await expect(list.rows().first().getByRole('rowheader')).toContainText('Type\u202F: ');
  await page.getByLabel('Trier par').selectOption('Type\u202F: de Z à A');
  await expect(page).toHaveURL(/tri=-type/u);
});

test('the legend of cards is one line before them until it is asked for [OWN-32]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arrive(page, manager, '/t-exited');
  const list = new ListPage(page);
  await expect(list.cards().first()).toBeVisible();
  await expect(list.legend()).toBeHidden();
  await list.openLegend();
  const legend = await list.legend().boundingBox();
  const card = await list.cards().first().boundingBox();
  expect(legend?.y).toBeLessThan(card?.y ?? 0);
});
