import { expect, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, signInAt, test } from '../support/own-product.ts';
import { ListPage } from '../support/pages/list.page.ts';
import type { Product } from '../support/product.ts';
import { linksTo } from './links-of-product.ts';

const person = 'DEMO Proclamatrice';
const manager = 'DEMO Gestionnaire';

/** How many wait for an answer, those of the journey before too. */
async function requestsAt(product: Product): Promise<number> {
  const { token = '' } = await signInAt(product, manager);
  const answer = await fetch(`${product.backendUrl}/onetap/requests`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { requests: readonly unknown[] }).requests.length;
}

const button = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Rentrer|Annoncer la rentrée|Demander un mois de plus)$/u });

test('on a phone: what a link will do, one tap, and it has been used [GEN-13]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  const [first] = await linksTo(own, person);
  if (!first) throw new Error(`${person} holds something in the demo data.`);
  const asked = await page.goto(first.month);
  expect(asked?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un mois de plus');
  await expect(page.getByText(first.numberName)).toBeVisible();
  await expect(page.getByText(person)).toHaveCount(0);
  expect((await button(page).boundingBox())?.height).toBeGreaterThanOrEqual(60);
  await expectAccessible(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Ta demande est transmise');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Ce lien a déjà servi');
  await expect(button(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${own.url}/lien/1-AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est pas valable');

  const file = await page.request.get(first.calendar);
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toContain('BEGIN:VEVENT\r\n');
});

test('a manager sees what was asked where it is out, and grants and refuses it [OWN-252]', async ({
  page,
  own,
  browser,
}) => {
  await page.setViewportSize(desk);
  const [, month, returned] = await linksTo(own, person);
  if (!month || !returned) throw new Error(`${person} holds three in the demo data.`);
  await arriveAt(page, own, manager, '/t-exited');
  const list = new ListPage(page);
  await list.seeCount('territoires');

  const elsewhere = await browser.newPage();
  for (const address of [month.month, returned.returned]) {
    await elsewhere.goto(address);
    await button(elsewhere).click();
    await expect(elsewhere.getByRole('alert')).toBeVisible();
  }
  await elsewhere.close();

  const waiting = await requestsAt(own);
  expect(waiting).toBeGreaterThanOrEqual(2);
  const badge = page.getByRole('link', { name: `${waiting} demandes en attente` });
  await expect(badge).toHaveText(String(waiting));
  await page.getByRole('link', { name: /demandes attendent une réponse$/u }).click();
  await list.seeCount(' sur ');
  const row = (name: string) => list.rows().filter({ hasText: name });
  await expect(row(month.numberName)).toContainText('Demande\u202F: un mois de plus');
  await expect(row(returned.numberName)).toContainText('Rentrée à confirmer');
  await expectAccessible(page);

  await row(month.numberName)
    .getByRole('button', { name: /^Accorder un mois/u })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Voulez-vous ajouter un sursis ?' });
  await expect(dialog).toContainText(`${month.numberName} – ${person}`);
  await dialog.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('Demande accordée\u202F: un mois de plus')).toBeVisible();
  await expect(row(month.numberName)).toHaveCount(0);

  await row(returned.numberName)
    .getByRole('button', { name: /^Ne pas confirmer/u })
    .click();
  await page
    .getByRole('dialog', { name: 'Veux-tu refuser cette demande\u202F?' })
    .getByRole('button', { name: 'Oui' })
    .click();
  await expect(page.getByText('Demande refusée.')).toBeVisible();
  await list.search('');
  await expect(row(returned.numberName)).toHaveCount(1);
  await expect(row(returned.numberName)).not.toContainText('Rentrée à confirmer');
});
