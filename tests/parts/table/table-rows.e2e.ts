import { expect, test, type Page } from 'playwright/test';
import { arrive } from '../../support/pages/visitor.ts';

const large = { width: 1440, height: 900 };
const small = { width: 1024, height: 768 };

/** How many rows stand wholly in sight, and how many there are. */
const seen = async (page: Page) =>
  page.evaluate(() => {
    const rows = [
      ...document.querySelectorAll('main tbody tr:not([aria-hidden]), main [role=option]'),
    ];
    const whole = rows.filter((row) => {
      const { top, bottom, height } = row.getBoundingClientRect();
      const list = row.closest('[role=listbox]') ?? row.closest('table')?.parentElement;
      const room = list?.getBoundingClientRect();
      return room && height > 0 && top >= room.top && bottom <= Math.min(room.bottom, innerHeight);
    });
    return { whole: whole.length, rows: rows.length };
  });

// A row of the histogram is a name and, under it, the strip of its years.
for (const { screen, most, fewest } of [
  { screen: '/t-exited', most: 16, fewest: 8 },
  { screen: '/t-available', most: 16, fewest: 8 },
  { screen: '/t-return', most: 16, fewest: 8 },
  { screen: '/t-exit', most: 16, fewest: 8 },
  { screen: '/t-exit-cancel', most: 16, fewest: 8 },
  { screen: '/u-list', most: 16, fewest: 6 },
  { screen: '/log', most: 16, fewest: 8 },
  { screen: '/t-histogram', most: 12, fewest: 5 },
]) {
  test(`${screen} shows ${most} rows at 1440 × 900 and ${fewest} at 1024 × 768, where there are as many [OWN-257]`, async ({
    page,
  }) => {
    await page.setViewportSize(large);
    await arrive(page, 'DEMO Gestionnaire', screen);
    for (const [size, asked] of [
      [large, most],
      [small, fewest],
    ] as const) {
      await page.setViewportSize(size);
      await expect
        .poll(async () => {
          const { whole, rows } = await seen(page);
          return rows > 0 && whole >= Math.min(asked, rows);
        })
        .toBe(true);
    }
  });
}
