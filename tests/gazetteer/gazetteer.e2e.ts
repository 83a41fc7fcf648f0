import { expect, test } from 'playwright/test';
import { desk, expectAccessible } from '../support/accessibility.ts';
import { MapPage } from '../support/pages/map.page.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import { arrive } from '../support/pages/visitor.ts';

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

test('a street is found by a few letters, shown with a pin, and its territory opened [OWN-118]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Gestionnaire', '/t-my-exited');
  await new ShellPage(page).globalMapButton().click();
  const map = new MapPage(page);
  await map.seeMap('Limites globales');

  const field = page.getByRole('combobox', { name: 'Rue, lieu ou adresse' });
  await field.fill('bd moulins');
  const options = page.getByRole('listbox', { name: 'Lieux trouvés' }).getByRole('option');
  await expect(options.first()).toContainText('Boulevard des Moulins');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);

  await field.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(map.region()).toHaveAttribute('data-lat', /^43\.74/u);
  const found = page.getByRole('region', { name: 'Boulevard des Moulins' });
  await expect(found).toBeVisible();

  await field.fill('rien de tel');
  await expect(found).toHaveCount(0);
  await expect(page.getByText('Rien de ce nom sur ce fond de carte.').first()).toBeVisible();

  await field.fill('bd moulins');
  await expect(options.first()).toContainText('Boulevard des Moulins');
  await field.press('Enter');
  const link = found.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/t-view\/\d+$/u);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Détail du territoire' })).toHaveValue(name);
});
