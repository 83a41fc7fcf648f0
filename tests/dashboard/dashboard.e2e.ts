import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { answerInstead, answerTo, arrive, failingWith } from '../support/pages/visitor.ts';

test.use({ viewport: desk });

interface Answered {
  readonly dashboard: {
    readonly total: number;
    readonly stats: readonly { text: string; value: number; percent: number; target: string }[];
    readonly labels: readonly string[];
    readonly values: readonly number[];
  };
}

test('an elder walks from the menu to the figures, and from a figure to its rows; on paper all is black [DASH-01, DASH-02, DASH-03, DASH-04, DASH-05, B-60, B-92, OWN-07]', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await arrive(page, 'DEMO Ancien', '/t-my-exited');
  const answered = answerTo(page, 'Dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Tableau de bord' }).click();
  const { dashboard } = ((await (await answered).json()) as { data: Answered }).data;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Tableau de bord (${dashboard.total} territoires)`,
  );
  const gauges = page.getByRole('progressbar');
  await expect(gauges).toHaveCount(dashboard.stats.length);
  for (const { text, value, percent } of dashboard.stats) {
    const gauge = page.getByRole('progressbar', { name: text });
    await expect(gauge).toHaveAttribute('aria-valuenow', String(percent));
    await expect(gauge).toContainText(String(value));
  }

  const months = page.getByRole('region', { name: 'Attributions mensuelles' });
  await expect(months.locator('circle')).toHaveCount(12);
  expect(await months.locator('svg text').allTextContents()).toEqual(dashboard.values.map(String));
  await expect(months.getByRole('row')).toHaveCount(13);
  expect(await months.getByRole('cell').allTextContents()).toEqual(dashboard.values.map(String));
  const ahead = page.getByRole('region', { name: 'Si ce rythme se maintient' });
  await expect(ahead).toContainText(
    /^Si ce rythme se maintientDepuis le 1er septembre \d{4}, .* Au rythme des 12 derniers mois \(/u,
  );
  await expect(ahead.getByRole('row').first()).toContainText('Sorties de plus par mois');
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ ...phone, width });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(months.locator('polyline')).toHaveCSS('stroke', 'rgb(0, 0, 0)');
  await expect(months.locator('svg text').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await page.setViewportSize(desk);
  await page.getByRole('link', { name: 'En retard' }).click();
  await expect(page).toHaveURL('/t-exited?tri=return_date');
  await expect(new ListPage(page).rows().first()).toContainText('En retard');
  await page.goBack();
  await page.getByRole('link', { name: 'Disponibles' }).last().click();
  await expect(page).toHaveURL('/t-available');
  expect(refused).toEqual([]);
});

test('a congregation without territories has a sentence and no figure astray; a failure says why; a publisher has no way in [DASH-06, DASH-07, OWN-07]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Voisin', '/t-dashboard', 2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tableau de bord (0 territoires)',
  );
  await expect(page.getByText('L’assemblée n’a pas encore de territoire')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(4);
  await expect(page.getByText('Rien n’est sorti depuis un an.')).toBeVisible();
  await expect(page.getByText('Sans territoire, il n’y a rien à prévoir.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|null|Infinity/u);
  await expectAccessible(page);

  await answerInstead(page, 'Dashboard', () =>
    failingWith('dashboard', 'REFUSED', 'Le tableau dort.', 'warning'),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Le tableau dort.');

  await page.unrouteAll();
  await arrive(page, 'DEMO Proclamateur', '/t-my-exited');
  await expect(page.getByRole('link', { name: 'Disponibles' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tableau de bord' })).toHaveCount(0);
  await page.goto('/t-dashboard');
  await expect(page.getByRole('alert')).toContainText(
    'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
  );
});
