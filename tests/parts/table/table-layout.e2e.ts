import { expect, test, type Page } from 'playwright/test';
import { arrive } from '../../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';
const widths = [320, 390, 768, 960, 1024, 1200, 1280, 1366, 1440, 1920];
const screens = [
  '/t-available',
  '/t-exited',
  '/t-histogram',
  '/u-list',
  '/log',
  '/t-my-exited',
  '/t-return',
  '/t-exit',
];

/** What is wrong with the layout of the page as it stands: nothing, or sentences. */
function faults(): readonly string[] {
  const root = document.documentElement;
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) {
    found.push(`the page is ${root.scrollWidth} px wide, ${root.clientWidth} are shown`);
  }
  for (const table of document.querySelectorAll('main table')) {
    const scroller = table.parentElement;
    const frame = scroller?.parentElement;
    if (!scroller || !frame) continue;
    const room = scroller.getBoundingClientRect();
    const rows = [...table.querySelectorAll('tr:not([aria-hidden])')].slice(0, 4);
    for (const cell of rows.flatMap((row) => [...row.children])) {
      const name = `'${cell.textContent.trim().slice(0, 20)}'`;
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      if (cell.scrollWidth > cell.clientWidth + 1) found.push(`${name} exceeds its cell`);
      if (right > room.right + 1) {
        if (!frame.hasAttribute('data-after')) found.push(`${name} is cut without a hint`);
        continue;
      }
      const { paddingTop, paddingBottom } = getComputedStyle(cell);
      const middle = (top + parseFloat(paddingTop) + bottom - parseFloat(paddingBottom)) / 2;
      const seen = document.elementFromPoint((left + right) / 2, middle);
      const covered = !cell.contains(seen) && !seen?.contains(cell);
      if (bottom < room.bottom && bottom < innerHeight && covered) {
        found.push(`${name} is covered by '${seen?.textContent.trim().slice(0, 20)}'`);
      }
    }
  }
  return found;
}

const layoutAt = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  const rows = page.getByRole('main').locator('li, tbody tr, [role=option]');
  await expect(rows.filter({ visible: true }).first()).toBeVisible();
  return page.evaluate(faults);
};

for (const screen of screens) {
  test(`${screen} shows every column within reach at each width, and never scrolls sideways [OWN-31]`, async ({
    page,
  }) => {
    await arrive(page, manager, screen);
    for (const width of widths) {
      await expect
        .poll(async () => layoutAt(page, width), { message: `${screen} at ${width} px` })
        .toEqual([]);
    }
  });
}

test('a publisher’s own list fits every width of a desk [OWN-31]', async ({ page }) => {
  await arrive(page, 'DEMO Proclamateur', '/t-my-exited');
  const frame = page.getByRole('table').locator('xpath=../..');
  for (const width of [1024, 1200, 1440]) {
    expect(await layoutAt(page, width)).toEqual([]);
    await expect(frame).not.toHaveAttribute('data-after');
  }
});

test('what does not fit although all that can has folded scrolls under a shadow, on either side [OWN-31]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page, manager, '/t-exited');
  const table = page.getByRole('table');
  const frame = table.locator('xpath=../..');
  await expect(table.getByRole('columnheader')).not.toHaveCount(0);
  await expect(frame).not.toHaveAttribute('data-after');
  await page.addStyleTag({ content: 'main table { font-size: 2rem !important }' });
  await expect(frame).toHaveAttribute('data-after');
  await expect(frame).not.toHaveAttribute('data-before');
  await table.locator('xpath=..').evaluate((scroller) => scroller.scrollBy(2000, 0));
  await expect(frame).toHaveAttribute('data-before');
  await expect(frame).not.toHaveAttribute('data-after');
});
