import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, test, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { answerInstead, arrive } from '../support/pages/visitor.ts';
import { signal } from '../support/signal.ts';
import { readS13 } from './read-s13.ts';

const manager = 'DEMO Gestionnaire';

interface Answered {
  readonly histogram: {
    readonly total: number;
    readonly campaignColor: string;
    readonly invitationColor: string;
    readonly standardColor: string;
    readonly territories: readonly {
      readonly exited: boolean;
      readonly numberName: string;
      readonly assignments: readonly { readonly text: string }[] | null;
    }[];
  };
}

test.use({ viewport: desk });

const slider = (page: Page) => page.getByRole('slider', { name: 'Période affichée' });
const strips = (page: Page) => page.locator('[data-strip]');

interface Asked {
  readonly month: number;
  readonly prefilter: boolean;
  readonly strips: number | null;
}

/** The answer to what the browser asks the gateway for. */
async function answerTo(page: Page, asked: Asked) {
  const response = await page.waitForResponse((it) => {
    const sent = it.request().postDataJSON() as {
      operationName?: string;
      variables?: Asked;
    } | null;
    return sent?.operationName === 'Histogram' && isDeepStrictEqual(sent.variables, asked);
  });
  return ((await response.json()) as { data: Answered }).data.histogram;
}

for (const viewport of [desk, phone]) {
  test(`the histogram and its S-13 are accessible at ${viewport.width} px, in light and dark [HIST-01, OWN-08]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await arrive(page, manager, '/t-histogram?q=guelfes');
    await new ListPage(page).seeCount('territoires');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Autre année ou vérification' }).click();
    await expect(page.getByRole('dialog')).toContainText('Jamais parcouru en entier');
    await expectAccessible(page);
  });
}

test('a row a territory, strips in the server’s colours, a blue bar where it is out [HIST-01, HIST-03, HIST-07, HIST-08, HIST-09, HIST-10, HIST-11, HIST-12]', async ({
  page,
}) => {
  const answer = answerTo(page, { month: 13, prefilter: false, strips: 60 });
  await arrive(page, manager, '/t-histogram');
  const histogram = await answer;
  const list = new ListPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Histogramme (${histogram.total} territoires)`,
  );
  for (const [name, value] of [
    ['aria-valuemin', '1'],
    ['aria-valuemax', '13'],
    ['aria-valuenow', '13'],
    ['step', '1'],
  ] as const) {
    await expect(slider(page)).toHaveAttribute(name, value);
  }
  await expect(list.rows()).toHaveCount(histogram.territories.length);
  await expect(page.locator('[data-strip][data-out]')).toHaveCount(
    histogram.territories.filter(({ exited }) => exited).length,
  );
  expect(
    await list
      .legend()
      .locator('[data-color]')
      .evaluateAll((signs) => signs.map((sign) => sign.getAttribute('data-color'))),
  ).toEqual([histogram.standardColor, histogram.campaignColor, histogram.invitationColor]);

  const first = strips(page).first();
  await expect(first).toHaveAccessibleName(/^Attributions de T\d+ .*\d\d\/\d\d\/\d{4}/u);
  await first.locator('path').first().hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^\d\d\/\d\d\/\d{4} – .* · /u);
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  // Other journeys take some out and back twice in a day: such two read alike.
  const distinct = histogram.territories.findIndex(
    ({ assignments: all }) =>
      all !== null && all.length > 1 && new Set(all.map((it) => it.text)).size === all.length,
  );
  await list.rows().nth(distinct).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const newest = await page.getByRole('tooltip').textContent();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tooltip')).not.toHaveText(newest ?? '');
  const walked = await page.getByRole('tooltip').textContent();
  await expect(
    page.locator('[aria-live="polite"]').filter({ hasText: walked ?? '' }),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await list.search('GUELFES');
  await list.seeCount(/^\d+ sur \d+ territoires$/u);
  await list.rows().first().getByRole('rowheader').getByRole('link', { name: /^T\d/u }).click();
  await expect(page).toHaveURL(/\/t-view\/\d+$/u);
});

test('strips take the width of the screen, labels keep apart from 320 to 1920 px, and the years seen stay in the address [OWN-116]', async ({
  page,
}) => {
  // The first strips are asked for first, then all of them.
  const whole = answerTo(page, { month: 13, prefilter: false, strips: null });
  await arrive(page, manager, '/t-histogram?q=guelfes');
  const list = new ListPage(page);
  await list.seeCount('territoires');
  await whole;
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('Histogram')) asked.push(request.postData());
  });
  await page.getByRole('radiogroup', { name: 'Années visibles' }).getByText('2 ans').click();
  await expect(page).toHaveURL(/\?q=guelfes&ans=2$/u);
  expect(asked).toEqual([]);

  for (const width of [320, 390, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const axis = page.locator('span[aria-hidden]:has(> [style*="inset-inline-start"])').first();
    await expect
      .poll(() =>
        axis.evaluate((element) => {
          const boxes = [...element.children]
            .filter((it) => getComputedStyle(it).color !== 'rgba(0, 0, 0, 0)')
            .map((it) => it.getBoundingClientRect())
            .toSorted((one, other) => one.left - other.left);
          return boxes.length > 2
            ? boxes.slice(1).every(({ left }, at) => left >= (boxes[at]?.right ?? 0))
            : 'too few';
        }),
      )
      .toBe(true);
    const share = await strips(page)
      .first()
      .evaluate((strip) => {
        const around = strip.closest('main') ?? document.body;
        return strip.getBoundingClientRect().width / around.getBoundingClientRect().width;
      });
    expect(share).toBeGreaterThan(0.75);
  }
});

test('of a long list the first strips come first; a row whose strip is to come says so, and nothing is copied out before [HIST-08, HIST-09]', async ({
  page,
}) => {
  const others = signal();
  await answerInstead(page, 'Histogram', async (answer, { strips: wanted }) => {
    if (wanted === null) {
      await others.promise;
      return answer;
    }
    const { histogram } = answer.data as Answered;
    const territories = histogram.territories.map((row, at) =>
      at < 2 ? row : { ...row, assignments: null },
    );
    return { data: { histogram: { ...histogram, territories } } };
  });
  await arrive(page, manager, '/t-histogram');
  const list = new ListPage(page);
  await list.seeCount(/^\d+ territoires · les attributions des lignes suivantes arrivent…$/u);
  await expect(strips(page).nth(1)).toHaveAccessibleName(/\d\d\/\d\d\/\d{4}/u);
  await expect(strips(page).nth(2)).toHaveAccessibleName(/^Attributions de T\d+ .*arrivent…$/u);
  await expect(page.getByRole('button', { name: 'CSV' })).toHaveCount(0);
  const ticks = page.getByRole('columnheader', { name: 'Attributions' });
  const axis = await ticks.textContent();

  others.resolve();
  await list.seeCount(/^\d+ territoires$/u);
  await expect(strips(page).nth(2)).not.toHaveAccessibleName(/arrivent/u);
  await expect(page.getByRole('button', { name: 'CSV' })).toBeVisible();
  expect(await ticks.textContent()).toBe(axis);
});

test('the slider asks again and stays in the address; the prefilter looks at twelve months and stays on [HIST-05, HIST-06, B-61, OWN-116]', async ({
  page,
}) => {
  await arrive(page, manager, '/t-histogram');
  await new ListPage(page).seeCount('territoires');
  const first = answerTo(page, { month: 3, prefilter: false, strips: 60 });
  const whole = answerTo(page, { month: 3, prefilter: false, strips: null });
  await slider(page).fill('3');
  const stripsOf = ({ territories }: Answered['histogram']) =>
    territories.map(({ assignments }) => assignments);
  expect(stripsOf(await first)).toContain(null);
  expect(stripsOf(await whole)).not.toContain(null);
  await expect(page).toHaveURL(/\?mois=3$/u);
  await expect(page.getByText('les 3 derniers mois')).toBeVisible();

  const filtered = answerTo(page, { month: 12, prefilter: true, strips: 60 });
  await page.goto('/t-histogram?prefilter');
  await filtered;
  await expect(slider(page)).toHaveValue('12');
  await expect(page.getByRole('switch')).toBeChecked();
  const again = answerTo(page, { month: 6, prefilter: true, strips: 60 });
  await slider(page).fill('6');
  await again;
  await expect(page).toHaveURL(/prefilter=&mois=6$/u);
});

test('the S-13 is saved under its name at once, and for the year one chooses [HIST-02, B-63, OWN-21]', async ({
  page,
}) => {
  await arrive(page, manager, '/t-histogram');
  const [present] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Générer la fiche S13' }).click(),
  ]);
  expect(present.suggestedFilename()).toBe('Fiche_S13.pdf');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Autre année ou vérification' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fiche S13' });
  const years = dialog.getByLabel('Année de service');
  await expect(years.locator('option').nth(1)).toBeAttached();
  const year = Number(await years.locator('option').nth(1).getAttribute('value'));
  await years.selectOption(String(year));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Générer' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Fiche_S13.pdf');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { forms, entries } = readS13(bytes);
  expect(forms[0]?.[2]).toBe(String(year));
  expect(entries.length).toBeGreaterThan(10);
  await expect(dialog).toBeHidden();
});
