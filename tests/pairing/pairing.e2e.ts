import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';
import { objectsOf } from '../support/read-pdf.ts';

const manager = 'DEMO Gestionnaire';
const person = 'DEMO Proclamatrice';
const dead =
  'Cette carte ne sert plus, ou son adresse est mal écrite. Demande-en une autre à ton responsable des territoires.';

const open = (page: Page) =>
  page.getByRole('button', { name: 'Ouvrir mon compte sur cet appareil' });

/** Prints a card on the page of a person; the address in its code, which is also a link. */
async function print(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Carte de connexion' }).click();
  const dialog = page.getByRole('dialog', { name: /^Imprimer une carte de connexion/u });
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Oui' }).click();
  const pdf = await readFile(await (await file).path());
  return /\/URI \(([^)]+)\)/u.exec(objectsOf(pdf).file)?.[1] ?? '';
}

async function toPerson(page: Page) {
  await page.getByRole('main').getByRole('link', { name: person, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person);
}

test('a manager prints a card, a phone opens the account with it once, and its person finds it in the list [OWN-370, OWN-371, OWN-372, OWN-374]', async ({
  page,
  own,
  browser,
}) => {
  await page.setViewportSize(desk);
  await arriveAt(page, own, manager, '/u-list');
  await toPerson(page);
  await expect(page.getByRole('button', { name: 'Annuler la carte' })).toHaveCount(0);
  const replaced = await print(page);
  await expect(
    page.getByText(/^Une carte peut ouvrir ce compte une fois, jusqu’au /u),
  ).toBeVisible();
  await expectAccessible(page);
  const address = await print(page);
  expect([address.startsWith(`${own.url}/carte#1-`), address === replaced]).toEqual([true, false]);

  const device = await browser.newContext({ viewport: phone });
  const other = await device.newPage();
  const requests: string[] = [];
  other.on('request', (request) =>
    requests.push(`${request.url()} ${request.headers()['referer']}`),
  );
  await other.goto(address);
  await expect(open(other)).toBeVisible();
  await expect(other.getByText(person)).toHaveCount(0);
  await expectAccessible(other);
  expect((await open(other).boundingBox())?.height).toBeGreaterThanOrEqual(60);
  expect(requests.filter((line) => line.includes('graphql'))).toEqual([]);
  await open(other).click();
  await expect(other).toHaveURL(/\/t-my-exited$/u);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'Territoires qui te sont attribués',
  );
  await expect(other.getByText(/^Ton compte est ouvert ici jusqu’au /u)).toBeVisible();
  const token = address.split('#').at(1) ?? 'none';
  expect(requests.filter((line) => line.includes(token))).toEqual([]);
  await other.goto('/u-my-account');
  const here = other.getByRole('region', { name: 'Mes connexions' }).getByRole('listitem').first();
  await expect(here).toContainText('Cet appareil');
  await expectAccessible(other);
  await device.close();

  const elsewhere = await browser.newContext({ viewport: phone });
  const late = await elsewhere.newPage();
  for (const one of [address, replaced, `${own.url}/carte#1-aaaa`]) {
    await late.goto('about:blank');
    await late.goto(one);
    await open(late).click();
    await expect(late.getByRole('alert')).toContainText(dead);
    await expect(open(late)).toHaveCount(0);
  }
  await expectAccessible(late);
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Carte de connexion' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler la carte' })).toHaveCount(0);
});

test('a card that was cancelled opens nothing; who is signed in in that tab is asked first [OWN-371, OWN-372]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desk);
  await arriveAt(page, own, manager, '/u-list');
  await toPerson(page);
  const cancelled = await print(page);
  await page.getByRole('button', { name: 'Annuler la carte' }).click();
  const question = page.getByRole('dialog', { name: /^Annuler la carte de DEMO Proclamatrice/u });
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('La carte est annulée\u202F: elle n’ouvre plus rien.')).toBeVisible();
  const address = await print(page);

  await page.goto(cancelled);
  await open(page).click();
  const leave = page.getByRole('dialog', { name: /^Quelqu’un est déjà connecté ici/u });
  await expectAccessible(page);
  await leave.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByRole('alert')).toContainText(dead);
  await page.goto('/t-my-exited');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Territoires qui te sont attribués',
  );

  await page.goto(address);
  await open(page).click();
  await leave.getByRole('button', { name: 'Oui' }).click();
  await expect(page).toHaveURL(/\/t-my-exited$/u);
  await expect(page.getByText(/^Ton compte est ouvert ici jusqu’au /u)).toBeVisible();
  await page.goto('/u-my-account');
  await expect(page.getByText(person).first()).toBeVisible();
});
