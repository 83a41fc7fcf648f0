import { expect } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, signInAt, test } from '../support/own-product.ts';

test.use({ viewport: desk });

test('a manager finds four panels, changes each, and finds it again [SET-01, SET-02, SET-03, SET-04, SET-06, SET-07, SET-08, SET-09, SET-10, SET-11, SET-12, SET-14, SET-15, SET-16, SET-17]', async ({
  page,
  own,
}) => {
  await arriveAt(page, own, 'DEMO Gestionnaire', '/c-setting');
  const panel = (name: string) => page.getByRole('button', { name, exact: true });
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await expect(panel('Délais')).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['E-mails automatiques', 'Disponibilité en ligne', 'Cartes']) {
    await expect(panel(name)).toHaveAttribute('aria-expanded', 'false');
    await panel(name).click();
  }
  await expect(
    page.getByText('L’envoi automatique n’est pas disponible sur ce serveur.'),
  ).toBeVisible();
  await expect(page.getByLabel('Prévenir par e-mail')).toBeDisabled();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(16);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(desk);

  const stand = page.getByRole('textbox', { name: 'Présentoir', exact: true });
  await stand.fill('13');
  await expect(page.getByText('Valeur numérique positive')).toBeVisible();
  await expect(save).toBeDisabled();
  await stand.fill('12');
  const returns = page.getByLabel(
    'Autoriser tous les proclamateurs à rentrer les territoires sortis en ligne',
  );
  await expect(returns).toBeChecked();
  await returns.uncheck();
  await page.getByLabel('Choisir les activités proposées').check();
  await expect(page.getByText('Choisis au moins une activité.')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Campagne' }).check();
  const colour = page.getByLabel('Couleur du contour', { exact: true });
  await colour.fill('rouge');
  await expect(page.getByText('Couleur invalide, par exemple #3388ff')).toBeVisible();
  await colour.fill('#C0392B');
  await page.getByLabel('Tirets longs').check();
  const preview = page.getByRole('img', { name: 'Aperçu' }).locator('path').last();
  await expect(preview).toHaveAttribute('stroke', '#C0392B');
  await expect(preview).toHaveAttribute('stroke-dasharray', '20 12');
  const sent = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('"EditSettings"'),
  );
  await save.click();
  expect((await sent).postDataJSON().variables.settings).toMatchObject({
    standPeriod: 12,
    restrictReturns: true,
    activityIds: ['2'],
  });
  await expect(page.getByText('Paramètres enregistrés.')).toBeVisible();

  await page.reload();
  await expect(stand).toHaveValue('12');
  await panel('Disponibilité en ligne').click();
  await expect(returns).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Campagne' })).toBeChecked();
  await panel('Cartes').click();
  await expect(colour).toHaveValue('#C0392B');
  await expect(page.getByLabel('Tirets longs')).toBeChecked();
});

test('a manager sees whose names the history would forget, and is asked before it does [SET-17, OWN-16]', async ({
  page,
  own,
}) => {
  await arriveAt(page, own, 'DEMO Gestionnaire', '/c-setting');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  const question = page.getByRole('dialog', {
    name: 'Veux-tu vraiment effacer ces noms ? C’est définitif.',
  });
  const years = (name: string) => page.getByRole('radio', { name });
  await expect(years('Jamais')).toBeChecked();
  await years('3 ans après la rentrée').check();
  await expect(page.getByRole('status').filter({ hasText: 'C’est définitif' })).toContainText(
    /^\d+ attributions rentrées avant le \d\d\/\d\d\/\d{4}/u,
  );
  await save.click();
  await expect(question).toContainText(/^Veux-tu.*\d+ attributions rentrées avant le/u);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Non' }).click();
  await expect(years('3 ans après la rentrée')).toBeChecked();
  await save.click();
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('Paramètres enregistrés.')).toBeVisible();
  await page.reload();
  await expect(years('3 ans après la rentrée')).toBeChecked();
  await years('Jamais').check();
  await save.click();
  await expect(page.getByText('Paramètres enregistrés.')).toBeVisible();
  await expect(question).toBeHidden();
});

test('what is not saved is not left without a word, and who was slower chooses [SET-17, B-14]', async ({
  page,
  own,
}) => {
  await arriveAt(page, own, 'DEMO Gestionnaire', '/t-exited');
  await page.getByRole('link', { name: 'Paramètres' }).click();
  const courant = page.getByRole('textbox', { name: 'Porte à porte', exact: true });
  await courant.fill('7');
  await page.getByRole('link', { name: 'Attribués' }).click();
  const question = page.getByRole('dialog', { name: 'Quitter cet écran' });
  await question.getByRole('button', { name: 'Non' }).click();
  await expect(courant).toHaveValue('7');

  const { token = '' } = await signInAt(own, 'DEMO Responsable');
  const headers = { Authorization: `Bearer ${token}` };
  const read = async () =>
    (await (
      await fetch(`${own.backendUrl}/congregation/setting/view`, { headers })
    ).json()) as Record<string, string | number | boolean | number[]>;
  const { standard_period: _, ...others } = await read();
  const body = new URLSearchParams(
    Object.entries({ ...others, standard_period: 9 }).map(([name, value]) => [name, String(value)]),
  );
  await fetch(`${own.backendUrl}/congregation/setting/edit`, { method: 'POST', headers, body });

  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Les paramètres ont été modifiés pendant ta saisie')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revenir à la version enregistrée' }).click();
  await expect(courant).toHaveValue('9');
  await courant.fill('8');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Paramètres enregistrés.')).toBeVisible();
  expect((await read())['standard_period']).toBe(8);
  await page.getByRole('link', { name: 'Attribués' }).click();
  await expect(page).toHaveURL('/t-exited');
});

test('links of maps end on return where a manager wants it, and come back with the territory [OWN-180, OWN-157]', async ({
  page,
  own,
}) => {
  await arriveAt(page, own, 'DEMO Gestionnaire', '/c-setting');
  await page.getByRole('button', { name: 'Cartes', exact: true }).click();
  const ending = page.getByLabel('À la rentrée d’un territoire, changer le lien de sa carte');
  await expect(ending).not.toBeChecked();
  await ending.check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Paramètres enregistrés.')).toBeVisible();

  await page.goto('/t-exited');
  const row = page
    .getByRole('row')
    .filter({ has: page.locator('a[href*="/map/"]') })
    .first();
  const link = (await row.locator('a[href*="/map/"]').getAttribute('href')) ?? '';
  const stranger = await page.context().newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText(/^T\d+/u);
  await row.getByRole('button', { name: /^Rentrer / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oui' }).click();
  const takeBack = page.getByRole('status').getByRole('button', { name: 'Annuler' });
  await takeBack.focus();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();

  await takeBack.click();
  await expect(page.getByText('Rentrée annulée.')).toBeVisible();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText(/^T\d+/u);
});
