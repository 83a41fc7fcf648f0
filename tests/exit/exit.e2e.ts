import { expect, test, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import {
  callAs,
  freeTerritories,
  LoanDeskPage,
  type Listed,
} from '../support/pages/loan-desk.page.ts';
import { arrive, countCalls } from '../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';
const other = 'DEMO Responsable';
const publisher = 'DEMO Proclamatrice';
const holder = 'DEMO Ancien';
const returnQuestion = 'Voulez-vous renter ce territoire ?';
const cancelQuestion = 'Voulez-vous annuler la sortie de ce territoire ?';

test.use({ viewport: desk });

async function open(page: Page, login: string, path = '/t-exit') {
  await arrive(page, login, path);
  const screen = new LoanDeskPage(page);
  await screen.seeList();
  return screen;
}

async function free(count: number): Promise<readonly [Listed, ...Listed[]]> {
  const [first, ...rest] = await freeTerritories(manager, count);
  if (!first || rest.length < count - 1) throw new Error('The demo data has none left.');
  return [first, ...rest];
}

const outNames = async () =>
  (await callAs(manager, '/territory/return/list')).territories.map((it) => it.number_name);

for (const viewport of [desk, phone]) {
  test(`the three desks are accessible at ${viewport.width} px, in light and dark [EXIT-01, RET-01, CAN-01]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const screen = await open(page, manager);
    await screen.row(/^T/u).nth(2).click();
    await screen.row(/^T/u).nth(3).click();
    await screen.releaseDate().fill('31022026');
    await screen.button('Ouvrir le calendrier').click();
    await expectAccessible(page);
    for (const path of ['/t-return', '/t-exit-cancel']) {
      await page.goto(path);
      await screen.seeList();
      await screen.search().fill('avenue');
      await screen.row(/^T/u).first().click();
      await expectAccessible(page);
    }
    await page.goto('/login');
    await open(page, publisher);
    await expectAccessible(page);
  });
}

test('a manager takes out two by the keyboard, brings one back and cancels the other [EXIT-09, EXIT-17, EXIT-20, EXIT-30, RET-03, RET-06, RET-07, RET-11, RET-12, CAN-02, CAN-03, CAN-04, CAN-06]', async ({
  page,
}) => {
  const [one, two] = await free(2);
  if (!two) throw new Error('Two are wanted.');
  const names = [one.number_name, two.number_name];
  const screen = await open(page, manager);
  await expect(screen.save()).toBeDisabled();
  await screen.choose(...names);
  await expect(page.getByText('2 territoires choisis')).toBeVisible();
  await screen.chooseUser(holder);
  await screen.save().click();
  await expect(screen.alert()).toContainText(`2 territoires sortis\u202F: ${names.join(', ')}`);
  await expect(page.getByText('Sortie enregistrée.')).toBeVisible();
  await expect(screen.alert()).toContainText(holder);
  await expect(screen.save()).toBeDisabled();
  await expect(screen.search()).toBeFocused();
  await screen.button('Sortir un autre territoire').click();
  await expect(screen.alert()).toHaveCount(0);
  await expect(screen.search()).toBeFocused();
  await expect(screen.user()).toHaveValue('');
  await expect(screen.row(names[0] ?? '')).toHaveCount(0);
  expect(await outNames()).toEqual(expect.arrayContaining(names));

  const returns = countCalls(page, 'ReturnTerritories');
  await page.getByRole('link', { name: 'Rentrer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rentrer un territoire');
  await screen.seeList();
  await expect(page.getByText('Seuls les territoires sortis en ligne')).toBeHidden();
  await expect(screen.button('Rentrer')).toBeDisabled();
  await screen.search().fill(one.number_name);
  await screen.row(one.number_name).click();
  await screen.button('Rentrer').click();
  await screen.answer(returnQuestion, 'Non');
  await expect(screen.question(returnQuestion)).toBeHidden();
  expect(returns()).toBe(0);
  await screen.button('Rentrer').click();
  await screen.answer(returnQuestion, 'Oui');
  await expect(page.getByText('Rentrée enregistrée.')).toBeVisible();
  await screen.search().fill('');
  await screen.seeList();
  await expect(screen.row(one.number_name)).toHaveCount(0);
  expect(returns()).toBe(1);

  const cancels = countCalls(page, 'CancelExit');
  await page.getByRole('link', { name: 'Annuler une sortie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annuler une sortie');
  await screen.seeList();
  await screen.choose(two.number_name);
  await screen.button('Annuler la sortie').click();
  await screen.answer(cancelQuestion, 'Non');
  await expect(screen.question(cancelQuestion)).toBeHidden();
  expect(cancels()).toBe(0);
  await screen.button('Annuler la sortie').click();
  await screen.answer(cancelQuestion, 'Oui');
  await expect(page.getByText('Sortie annulée.', { exact: true })).toBeVisible();
  await screen.seeList();
  await expect(screen.row(two.number_name)).toHaveCount(0);
  expect(await outNames()).not.toEqual(expect.arrayContaining([two.number_name]));
});

test('out and back in one step leaves nothing out [EXIT-04, EXIT-14, EXIT-18, EXIT-23]', async ({
  page,
}) => {
  const [one] = await free(1);
  const screen = await open(page, manager);
  await screen.choose(one.number_name);
  await screen.chooseUser(holder);
  await expect(screen.returnDate()).toHaveCount(0);
  await screen.exitAndReturn().check();
  await expect(screen.save()).toBeDisabled();
  const today = await screen.releaseDate().inputValue();
  await screen.returnDate().pressSequentially(today.replaceAll('/', ''));
  await expect(screen.returnDate()).toHaveValue(today);
  await screen.save().click();
  await expect(screen.alert()).toContainText(one.number_name);
  await screen.button('Sortir un autre territoire').click();
  await expect(screen.row(one.number_name)).toContainText('rentré aujourd’hui');
  expect(await outNames()).not.toContain(one.number_name);

  await screen.hideRecent().check();
  await expect(screen.row(one.number_name)).toHaveCount(0);
});

test('an event booking refuses, keeps all that was entered, and gives way to Forcer [EXIT-21, EXIT-15, B-07]', async ({
  page,
}) => {
  const [booked] = (await callAs(manager, '/territory/exit/list', { filter: 'event' })).territories;
  if (!booked) throw new Error('No booking for an event.');
  const [free1] = await free(1);
  const screen = await open(page, manager);
  await screen.choose(booked.number_name);
  await screen.chooseUser(holder);
  await screen.activity().selectOption({ index: 1 });
  const activity = await screen.activity().inputValue();
  await screen.forceOnline().check();
  await expect(screen.force()).toHaveCount(0);
  await screen.save().click();
  await expect(screen.alert()).toContainText(`${booked.number_name} est réservé`);
  await expect(screen.force()).not.toBeChecked();
  await expectAccessible(page);

  await screen.choose(free1.number_name);
  await expect(screen.force()).toHaveCount(0);
  await expect(screen.alert()).toHaveCount(0);
  await page.getByRole('button', { name: `Retirer ${free1.number_name}` }).click();
  await screen.save().click();
  await expect(screen.force()).not.toBeChecked();
  await expect(screen.user()).toHaveValue(holder);
  await expect(screen.activity()).toHaveValue(activity);
  await expect(screen.forceOnline()).toBeChecked();
  await screen.force().check();
  await screen.save().click();
  await expect(screen.alert()).toContainText(`1 territoire sorti\u202F: ${booked.number_name}`);
  await callAs(manager, '/territory/exit/cancel', { territory_ids: String(booked.id) });
});

test('a publisher chooses one, an activity, and finds it in his list [EXIT-03, EXIT-10, EXIT-11, EXIT-13, EXIT-24]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const screen = await open(page, publisher);
  for (const absent of [screen.user(), screen.releaseDate(), screen.exitAndReturn()]) {
    await expect(absent).toHaveCount(0);
  }
  await expect(screen.filter('Tous')).toHaveCount(0);
  await expect(screen.forceOnline()).toHaveCount(0);
  const box = await screen.row(/^T/u).first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await screen.row(/^T/u).first().click();
  await screen.row(/^T/u).nth(1).click();
  await expect(screen.chosen()).toHaveCount(1);
  const name = ((await screen.chosen().getAttribute('aria-label')) ?? '').replace('Retirer ', '');
  await expect(screen.save()).toBeInViewport();
  await screen.save().click();
  await expect(screen.alert()).toContainText(name);
  await page.getByRole('link', { name: 'Voir mes territoires' }).click();
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: name }),
  ).toBeVisible();
});

test('a date that is none is told at the field, and a refused one keeps what was typed [EXIT-18, RET-14, GEN-12, GEN-05]', async ({
  page,
}) => {
  const worked = (await freeTerritories(manager, 20)).find((it) => it.return_date !== null);
  if (!worked) throw new Error('All are new.');
  const screen = await open(page, manager);
  await screen.choose(worked.number_name);
  await screen.chooseUser(holder);
  const date = screen.releaseDate();
  for (const wrong of ['31022026', '05/03/26', 'hier', '01012100']) {
    await date.fill('');
    await date.pressSequentially(wrong);
    await date.blur();
    await expect(page.getByText('Date invalide')).toBeVisible();
    await expect(screen.save()).toBeDisabled();
  }
  await date.fill('');
  await date.blur();
  await expect(page.getByText('Champs obligatoire')).toBeVisible();
  for (const right of ['05032001', '05/03/2001', '5/3/2001']) {
    await date.fill('');
    await date.pressSequentially(right);
    await expect(date).toHaveValue('05/03/2001');
    await expect(screen.save()).toBeEnabled();
  }
  await screen.save().click();
  await expect(screen.alert()).toContainText(
    `La date de sortie ne peut pas précéder la dernière rentrée du territoire ${worked.number_name}.`,
  );
  await expect(date).toHaveValue('05/03/2001');
  await expect(screen.user()).toHaveValue(holder);
  await expect(screen.chosen()).toHaveCount(1);
});

test('the calendar begins on Monday, is walked by the keys and has no day after today [GEN-12, EXIT-18]', async ({
  page,
}) => {
  const screen = await open(page, manager, '/t-return');
  const today = await screen.returnDate().inputValue();
  await screen.button('Ouvrir le calendrier').click();
  const calendar = page.getByRole('dialog', { name: 'Calendrier' });
  await expect(calendar.getByRole('columnheader').first()).toHaveText('lun');
  await expect(calendar.getByRole('button', { name: 'Mois suivant' })).toBeDisabled();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(screen.returnDate()).toHaveValue(today);
  await screen.button('Ouvrir le calendrier').click();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(screen.returnDate()).toBeFocused();
  await expect(screen.returnDate()).not.toHaveValue(today);
  await screen.button('Ouvrir le calendrier').click();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
});

test('of two managers at once one wins, and the other is told which territory [EXIT-27, GEN-05, OWN-06]', async ({
  page,
  browser,
}) => {
  const [one, two] = await free(2);
  if (!two) throw new Error('Two are wanted.');
  const loser = await open(page, manager);
  await loser.choose(one.number_name, two.number_name);
  await loser.chooseUser(holder);
  const context = await browser.newContext({ viewport: desk });
  const winner = await open(await context.newPage(), other);
  await winner.choose(one.number_name);
  await winner.chooseUser(other);
  await winner.save().click();
  await expect(winner.alert()).toContainText(one.number_name);

  await expect(loser.alert()).toContainText(`${one.number_name} n’est plus proposé`);
  await expect(loser.chosen()).toHaveCount(2);
  await loser.save().click();
  await expect(loser.alert().filter({ hasText: 'Erreur' })).toContainText(
    `Le territoire ${one.number_name} est déjà sorti.`,
  );
  await expect(loser.user()).toHaveValue(holder);
  await page.getByRole('button', { name: `Retirer ${one.number_name}` }).click();
  await loser.save().click();
  await expect(loser.alert()).toContainText(`1 territoire sorti\u202F: ${two.number_name}`);
  await context.close();
  const territory_ids = `${one.id},${two.id}`;
  await callAs(manager, '/territory/exit/cancel', { territory_ids });
});
