import { expect } from 'playwright/test';
import { desk, phone } from '../support/accessibility.ts';
import { seeGuarded } from '../support/pages/guarded.ts';
import { arriveAt, signInAt, test } from '../support/own-product.ts';
import { countCalls } from '../support/pages/visitor.ts';

test.use({ viewport: desk });

test('a person is added with a password shown once, renamed, and removed for good [UADD-01, UADD-02, UADD-06, UADD-09, UADD-10, UEDT-01, UEDT-02, UEDT-03, UEDT-05, UEDT-06, UREM-01, UREM-02, UREM-03, B-50, REST-36]', async ({
  page,
  own,
}) => {
  await arriveAt(page, own, 'DEMO Gestionnaire', '/u-add');
  const names = page.getByRole('list', { name: 'Déjà enregistrés (7)' });
  await expect(names.getByRole('listitem')).toHaveCount(7);
  await page.getByLabel('NOM Prénom').fill('DUPONT Jean');
  await page.getByRole('button', { name: 'Créer' }).click();
  const told = page.getByRole('region', { name: 'Accès de DUPONT Jean' });
  await expect(told).toBeFocused();
  const password = (await told.locator('code').textContent()) ?? '';
  await expect(told.getByRole('button', { name: 'Copier' })).toBeVisible();
  await expect(page.getByText('Déjà enregistrés (8)')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'DUPONT Jean' })).toBeVisible();
  await expect(page.getByLabel('NOM Prénom')).toHaveValue('');
  expect((await signInAt(own, 'DUPONT Jean', { password })).success).toBe(true);
  await told.getByRole('button', { name: 'Fermer' }).click();

  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  const choice = page.getByRole('combobox', { name: 'Proclamateur' });
  await choice.fill('dupont');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('NOM Prénom')).toHaveValue('DUPONT Jean');
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue('');
  await page.getByLabel('NOM Prénom').fill('DURAND Jean');
  await seeGuarded(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Non' }).click();
  await expect(page.getByLabel('NOM Prénom')).toHaveValue('DURAND Jean');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(choice).toBeVisible();
  await expect(page).toHaveURL('/u-edit');
  await choice.fill('dupont');
  await page.keyboard.press('Enter');
  await page.getByLabel('NOM Prénom').fill('DURAND Jean');
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect(page.getByText('Proclamateur modifié.')).toBeVisible();
  await choice.fill('durand');
  await expect(page.getByRole('option', { name: 'DURAND Jean' })).toBeVisible();
  await choice.fill('');

  const calls = countCalls(page, 'RemoveUser');
  await page.getByRole('link', { name: 'Supprimer', exact: true }).click();
  const remove = page.getByRole('button', { name: 'Supprimer' });
  await expect(remove).toBeDisabled();
  await choice.fill('durand');
  await page.keyboard.press('Enter');
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Voulez-vous supprimer ce proclamateur ?' });
  await expect(question).toContainText('DURAND Jean');
  await question.getByRole('button', { name: 'Non' }).click();
  expect(calls()).toBe(0);
  await remove.click();
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('Proclamateur supprimé.')).toBeVisible();
  expect(calls()).toBe(1);
  await choice.fill('durand');
  await expect(page.getByRole('option')).toHaveCount(0);
  expect((await signInAt(own, 'DURAND Jean', { password })).success).toBe(false);

  await page.setViewportSize(phone);
  await page.goto('/u-remove?user=5');
  await expect(choice).toHaveValue('DEMO Proclamateur');
  await remove.click();
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('Ce proclamateur a encore des territoires attribués.')).toBeVisible();
  expect((await signInAt(own, 'DEMO Proclamateur')).success).toBe(true);
});
