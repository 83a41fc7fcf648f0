import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { answerInstead, arrive, countCalls, failingWith } from '../support/pages/visitor.ts';

test.use({ viewport: desk });

const manager = 'DEMO Gestionnaire';

for (const viewport of [desk, phone]) {
  test(`the four screens of people are accessible at ${viewport.width} px [ULST-01, UADD-01, UEDT-01, UREM-01]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await arrive(page, manager, '/u-list');
    await expect(page.getByText('DEMO Proclamatrice')).toBeVisible();
    await expectAccessible(page);
    const removal = page.getByRole('link', { name: 'Supprimer DEMO Proclamatrice' });
    const removalAddress = (await removal.getAttribute('href')) ?? '';
    await page.goto('/u-add');
    await page.getByLabel('NOM Prénom').fill('DUPONT_Jean');
    await expect(page.getByText('NOM Prénom invalide')).toBeVisible();
    await expectAccessible(page);
    await page.goto(removalAddress);
    await expect(page.getByText('demande la suppression de son compte.')).toBeVisible();
    await expectAccessible(page);
    await page.goto(removalAddress.replace('u-remove', 'u-edit'));
    await expect(page.getByLabel('NOM Prénom')).toHaveValue('DEMO Proclamatrice');
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('the list says who accepts what, who asks to be forgotten, and leads to what is done about it [ULST-01, ULST-02, ULST-03, ULST-04, ULST-05, ULST-06, ACCT-19, GEN-15]', async ({
  page,
}) => {
  await arrive(page, manager, '/u-list');
  const list = new ListPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Liste des proclamateurs/u);
  await expect(list.table().getByRole('columnheader')).toHaveText([
    'NOM Prénom',
    'E-mail',
    'E-mails automatiques',
    'Règles de confidentialité',
    'Rôle',
    'Actions',
  ]);
  const row = (login: string) => list.rows().filter({ hasText: login });
  await expect(row('DEMO Proclamateur')).toContainText('Accepte');
  await expect(row('DEMO Ancien')).toContainText('Refuse');
  await expect(row('DEMO Ancien')).toContainText('Accepté');
  await expect(row('DEMO Nouveau')).toContainText("N'a pas encore accepté");
  await expect(row('DEMO Proclamatrice')).toContainText('Demande la suppression de son compte !');
  await expect(row('DEMO Proclamatrice')).toHaveClass(/row-forget/u);
  await expect(row('DEMO Ancien').locator('svg').first()).not.toHaveCSS('color', 'rgb(30, 42, 47)');
  await expect(row('DEMO Responsable').getByRole('link')).toHaveText(['DEMO Responsable']);
  await list.search('proclamatr');
  await expect(list.rows()).toHaveCount(1);
  await page.getByRole('link', { name: 'Supprimer DEMO Proclamatrice' }).click();
  await expect(page).toHaveURL(/\/u-remove\?user=\d+$/u);
  await expect(page.getByRole('combobox')).toHaveValue('DEMO Proclamatrice');
  const failing = failingWith('manageableUsers', 'BACKEND_UNREACHABLE');
  await answerInstead(page, 'ManageableUsers', () => failing);
  await page.goto('/u-edit');
  await expect(page.getByText('Problème de connexion au serveur.')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('what is wrong in the form of a new person is said at its field, and nothing is sent [UADD-02, UADD-03, UADD-04, UADD-05, UADD-07, UADD-08]', async ({
  page,
}) => {
  const calls = countCalls(page, 'AddUser');
  await arrive(page, manager, '/u-add');
  const login = page.getByLabel('NOM Prénom');
  const password = page.getByLabel('Mot de passe', { exact: true });
  const email = page.getByLabel('E-mail');
  const create = page.getByRole('button', { name: 'Créer' });
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Masquer la saisie' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByLabel('Rôle').locator('option:checked')).toHaveText('Proclamateur');
  await expect(page.getByLabel('Rôle').locator('option')).toHaveText([
    'Gestionnaire',
    'Ancien',
    'Proclamateur',
  ]);
  for (const [field, value, sentence] of [
    [login, 'ABCDE', 'Ce champs doit contenir au moins 6 caractères'],
    [login, "O'NEIL Jean", 'NOM Prénom invalide'],
    [login, 'a'.repeat(51), 'Ce champs doit contenir 50 caractères maximum'],
    [password, 'ABCDEF1', 'Mot de passe invalide'],
    [email, 'x@', 'E-mail invalide'],
  ] as const) {
    await login.fill('DUPONT Jean-Marc 2.');
    await expect(create).toBeEnabled();
    await field.fill(value);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(field).toHaveValue(value);
    await expect(create).toBeDisabled();
    await field.fill(field === login ? 'DUPONT Jean-Marc 2.' : '');
  }
  await login.fill('demo ancien');
  await create.click();
  await expect(page.getByText('Ce nom est déjà utilisé.')).toBeVisible();
  await expect(login).toHaveValue('demo ancien');
  expect(calls()).toBe(1);
  await page.getByRole('link', { name: 'Disponibles' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Quitter cet écran sans enregistrer' }),
  ).toBeVisible();
});
