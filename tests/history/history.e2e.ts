import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { HistoryPage } from '../support/pages/history.page.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import { answerInstead, arrive, countCalls } from '../support/pages/visitor.ts';
import { aPast, human } from './past.ts';

const manager = 'DEMO Gestionnaire';
const removal = 'Voulez-vous supprimer cette attribution ?';

test.use({ viewport: desk });

test('an elder reads the table and edits nothing; a history that cannot be read says so [HED-01, HED-03, HED-16, HED-17]', async ({
  page,
}) => {
  const past = await aPast({ out: true });
  const entries = await past.entries();
  await arrive(page, 'DEMO Ancien', `/t-view/${past.id}`);
  const history = new HistoryPage(page);
  await expect(history.rows()).toHaveText(
    entries.map(
      ({ output_number, release_date, return_date, login }) =>
        new RegExp(
          `^n° ${output_number}${human(release_date)}${return_date === null ? 'encore sorti' : human(return_date)}${login}`,
          'u',
        ),
    ),
  );
  await expect(history.table().locator('tr.row-out')).toHaveCount(1);
  await expect(history.editButton()).toHaveCount(0);

  await answerInstead(page, 'TerritoryPage', ({ data }) => ({
    data: { ...(data as object), territoryHistory: null },
    errors: [
      {
        message: 'Non.',
        path: ['territoryHistory'],
        extensions: { code: 'REFUSED', severity: 'error' },
      },
    ],
  }));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Non.' })).toBeVisible();
  await expect(history.rows()).toHaveCount(0);
  await expect(history.editButton()).toHaveCount(0);
});

test('an entry is corrected: typed days, the calendar, the call, the list, and editing goes on [HED-04…09, HED-14, HED-15, B-65]', async ({
  page,
}) => {
  const past = await aPast();
  const [latest, other] = await past.entries();
  if (!latest || !other) throw new Error('Two entries at least.');
  const days = async () =>
    (await past.entries()).map((entry) => [
      entry.output_number,
      entry.release_date,
      entry.return_date,
    ]);
  const before = await days();
  const opened = countCalls(page, 'HistoryEditor');
  await arrive(page, manager, `/t-view/${past.id}`);
  const history = new HistoryPage(page);
  await history.edit();
  expect(opened()).toBe(1);
  await history.seeEntry(latest.output_number);
  await expect(history.field('Date de sortie')).toHaveValue(human(latest.release_date));
  await expect(history.field('Date de rentrée')).toHaveValue(human(latest.return_date));
  await expect(history.field('Numéro')).toHaveValue(String(latest.output_number));

  await history.choose(other.output_number);
  await history.seeEntry(other.output_number);
  const back = history.field('Date de rentrée');
  await back.fill('');
  await back.pressSequentially('32012024');
  await expect(history.form()).toContainText('Date invalide');
  await expect(history.button('Enregistrer')).toBeDisabled();
  await back.fill('');
  await back.blur();
  await expect(history.form()).toContainText('Champs obligatoire');

  await history.button('Ouvrir le calendrier').first().click();
  const calendar = page.getByRole('dialog', { name: 'Calendrier' });
  await expect(calendar.getByRole('columnheader').first()).toHaveText('lun');
  await page.keyboard.press('Escape');

  await back.pressSequentially(human(other.release_date).replaceAll('/', ''));
  await expect(back).toHaveValue(human(other.release_date));
  const sent = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('EditHistoryEntry'),
  );
  await history.save();
  expect((await sent).postDataJSON()).toMatchObject({
    variables: {
      form: {
        territoryId: String(past.id),
        historyId: String(other.history_id),
        releaseDate: other.release_date,
        returnDate: other.release_date,
      },
    },
  });
  await expect(page.getByText('Attribution modifiée.')).toBeVisible();
  await expect(history.row(other.output_number)).toContainText(
    `${human(other.release_date)}${human(other.release_date)}`,
  );

  await back.fill(human(other.return_date));
  await history.save();
  await expect.poll(days).toEqual(before);
  await history.button('Terminer').click();
  await expect(history.editButton()).toBeFocused();
});

test('a closed entry is deleted once that is confirmed; what is still out cannot be [HED-10…13]', async ({
  page,
}) => {
  const past = await aPast();
  const [latest] = await past.entries();
  if (!latest?.return_date) throw new Error('It is in.');
  await past.add(latest.return_date);
  const added = (await past.entries()).find(
    ({ output_number }) => output_number > latest.output_number,
  );
  if (!added) throw new Error('It was added.');
  await arrive(page, manager, `/t-view/${past.id}`);
  const history = new HistoryPage(page);
  await history.edit();
  await history.choose(added.output_number);
  await history.seeEntry(added.output_number);
  await history.button('Supprimer').click();
  await history.answer(removal, 'Non');
  await history.button('Supprimer').click();
  await history.answer(removal, 'Oui');
  await expect(page.getByText('Attribution supprimée.')).toBeVisible();
  await expect(history.form()).toHaveCount(0);
  await expect(history.rows().first()).toContainText(`n° ${latest.output_number}`);

  const out = await aPast({ out: true });
  await page.goto(`/t-view/${out.id}`);
  await history.edit();
  await expect(history.button('Supprimer')).toHaveCount(0);
  await expect(history.field('Date de rentrée')).toBeDisabled();
  await expect(history.field('Date de rentrée')).toHaveValue('');
  await expect(history.field('Date de rentrée')).toHaveAccessibleDescription(
    'Encore sorti\u202F: la date de rentrée s’indique dans «\u202FRentrer un territoire\u202F».',
  );
  await expect(history.button('Enregistrer')).toBeEnabled();
});

test('who was slower reads who changed what, and takes it over or overwrites it [B-66, OWN-05]', async ({
  page,
}) => {
  const past = await aPast();
  const [entry] = await past.entries();
  if (!entry) throw new Error('It has an entry.');
  const there = String(entry.activity_id === 2 ? 1 : 2);
  await arrive(page, manager, `/t-view/${past.id}`);
  const history = new HistoryPage(page);
  await history.edit();
  await history.field('Numéro').fill('901');
  await past.edit(entry, { activity_id: there });
  await history.save();
  const told = history.form().getByRole('alert');
  await expect(told).toContainText(`DEMO Responsable a modifié cette attribution le`);
  await expect(told).toContainText(`Attribution n° ${entry.output_number} modifiée : activité.`);
  await expect(history.form().getByRole('row', { name: /^Numéro/u })).toContainText(
    `${entry.output_number}901`,
  );
  await history.button('Revenir à la version enregistrée').click();
  await expect(history.field('Numéro')).toHaveValue(String(entry.output_number));
  await expect(history.field('Activité')).toHaveValue(there);

  await history.field('Numéro').fill('902');
  await past.edit(entry, {});
  await history.save();
  await history.button('Enregistrer ma saisie à la place').click();
  await expect(page.getByText('Attribution modifiée.')).toBeVisible();
  await expect(history.row(902)).toHaveCount(1);
  await past.edit(entry, {});
});

for (const viewport of [desk, phone]) {
  test(`at ${viewport.width} px it is accessible, and what is unsaved is not lost unasked [HED-01, HED-05]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const past = await aPast();
    const [latest, other] = await past.entries();
    if (!latest || !other) throw new Error('Two entries at least.');
    await arrive(page, manager, `/t-view/${past.id}`);
    const history = new HistoryPage(page);
    const shell = new ShellPage(page);
    await expect(viewport === desk ? history.rows() : history.cards()).toHaveCount(
      (await past.entries()).length,
    );
    await history.edit();
    await expectAccessible(page);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wider).toBe(false);

    const choose = () =>
      viewport === desk
        ? history.choose(other.output_number)
        : history.field('Choisir une attribution').selectOption({ index: 1 });
    await history.field('Numéro').fill('903');
    await choose();
    await history.answer(/^Abandonner les modifications/u, 'Non');
    await expect(history.field('Numéro')).toHaveValue('903');
    await choose();
    await history.answer(/^Abandonner les modifications/u, 'Oui');
    await history.seeEntry(other.output_number);

    await history.field('Numéro').fill('904');
    if (viewport === phone) await shell.toggleDrawer();
    await shell.choose('Attribués');
    await history.answer(/^Quitter cet écran sans enregistrer/u, 'Non');
    await expect(history.field('Numéro')).toHaveValue('904');
    expect((await past.entries())[1]?.output_number).toBe(other.output_number);
  });
}
