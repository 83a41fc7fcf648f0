import { expect } from 'playwright/test';
import { openDatabase } from '../../backend/parts/db/database.ts';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';
import { databaseOf } from '../support/product.ts';
import { codeOf } from './own-factor.ts';

const notice = { name: 'À propos de ton second facteur' };

test('a second factor is demanded in the settings, told with its day, and set up before anything is open [OWN-399, OWN-400, OWN-401]', async ({
  page,
  browser,
  own,
}) => {
  // Two people, a product of their own, and four looks by axe.
  test.setTimeout(240_000);
  await page.setViewportSize(desk);
  await arriveAt(page, own, 'DEMO Administrateur', '/c-setting');
  const panel = page.getByRole('region', {
    name: 'Second facteur des gestionnaires et administrateurs',
  });
  await panel.getByRole('button', { name: 'Demander un second facteur' }).click();
  await page
    .getByRole('dialog', { name: /^Veux-tu demander un second facteur/u })
    .getByRole('button', { name: 'Oui' })
    .click();
  await expect(panel).toContainText('Demandé depuis le');
  await expect(page.getByRole('region', notice)).toContainText('À partir du');
  await expectAccessible(page);

  const manager = await browser.newPage({ baseURL: own.url, viewport: phone });
  await arriveAt(manager, own, 'DEMO Gestionnaire', '/t-exited');
  await expectAccessible(manager);
  await manager
    .getByRole('region', notice)
    .getByRole('link', { name: 'L’ajouter maintenant' })
    .click();
  await expect(manager.getByRole('region', { name: 'Second facteur' })).toContainText(
    'Il est demandé pour ton compte',
  );
  await expect(manager.getByRole('region', notice)).toHaveCount(0);

  const database = openDatabase(await databaseOf(own));
  await database.asTenant(1, (db) =>
    db.rows(`update second_factor_demands set since = since - interval '8 days'
      where congregation_id = 1`),
  );
  await database.end();

  await manager.goto('/login');
  const signIn = new SignInPage(manager);
  await signIn.enter({ login: 'DEMO Gestionnaire', congregation: 'Monaco' });
  await signIn.validate.click();
  await expect(manager.getByRole('heading', { name: 'Ajoute un second facteur' })).toBeVisible();
  await expect(manager).toHaveURL('/u-second-factor');
  await expectAccessible(manager);
  await manager.goto('/t-exited');
  await expect(manager).toHaveURL('/u-second-factor');
  await manager.getByRole('button', { name: 'Ajouter un second facteur' }).click();
  const scanning = manager.getByRole('dialog', { name: 'Ajouter un second facteur' });
  const key = (await scanning.locator('code').textContent()) ?? '';
  await scanning.getByLabel('Code à six chiffres de l’application').fill(codeOf(key));
  await scanning.getByRole('button', { name: 'Valider' }).click();
  await manager
    .getByRole('dialog', { name: 'Codes de secours' })
    .getByRole('button', { name: 'Je les ai notés' })
    .click();
  await expect(manager).toHaveURL('/t-my-exited');
  await expect(manager.getByRole('region', notice)).toHaveCount(0);
});
