import { expect, type Locator, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { callAs } from '../support/pages/loan-desk.page.ts';
import { ownTerritory, TerritoryPage } from '../support/pages/territory.page.ts';
import { arrive, countCalls } from '../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';
const removal = 'Voulez-vous supprimer ce territoire ainsi que son historique ?';

test.use({ viewport: desk });

for (const viewport of [desk, phone]) {
  test(`a territory, its change and its removal are accessible at ${viewport.width} px, in light and dark [DET-03, TEDT-01, TREM-01]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const [first] = (await callAs(manager, '/territory/list')).territories;
    await arrive(page, manager, `/t-view/${first?.id}`);
    const territory = new TerritoryPage(page);
    await territory.pencil().click();
    await territory.name().fill('a&b');
    await territory.gate().fill('1.5');
    await territory.rebuild().check();
    await expect(page.getByText('Caractère invalide')).toBeVisible();
    await expect(page.getByText('Valeur numérique')).toBeVisible();
    await expect(
      page.getByText("Attention l'identifiant de la carte sera regénérer !"),
    ).toBeVisible();
    await expect(territory.save()).toBeDisabled();
    await expectAccessible(page);

    await territory.cancel().click();
    await expect(territory.pencil()).toBeVisible();
    await page.goto('/t-remove');
    await territory.choice().fill('12');
    await expect(territory.option(/^T12 - /u)).toBeVisible();
    await expectAccessible(page);
    await territory.choice().press('Enter');
    await expect(territory.remove()).toBeEnabled();
  });
}

test('from what is out to its page, where the next is picked by its number, and Back [EXD-04, DET-01, DET-02, DET-03, DET-04, DET-09]', async ({
  page,
}) => {
  await arrive(page, manager, '/t-exited');
  const row = page
    .getByRole('main')
    .getByRole('link', { name: /^T\d+ - / })
    .first();
  const href = await row.getAttribute('href');
  await row.click();
  await expect(page).toHaveURL(href ?? 'none');
  const territory = new TerritoryPage(page);
  await expect(territory.title()).toHaveText(/^Détail du territoire T\d+$/u);
  for (const field of [territory.name(), territory.number(), territory.gate(), territory.note()]) {
    await expect(field).toHaveAttribute('readonly');
  }
  for (const field of [territory.type(), territory.noVisited(), territory.rebuild()]) {
    await expect(field).toBeDisabled();
  }
  await expect(territory.save()).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Historique des attributions' })).toBeVisible();

  const twelfth = (await callAs(manager, '/territory/list')).territories.find(({ number_name }) =>
    number_name.startsWith('T12 - '),
  );
  await territory.pick('12');
  await expect(page).toHaveURL(`/t-view/${twelfth?.id}`);
  await expect(territory.title()).toHaveText('Détail du territoire T12');
  await expect(territory.picker()).toHaveValue(twelfth?.number_name ?? '');
  const tab = page.waitForEvent('popup');
  const mapLink = await territory.mapLink().getAttribute('href');
  await territory.mapLink().click();
  await expect(await tab).toHaveURL(mapLink ?? 'none');
  await page.goBack();
  await expect(page).toHaveURL(href ?? 'none');
  await expect(territory.title()).not.toHaveText('Détail du territoire T12');
});

test('a long list to pick from is drawn as far as one looks, by the keys or the wheel [DET-03, GEN-11]', async ({
  page,
}) => {
  const { territories } = await callAs(manager, '/territory/list');
  const last = territories.at(-1)?.number_name ?? '';
  await arrive(page, manager, '/t-edit');
  const territory = new TerritoryPage(page);
  const options = territory.option(/^T/u);
  const count = String(territories.length);
  await territory.choice().press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-setsize', count);
  expect(await options.count()).toBeLessThan(territories.length);
  await territory.choice().press('End');
  await expect(territory.option(last)).toBeInViewport();
  await expect(territory.option(last)).toHaveAttribute('aria-posinset', count);
  await territory.choice().press('Escape');

  await territory.choice().press('ArrowDown');
  await options.first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(territory.option(last)).toBeInViewport({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await expect(options).toHaveCount(territories.length);
  await territory.option(last).click();
  await expect(territory.choice()).toHaveValue(last);
});

test('a territory is changed, and the picker knows its new name; leaving what is unsaved asks [DET-05, DET-06, DET-07, DET-10, DET-11, DET-12, DET-13, DET-14, DET-15, DET-16, DET-18, DET-20, DET-22]', async ({
  page,
}) => {
  const own = await ownTerritory(manager, 9101, 'Rue du Journal');
  try {
    await arrive(page, manager, `/t-view/${own.id}`);
    const territory = new TerritoryPage(page);
    const asked = countCalls(page, 'TerritoryPage');
    await territory.pencil().click();
    await expect(territory.number()).toHaveAttribute('readonly');
    await expect(territory.rebuild()).toBeDisabled();
    await territory.name().fill('');
    await expect(page.getByText('Champs obligatoire')).toBeVisible();
    await expect(territory.save()).toBeDisabled();
    await territory.name().fill('Rue du Voyage');
    await expect(territory.save()).toBeEnabled();
    await territory.type().selectOption('');
    await expect(page.getByText('Champs obligatoire')).toBeVisible();
    await expect(territory.save()).toBeDisabled();
    await territory.type().selectOption({ index: 1 });
    for (const doors of ['12a', '1.5', '-1', '1000']) {
      await territory.gate().fill(doors);
      await expect(page.getByText('Valeur numérique')).toBeVisible();
      await expect(territory.save()).toBeDisabled();
    }
    for (const doors of ['0', '999']) {
      await territory.gate().fill(doors);
      await expect(territory.save()).toBeEnabled();
    }
    for (const character of '\\&~#{}[]%`=|^$<>"'.split('')) {
      await territory.name().fill(`Rue ${character}`);
      await expect(page.getByText('Caractère invalide')).toBeVisible();
    }
    await territory.name().fill('Rue du Voyage');
    await expect(page.getByText('Caractère invalide')).toHaveCount(0);
    await page.getByRole('button', { name: /^Effacer.*Note$/u }).click();
    await expect(territory.note()).toHaveValue('');

    await territory.pick('12');
    await territory.answer(/Quitter cet écran/u.source, 'Non');
    await expect(page).toHaveURL(`/t-view/${own.id}`);
    await expect(territory.name()).toHaveValue('Rue du Voyage');

    const before = asked();
    await territory.save().click();
    await territory.seeNotice('Territoire enregistré.');
    await expect(territory.pencil()).toBeVisible();
    await expect(territory.picker()).toHaveValue('T9101 - Rue du Voyage');
    expect(asked()).toBeGreaterThan(before);
    await page.reload();
    await expect(territory.name()).toHaveValue('Rue du Voyage');
    await expect(territory.note()).toHaveValue('');
  } finally {
    await own.remove();
  }
});

test('who saves over somebody else is told, compares, and overwrites [REST-17, DET-23, OWN-05]', async ({
  page,
}) => {
  const own = await ownTerritory(manager, 9102, 'Rue Commune');
  try {
    await arrive(page, manager, `/t-view/${own.id}`);
    const territory = new TerritoryPage(page);
    await territory.pencil().click();
    await territory.name().fill('Rue de Paul');
    await own.edit('DEMO Responsable', { name: 'Rue de Marie', gate: '40' });
    await territory.save().click();
    await expect(page.getByRole('alert')).toContainText(
      /^AttentionDEMO Responsable a modifié ce territoire entre-temps .*\u202F: nom, nombre de portes\./u,
    );
    await expect(page.getByRole('table', { name: 'Ce qui diffère' }).getByRole('row')).toHaveText([
      'ChampEnregistréTa saisie',
      'NomRue de MarieRue de Paul',
      'Portes4012',
    ]);
    await expect(territory.name()).toHaveValue('Rue de Paul');
    await page.getByRole('button', { name: 'Enregistrer ma saisie à la place' }).click();
    await territory.seeNotice('Territoire enregistré.');
    await expect(territory.picker()).toHaveValue('T9102 - Rue de Paul');
    await expect(territory.gate()).toHaveValue('12');
  } finally {
    await own.remove();
  }
});

test('a territory is chosen to be changed, then removed with its history [TEDT-01, TEDT-02, TREM-01, TREM-02, TREM-03]', async ({
  page,
}) => {
  const own = await ownTerritory(manager, 9103, 'Rue Perdue');
  try {
    await arrive(page, manager, '/t-edit');
    const territory = new TerritoryPage(page);
    const validate = page.getByRole('button', { name: 'Valider' });
    await expect(territory.title()).toHaveText('Modifier un territoire');
    await expect(validate).toBeDisabled();
    await territory.choice().focus();
    await territory.choice().blur();
    await expect(page.getByText('Champs obligatoire')).toBeVisible();
    await territory.choice().fill('rue perdue');
    await territory.choice().press('Enter');
    await validate.click();
    await expect(page).toHaveURL(`/t-view/${own.id}`);

    await page.goto('/t-remove');
    const calls = countCalls(page, 'RemoveTerritory');
    await expect(territory.title()).toHaveText('Supprimer un territoire');
    await territory.choice().fill('9103');
    await territory.choice().press('Enter');
    await territory.remove().click();
    await territory.answer(removal, 'Non');
    expect(calls()).toBe(0);
    await expect(territory.choice()).toHaveValue('T9103 - Rue Perdue');
    await territory.remove().click();
    await territory.answer(removal, 'Oui');
    await territory.seeNotice('Le territoire T9103 - Rue Perdue est supprimé.');
    await expect(territory.choice()).toHaveValue('');
    await territory.choice().fill('9103');
    await expect(page.getByText('Aucune donnée')).toBeVisible();
  } finally {
    await own.remove();
  }
});

test('an elder reads only, what is no territory says so, and what is no number is no address [DET-01, DET-05, REST-16, B-100]', async ({
  page,
}) => {
  const [first] = (await callAs(manager, '/territory/list')).territories;
  await arrive(page, 'DEMO Ancien', `/t-view/${first?.id}`);
  const territory = new TerritoryPage(page);
  await expect(territory.title()).toHaveText('Détail du territoire T1');
  await expect(territory.mapLink()).toBeVisible();
  await expect(territory.pencil()).toHaveCount(0);

  await page.goto('/t-view/99999999');
  await expect(page.getByText('Ce territoire n’existe pas.')).toBeVisible();
  await territory.pick('1');
  await expect(territory.title()).toHaveText('Détail du territoire T1');

  await page.goto('/t-view/abc');
  await expect(page).toHaveURL('/404');
});

test('on a phone the map stands above, nothing sticks, and its link is two moves from a mail [OWN-249, OWN-250]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const twelfth = (await callAs(manager, '/territory/list')).territories.find(({ number_name }) =>
    number_name.startsWith('T12 - '),
  );
  await arrive(page, manager, `/t-view/${twelfth?.id}`);
  const territory = new TerritoryPage(page);
  const now = page.getByRole('heading', { name: 'En ce moment' });
  const map = page.getByRole('region', { name: 'Carte du territoire T12' });
  await expect(map).toBeInViewport();
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
  expect(await top(map)).toBeLessThan(await top(now));
  await expect(territory.pencil()).not.toBeInViewport();

  const moves: string[] = [];
  await page.exposeFunction('mailed', (href: string) => moves.push(href));
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !link.href.startsWith('mailto:')) return;
      event.preventDefault();
      (window as unknown as { mailed: (href: string) => void }).mailed(link.href);
    }),
  );
  await page.getByRole('link', { name: /^Envoyer par e-mail la carte de T12 - /u }).click();
  await expect.poll(() => moves).toHaveLength(1);
  const mapLink = (await territory.mapLink().getAttribute('href')) ?? 'none';
  const mail = new URL(moves[0] ?? 'about:blank');
  expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
    `Carte\u202F: ${twelfth?.number_name}`,
    mapLink,
  ]);
});
