import { expect, test, type Page } from 'playwright/test';
import { desk, expectAccessible } from '../support/accessibility.ts';
import { markedWords } from '../support/marked-words.ts';
import {
  callAs,
  freeTerritories,
  LoanDeskPage,
  userIdOf,
} from '../support/pages/loan-desk.page.ts';
import { MapPage } from '../support/pages/map.page.ts';
import { answerInstead, arrive, countCalls } from '../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';
const holder = 'DEMO Ancien';
const watermark = 'Ne pas imprimer ni utiliser en prédication';

interface Choices {
  readonly exitChoices: { readonly territories: readonly Record<string, unknown>[] };
}

test.use({ viewport: desk });

async function open(page: Page, login = manager, path = '/t-exit') {
  await arrive(page, login, path);
  const screen = new LoanDeskPage(page);
  await screen.seeList();
  return screen;
}

test('each filter asks again for its own list, and what was entered stays [EXIT-05, EXIT-06, EXIT-07, EXIT-15]', async ({
  page,
}) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('"ExitChoices"')) {
      asked.push((JSON.parse(body) as { variables: unknown }).variables);
    }
  });
  const screen = await open(page);
  await screen.chooseUser(holder);
  await expect(screen.filter('Tous')).toBeChecked();
  await expect(screen.forceOnline()).toBeVisible();
  for (const name of ['Libre service papier', 'Libre service en ligne', 'Réservations']) {
    await screen.filter(name).check();
    await screen.seeList();
    await expect(screen.forceOnline()).toHaveCount(name === 'Libre service en ligne' ? 0 : 1);
  }
  await screen.hideRecent().check();
  await expect
    .poll(() => asked)
    .toEqual([
      { hideRecent: false, filter: null },
      { hideRecent: false, filter: 'paper' },
      { hideRecent: false, filter: 'online' },
      { hideRecent: false, filter: 'event' },
      { hideRecent: true, filter: 'event' },
    ]);
  await expect(screen.user()).toHaveValue(holder);
  await expect(screen.activity()).toHaveValue('1');
});

test('the preview of the one chosen is a whole screen with its warning, three zooms short [EXIT-16, PREV-01, PREV-02, PREV-03]', async ({
  page,
}) => {
  const screen = await open(page);
  const map = new MapPage(page, page.getByRole('dialog'));
  await expect(screen.preview()).toHaveCount(0);
  await screen.row(/^T/u).nth(1).click();
  await screen.row(/^T/u).nth(2).click();
  await expect(screen.preview()).toHaveCount(0);
  await screen.row(/^T/u).nth(2).click();
  await screen.preview().click();
  await map.seeMap(/^Carte T\d+/u);
  expect(await page.getByText(watermark).count()).toBeGreaterThan(5);
  await expect(map.region()).toHaveAttribute('data-max-zoom', '16');
  await expect(map.button('Agrandir')).toBeDisabled();
  const box = await map.region().boundingBox();
  expect(box?.width).toBe(desk.width);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(map.region()).toHaveCount(0);
  await expect(screen.preview()).toBeFocused();
  await expect(screen.chosen()).toHaveCount(1);
});

test('a change that was done but whose answer got lost is done once, with the same key [GEN-06, OWN-84]', async ({
  page,
}) => {
  const [one] = await freeTerritories(manager, 1);
  if (!one) throw new Error('None is free.');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('"ExitTerritories"')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  let lost = false;
  await answerInstead(page, 'ExitTerritories', (answer) => {
    if (lost) return answer;
    lost = true;
    return 'abort';
  });
  const screen = await open(page);
  await screen.choose(one.number_name);
  await screen.chooseUser(holder);
  await screen.save().click();
  await expect.poll(() => lost).toBe(true);
  await expect(screen.save()).toBeEnabled();
  await expect(screen.alert().filter({ hasText: 'Erreur' })).toHaveCount(0);
  await screen.save().click();
  await expect(screen.alert()).toContainText(`1 territoire sorti\u202F: ${one.number_name}`);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/u);
  const { territories } = await callAs(manager, '/territory/return/list');
  expect(territories.filter(({ id }) => id === one.id)).toHaveLength(1);
  await callAs(manager, '/territory/exit/cancel', { territory_ids: String(one.id) });
});

test('five hundred are searched by number, name and type, and few of them are drawn [EXIT-09]', async ({
  page,
}) => {
  await answerInstead(page, 'ExitChoices', (answer) => {
    const { exitChoices } = answer.data as Choices;
    const territories = Array.from({ length: 500 }, (_, at) => ({
      ...exitChoices.territories[at % exitChoices.territories.length],
      id: String(at + 1),
      number: at + 1,
      name: `Évêché ${at + 1}`,
      numberName: `T${at + 1} - Évêché ${at + 1}`,
    }));
    return { data: { exitChoices: { ...exitChoices, territories } } };
  });
  const screen = await open(page);
  const drawn = screen.rows().getByRole('option');
  expect(await drawn.count()).toBeLessThan(80);
  await expect(page.getByText('500 territoires')).toBeVisible();
  await screen.search().fill('48');
  await expect(drawn.first()).toContainText('T48 -');
  await expect(drawn.nth(1)).toContainText('T480 -');
  await screen.search().press('Enter');
  await expect(screen.search()).toHaveValue('');
  await screen.search().fill('eveche 500');
  await expect(drawn).toHaveCount(1);
  expect(await markedWords(drawn)).toEqual(['500', 'Évêché', '500']);
  await screen.search().press('Escape');
  await screen.search().press('ArrowUp');
  await expect(screen.row('T500 - Évêché 500')).toBeInViewport();
  await screen.search().press('Enter');
  await expect(screen.chosen()).toHaveCount(2);
  await screen.search().press('Backspace');
  await expect(screen.chosen()).toHaveCount(1);
  await screen.search().fill('introuvable');
  await expect(page.getByText('Rien ne correspond à « introuvable ».')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect
    .poll(async () => {
      await screen.rows().evaluate((list) => list.scrollTo(0, list.scrollHeight));
      return drawn.count();
    })
    .toBeGreaterThan(100);
  await page.reload();
  await page.setViewportSize({ width: 1440, height: 2800 });
  await screen.seeList();
  await expect
    .poll(() => screen.rows().evaluate((list) => list.scrollHeight > list.clientHeight))
    .toBe(true);
});

test('a change elsewhere asks for the list again, and leaves what is typed alone [EXIT-30, OWN-06]', async ({
  page,
}) => {
  const [one, two] = await freeTerritories(manager, 2);
  if (!one || !two) throw new Error('Two are wanted.');
  const screen = await open(page);
  const lists = countCalls(page, 'ExitChoices');
  await screen.choose(two.number_name);
  await screen.releaseDate().fill('05/03');
  await screen.search().fill('aven');
  const form = {
    territory_ids: String(one.id),
    activity_id: '1',
    user_id: await userIdOf('DEMO Ancien'),
  };
  const { release_date } = await callAs(manager, '/territory/exit/list', { filter: '' });
  await callAs(manager, '/territory/exit', { ...form, release_date: String(release_date) });
  await expect.poll(lists).toBeGreaterThan(0);
  await screen.search().fill(one.number_name);
  await expect(screen.row(one.number_name)).toHaveCount(0);
  await expect(screen.releaseDate()).toHaveValue('05/03');
  await expect(screen.chosen()).toHaveCount(1);
  await callAs(manager, '/territory/exit/cancel', { territory_ids: String(one.id) });
});

test('what is out is found by who has it, since when [RET-02, CAN-01, OWN-27]', async ({
  page,
}) => {
  const [one] = await freeTerritories(manager, 1);
  const { release_date } = await callAs(manager, '/territory/exit/list', { filter: '' });
  const form = {
    territory_ids: String(one?.id),
    release_date: String(release_date),
    user_id: await userIdOf(holder),
    activity_id: '1',
  };
  expect(await callAs(manager, '/territory/exit', form)).toMatchObject({ success: true });
  const screen = await open(page, manager, '/t-return');
  await screen.search().fill('ancien');
  await expect(screen.row(one?.number_name ?? '')).toContainText(/sorti le .+, DEMO Ancien$/u);
  await callAs(manager, '/territory/exit/cancel', { territory_ids: form.territory_ids });
});

test('a manager sees on a map where the chosen lie [EXIT-09, OWN-18]', async ({ page }) => {
  const screen = await open(page);
  const rows = screen.row(/^T/u);
  const names = (await rows.allTextContents()).slice(0, 2);
  await rows.nth(0).click();
  await rows.nth(1).click();
  const map = page.getByRole('region', { name: 'Carte des territoires choisis' });
  await expect(map.getByRole('listitem')).toHaveText(
    names.map((name) => `Zone ${/T\d+/u.exec(name)?.[0] ?? ''}`),
  );
  await screen.chosen().first().click();
  await expect(map.getByRole('listitem')).toHaveCount(1);
  await screen.chosen().first().click();
  await expect(map).toHaveCount(0);
});

test('a reload gives the same filters and the same choice, on each desk [EXIT-07, EXIT-09, RET-03, CAN-02]', async ({
  page,
}) => {
  const screen = await open(page);
  await screen.hideRecent().check();
  await screen.filter('Réservations').check();
  await screen.seeList();
  await screen.row(/^T/u).nth(1).click();
  await expect(page).toHaveURL(/recents=masques&filtre=event&choix=\d+$/u);
  const name = await screen.chosen().getAttribute('aria-label');
  await page.reload();
  await expect(screen.chosen()).toHaveAccessibleName(name ?? '');
  await expect(screen.hideRecent()).toBeChecked();
  await expect(screen.filter('Réservations')).toBeChecked();

  for (const path of ['/t-return', '/t-exit-cancel']) {
    await page.goto(path);
    await screen.seeList();
    await screen.row(/^T/u).nth(0).click();
    await screen.row(/^T/u).nth(1).click();
    await expect(page).toHaveURL(/choix=\d+\.\d+$/u);
    await page.reload();
    await expect(screen.chosen()).toHaveCount(2);
  }
});
