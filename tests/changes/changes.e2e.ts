import { expect, test } from 'playwright/test';
import { Temporal } from 'temporal-polyfill';
import { desk } from '../support/accessibility.ts';
import { AvailablePage } from '../support/pages/available.page.ts';
import { userIdOf } from '../support/pages/loan-desk.page.ts';
import { arrive, tokenOf } from '../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';

test.use({ viewport: desk });

/** A call of another manager, straight at the backend. */
async function elsewhere(path: string, form: Record<string, string>) {
  const token = await tokenOf('DEMO Responsable');
  const answer = await fetch(`${process.env['PRODUCT_BACKEND_URL']}${path}`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` },
    body: new URLSearchParams(form),
  });
  return (await answer.json()) as { success: boolean; message: string | null };
}

test('what another manager books shows by itself, and disturbs neither choice nor words [BOOK-19, GEN-12, OWN-06]', async ({
  page,
}) => {
  await arrive(page, manager, '/t-available');
  const screen = new AvailablePage(page);
  await screen.seeCount('territoires');
  const [mine, theirs] = (await screen.freeNames(2)) as [string, string];
  const theirRow = screen.row(theirs);
  await screen.check([mine]);
  await screen.panel().getByLabel('Nom').fill('À moitié écrit');
  await expect(page).toHaveURL(/choix=\d+$/u);

  const id = await idOf(screen, theirs);
  const name = `Ailleurs ${Date.now()}`;
  const added = await elsewhere('/booking/add', {
    booking_type: 'event',
    booking_name: name,
    force_create: 'n',
    selected: JSON.stringify([Number(id)]),
  });
  expect(added.success).toBe(true);
  await expect(theirRow).toContainText(name);
  await expect(screen.booking(name)).toBeVisible();
  await screen.seeChecked([mine]);
  await expect(screen.panel().getByLabel('Nom')).toHaveValue('À moitié écrit');
  // Other journeys may take territories out meanwhile: the number is that of the rows, theirs among them.
  await expect
    .poll(async () => {
      const names = await screen.names();
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      return [names.includes(theirs), title === `Territoires disponibles (${names.length})`];
    })
    .toEqual([true, true]);

  await screen.chooseBookings(name);
  await screen.button('Supprimer').click();
  await screen.answer(AvailablePage.removeQuestion, 'Oui');
  await expect(screen.booking(name)).toHaveCount(0);
});

/** As the address of the choice tells it. */
async function idOf(screen: AvailablePage, name: string) {
  await screen.box(name).check();
  await expect(screen.page).toHaveURL(/choix=\d+\.\d+$/u);
  const id = new URL(screen.page.url()).searchParams.get('choix')?.split('.').at(-1) ?? '';
  await screen.box(name).uncheck();
  await expect(screen.page).toHaveURL(/choix=\d+$/u);
  return id;
}

test('what is checked and then taken out elsewhere is told, and stays checked until one says so [BOOK-19, GEN-12, OWN-06]', async ({
  page,
}) => {
  await arrive(page, manager, '/t-available');
  const screen = new AvailablePage(page);
  await screen.seeCount('territoires');
  const [kept, taken] = (await screen.freeNames(2)) as [string, string];
  await screen.check([kept]);
  await expect(page).toHaveURL(/choix=\d+$/u);
  const id = await idOf(screen, taken);
  await screen.check([taken]);

  const exited = await elsewhere('/territory/exit', {
    territory_ids: id,
    user_id: await userIdOf('DEMO Ancien'),
    activity_id: '1',
    release_date: Temporal.Now.plainDateISO('Europe/Paris').toString(),
    exit_and_return: 'n',
    return_date: '',
    force_online_booking: 'n',
  });
  expect(exited).toMatchObject({ success: true });
  await expect(screen.row(taken)).toHaveCount(0);
  const told = page.getByRole('alert').filter({ hasText: taken });
  await expect(told).toBeVisible();
  await expect(screen.counter()).toHaveAccessibleName(/^2 cochés/u);
  await told.getByRole('button', { name: 'Décocher' }).click();
  await screen.seeChecked([kept]);
  await expect(told).toHaveCount(0);

  expect(await elsewhere('/territory/exit/cancel', { territory_ids: id })).toMatchObject({
    success: true,
  });
  await expect(screen.row(taken)).toHaveCount(1);
});
