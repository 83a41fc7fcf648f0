import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { answerTo, arrive } from '../support/pages/visitor.ts';

const publisher = 'DEMO Proclamateur';
const title = 'Territoires qui te sont attribués';

interface Answered {
  myExitedTerritories: { territories: { cssClass: string; mapLink: string | null }[] };
}

for (const viewport of [desk, phone]) {
  test(`my territories are accessible at ${viewport.width} px, in light and dark [MYEX-01]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await arrive(page, publisher, '/t-my-exited');
    const list = new ListPage(page);
    await list.seeCount(/\d territoires/u);
    await expectAccessible(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (viewport === phone) await list.openLegend();
    await expect(list.legend()).toBeVisible();
  });
}

test('on a desk they are one table, each row with its class, its mark and its map [MYEX-01, MYEX-02, MYEX-04, MYEX-05, MYEX-06, MYEX-07]', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const answered = answerTo(page, 'MyExitedTerritories');
  await arrive(page, publisher, '/t-my-exited');
  const { data } = (await (await answered).json()) as { data: Answered };
  const { territories } = data.myExitedTerritories;
  const list = new ListPage(page);
  await expect(list.rows()).toHaveCount(territories.length);
  expect(await list.rows().evaluateAll((rows) => rows.map((row) => row.className))).toEqual(
    territories.map(({ cssClass }) => cssClass),
  );
  expect(
    await list
      .rows()
      .getByRole('link', { name: 'Voir la carte' })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(territories.flatMap(({ mapLink }) => mapLink ?? []));
  await expect(list.rows().filter({ hasText: 'En retard' })).toHaveCount(
    territories.filter(({ cssClass }) => cssClass === 'row-late').length,
  );
  await expect(list.rows().filter({ hasText: 'Bientôt' })).toHaveCount(
    territories.filter(({ cssClass }) => cssClass === 'row-soon').length,
  );
  const ground = (name: string) =>
    list
      .table()
      .locator(`tr.${name}`)
      .first()
      .evaluate((row) => getComputedStyle(row).backgroundColor);
  expect(await ground('row-late')).not.toBe(await ground('row-soon'));
  await expect(page.getByRole('navigation', { name: /page/iu })).toHaveCount(0);
});

test('on a phone they are cards: the number, the due date, and the map under the thumb [MYEX-04, MYEX-06]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arrive(page, publisher, '/t-my-exited');
  const list = new ListPage(page);
  await expect(list.table()).toHaveCount(0);
  const late = list.cards().filter({ hasText: 'En retard' }).first();
  await expect(late).toContainText(/T\d+ - /u);
  await expect(late).toContainText(/À rentrer le\s*\d\d\/\d\d\/\d{4}/u);
  const map = late.getByRole('link', { name: /Voir la carte/u });
  const box = await map.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThan(250);
  await map.click();
  await expect(page).toHaveURL(/\/map\/[\w-]+$/u);
  await page.goBack();
  await expect(late).toBeVisible();
});

test('somebody without a territory reads so, in the server’s words [MYEX-08, B-64]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Voisine', '/t-my-exited', 2);
  await expect(page.getByRole('alert')).toContainText('Aucun territoire ne t’est attribué.');
  await expect(page.getByRole('alert')).toContainText('Information');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
});
