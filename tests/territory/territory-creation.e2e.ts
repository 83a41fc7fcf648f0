import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { CreationPage, removeTerritory } from '../support/pages/creation.page.ts';
import { callAs } from '../support/pages/loan-desk.page.ts';
import { MapEditorPage } from '../support/pages/map-editor.page.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import { arrive } from '../support/pages/visitor.ts';

interface Counting {
  readonly counted: { clicks: number };
}

const manager = 'DEMO Gestionnaire';
const number = 9041;
const leaving = 'Quitter cet écran sans enregistrer tes modifications\u202F?';

test.use({ viewport: desk });
test.afterEach(() => removeTerritory(number));

test('a territory is created, its past entered, and its page opened [TADD-01, TADD-02, TADD-05, TADD-08, TADD-11, TADD-12, TADD-13, TADD-14, TADD-15, TADD-16, TADD-17, TADD-18, TADD-19, TADD-20]', async ({
  page,
}) => {
  await arrive(page, manager, '/t-add');
  const creation = new CreationPage(page);
  await expect(creation.steps()).toHaveText([
    "1Création d'un territoire",
    "2Saisie de l'historique du territoire",
  ]);
  await expect(creation.step()).toContainText("Création d'un territoire");
  await expect(creation.type()).toHaveValue('1');
  await expect(creation.create()).toBeDisabled();
  await creation.number().fill(String(number));
  await creation.name().fill('Rue de l’essai');
  await creation.gate().fill('0');
  await creation.noVisited().check();
  await creation.mapUrl().fill('https://plans.example.org/?a=1&b=2#c');
  await creation.note().fill('Code 12A');
  await creation.create().click();

  await expect(creation.step()).toContainText("Saisie de l'historique du territoire");
  await expect(creation.past()).toHaveText(
    `Historique des attributions du territoire T${number} - Rue de l’essai`,
  );
  await expect(creation.past()).toBeFocused();
  await expect(creation.assignment()).toHaveText('Attribution n° 1');
  await expect(creation.rows()).toHaveCount(0);
  await expect(creation.activity()).toHaveValue('1');
  await expect(creation.add()).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ouvrir le calendrier' }).first().click();
  const calendar = page.getByRole('dialog', { name: 'Calendrier' });
  await expect(calendar.getByRole('columnheader').first()).toHaveText('lun');
  await expect(calendar.getByRole('button', { name: 'Mois suivant' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await creation.returnDate().fill('31/12/2999');
  await expect(creation.returnDate()).toHaveAccessibleDescription('Date invalide');
  await page.getByRole('button', { name: /^Effacer.*Date de rentrée$/u }).click();
  await expect(creation.returnDate()).toHaveValue('');

  await creation.enter('05032024', '06052024', 'DEMO Proclamateur');
  await expect(creation.releaseDate()).toHaveValue('05/03/2024');
  await creation.add().click();
  await expect(creation.assignment()).toHaveText('Attribution n° 2');
  await expect(creation.rows()).toHaveText(['105/03/202406/05/2024DEMO ProclamateurPorte à porte']);
  await expect(creation.releaseDate()).toHaveValue('06/05/2024');
  await expect(creation.returnDate()).toHaveValue('');
  await expect(creation.user()).toHaveValue('');
  await expect(creation.releaseDate()).toBeFocused();

  await creation.enter('01042024', '01062024', 'DEMO Ancien');
  await creation.add().click();
  await expect(creation.alert()).toContainText('Cette période chevauche une autre attribution.');
  await expect(creation.user()).toHaveValue('DEMO Ancien');
  await creation.finish().click();
  const question = page.getByRole('dialog', { name: leaving });
  await question.getByRole('button', { name: 'Non' }).click();
  await expect(question).toBeHidden();
  await creation.releaseDate().fill('07/05/2024');
  await expect(creation.releaseDate()).toHaveValue('07/05/2024');
  await creation.add().click();
  await expect(creation.assignment()).toHaveText('Attribution n° 3');
  await expect(creation.rows()).toHaveCount(2);

  await creation.finish().click();
  await expect(page).toHaveURL(/\/t-view\/\d+$/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`T${number}`);
});

test('on a phone, each fault stands at its field, a number in use is told at once, and leaving asks [TADD-03, TADD-04, TADD-06, TADD-07, B-33, GEN-18]', async ({
  page,
}) => {
  const { territories } = await callAs(manager, '/territory/list');
  const [taken] = territories;
  await page.setViewportSize(phone);
  await arrive(page, manager, '/t-add');
  const creation = new CreationPage(page);
  await expect(creation.number()).not.toHaveValue('');
  await expectAccessible(page);

  const told = async (field: ReturnType<CreationPage['name']>, typed: string, words: string) => {
    await field.fill(typed);
    await expect(field).toHaveAccessibleDescription(words);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  };
  await told(creation.number(), '0', 'Valeur numérique positive');
  await told(creation.number(), '10000', 'Valeur numérique positive (9999 maximum)');
  await told(creation.name(), 'Rue <b>', 'Caractère invalide');
  await told(creation.name(), 'x'.repeat(46), 'Ce champs doit contenir 45 caractères maximum');
  await told(creation.gate(), '1000', 'Valeur numérique');
  await told(creation.mapUrl(), 'https://a.fr/b c', 'Les espaces ne sont pas autorisés');
  await told(creation.note(), 'x'.repeat(101), 'Ce champs doit contenir 100 caractères maximum');
  await expect(creation.create()).toBeDisabled();
  await expectAccessible(page);

  await creation.name().fill('Rue de l’essai');
  await creation.gate().fill('');
  await creation.mapUrl().fill('');
  await creation.note().fill('');
  const takenNumber = /^T(\d+)/u.exec(taken?.number_name ?? '')?.[1] ?? '';
  await told(
    creation.number(),
    takenNumber,
    `Ce numéro est déjà utilisé\u202F: ${taken?.number_name}`,
  );
  await creation.create().click();
  await expect(creation.alert()).toContainText('Ce numéro est déjà utilisé.');
  await expect(creation.alert()).toBeInViewport();
  await expect(creation.name()).toHaveValue('Rue de l’essai');

  await page.setViewportSize(desk);
  await new ShellPage(page).choose('Mes territoires');
  await page.getByRole('dialog', { name: leaving }).getByRole('button', { name: 'Oui' }).click();
  await expect(page).toHaveURL('/t-my-exited');
});

test('a congregation of two is told that it cannot create any [TADD-09, TADD-10, OWN-268, B-32]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Voisin', '/t-add', 2);
  const creation = new CreationPage(page);
  await expect(creation.alert()).toContainText(
    "Il n'y a pas assez de proclamateurs enregistrés pour créer un territoire !",
  );
  await expect(creation.alert()).toHaveAttribute('data-severity', 'info');
  await expect(page.getByText('Il manque 1 proclamateur')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajouter un proclamateur' })).toHaveAttribute(
    'href',
    '/u-add',
  );
  await expect(creation.create()).toHaveCount(0);
  await expect(creation.name()).toHaveCount(0);
  await expectAccessible(page);
});

test('a territory is drawn by blocks in six clicks from its filled form on, and the next one begun [OWN-247, OWN-241]', async ({
  page,
}) => {
  await arrive(page, manager, '/t-add');
  const creation = new CreationPage(page);
  const editor = new MapEditorPage(page);
  await creation.number().fill(String(number));
  await creation.name().fill('Rue de l’essai');
  await page.evaluate(() => {
    const counted = { clicks: 0 };
    addEventListener('click', () => (counted.clicks += 1), { capture: true });
    Object.assign(window, { counted });
  });

  const clicks = () => page.evaluate(() => (window as unknown as Counting).counted.clicks);

  await creation.createToDraw().click();
  await editor.seeMap('Carte à dessiner');
  await editor.tool('Choisir un pâté de maisons').click();
  await editor.seePicture();
  // One click, once the streets of the ground are there.
  const before = await clicks();
  await expect(async () => {
    await page.evaluate((clicked) => {
      (window as unknown as Counting).counted.clicks = clicked;
    }, before);
    await editor.click([0, 0]);
    await expect(editor.shapes()).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  await editor.button('Terminer').click();
  await editor.button('Valider').click();
  await editor.tool('Enregistrer la carte').click();
  await expect(editor.told('Carte enregistrée.')).toBeVisible();
  expect(await clicks()).toBe(6);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`T${number}`);
  await expect(editor.region()).toHaveCount(0);
});

test('after one territory another is begun [OWN-247]', async ({ page }) => {
  await arrive(page, manager, '/t-add');
  const creation = new CreationPage(page);
  await creation.number().fill(String(number));
  await creation.name().fill('Rue de l’essai');
  await creation.create().click();
  await expect(creation.past()).toContainText(`T${number}`);
  await creation.another().click();
  await expect(creation.step()).toContainText("Création d'un territoire");
  await expect(creation.number()).toHaveValue(String(number + 1));
  await expect(creation.name()).toHaveValue('');
});
