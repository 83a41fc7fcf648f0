import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { expect } from 'playwright/test';
import { inGroups } from '../../engines/ledger/head.ts';
import { verifyLedger } from '../../engines/ledger/verify.ts';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';
import { databaseOf } from '../support/product.ts';

test.use({ viewport: desk });

test('the administrator of the site sees how the server is, and tries a failed job again, and takes along what those in charge did [OWN-92, OWN-93, OWN-385, OWN-387]', async ({
  page,
  own,
}) => {
  const client = new Client({ connectionString: await databaseOf(own) });
  await client.connect();
  // A server that has just begun says that it has no backup until it has made its first one.
  const backups = async () => (await client.query('select from backups')).rowCount;
  await expect.poll(backups, { timeout: 60_000 }).toBe(1);
  await arriveAt(page, own, 'DEMO Administrateur', '/c-admin');
  await page.getByRole('link', { name: 'État du serveur' }).click();
  await expect(page.getByRole('heading', { name: 'État du serveur' })).toBeVisible();
  await expect(page.getByText('gardés, non envoyés')).toBeVisible();
  await expect(page.getByText('fournie avec le programme')).toBeVisible();
  await expectAccessible(page);

  // A job that nobody knows how to do stays failed, whatever is done about it.
  await client.query("select graphile_worker.add_job('unknown', job_key => 'unknown:1')");
  await client.query(`
    update graphile_worker._private_jobs
      set attempts = 3, last_error = 'TypeError', run_at = now() + interval '1 day'
      where key = 'unknown:1'`);
  await page.reload();
  await expect(page.getByText('1 travail a échoué', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Relancer unknown', exact: false }).click();
  const question = page.getByRole('dialog', { name: 'Relancer maintenant' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('Travail relancé.')).toBeVisible();
  await expect(page.getByText('Aucun travail n’a échoué.')).toBeVisible();
  const { rows } = await client.query(
    "select attempts, run_at <= now() as due from graphile_worker.jobs where key = 'unknown:1'",
  );
  expect(rows).toEqual([{ attempts: 0, due: true }]);
  await client.query("select graphile_worker.remove_job('unknown:1')");

  // The retry is an act of an administrator; so is taking the file along.
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Emporter le fichier d’audit' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  const verdict = verifyLedger(text);
  expect(verdict.fault).toBeNull();
  await expect(
    page.getByText(inGroups(verdict.fault === null ? verdict.head : ''), { exact: true }),
  ).toBeVisible();
  expect(text).toContain(';DEMO Administrateur;Travail en échec relancé;');
  expect(text).toContain(
    ';DEMO Administrateur;Fichier d’audit demandé\u202F: toutes les assemblées, du ',
  );
  await expectAccessible(page);
  await client.end();
});

test('nobody else does [OWN-92]', async ({ page, own }) => {
  await arriveAt(page, own, 'DEMO Responsable', '/c-server');
  await expect(
    page.getByText('Tu n’as pas les droits nécessaires pour cette action.', { exact: false }),
  ).toBeVisible();
  await page.goto('/c-admin');
  await expect(page.getByText('Aucune assemblée. (Authentification requise)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'État du serveur' })).toHaveCount(0);
});
