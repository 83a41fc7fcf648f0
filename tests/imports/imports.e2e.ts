import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';
import { ImportPage, kml } from '../support/pages/import.page.ts';
import { signal } from '../support/signal.ts';

test.use({ viewport: desk });

test('an administrator brings a list of territories, leaves out what is bad, reloads on the way, and takes it back [OWN-09, OWN-159]', async ({
  page,
  own,
}) => {
  const screen = new ImportPage(page);
  await arriveAt(page, own, 'DEMO Responsable', '/c-setting');
  await page.getByRole('link', { name: 'Importer un fichier' }).click();
  await expect(page.getByRole('heading', { name: 'Importer', exact: true })).toBeVisible();
  await expect(page.getByText('Aucun import pour le moment.')).toBeVisible();
  await expectAccessible(page);

  const model = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Territoires', exact: true }).click();
  const saved = await model;
  expect(saved.suggestedFilename()).toBe('territoires.csv');
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFNuméro;Nom;/u);

  await screen.choose('photo.png', 'x');
  await expect(
    page.getByText('Choisis un fichier CSV, XLSX, GeoJSON, KML ou KMZ.', { exact: true }),
  ).toBeVisible();
  await screen.choose('liste.csv', 'Num;Nom;Portes\n901;Rue des Essais;12\n902;"Faux <nom>";3\n');
  await expect(page.getByRole('heading', { name: /Colonnes de/u })).toBeFocused();
  await expect(page.getByLabel('« Num » correspond à')).toHaveValue('number');
  await expect(page.getByLabel('« Portes » correspond à')).toHaveValue('gate');
  await expectAccessible(page);
  await page.getByLabel('« Num » correspond à').selectOption('Non importée');
  await expect(page.getByText(/Il manque une colonne/u)).toBeVisible();
  await expect(screen.check()).toBeDisabled();
  await page.getByLabel('« Num » correspond à').selectOption('Numéro du territoire');
  await screen.check().click();

  await expect(page.getByRole('heading', { name: /Rapport d’essai/u })).toBeFocused();
  await expect(screen.line('902')).toContainText('Refusé');
  await expect(screen.line('902')).toContainText('Nom : Caractère invalide');
  await expect(screen.run()).toBeDisabled();
  const skipping = page.getByLabel('Ne pas importer la ligne à compléter, douteuse ou refusée');
  await skipping.check();
  await expectAccessible(page);

  await expect.poll(() => screen.kept(own.backendUrl)).toEqual({ skipping: true, judged: true });
  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();
  await expect(page.getByText('L’import de « liste.csv » n’est pas terminé.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Le reprendre' }).click();
  await expect(screen.line('902')).toContainText('Refusé');
  await expect(skipping).toBeChecked();
  await screen.run().click();
  const question = screen.question('Veux-tu importer ces lignes\u202F?');
  await question.getByRole('button', { name: 'Non' }).click();
  await screen.run().click();
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText(/L’import est fait/u)).toBeVisible();
  await expect(screen.line('liste.csv')).toContainText('DEMO Responsable');
  await expectAccessible(page);
  await expect.poll(() => screen.kept(own.backendUrl)).toBe(null);

  await page.getByRole('button', { name: 'Annuler cet import', exact: true }).click();
  await screen
    .question('Veux-tu annuler cet import\u202F?')
    .getByRole('button', { name: 'Oui' })
    .click();
  await expect(page.getByText('L’import est annulé : tout est comme avant.')).toBeVisible();
  await expect(screen.line('liste.csv')).toContainText('Annulé');
});

test('on a phone, a map of My Maps asks before it takes the place of another [OWN-09, IMP-03]', async ({
  page,
  own,
}) => {
  const screen = new ImportPage(page);
  await page.setViewportSize(phone);
  await arriveAt(page, own, 'DEMO Administrateur', '/c-import');
  await screen.choose('carte.kml', kml(1, ''));
  await screen.check().click();
  await expect(page.getByText('À modifier : carte (remplacée)')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Oui, modifier T1', { exact: true }).check();
  await screen.run().click();
  const question = screen.question('Voulez-vous écraser la carte existante ?');
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText(/L’import est fait/u)).toBeVisible();
  await page.getByRole('button', { name: 'Importer un autre fichier' }).click();
  await screen.choose('carte.kml', kml(1, ''));
  await screen.check().click();
  await expect(
    page.getByText('Ce fichier n’apporte rien de nouveau : tout y est déjà.'),
  ).toBeVisible();
});

test('a manager finds no way to it, and is told why [OWN-09]', async ({ page, own }) => {
  await arriveAt(page, own, 'DEMO Gestionnaire', '/c-setting');
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Importer un fichier' })).toHaveCount(0);
  await arriveAt(page, own, 'DEMO Gestionnaire', '/c-import');
  await expect(
    page.getByText(
      'Tu n’as pas les droits nécessaires pour cette action. Demande à un administrateur.',
    ),
  ).toBeVisible();
});

test('an import whose answer never comes because its page is closed is found again: in the list, and as nothing to do [OWN-09, OWN-159]', async ({
  page,
  own,
}) => {
  const screen = new ImportPage(page);
  const list = Array.from({ length: 300 }, (_, at) => `${1000 + at};Rue des Essais ${at}`);
  await arriveAt(page, own, 'DEMO Responsable', '/c-import');
  await screen.choose('rues.csv', ['Numéro;Nom', ...list].join('\n'));
  await screen.check().click();

  const written = signal();
  await page.route('**/graphql', async (route) => {
    const isRun = (route.request().postData() ?? '').includes('RunImport');
    if (!isRun) return route.continue();
    await route.fetch();
    written.resolve();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Importer 300 lignes' }).click();
  page.on('dialog', (leaving) => leaving.accept());
  await screen
    .question('Veux-tu importer ces lignes\u202F?')
    .getByRole('button', { name: 'Oui' })
    .click();
  await expect(page.getByText('Import en cours (300 lignes)…')).toBeVisible();
  await written.promise;
  await page.unroute('**/graphql');
  await page.goto(`${own.url}/t-dashboard`);
  await page.goto(`${own.url}/c-import`);

  await expect(screen.line('rues.csv')).toContainText('300');
  await page.getByRole('button', { name: 'Le reprendre' }).click();
  await expect(page.getByText('Ce fichier n’apporte rien de nouveau')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importer', exact: true })).toBeDisabled();
});
