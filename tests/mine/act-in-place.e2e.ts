import { expect, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';
import { countClicks } from '../support/pages/clicks.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { LoanDeskPage } from '../support/pages/loan-desk.page.ts';

const publisher = 'DEMO Proclamateur';
const manager = 'DEMO Gestionnaire';
const returning = 'Voulez-vous renter ce territoire ?';

const answerYes = (page: Page, question: string | RegExp) =>
  page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Oui' }).click();

test('on a phone one’s own territory is back after two taps, and what one may not return is requested [OWN-46, RET-06, RET-09]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  const clicks = await countClicks(page);
  await arriveAt(page, own, publisher, '/t-my-exited');
  const cards = new ListPage(page).cards();
  const card = (name: string) => cards.filter({ hasText: name });
  await expect(cards.first()).toContainText('En retard');
  const held = await cards.count();

  const mayReturn = page.getByRole('button', { name: /^Rentrer : T\d+ - /u });
  const returned = (await mayReturn.first().getAttribute('aria-label'))?.replace(
    /^Rentrer\s:\s/u,
    '',
  );
  await mayReturn.first().click();
  await expect(page.getByRole('dialog', { name: returning })).toContainText(returned ?? 'none');
  await expectAccessible(page);
  await answerYes(page, returning);
  await expect(page.getByText('Rentrée enregistrée.')).toBeVisible();
  expect(clicks()).toBe(2);
  await expect(card(returned ?? 'none')).toHaveCount(0);
  await expect(cards).toHaveCount(held - 1);

  const notYet = cards.first();
  await expect(notYet.getByRole('button', { name: /^Rentrer :/u })).toHaveCount(0);
  const announce = notYet.getByRole('button', { name: /^Annoncer la rentrée : /u });
  await announce.click();
  await answerYes(page, /^Annoncer à un gestionnaire la rentrée de ce territoire/u);
  await expect(notYet).toContainText('Rentrée à confirmer');
  await expect(announce).toHaveCount(0);
  const month = notYet.getByRole('button', { name: /^Un mois de plus : /u });
  await month.click();
  const question = page.getByRole('dialog', {
    name: /^Demander à un gestionnaire un mois de plus/u,
  });
  await expect(question).toContainText('Ta rentrée annoncée ne comptera plus.');
  await answerYes(page, /^Demander à un gestionnaire un mois de plus/u);
  await expect(notYet).toContainText(/Un mois de plus\s: demandé/u);
  await expect(month).toHaveCount(0);
  await expect(notYet).not.toContainText('Rentrée à confirmer');
  await expect(announce).toBeVisible();
  await expectAccessible(page);
});

test('a manager takes a late one in from its row with two clicks [OWN-47, RET-06]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desk);
  const clicks = await countClicks(page);
  await arriveAt(page, own, manager, '/t-exited');
  const list = new ListPage(page);
  const late = list
    .rows()
    .filter({ hasText: 'En retard' })
    .filter({ hasNotText: /DEMO Proclamat(?:eur|rice)/u })
    .first();
  const [name = ''] = await list.names(late);
  await late.getByRole('button', { name: `Rentrer ${name}` }).click();
  await expect(page.getByRole('dialog', { name: returning })).toContainText(
    /T\d+ - .+ \(DEMO .+\)\s: rentré le \d\d\/\d\d\/\d{4}/u,
  );
  await answerYes(page, returning);
  await expect(page.getByText('Rentrée enregistrée.')).toBeVisible();
  expect(clicks()).toBe(2);
  await expect(list.rows().filter({ hasText: name })).toHaveCount(0);
});

test('from its page a territory goes out with three clicks and comes back; a late one gets a month more first [OWN-47, OWN-196, EXD-06]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desk);
  const clicks = await countClicks(page);
  await arriveAt(page, own, manager, '/t-exit');
  const loanDesk = new LoanDeskPage(page);
  await loanDesk.seeList();
  await loanDesk.row(/^T\d+/u).last().click();
  await expect(page).toHaveURL(/choix=\d+/u);
  const id = new URL(page.url()).searchParams.get('choix');

  await page.goto(`/t-view/${id}`);
  const before = clicks();
  const now = page.getByRole('region', { name: 'En ce moment' });
  await expect(now).toContainText('Libre');
  await now.getByRole('link', { name: 'Sortir' }).click();
  await expect(loanDesk.chosen()).toHaveCount(1);
  await loanDesk.chooseUser('DEMO Ancien');
  await loanDesk.activity().selectOption({ index: 1 });
  await loanDesk.save().click();
  await expect(page.getByRole('alert')).toContainText('sorti');
  expect(clicks() - before).toBeLessThanOrEqual(3);

  await page.goto(`/t-view/${id}`);
  await expect(now).toContainText('par DEMO Ancien');
  await expect(now.getByRole('button', { name: 'Sursis' })).toHaveCount(0);
  await expectAccessible(page);
  await now.getByRole('button', { name: 'Rentrer' }).click();
  await answerYes(page, returning);
  await expect(now).toContainText('Libre, rentré le');

  await page.goto('/t-exited');
  const list = new ListPage(page);
  const late = list.rows().filter({ hasText: 'En retard' }).first();
  const [name = ''] = await list.names(late);
  await late.getByRole('link', { name, exact: true }).click();
  await now.getByRole('button', { name: 'Sursis' }).click();
  await expect(page.getByRole('dialog', { name: 'Voulez-vous ajouter un sursis ?' })).toContainText(
    /: à rentrer le \d\d\/\d\d\/\d{4}/u,
  );
  await answerYes(page, 'Voulez-vous ajouter un sursis ?');
  await expect(page.getByText('Sursis d’un mois ajouté.')).toBeVisible();
  await now.getByRole('button', { name: 'Rentrer' }).click();
  await answerYes(page, returning);
  await expect(now).toContainText('Libre, rentré le');
});

test('a map opened from a card leads back to it, and one opened by its link leads nowhere [OWN-48]', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  await arriveAt(page, own, publisher, '/t-my-exited');
  await page
    .getByRole('link', { name: /Voir la carte/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/map\//u);
  const back = page.getByRole('button', { name: 'Retour' });
  await expectAccessible(page);
  await back.click();
  await expect(page).toHaveURL(/\/t-my-exited$/u);
  const map = await page
    .getByRole('link', { name: /Voir la carte/u })
    .first()
    .getAttribute('href');
  await page.goto(map ?? 'none');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('what a reader without rights sees of a territory offers nothing to do [OWN-47, B-03]', async ({
  page,
  own,
}) => {
  await arriveAt(page, own, 'DEMO Ancien', '/t-exited');
  const list = new ListPage(page);
  await list.seeCount('territoires');
  await expect(page.getByRole('main').getByRole('button', { name: /^Rentrer/u })).toHaveCount(0);
  await list.rows().first().getByRole('link').first().click();
  const now = page.getByRole('region', { name: 'En ce moment' });
  await expect(now).toContainText('Sorti le');
  await expect(now.getByRole('button')).toHaveCount(0);
  await expect(now.getByRole('link')).toHaveCount(0);
});
