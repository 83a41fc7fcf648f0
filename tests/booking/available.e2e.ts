import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { type Answered, openAvailable } from '../support/pages/available.page.ts';
import { answerInstead } from '../support/pages/visitor.ts';

test.use({ viewport: desk });

for (const viewport of [desk, phone]) {
  test(`what is available is accessible at ${viewport.width} px, in light and dark [AVL-01]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAvailable(page);
    await expectAccessible(page);
  });

  test(`booking what is checked is accessible at ${viewport.width} px, in light and dark [BOOK-02]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAvailable(page);
    await page
      .getByRole('checkbox', { name: /^Cocher T/u })
      .first()
      .check();
    if (viewport === phone) await page.getByRole('button', { name: 'Réservations' }).click();
    await expect(page.getByRole('heading', { name: 'Nouvelle réservation' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a thousand rows are there without turning pages, drawn where they are seen, to the last however high they are, and searched [AVL-15, DC-09]', async ({
  page,
}) => {
  await answerInstead(page, 'AvailableTerritories', (answer) => {
    const list = (answer.data as Answered).availableTerritories;
    const territories = Array.from({ length: 1000 }, (_, index) => ({
      ...list.territories[index % list.territories.length],
      territoryId: String(100_000 + index),
      numberName: `T${index + 1} - Rue ${index + 1}`,
      note: index < 980 ? '' : 'Digicode à plusieurs entrées, sonnettes sans nom. '.repeat(8),
    }));
    return { data: { availableTerritories: { ...list, total: 1000, territories } } };
  });
  const { screen } = await openAvailable(page);
  await expect(screen.table()).toHaveAttribute('aria-rowcount', '1001');
  expect(await screen.rows().count()).toBeLessThan(100);
  await screen.rows().first().hover();
  await page.mouse.wheel(0, 1_000_000);
  await expect(screen.row('T1000 - Rue 1000')).toBeInViewport({ ratio: 0.99 });
  await screen.search('rue 517');
  await expect(screen.rows()).toHaveCount(1);
  await expect(screen.row('T517 - Rue 517')).toBeVisible();
});

test('the title of a PDF is asked for accessibly, in light and dark [AVL-11]', async ({ page }) => {
  const { screen } = await openAvailable(page);
  await page
    .getByRole('checkbox', { name: /^Cocher T/u })
    .first()
    .check();
  await screen.pdfButton().click();
  await expectAccessible(page);
});

test('the title counts, the columns stand in their order, a chip checks what has rested so long and a click unchecks all [AVL-01, AVL-02, AVL-03, AVL-07, AVL-08, AVL-09]', async ({
  page,
}) => {
  const { screen, list } = await openAvailable(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Territoires disponibles (${list.total})`,
  );
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect(screen.table().getByRole('columnheader')).toHaveText([
    'Résa',
    'Territoire',
    'Type',
    'Dernière sortie',
    'Activité',
    'Porte',
    'NPV',
    'Carte',
    'Note',
  ]);
  const chips = screen.chips().getByRole('button');
  await expect(chips).toHaveText(list.legends.map(({ text }) => text));
  for (const [at, { id, color }] of list.legends.entries()) {
    await expect(chips.nth(at)).toHaveCSS('background-color', rgb(color));
    await chips.nth(at).click();
    const ids = list.exitable.find(({ legendId }) => legendId === id)?.territoryIds ?? [];
    await screen.seeChecked(
      list.territories
        .filter(({ territoryId }) => ids.includes(territoryId))
        .map(({ numberName }) => numberName),
    );
  }
  await screen.uncheckAll();
  await expect(page.getByRole('checkbox', { name: /^Cocher T/u, checked: true })).toHaveCount(0);
});

test('rows are checked with Space and with Shift, and stay so while one searches or reloads [AVL-02, GEN-12]', async ({
  page,
}) => {
  const { screen } = await openAvailable(page);
  const names = await screen.names();
  await screen.rows().nth(1).focus();
  await page.keyboard.press('Space');
  await screen.seeChecked([names[1]!]);
  await screen.box(names[4]!).click({ modifiers: ['Shift'] });
  await screen.seeChecked(names.slice(1, 5));
  await screen.search(names[7]!);
  await screen.seeCount('1 sur');
  await page.getByRole('checkbox', { name: 'Tout cocher' }).check();
  await screen.search('');
  await screen.seeCount(/^\d+ territoires$/u);
  await screen.seeChecked([...names.slice(1, 5), names[7]!]);
  await expect(page).toHaveURL(/\?choix=\d+\.\d+\.\d+\.\d+\.\d+$/u);
  await page.reload();
  await screen.seeChecked([...names.slice(1, 5), names[7]!]);
});

test('on a phone a thumb checks a card, and books it from below; no PDF there [AVL-10, BOOK-02, BOOK-03]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { screen } = await openAvailable(page);
  await expect(screen.pdfButton()).toHaveCount(0);
  const card = screen.cards().nth(2);
  await card.click({ position: { x: 300, y: 60 } });
  await expect(card.getByRole('checkbox')).toBeChecked();
  await expect(screen.counter()).toHaveAccessibleName(/^1 coché/u);
  await page.getByRole('button', { name: 'Réservations' }).click();
  const sheet = page.getByRole('dialog', { name: 'Réservations' });
  await expect(sheet.getByRole('button', { name: 'Créer' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await screen.counter().click();
  await expect(card.getByRole('checkbox')).not.toBeChecked();
});

test('the rows checked become a PDF under its title and the server’s name [AVL-10, AVL-11, AVL-12]', async ({
  page,
}) => {
  const { screen } = await openAvailable(page);
  await expect(screen.pdfButton()).toBeDisabled();
  await screen.chips().getByRole('button').first().click();
  await screen.pdfButton().click();
  const title = screen.pdfDialog().getByLabel('Titre du PDF');
  const exporting = screen.pdfDialog().getByRole('button', { name: 'Exporter' });
  await title.fill('Secteur #1');
  await expect(screen.pdfDialog()).toContainText('Caractère invalide');
  await expect(exporting).toBeDisabled();
  await title.fill('x'.repeat(51));
  await expect(screen.pdfDialog()).toContainText('50 caractères maximum');
  await title.fill('Secteur nord');
  const downloaded = page.waitForEvent('download');
  await exporting.click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^territoire-.+\.pdf$/u);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF');
  await expect(screen.pdfDialog()).toBeHidden();
});

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
