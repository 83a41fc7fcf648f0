import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';

test.use({ viewport: desk });

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Fichier', { exact: true })
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const attempt = (page: Page) =>
  page.getByRole('button', { name: 'Vérifier sans rien enregistrer' }).click();
/** What the device keeps of an import under way. */
const keptImport = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('map-drafts');
    const ended = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener('success', resolve));
    await ended(opening);
    const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
    await ended(reading);
    opening.result.close();
    const [kept] = reading.result as { drawn: { skipping: boolean; judged: boolean } }[];
    return kept ? { skipping: kept.drawn.skipping, judged: kept.drawn.judged } : null;
  });
const line = (page: Page, words: string | RegExp) =>
  page.getByRole('row').filter({ hasText: words });

test('an administrator brings a list of territories, leaves out what is bad, reloads on the way, and takes it back [OWN-09, OWN-159]', async ({
  page,
  own,
}) => {
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

  await choose(page, 'photo.png', 'x');
  await expect(
    page.getByText('Choisis un fichier CSV, XLSX, GeoJSON, KML ou KMZ.', { exact: true }),
  ).toBeVisible();
  await choose(page, 'liste.csv', 'Num;Nom;Portes\n901;Rue des Essais;12\n902;"Faux <nom>";3\n');
  await expect(page.getByRole('heading', { name: /Colonnes de/u })).toBeFocused();
  await expect(page.getByLabel('« Num » correspond à')).toHaveValue('number');
  await expect(page.getByLabel('« Portes » correspond à')).toHaveValue('gate');
  await expectAccessible(page);
  await page.getByLabel('« Num » correspond à').selectOption('Non importée');
  await expect(page.getByText(/Il manque une colonne/u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vérifier sans rien enregistrer' })).toBeDisabled();
  await page.getByLabel('« Num » correspond à').selectOption('Numéro du territoire');
  await attempt(page);

  await expect(page.getByRole('heading', { name: /Rapport d’essai/u })).toBeFocused();
  await expect(line(page, '902')).toContainText('Refusé');
  await expect(line(page, '902')).toContainText('Nom : Caractère invalide');
  const run = page.getByRole('button', { name: 'Importer 1 ligne' });
  await expect(run).toBeDisabled();
  const skipping = page.getByLabel('Ne pas importer la ligne qui n’est pas valide');
  await skipping.check();
  await expectAccessible(page);

  await expect.poll(() => keptImport(page)).toEqual({ skipping: true, judged: true });
  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();
  await expect(page.getByText('L’import de « liste.csv » n’est pas terminé.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Le reprendre' }).click();
  await expect(line(page, '902')).toContainText('Refusé');
  await expect(skipping).toBeChecked();
  await run.click();
  const question = page.getByRole('dialog', { name: 'Veux-tu importer ces lignes\u202F?' });
  await question.getByRole('button', { name: 'Non' }).click();
  await run.click();
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText(/L’import est fait/u)).toBeVisible();
  await expect(line(page, 'liste.csv')).toContainText('DEMO Responsable');
  await expectAccessible(page);
  await expect.poll(() => keptImport(page)).toBe(null);

  await page.getByRole('button', { name: 'Annuler cet import', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Veux-tu annuler cet import\u202F?' })
    .getByRole('button', { name: 'Oui' })
    .click();
  await expect(page.getByText('L’import est annulé : tout est comme avant.')).toBeVisible();
  await expect(line(page, 'liste.csv')).toContainText('Annulé');
});

const kml = (number: number, name: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>${number}</name><description>${name}</description><Polygon><outerBoundaryIs><LinearRing><coordinates>7.42,43.73 7.43,43.73 7.43,43.74 7.42,43.73</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>`;

test('on a phone, a map of My Maps asks before it takes the place of another [OWN-09, IMP-03]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  await arriveAt(page, own, 'DEMO Administrateur', '/c-import');
  await choose(page, 'carte.kml', kml(1, ''));
  await attempt(page);
  await expect(page.getByText('À modifier : carte (remplacée)')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importer 1 ligne' }).click();
  const question = page.getByRole('dialog', { name: 'Voulez-vous écraser la carte existante ?' });
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText(/L’import est fait/u)).toBeVisible();
  await page.getByRole('button', { name: 'Importer un autre fichier' }).click();
  await choose(page, 'carte.kml', kml(1, ''));
  await attempt(page);
  await expect(page.getByText('Il n’y a rien à importer.')).toBeVisible();
});

test('a manager finds no way to it, and is told why [OWN-09]', async ({ page, own }) => {
  await arriveAt(page, own, 'DEMO Gestionnaire', '/c-setting');
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Importer un fichier' })).toHaveCount(0);
  await arriveAt(page, own, 'DEMO Gestionnaire', '/c-import');
  await expect(
    page.getByText(
      'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
    ),
  ).toBeVisible();
});
