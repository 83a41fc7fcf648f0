import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { drawingsIn } from '../support/read-pdf.ts';
import { markedWords } from '../support/marked-words.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { type Answer, answerInstead, arrive, countCalls } from '../support/pages/visitor.ts';

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
  await page.setViewportSize({ width: 1920, height: 900 });
  const grants = countCalls(page, 'GrantReprieve');
  const lists = countCalls(page, 'ExitedTerritories');
  await arrive(page, manager, '/t-exited');
  const list = new ListPage(page);
  const first = list
    .rows()
    .filter({ has: page.getByRole('button', { name: /^Sursis pour/u }) })
    .first();
  const [name = ''] = await list.names(first);
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
  await expect(page.getByText('Sursis d’un mois ajouté.')).toBeVisible();
  const [, month, year] = before.split('/').map(Number);
  const next = month === 12 ? `01/${year! + 1}` : `${String(month! + 1).padStart(2, '0')}/${year}`;
  await expect.poll(due).toContain(next);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect([grants(), lists()]).toEqual([1, listed + 1]);
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

test('a phone prints the list without an empty page behind it [EXD-01, OWN-18]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arrive(page, manager, '/t-exited');
  await new ListPage(page).seeCount('territoires');
  const pages = drawingsIn(await page.pdf({ format: 'A4' }));
  expect(pages.map((drawing) => /\bT[jJ]\b/u.test(drawing))).toEqual(pages.map(() => true));
});

for (const { viewport, count } of [
  { viewport: desk, count: 300 },
  { viewport: phone, count: 90 },
]) {
  test(`a list opened from the menu prints all its ${count} rows at ${viewport.width} px [EXD-01, OWN-18]`, async ({
    page,
  }) => {
    await answerInstead(page, 'ExitedTerritories', (answer) => listOf(answer, count));
    await arrive(page, manager, '/t-my-exited');
    await page.getByRole('navigation').locator('a[href="/t-exited"]').click();
    const list = new ListPage(page);
    await list.seeCount(`${count} territoires`);
    await page.setViewportSize(viewport);
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        document.body.dataset['printed'] = String(
          document.querySelectorAll('tr[data-index]').length,
        );
      });
    });
    await page.pdf({ format: 'A4' });
    await expect(page.locator('body')).toHaveAttribute('data-printed', String(count));
  });
}

test('a list opens with the rows in sight, and End goes to its last row at once [EXD-01, OWN-31]', async ({
  page,
}) => {
  await answerInstead(page, 'ExitedTerritories', (answer) => listOf(answer, 90));
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const rows = document.querySelectorAll<HTMLElement>('tr[data-index]');
      const [row] = rows;
      if (row === undefined) return;
      observer.disconnect();
      row.focus();
      row.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      const focused = document.activeElement?.getAttribute('data-index');
      document.documentElement.dataset['seen'] = `${rows.length} rows, then row ${focused}`;
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await arrive(page, manager, '/t-exited');
  await expect(page.locator('html')).toHaveAttribute('data-seen', '30 rows, then row 89');
  await expect(page.locator('tr[data-index]')).toHaveCount(90);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a list opens with the cards in sight, and stands where it was on the way back [EXD-01, OWN-31]', async ({
    page,
  }) => {
    await answerInstead(page, 'ExitedTerritories', (answer) => listOf(answer, 90));
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const cards = document.querySelectorAll('li[data-index]').length;
        if (cards === 0) return;
        observer.disconnect();
        document.documentElement.dataset['seen'] = `${cards} cards`;
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await arrive(page, manager, '/t-exited');
    const cards = page.locator('li[data-index]');
    await expect(page.locator('html')).toHaveAttribute('data-seen', '10 cards');
    await expect(cards).toHaveCount(90);
    const card = cards.nth(70);
    await card.scrollIntoViewIfNeeded();
    const top = (await card.boundingBox())?.y;
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/t-view\//u);
    await page.goBack();
    await expect(cards).toHaveCount(90);
    await expect.poll(async () => (await card.boundingBox())?.y).toBe(top);
    // The list is asked for again on the way back.
    await page.unrouteAll({ behavior: 'wait' });
  });
});

function listOf(answer: Answer, count: number): Answer {
  const { exitedTerritories: list } = answer.data as Answered;
  const territories = Array.from({ length: count }, (_, at) => ({
    ...list.territories[at % list.territories.length],
    historyId: String(at + 1),
  }));
  return { data: { exitedTerritories: { ...list, total: count, territories } } };
}
