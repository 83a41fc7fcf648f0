import { expect, type Locator, type Page } from 'playwright/test';
import { desk, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';
import { countMoves } from '../support/pages/clicks.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { LoanDeskPage } from '../support/pages/loan-desk.page.ts';

const manager = 'DEMO Gestionnaire';
const people = [
  'DEMO Ancien',
  'DEMO Proclamatrice',
  'DEMO Nouveau',
  'DEMO Administrateur',
  'DEMO Responsable',
] as const;

const press = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const acts = (page: Page) => page.getByRole('group', { name: 'Agir sur ce qui est coché' });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Cocher T/u });

/** The person is typed, and chosen with Enter. */
async function handOut(screen: LoanDeskPage, person: string) {
  await screen.user().fill(person.slice(0, -1));
  await screen.user().press('Enter');
  await expect(screen.user()).toHaveValue(person);
  await screen.save().click();
}

test.use({ viewport: desk });

test('six come back with eight moves [OWN-258, OWN-286]', async ({ page, own }) => {
  const moves = await countMoves(page);
  await arriveAt(page, own, manager, '/t-exited');
  const list = new ListPage(page);
  await expect(list.rows().first()).toBeVisible();
  for (const at of [0, 1, 2, 3, 4, 5]) await boxes(page).nth(at).click();
  await press(acts(page), 'Rentrer');
  await press(page.getByRole('dialog', { name: 'Voulez-vous renter ce territoire ?' }), 'Oui');
  await expect(page.getByText('Rentrée enregistrée.')).toBeVisible();
  expect(moves()).toBe(8);
});

test('all of one person come back with four moves [OWN-285, OWN-286]', async ({ page, own }) => {
  const moves = await countMoves(page);
  await arriveAt(page, own, manager, '/t-exited');
  const list = new ListPage(page);
  await expect(list.rows().first()).toBeVisible();
  const filter = page.getByLabel('Filtrer');
  const option = filter.getByRole('option', { name: /^DEMO Proclamatrice \(\d+\)$/u });
  await filter.selectOption((await option.getAttribute('value')) ?? '');
  await list.seeCount(/^\d+ sur \d+ territoires$/u);
  await page.getByRole('checkbox', { name: 'Tout cocher' }).click();
  await press(acts(page), 'Rentrer');
  await press(page.getByRole('dialog', { name: 'Voulez-vous renter ce territoire ?' }), 'Oui');
  expect(moves()).toBe(4);
  await expect(
    page.getByRole('button', { name: /^Proclamateur\s: DEMO Proclamatrice/u }),
  ).toBeVisible();
  await expect(list.rows().filter({ hasText: 'DEMO Proclamatrice' })).toHaveCount(0);
});

test('three are booked for Saturday with five moves [OWN-280, OWN-286]', async ({ page, own }) => {
  const moves = await countMoves(page);
  await arriveAt(page, own, manager, '/t-available');
  await expect(new ListPage(page).rows().first()).toBeVisible();
  // Without a booking, so that nothing is to be forced; not those of the journeys below.
  for (const number of ['T19', 'T20', 'T22']) {
    await page.getByRole('checkbox', { name: `Cocher ${number} - ` }).click();
  }
  await press(acts(page), 'Réserver');
  await press(page, 'Créer');
  await expect(page.getByText('Réservation enregistrée.')).toBeVisible();
  expect(moves()).toBe(5);
  await expect(page.getByRole('checkbox', { name: /^Samedi \d/u })).toBeVisible();
});

test('the link of a map is had with two moves from its row, with one from the message of an exit [OWN-284, OWN-286]', async ({
  page,
  own,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const moves = await countMoves(page);
  await arriveAt(page, own, manager, '/t-exited');
  const list = new ListPage(page);
  const mapped = list.rows().filter({ has: page.getByRole('link', { name: /^Voir la carte/u }) });
  await mapped.first().getByRole('checkbox').click();
  await press(acts(page), /^Partager la carte de T/u);
  await expect(page.getByText('Lien de la carte copié.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https?:.+\/map\/.+/u);
  expect(moves()).toBe(2);

  await arriveAt(page, own, manager, '/t-exit');
  const screen = new LoanDeskPage(page);
  await screen.seeList();
  // In, with a map, and booked by nobody.
  await screen.row(/^T15 - /u).click();
  await handOut(screen, people[0]);
  const before = moves();
  await press(page, /^Partager la carte de T/u);
  await expect(page.getByText('Lien de la carte copié.')).toBeVisible();
  expect(moves() - before).toBe(1);
});

test('eight go out to five people with eighteen moves: each is chosen, each person, each saved [OWN-259, OWN-286]', async ({
  page,
  own,
}) => {
  const moves = await countMoves(page);
  await arriveAt(page, own, manager, '/t-exit');
  const screen = new LoanDeskPage(page);
  await screen.seeList();
  // In, and booked by nobody.
  const numbers = [['T5', 'T6'], ['T9', 'T18'], ['T14', 'T16'], ['T3'], ['T4']];
  for (const [at, person] of people.entries()) {
    for (const number of numbers[at] ?? []) {
      await screen.row(new RegExp(`^${number} - `, 'u')).click();
    }
    await handOut(screen, person);
    await expect(page.getByText(`, pour ${person}`).first()).toBeVisible();
    await expect(screen.chosen()).toHaveCount(0);
  }
  expect(moves()).toBe(18);
});

test('the ten longest at rest go out to three people with thirteen moves [OWN-283, OWN-286]', async ({
  page,
  own,
}) => {
  const moves = await countMoves(page);
  await arriveAt(page, own, manager, '/t-exit');
  const screen = new LoanDeskPage(page);
  await screen.seeList();
  await page.getByLabel('Trier par').selectOption('Les plus longtemps au repos');
  await expect(page).toHaveURL(/tri=return_date/u);
  // The address says so before the rows stand so.
  await expect(screen.row(/^T\d/u).first()).toContainText('jamais sorti');
  for (const [at, many] of [4, 3, 3].entries()) {
    const first = screen.row(/^T\d/u).first();
    const [number = ''] = /^T\d+/u.exec((await first.textContent()) ?? '') ?? [];
    await first.click();
    await screen
      .row(/^T\d/u)
      .nth(many - 1)
      .click({ modifiers: ['Shift'] });
    await expect(screen.chosen()).toHaveCount(many);
    await handOut(screen, people[at] ?? '');
    await expect(screen.chosen()).toHaveCount(0);
    // The list is read anew, without what has gone out.
    await expect(screen.row(new RegExp(`^${number} - `, 'u'))).toHaveCount(0);
  }
  expect(moves()).toBe(13);
});

for (const viewport of [desk, phone]) {
  test(`a publisher takes one out with three moves at ${viewport.width} px [OWN-286]`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize(viewport);
    const moves = await countMoves(page);
    await arriveAt(page, own, 'DEMO Proclamateur', '/t-my-exited');
    await page.getByRole('link', { name: 'Prendre un autre territoire' }).click();
    const screen = new LoanDeskPage(page);
    await screen.row(/^T\d/u).first().click();
    await screen.save().click();
    await expect(page.getByRole('link', { name: /^Voir la carte/u })).toBeVisible();
    expect(moves()).toBe(3);
  });
}
