import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { drawingsIn } from '../support/read-pdf.ts';
import { markedWords } from '../support/marked-words.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { answerInstead, answerTo, arrive, countCalls } from '../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';
const question = 'Voulez-vous ajouter un sursis ?';

interface Answered {
  exitedTerritories: {
    total: number;
    headers: { text: string }[];
    territories: { reprieveBtn: boolean; historyId: string; numberName: string }[];
  };
}

test.use({ viewport: desk });

for (const viewport of [desk, phone]) {
  test(`what is out is accessible at ${viewport.width} px, in light and dark [EXD-01]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await arrive(page, manager, '/t-exited');
    await new ListPage(page).seeCount('territoires');
    await expectAccessible(page);
  });
}

test('title, search, legend and the server’s columns; a reprieve only where the server says [EXD-01, EXD-02, EXD-03, EXD-05, EXD-11]', async ({
  page,
}) => {
  const answered = answerTo(page, 'ExitedTerritories');
  await arrive(page, manager, '/t-exited');
  const { data } = (await (await answered).json()) as { data: Answered };
  const { total, headers, territories } = data.exitedTerritories;
  const list = new ListPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Territoires attribués (${total})`,
  );
  await expect(list.legend()).toBeVisible();
  await expect(page.getByLabel('Rechercher')).toBeVisible();
  await expect(list.table().getByRole('columnheader')).toHaveText(headers.map(({ text }) => text));
  await expect(list.rows()).toHaveCount(territories.length);
  await expect(list.table().getByRole('button', { name: /^Sursis pour/u })).toHaveCount(
    territories.filter(({ reprieveBtn }) => reprieveBtn).length,
  );
  await expect(list.table().locator('tr.row-late').first()).toContainText('En retard');
  await expect(list.table().locator('tr.row-soon').first()).toContainText('Bientôt');
});

test('an elder reads the list and grants nothing [EXD-05, EXD-03]', async ({ page }) => {
  await arrive(page, 'DEMO Ancien', '/t-exited');
  const list = new ListPage(page);
  await list.seeCount('territoires');
  await expect(list.table().getByRole('columnheader', { name: 'Sursis' })).toHaveCount(0);
  await expect(list.table().getByRole('button', { name: /Sursis/u })).toHaveCount(0);
});

test('search and sort find the rows, and stay in the address [EXD-15, GEN-12]', async ({
  page,
}) => {
  await arrive(page, manager, '/t-exited');
  const list = new ListPage(page);
  await list.seeCount(/^\d+ territoires$/u);
  await list.search('PROCLAMATRICÉ');
  await list.seeCount(/^\d+ sur \d+ territoires$/u);
  const found = await list.rows().count();
  const marked = await markedWords(list.table());
  expect(new Set(marked)).toEqual(new Set(['Proclamatrice']));
  expect(marked).toHaveLength(found);
  expect(await list.rows().filter({ hasText: 'DEMO Proclamatrice' }).count()).toBe(found);

  await expect(page).toHaveURL(/q=PROCLAMATRIC%C3%89$/u);

  await list.sortBy('À rentrer le');
  await expect(page).toHaveURL(/q=PROCLAMATRIC%C3%89&tri=return_date$/u);
  await expect(list.table().getByRole('columnheader', { name: 'À rentrer le' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const shown = await list.column(6).allTextContents();
  const days = shown.map((text) => text.slice(0, 10).split('/').toReversed().join('-'));
  expect(days).toEqual(days.toSorted());

  await page.reload();
  await expect(list.rows()).toHaveCount(found);
  expect(await list.column(6).allTextContents()).toEqual(shown);
  await page.getByRole('link', { name: 'Mes territoires' }).click();
  await expect(page).toHaveURL('/t-my-exited');
  await page.goBack();
  await expect(page.getByLabel('Rechercher')).toHaveValue('PROCLAMATRICÉ');
  await expect(list.rows()).toHaveCount(found);

  // Who types and leaves at once finds the search again as well.
  await list.search('proclamatrice');
  await page.getByRole('link', { name: 'Mes territoires' }).click();
  await expect(page).toHaveURL('/t-my-exited');
  await page.goBack();
  await expect(page).toHaveURL(/q=proclamatrice&tri=return_date$/u);
  await expect(page.getByLabel('Rechercher')).toHaveValue('proclamatrice');
  await expect(list.rows()).toHaveCount(found);

  await list.search('introuvable');
  await expect(page.getByText('Rien ne correspond à « introuvable ».')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await list.seeCount(/^\d+ territoires$/u);
});

test('a reprieve asks; Non calls nothing, Oui moves the date by a month and reloads the list [EXD-06, EXD-07, EXD-08, EXD-09, EXD-10, B-104]', async ({
  page,
}) => {
  const grants = countCalls(page, 'GrantReprieve');
  const lists = countCalls(page, 'ExitedTerritories');
  await arrive(page, manager, '/t-exited');
  const list = new ListPage(page);
  const first = list
    .rows()
    .filter({ has: page.getByRole('button') })
    .first();
  const name = (await first.getByRole('rowheader').textContent()) ?? '';
  const row = list.rows().filter({ hasText: name });
  const button = row.getByRole('button', { name: /^Sursis pour/u });
  const due = async () => ((await row.locator('td').nth(4).textContent()) ?? '').slice(0, 10);
  await expect(button).toBeVisible();
  const before = await due();

  await button.click();
  const dialog = page.getByRole('dialog', { name: question });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Non' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect([grants(), await due()]).toEqual([0, before]);

  const listed = lists();
  await button.click();
  await dialog.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText("Sursis d'un mois ajouté.")).toBeVisible();
  const [, month, year] = before.split('/').map(Number);
  const next = month === 12 ? `01/${year! + 1}` : `${String(month! + 1).padStart(2, '0')}/${year}`;
  await expect.poll(due).toContain(next);
  expect([grants(), lists()]).toEqual([1, listed + 1]);
});

test('a refused reprieve says why and leaves the list as it is [EXD-10, GEN-05]', async ({
  page,
}) => {
  const message = 'Ce territoire est déjà rentré.';
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { operationName: string };
    if (body.operationName !== 'GrantReprieve') return route.fallback();
    return route.fulfill({
      json: {
        data: {
          grantReprieve: { __typename: 'Refusal', message, severity: 'error', forceOffered: null },
        },
      },
    });
  });
  await arrive(page, manager, '/t-exited');
  const list = new ListPage(page);
  const count = await list.rows().count();
  await list
    .table()
    .getByRole('button', { name: /^Sursis pour/u })
    .last()
    .click();
  await page.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByRole('alert')).toContainText(message);
  await list.seeCount('territoires');
  expect(await list.rows().count()).toBeGreaterThanOrEqual(count);
});

test('the keys walk over the rows and open the territory’s page [EXD-01, EXD-04]', async ({
  page,
}) => {
  await arrive(page, manager, '/t-exited');
  const list = new ListPage(page);
  await list.rows().first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.rows().nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(list.rows().last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(list.rows().first()).toBeFocused();
  const link = await list
    .rows()
    .first()
    .getByRole('rowheader')
    .getByRole('link')
    .getAttribute('href');
  expect(link).toMatch(/^\/t-view\/\d+$/u);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(link ?? '');
});

test('a thousand rows scroll, sort and print whole, and few of them are drawn [GEN-11]', async ({
  page,
}) => {
  await answerInstead(page, 'ExitedTerritories', (answer) => {
    const { exitedTerritories: list } = answer.data as Answered;
    const territories = Array.from({ length: 1000 }, (_, at) => ({
      ...list.territories[at % list.territories.length],
      historyId: String(at + 1),
      numberName: `T${at + 1} - Rue ${at + 1}`,
    }));
    return { data: { exitedTerritories: { ...list, total: 1000, territories } } };
  });
  await arrive(page, manager, '/t-exited');
  const list = new ListPage(page);
  await list.seeCount('territoires');
  await expect(list.table()).toHaveAttribute('aria-rowcount', '1001');
  const drawn = list.table().locator('tr[data-index]');
  expect(await drawn.count()).toBeLessThan(80);
  await list.rows().first().focus();
  await page.keyboard.press('End');
  await expect(list.table().locator('tr[data-index="999"]')).toBeFocused();
  await expect(list.table().locator('tr[data-index="999"]')).toBeInViewport();
  await list.search('rue 512');
  await list.seeCount('1 sur');
  await list.search('');
  await page.emulateMedia({ media: 'print' });
  await expect(drawn).toHaveCount(1000);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('a phone prints the list without an empty page behind it [EXD-01, issue 6]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arrive(page, manager, '/t-exited');
  await new ListPage(page).seeCount('territoires');
  const pages = drawingsIn(await page.pdf({ format: 'A4' }));
  expect(pages.map((drawing) => /\bT[jJ]\b/u.test(drawing))).toEqual(pages.map(() => true));
});
