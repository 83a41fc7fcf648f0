import { expect } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';

test.use({ viewport: desk });

test('a congregation is made, gets its first user, who signs in; one in use cannot go [CADM-01, CADM-02, CADM-04, CADM-05, CADM-06, CADM-07, CADM-08, CADM-09, B-47]', async ({
  page,
  own,
}) => {
  await arriveAt(page, own, 'DEMO Administrateur', '/c-admin');
  const list = new ListPage(page);
  await expect(list.table().getByRole('columnheader')).toHaveText([
    "Nom de l'assemblée",
    'Informations de contact',
    'E-mails envoyés',
    'Actions',
  ]);
  await expectAccessible(page);
  const present = await list.rows().count();
  await page.getByRole('button', { name: 'Ajouter une assemblée' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle assemblée' });
  await dialog.getByLabel("Nom de l'assemblée").fill('Menton#');
  await expect(dialog.getByText('Caractère invalide')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel("Nom de l'assemblée").fill('Menton');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Assemblée ajoutée.')).toBeVisible();
  await expect(list.rows()).toHaveCount(present + 1);
  await page.getByRole('button', { name: 'Modifier Menton' }).click();
  const edited = page.getByRole('dialog', { name: 'Modifier cette assemblée' });
  await edited.getByLabel('Informations de contact').fill('Jean Dupont');
  await edited.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(list.rows().filter({ hasText: 'Jean Dupont' })).toContainText('Menton');

  const signIn = new SignInPage(page);
  await signIn.signIn({ login: 'DEMO Administrateur', congregation: 'Menton' });
  await expect(page.getByText('Assemblée de Menton')).toBeVisible();
  await page.goto('/u-add');
  await page.getByLabel('NOM Prénom').fill('PREMIER Homme');
  await page.getByLabel('Mot de passe', { exact: true }).fill('abcde1');
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByText('Proclamateur ajouté.')).toBeVisible();
  await signIn.signIn({ login: 'PREMIER Homme', password: 'abcde1', congregation: 'Menton' });
  await expect(page).toHaveURL('/u-rgpd-privacy');

  await arriveAt(page, own, 'DEMO Administrateur', '/c-admin');
  await page.getByRole('button', { name: 'Supprimer Menton' }).click();
  const question = page.getByRole('dialog', { name: 'Voulez-vous supprimer cette assemblée ?' });
  await question.getByRole('button', { name: 'Non' }).click();
  await page.getByRole('button', { name: 'Supprimer Menton' }).click();
  await question.getByRole('button', { name: 'Oui' }).click();
  const told = page.getByText(
    'Cette assemblée contient encore des proclamateurs ou des territoires\u202F: supprime-les d’abord.',
  );
  await expect(told).toBeVisible();
  await expect(list.rows().filter({ hasText: 'Menton' })).toBeVisible();
  await expect(told).toBeVisible();
});

test('who may not administer the site sees no congregation, and cannot add one [CADM-02, CADM-03, CADM-10, B-02]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  await arriveAt(page, own, 'DEMO Responsable', '/c-admin');
  await expect(page.getByText('Aucune assemblée. (Authentification requise)')).toBeVisible();
  await expect(
    page.getByText(
      'Tu n’as pas les droits nécessaires pour cette action. Demande à un administrateur du site.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter une assemblée' })).toBeDisabled();
  await expectAccessible(page);
});
