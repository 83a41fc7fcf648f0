import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { desk, expectAccessible } from '../support/accessibility.ts';
import {
  aTerritoryWithoutMap,
  MapEditorPage,
  mapOf,
  removeTerritory,
  setMap,
} from '../support/pages/map-editor.page.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import { answerInstead, failingWith } from '../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';

let territoryId = '';
test.beforeAll(async () => {
  territoryId = await aTerritoryWithoutMap(9871);
});
test.afterAll(async () => {
  await removeTerritory(territoryId);
});
test.describe.configure({ timeout: 120_000 });

const monaco = { latitude: 43.7384, longitude: 7.4246 };
const where = { geolocation: monaco, permissions: ['geolocation'] };

/** Run in the page. */
const draftsKept = async () => {
  // To open a store that nothing has made yet would make it.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'brouillons')) return 0;
  return new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('brouillons');
    opening.addEventListener('error', () => reject(new Error('No store of drafts.')));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });
};

test.describe('at a desk', () => {
  test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' }, ...where });

  test('a polygon is drawn by mouse, labelled and saved; the editor stays open [MAP-01, MAP-02, MAP-03, MAP-11, MAP-13, MAP-14, MAP-16, MAP-37, MAP-38, MAP-40, MAP-47, MAP-10]', async ({
    page,
  }) => {
    const editor = new MapEditorPage(page);
    await setMap(territoryId, false);
    await editor.openTerritory(territoryId);
    for (const name of [
      'Comment imprimer ?',
      'Informations OpenStreetMap',
      'Supprimer la carte',
      'Importer un GeoJSON',
      'Exporter en GeoJSON',
      'Enregistrer la carte',
      'Quitter sans enregistrer',
      'Indiquer une information',
      'Indiquer un parking',
      'Indiquer un présentoir mobile',
      'Indiquer la salle du royaume',
    ])
      await expect(editor.tool(name)).toBeVisible();
    const latitude = async () => Number(await editor.region().getAttribute('data-lat'));
    await expect.poll(latitude).toBeCloseTo(monaco.latitude, 5);
    expect((await editor.scale().boundingBox())?.width).toBeLessThanOrEqual(150);
    await expectAccessible(page);

    await editor.tool('Dessiner un polygone').click();
    const lasted = editor.warningLasts();
    await editor.click([-200, -100], [0, -100], [0, 0], [-100, -200]);
    const { text, milliseconds } = await lasted;
    expect(text).toBe('Forme impossible !Error: shape edges cannot cross!');
    expect(milliseconds).toBeGreaterThan(2400);
    expect(milliseconds).toBeLessThan(3500);
    await editor.click([-200, 0], [-200, -100]);
    await expect(editor.label()).toBeFocused();
    await editor.write('Rade');
    await expect(editor.shapes()).toHaveText(['Zone Rade']);

    await editor.tool('Enregistrer la carte').click();
    await expect(editor.told('Carte enregistrée.')).toBeVisible();
    await expect(editor.region()).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('map_last_coordinates'))).toMatch(
      /^\d+(\.\d+)?\|-?\d+(\.\d+)?\|-?\d+(\.\d+)?$/u,
    );
    expect((await mapOf(territoryId)).geojson_feature?.features).toEqual([
      expect.objectContaining({ properties: { type: 'polygon', desc: 'Rade' } }),
    ]);
  });

  test('a vertex is dragged and a shape deleted; what is not saved is lost [MAP-05, MAP-06, MAP-08, MAP-18, B-96]', async ({
    page,
  }) => {
    const editor = new MapEditorPage(page);
    await setMap(territoryId, true);
    await editor.openTerritory(territoryId);
    const before = await mapOf(territoryId);
    await expect(editor.region()).toHaveAttribute('data-zoom', String(before.zoom));
    await editor.tool('Modifier les formes').click();
    await editor.click([-100, -50]);
    const from = await editor.at(0, 0);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 });
    await page.mouse.up();
    await editor.tool('Enregistrer la carte').click();
    await expect(editor.told('Carte enregistrée.')).toBeVisible();
    expect(await mapOf(territoryId)).not.toEqual(before);

    await editor.tool('Supprimer des formes').click();
    await editor.click([-100, -50]);
    await expect(editor.shapes()).toHaveCount(0);
    await editor.tool('Exporter en GeoJSON').click();
    await expect(editor.told('Aucune donnée à exporter !')).toBeVisible();
    await page
      .getByRole('dialog')
      .filter({ has: editor.told('Aucune donnée à exporter !') })
      .last()
      .getByRole('button', { name: 'Fermer', exact: true })
      .first()
      .click();
    await editor.tool('Quitter sans enregistrer').click();
    await expect(editor.region()).toHaveCount(0);
    expect((await mapOf(territoryId)).geojson_feature?.features).toHaveLength(1);
  });

  test('everything is drawn by the keyboard, taken back and brought again [OWN-03]', async ({
    page,
  }) => {
    const editor = new MapEditorPage(page);
    await setMap(territoryId, true);
    await editor.openTerritory(territoryId);
    await editor.tool('Dessiner un polygone').press('Enter');
    await editor.press('ArrowRight', 8);
    await editor.press(' ');
    await editor.press('ArrowRight', 6);
    await editor.press(' ');
    await editor.press('ArrowDown', 6);
    await editor.press(' ');
    await editor.press('Enter');
    await editor.write('Clavier');
    await expect(editor.shapes()).toHaveText(['Zone Rade', 'Zone Clavier']);
    await editor.press('Control+z', 2);
    await expect(editor.shapes()).toHaveText(['Zone Rade']);
    await editor.press('Control+y', 2);
    await expect(editor.shapes()).toHaveText(['Zone Rade', 'Zone Clavier']);
    await editor.tool('Modifier les formes').press('Enter');
    await editor.press('Escape');
    await expect(editor.region()).toHaveAttribute('data-mode', 'idle');
  });

  test('a drawing that was lost with its tab is offered again [OWN-03]', async ({ page }) => {
    const editor = new MapEditorPage(page);
    await setMap(territoryId, true);
    await editor.openTerritory(territoryId);
    await editor.tool('Indiquer un parking').click();
    await editor.click([150, 100]);
    await expect(editor.shapes()).toHaveText(['Zone Rade', /^Parking/u]);
    await expect.poll(() => page.evaluate(draftsKept)).toBe(1);
    await page.reload();
    await editor.openEditor();
    await expect(editor.told('Un dessin non enregistré a été retrouvé.')).toBeVisible();
    await expect(editor.shapes()).toHaveText(['Zone Rade']);
    await editor.tool('Le reprendre').click();
    await expect(editor.shapes()).toHaveText(['Zone Rade', /^Parking/u]);
    await expect(page.getByRole('img', { name: 'Modifications non enregistrées' })).toBeVisible();
    await editor.tool('Quitter sans enregistrer').click();
    await expect(editor.region()).toHaveCount(0);
    await expect.poll(() => page.evaluate(draftsKept)).toBe(0);
  });

  test('what was not saved ends on this device at sign-out [OWN-53]', async ({ page }) => {
    const editor = new MapEditorPage(page);
    await setMap(territoryId, true);
    await editor.openTerritory(territoryId);
    await editor.tool('Indiquer un parking').click();
    await editor.click([150, 100]);
    await expect.poll(() => page.evaluate(draftsKept)).toBe(1);
    await page.goto('/u-my-account');
    await expect.poll(() => page.evaluate(draftsKept)).toBe(1);
    await new ShellPage(page).chooseOfPerson(manager, 'Déconnexion');
    await expect(page).toHaveURL('/login');
    const stores = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(stores).not.toContain('brouillons');
  });

  test('a block between streets is picked, found on a thread of its own [OWN-02]', async ({
    page,
  }) => {
    const editor = new MapEditorPage(page);
    await setMap(territoryId, false);
    await editor.openTerritory(territoryId);
    await editor.tool('Choisir un pâté de maisons').click();
    await expect(async () => {
      await editor.click([0, 0]);
      await expect(editor.shapes()).toHaveCount(1, { timeout: 3000 });
    }).toPass();
    expect(page.workers().some((worker) => worker.url().includes('blocks.worker'))).toBe(true);
  });

  test('blocks that cannot be looked for are not said to be missing [OWN-02]', async ({ page }) => {
    const editor = new MapEditorPage(page);
    await page.route(/blocks\.worker/u, (route) => route.abort());
    await setMap(territoryId, false);
    await editor.openTerritory(territoryId);
    await editor.tool('Choisir un pâté de maisons').click();
    await editor.click([0, 0]);
    const sentence =
      'Les pâtés de maisons n’ont pas pu être cherchés. Recommence, ou dessine la zone.';
    await expect(editor.told(sentence)).toBeVisible();
    await expect(
      editor.told('Aucune rue ne ferme de pâté de maisons ici. Agrandis la carte ou dessine-le.'),
    ).toHaveCount(0);
  });

  test('an exported file comes back as it was, after its question; a KML is converted [MAP-25, MAP-28, MAP-30, MAP-33, MAP-35, IMP-05]', async ({
    page,
  }, testInfo) => {
    const editor = new MapEditorPage(page);
    await setMap(territoryId, true);
    await editor.openTerritory(territoryId);
    const before = (await mapOf(territoryId)).geojson_feature;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      editor.tool('Exporter en GeoJSON').click(),
    ]);
    const file = testInfo.outputPath('carte.geojson');
    await download.saveAs(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before);

    await editor.tool('Importer un GeoJSON').click();
    const filter = page.getByRole('checkbox', { name: /autour du centre/u });
    const chooser = page.getByLabel('Fichier');
    const bring = editor.tool('Importer');
    await expect(filter).toBeDisabled();
    await chooser.setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('{}') });
    await expect(bring).toBeDisabled();
    await chooser.setInputFiles(file);
    await expect(filter).toBeEnabled();
    await bring.click();
    await editor.dialog('Voulez-vous écraser la carte existante ?').getByText('Non').click();
    await bring.click();
    await editor.dialog('Voulez-vous écraser la carte existante ?').getByText('Oui').click();
    await expect(chooser).toHaveCount(0);
    await expect(editor.shapes()).toHaveText(['Zone Rade']);
    expect((await mapOf(territoryId)).geojson_feature).toEqual(before);

    const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>12</name><Polygon><outerBoundaryIs><LinearRing><coordinates>7.42,43.73 7.43,43.73 7.43,43.74 7.42,43.73</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;
    await editor.tool('Importer un GeoJSON').click();
    await chooser.setInputFiles({ name: 'google.kml', mimeType: '', buffer: Buffer.from(kml) });
    await bring.click();
    await editor.dialog('Voulez-vous écraser la carte existante ?').getByText('Oui').click();
    await expect(editor.shapes()).toHaveText(['Zone 12']);
  });

  test('a failed save stays on the screen, in red above the dialog, until it is closed [MAP-17, MAP-23]', async ({
    page,
  }) => {
    const editor = new MapEditorPage(page);
    await setMap(territoryId, true);
    await answerInstead(page, 'SaveTerritoryMap', () => ({
      data: {
        saveTerritoryMap: {
          __typename: 'Refusal',
          message: 'La carte est vide.',
          severity: 'error',
          forceOffered: null,
        },
      },
    }));
    await editor.openTerritory(territoryId);
    await editor.tool('Enregistrer la carte').click();
    const bar = editor.told('La carte est vide.').locator('..');
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Fermer' }).click();
    await expect(bar).toHaveCount(0);
    await answerInstead(page, 'TerritoryMap', () =>
      failingWith('territoryMap', 'REFUSED', 'Carte inconnue.'),
    );
    await editor.openTerritory(territoryId).catch(() => undefined);
    await expect(page.getByRole('alert').filter({ hasText: 'Carte inconnue.' })).toBeVisible();
  });
});
