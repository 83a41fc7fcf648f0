import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { callAs } from '../support/pages/loan-desk.page.ts';
import { arrive } from '../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';

test.use({ viewport: desk });

test('from the list to a person’s page, from it to the exit for him; removed elsewhere, the page says so [OWN-251]', async ({
  page,
}) => {
  const login = 'PERSONNE Une';
  await callAs(manager, '/user/add', { login, password: 'abcdef-987', email: '', role_id: '5' });
  await arrive(page, manager, '/u-list');
  const link = page.getByRole('main').getByRole('link', { name: login, exact: true });
  const path = (await link.getAttribute('href')) ?? 'none';
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login);
  await expect(page.getByText('Aucun territoire ne lui est attribué.')).toBeVisible();
  await page.getByRole('link', { name: 'Attribuer un territoire' }).click();
  await expect(page.getByRole('combobox', { name: 'Proclamateur' })).toHaveValue(login);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login);
  await callAs('DEMO Responsable', '/user/remove', { user_id: path.split('/').at(-1) ?? '' });
  await expect(page.getByText('Ce proclamateur n’existe pas.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Attribuer un territoire' })).toHaveCount(0);
});

for (const viewport of [desk, phone]) {
  test(`a person’s page is accessible at ${viewport.width} px [OWN-251]`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await arrive(page, manager, '/t-exited');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^DEMO /u })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /^A en ce moment/u })).toBeVisible();
    await expectAccessible(page);
  });
}
