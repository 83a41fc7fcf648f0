import { expect, test, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import {
  answerInstead,
  answerTo,
  arrive,
  countCalls,
  failingWith,
} from '../support/pages/visitor.ts';

test.use({ viewport: desk });
// Two maps drawn without a GPU.
test.setTimeout(120_000);

const title = 'Carte des territoires parcourus';
const section = (page: Page) => page.getByRole('region', { name: title });

async function comeToTheMap(page: Page) {
  await expect(page.getByRole('progressbar')).toHaveCount(4);
  await page.getByRole('region', { name: 'Si ce rythme se maintient' }).waitFor();
  await scrollToTheEnd(page);
  await expect(section(page)).toBeVisible();
}

/** The trends above the map move it once they are there. */
async function scrollToTheEnd(page: Page) {
  await page.getByRole('region', { name: 'Tendances' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

test('a manager sees where the work stands, walks back in time, sets two dates side by side, and goes on from a territory [OWN-07]', async ({
  page,
}) => {
  const maps = countCalls(page, 'CoverageMap');
  await arrive(page, 'DEMO Gestionnaire', '/t-dashboard');
  await expect(page.getByRole('progressbar')).toHaveCount(4);
  expect(maps()).toBe(0);
  await comeToTheMap(page);
  expect(maps()).toBe(1);

  const map = section(page);
  const late = await page
    .getByRole('progressbar', { name: 'En retard' })
    .locator('strong')
    .textContent();
  const figures = (month: string) =>
    map.locator(`dl[aria-label="Chiffres, ${month}"]`).locator('div');
  await expect(figures('aujourd’hui').filter({ hasText: 'En retard à la fin' })).toContainText(
    late ?? '',
  );
  const slider = map.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', 'aujourd’hui');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^\p{L}+ \d{4}$/u);
  await expect(figures('aujourd’hui')).toHaveCount(0);
  await page.keyboard.press('End');

  await map.getByText('Voir la liste').click();
  await map.getByRole('row').filter({ hasText: 'En retard' }).first().getByRole('button').click();
  await expect(map.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(map.getByRole('link', { name: 'Ouvrir la fiche' })).toHaveAttribute(
    'href',
    /^\/t-view\/\d+$/u,
  );
  await expect(map.getByRole('link', { name: 'Rentrer' })).toBeVisible();
  await map.getByText('Voir la liste').click();
  await map.getByLabel('Comparer deux dates').check();
  await expect(map.getByRole('slider')).toHaveCount(2);
  await map.getByLabel('Ancienneté').check();
  await expect(map.getByText('Plus de 2 ans')).toHaveCount(2);
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/t-dashboard' &&
      [...searchParams.keys()].toSorted().join() === 'avec,couleurs,territoire' &&
      searchParams.get('avec') === '12' &&
      searchParams.get('couleurs') === 'anciennete',
  );
  await expectAccessible(page);

  await map.getByRole('link', { name: 'Accorder un sursis' }).click();
  await expect(page).toHaveURL(/\/t-exited\?q=T\d+/u);
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
});

test('the wheel scrolls the page, over the map too, and zooms with Ctrl or in full screen [OWN-07]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Gestionnaire', '/t-dashboard');
  await comeToTheMap(page);
  const map = section(page).getByRole('region');
  await expect(map).toHaveAttribute('data-zoom', /\d/u);
  await map.scrollIntoViewIfNeeded();
  await map.hover();
  const zoom = (await map.getAttribute('data-zoom')) ?? '';
  const from = await page.evaluate(() => window.scrollY);
  const screen = map.locator('.maplibregl-cooperative-gesture-screen');
  // It is shown for a moment only.
  await screen.evaluate((element: HTMLElement) => {
    new MutationObserver(() => element.setAttribute('data-shown', element.innerText)).observe(
      element,
      { attributeFilter: ['class'] },
    );
  });
  await expect(screen).not.toHaveAttribute('data-shown');
  await page.mouse.wheel(0, -200);
  await expect(screen).toHaveAttribute(
    'data-shown',
    'Garde Ctrl enfoncé pour zoomer avec la molette',
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(from - 200);
  await expect(map).toHaveAttribute('data-zoom', zoom);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect(map).not.toHaveAttribute('data-zoom', zoom);

  await map.getByRole('button', { name: 'Plein écran', exact: true }).click();
  const leave = map.getByRole('button', { name: 'Quitter le plein écran' });
  await expect(leave).toBeVisible();
  await map.hover();
  const closest = (await map.getAttribute('data-max-zoom')) ?? '';
  await expect(async () => {
    await page.mouse.wheel(0, -400);
    await expect(map).toHaveAttribute('data-zoom', closest, { timeout: 200 });
  }).toPass({ intervals: [0] });

  await leave.click();
  await expect(leave).toHaveCount(0);
  await map.hover();
  const back = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(back - 100);
  await expect(map).toHaveAttribute('data-zoom', closest);
});

test('an elder reads the map on a phone and learns no names; where neither the map nor the forecast can be had, neither is missed [GEN-04, OWN-195]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arrive(page, 'DEMO Ancien', '/t-dashboard');
  await comeToTheMap(page);
  const map = section(page);
  await map.getByText('Voir la liste').click();
  await map.getByRole('row').filter({ hasText: 'Sorti' }).first().getByRole('button').click();
  await expect(map.getByRole('link', { name: 'Ouvrir la fiche' })).toBeVisible();
  await expect(map.getByRole('link', { name: 'Rentrer' })).toHaveCount(0);
  await expect(map).not.toContainText('DEMO');
  await map.getByText('Voir la liste').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expectAccessible(page);

  await answerInstead(page, 'CoverageMap', () =>
    failingWith('coverageMap', 'BACKEND_BAD_RESPONSE'),
  );
  await answerInstead(page, 'CoverageForecast', () =>
    failingWith('coverageForecast', 'REFUSED', 'Le calcul dort.', 'warning'),
  );
  await page.reload();
  await expect(page.getByRole('progressbar')).toHaveCount(4);
  const ahead = page.getByRole('region', { name: 'Si ce rythme se maintient' });
  const asked = answerTo(page, 'CoverageMap');
  await scrollToTheEnd(page);
  await asked;
  await expect(page.getByRole('region', { name: 'Attributions mensuelles' })).toBeVisible();
  await expect(ahead).toHaveCount(0);
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
