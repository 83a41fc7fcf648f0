import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';
import { archiveOf, tablesIn } from './archive-world.ts';

test.use({ viewport: desk });

const asked = /^Veux-tu exporter toute cette assemblée/u;

/** Yes to the question, and the file that the browser then saves. */
async function saved(page: Page) {
  const question = page.getByRole('dialog', { name: asked });
  const downloading = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Oui' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('a congregation leaves as a file, is refused while it is spoilt, and comes back as another one', async ({
  page,
  own,
}) => {
  await arriveAt(page, own, 'DEMO Administrateur', '/c-admin');
  const list = new ListPage(page);
  await expect(list.rows().filter({ hasText: 'Beausoleil' })).toBeVisible();
  const present = await list.rows().count();
  await page.getByRole('button', { name: 'Exporter Beausoleil' }).click();
  const question = page.getByRole('dialog', { name: asked });
  await expect(question.getByText('Beausoleil')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Non' }).click();
  await page.getByRole('button', { name: 'Exporter Beausoleil' }).click();
  const { name, content } = await saved(page);
  expect(name).toMatch(/^Beausoleil \d{4}-\d\d-\d\d\.zip$/u);
  await expect(page.getByText(`Archive enregistrée : ${name}`)).toBeVisible();

  await page.getByRole('button', { name: 'Importer une archive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle assemblée à partir d’une archive' });
  const send = dialog.getByRole('button', { name: 'Importer', exact: true });
  const choose = (file: string, buffer: Buffer) =>
    dialog.getByLabel('Archive').setInputFiles({ name: file, mimeType: 'application/zip', buffer });
  await expect(send).toBeDisabled();
  await choose('notes.txt', content);
  await expect(dialog.getByText('Choisis un fichier .zip')).toBeVisible();
  const tables = tablesIn(content);
  Object.assign(tables.get('users')?.[1] ?? {}, { role_id: 1 });
  await choose('spoilt.zip', Buffer.from(archiveOf(tables)));
  await dialog.getByLabel("Nom de l'assemblée").fill('La Turbie');
  await send.click();
  await expect(
    dialog.getByText(
      'users.ndjson, ligne 2 : une archive ne donne pas le rôle d’administrateur du site.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByLabel("Nom de l'assemblée")).toHaveValue('La Turbie');
  await choose(name, content);
  await send.click();
  await expect(page.getByText('Assemblée « La Turbie » importée : 2 proclamateurs')).toBeVisible();
  await expect(list.rows()).toHaveCount(present + 1);
  await expect(list.rows().filter({ hasText: 'La Turbie' })).toBeVisible();

  const signIn = new SignInPage(page);
  await signIn.signIn({ login: 'DEMO Administrateur', congregation: 'La Turbie' });
  await expect(page.getByText('Assemblée de La Turbie')).toBeVisible();
});

test('who administers a congregation exports it from its settings, a manager does not', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  await arriveAt(page, own, 'DEMO Responsable', '/c-setting');
  await page.getByRole('button', { name: 'Exporter l’assemblée' }).click();
  const { name, content } = await saved(page);
  expect(name).toMatch(/^Monaco /u);
  expect(tablesIn(content).get('users')).toHaveLength(7);
  await expectAccessible(page);
  await arriveAt(page, own, 'DEMO Gestionnaire', '/c-setting');
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exporter l’assemblée' })).toHaveCount(0);
});
