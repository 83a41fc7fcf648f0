import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { extractOf } from '../engines/ground/extract-files.ts';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, signInAt, test } from '../support/own-product.ts';
import { CreationPage } from '../support/pages/creation.page.ts';
import { MapEditorPage } from '../support/pages/map-editor.page.ts';
import { MapPage } from '../support/pages/map.page.ts';
import { TerritoryPage } from '../support/pages/territory.page.ts';
import type { Product } from '../support/product.ts';
import { readPdf } from '../support/read-pdf.ts';
import { aGround, sha256Of } from './a-ground.ts';
import { aCongregationInVaduz, bringVaduz, siteAdministrator } from './vaduz.ts';

// A ground is sent, made in a process of its own and drawn.
test.setTimeout(180_000);
test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

/** Whom the browser asks, our own site apart. */
function strangersAskedBy(page: Page, own: Product): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(own.url).origin) asked.push(origin);
  });
  return asked;
}

async function mapPathOf(own: Product): Promise<string> {
  const { token = '' } = await signInAt(own, 'DEMO Gestionnaire');
  const answer = await fetch(`${own.backendUrl}/territory/exited/list`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` },
  });
  const { territories } = (await answer.json()) as {
    readonly territories: readonly { readonly map_link: string | null }[];
  };
  const link = territories.find(({ map_link }) => map_link !== null)?.map_link;
  return new URL(link ?? 'http://no.map').pathname;
}

test('the administrator of the site brings a ground and gives it to a congregation, whose maps are drawn on it [OWN-67, OWN-68, OWN-69, OWN-70, OWN-71]', async ({
  page,
  own,
}) => {
  const strangers = strangersAskedBy(page, own);
  // Larger than a piece, so that it goes in two.
  const bytes = aGround({ name: 'Monaco', at: [7.405, 43.72], padding: 4_500_000 });
  const address = `/grounds/${sha256Of(bytes)}.pmtiles`;
  await arriveAt(page, own, 'DEMO Administrateur', '/c-admin');
  const section = page.getByRole('region', { name: 'Fonds de carte' });
  await expect(section.getByText(/^Aucun fond de carte/u)).toBeVisible();
  await section.getByRole('button', { name: 'Apporter un fond de carte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apporter un fond de carte' });
  const send = dialog.getByRole('button', { name: 'Apporter', exact: true });
  await expect(send).toBeDisabled();
  const choose = (name: string, buffer: Buffer) =>
    dialog
      .getByLabel('Fichier', { exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await choose('carte.zip', bytes);
  await expect(dialog.getByText('Choisis un fichier .osm.pbf ou .pmtiles')).toBeVisible();
  await choose('notes.pmtiles', Buffer.from('rien de cela'));
  await send.click();
  await expect(
    dialog.getByText('Ce fichier n’est ni un extrait OpenStreetMap ni un fond de carte'),
  ).toBeVisible();
  await choose('cote-d-azur.pmtiles', bytes);
  await expect(dialog.getByLabel('Nom du fond')).toHaveValue('Cote d azur');
  await dialog.getByLabel('Nom du fond').fill('Côte d’Azur');
  await expectAccessible(page);
  await send.click();
  await expect(dialog).toBeHidden();
  const card = section.getByRole('listitem').filter({ hasText: 'Côte d’Azur' });
  await expect(card.getByText('2 rues, 1 numéro')).toBeVisible({ timeout: 60_000 });
  await expect(card.getByText('Aucune', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const drawn = page.waitForResponse((response) => response.url().endsWith(address));
  await card.getByRole('button', { name: 'Voir Côte d’Azur' }).click();
  expect((await drawn).status()).toBe(206);
  const preview = page.getByRole('dialog', { name: 'Côte d’Azur' });
  const ground = new MapPage(page, preview);
  await ground.seeMap('Fond de carte Côte d’Azur');
  const zoom = await ground.zoom();
  expect(zoom).toBeGreaterThan(5);
  const close = preview.getByRole('button', { name: 'Fermer' }).first();
  await close.click();
  await expect(preview).toBeHidden();
  await card.getByRole('button', { name: 'Voir Côte d’Azur' }).click();
  await ground.seeMap('Fond de carte Côte d’Azur');
  expect(await ground.zoom()).toBe(zoom);
  await close.click();

  await card.getByRole('button', { name: 'Modifier Côte d’Azur' }).click();
  const edit = page.getByRole('dialog', { name: 'Modifier ce fond de carte' });
  await edit.getByLabel('Monaco').check();
  await edit.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(card.getByText('Monaco', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Supprimer Côte d’Azur' }).click();
  const question = page.getByRole('dialog', { name: /^Veux-tu supprimer ce fond de carte/u });
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(
    section.getByText('Ce fond sert encore à Monaco : donne-lui d’abord un autre fond, ou aucun.'),
  ).toBeVisible();

  const tiles = page.waitForResponse((response) => response.url().endsWith(address));
  await page.goto(await mapPathOf(own));
  expect((await tiles).status()).toBe(206);
  await expect(page.getByRole('link', { name: 'Côte d’Azur, © OpenStreetMap' })).toBeVisible();

  await arriveAt(page, own, 'DEMO Responsable', '/c-setting');
  await page.getByRole('button', { name: 'Cartes' }).click();
  await expect(
    page.getByText(
      /^L’assemblée dessine sur le fond «\sCôte d’Azur\s», avec les données du 01\/02\/2026/u,
    ),
  ).toBeVisible();
  expect(strangers).toEqual([]);
});

test('an upload that breaks goes on where it stopped, on a phone too [OWN-68]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  const bytes = aGround({ name: 'Loin', at: [9.5, 47.1], padding: 9_000_000 });
  await arriveAt(page, own, 'DEMO Administrateur', '/c-admin');
  const section = page.getByRole('region', { name: 'Fonds de carte' });
  let pieces = 0;
  let broken = true;
  await page.route('**/graphql', async (route) => {
    const multipart = route.request().headers()['content-type']?.startsWith('multipart/form-data');
    if (!multipart) return route.fallback();
    if (broken && pieces === 1) return route.abort();
    pieces += 1;
    return route.fallback();
  });
  const bring = async () => {
    await section.getByRole('button', { name: 'Apporter un fond de carte' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apporter un fond de carte' });
    await dialog
      .getByLabel('Fichier', { exact: true })
      .setInputFiles({ name: 'loin.pmtiles', mimeType: 'application/octet-stream', buffer: bytes });
    await dialog.getByRole('button', { name: 'Apporter', exact: true }).click();
    return dialog;
  };
  const dialog = await bring();
  await expect(dialog.getByText(/^La connexion est perdue/u)).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Mettre en pause' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continuer plus tard' }).click();
  const card = section.getByRole('listitem').filter({ hasText: 'Loin' });
  await expect(card.getByText(/^Envoi interrompu, 46\s% reçus\./u)).toBeVisible();
  await expect(dialog).toBeHidden();
  broken = false;
  await bring();
  await expect(card.getByText('2 rues, 1 numéro')).toBeVisible({ timeout: 60_000 });
  // None of the three came twice.
  expect(pieces).toBe(3);

  await card.getByRole('button', { name: 'Supprimer Loin' }).click();
  await page
    .getByRole('dialog', { name: /^Veux-tu supprimer ce fond de carte/u })
    .getByRole('button', { name: 'Oui' })
    .click();
  await expect(card).toBeHidden();
});

const extract = extractOf('liechtenstein');

test('a congregation without anything gets its ground, its first territory, a card and a public map, and nobody else is asked [OWN-67, OWN-71, OWN-72, OWN-118, OWN-119, OWN-120, OWN-121]', async ({
  page,
  own,
}) => {
  const strangers = strangersAskedBy(page, own);
  const limits =
    'Limites : au nord, Städtle ; à l’est, Städtle ; au sud, Postgass ; à l’ouest, Äulestrasse.';
  const vaduz = await aCongregationInVaduz(own);
  await arriveAt(page, own, siteAdministrator, '/c-admin', vaduz);
  await bringVaduz(page, extract);

  await page.goto('/t-add');
  const creation = new CreationPage(page);
  await creation.number().fill('1');
  await creation.name().fill('Rathaus');
  await creation.create().click();
  await creation.finish().click();
  await expect(page).toHaveURL(/\/t-view\/\d+$/u);

  const editor = new MapEditorPage(page);
  await editor.openEditor();
  await expect(editor.region()).toHaveAttribute('data-lat', /^47\.14/u);
  await expect(editor.region()).toHaveAttribute('data-lng', /^9\.52/u);
  const search = page.getByRole('combobox', { name: 'Rue, lieu ou adresse' });
  await search.fill('rathausg');
  const options = page.getByRole('listbox', { name: 'Lieux trouvés' }).getByRole('option');
  await expect(options.first()).toHaveText(/^RathausgasseVaduz · dans aucun territoire$/u);
  await search.press('Enter');
  await expect(editor.region()).toHaveAttribute('data-zoom', /^17/u);
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await editor.tool('Choisir un pâté de maisons').click();
  const pick = async (longitude: number, latitude: number) => {
    const { x, y } = await editor.pixelOf({ longitude, latitude });
    await page.mouse.click(x, y);
  };
  const pink = [0xc2, 0x18, 0x6b] as const;
  await expect(async () => {
    await pick(9.5216, 47.141);
    await expect(editor.shapes()).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  const outlined = await editor.pixelsLike(pink);
  await pick(9.5222, 47.14);
  await expect.poll(() => editor.pixelsLike(pink)).toBeGreaterThan(outlined * 1.5);
  await editor.tool('Enregistrer la carte').click();
  await expect(editor.told('Carte enregistrée.')).toBeVisible();
  await editor.tool('Quitter sans enregistrer').click();

  const territory = new TerritoryPage(page);
  await expect(page.getByText('15 numéros de rue dans les limites')).toBeVisible();
  await expect(territory.gate()).toHaveValue('');
  await page.getByRole('button', { name: 'Reprendre ce nombre' }).click();
  await expect(territory.gate()).toHaveValue('15');
  await territory.save().click();
  await expect(territory.pencil()).toBeVisible();

  await page.getByRole('button', { name: 'Imprimer la carte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imprimer la carte' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Générer le PDF' }).click(),
  ]);
  const { pages } = readPdf(await readFile(await download.path()));
  expect(pages[0]?.map((words) => words.replaceAll(/\s/gu, ' '))).toEqual(
    expect.arrayContaining([
      'T1',
      'Rathaus',
      'Äulestrasse',
      'Postgass',
      'Champagner-Platz',
      limits,
      'Échelle 1:4 000',
      '© les contributeurs d’OpenStreetMap (ODbL), openstreetmap.org/copyright',
    ]),
  );

  const link = await territory.mapLink().getAttribute('href');
  await page.setViewportSize(phone);
  const tiles = page.waitForResponse(/\/grounds\/[\da-f]{64}\.pmtiles$/u);
  await page.goto(new URL(link ?? '', own.url).pathname);
  const map = new MapPage(page);
  await map.seePicture();
  expect((await tiles).status()).toBe(206);
  await expect(map.attribution()).toHaveText('Ville de Vaduz, © OpenStreetMap');
  await expect(page.getByText(limits)).toBeAttached();
  await expect.poll(() => map.pixelsLike([0x33, 0x88, 0xff])).toBeGreaterThan(300);
  await expectAccessible(page);
  expect(strangers).toEqual([]);
});
