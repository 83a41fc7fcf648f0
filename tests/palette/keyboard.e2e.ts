import { expect, test, type Locator, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { freeTerritories, LoanDeskPage, numberOf } from '../support/pages/loan-desk.page.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import { demoPassword, SignInPage } from '../support/pages/sign-in.page.ts';
import { arrive } from '../support/pages/visitor.ts';
import { ownCongregation } from '../support/own-congregation.ts';

const manager = 'DEMO Gestionnaire';
const holder = 'DEMO Proclamatrice';
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' });

/** Somebody without a mouse. */
class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly press = (key: string) => this.page.keyboard.press(key);
  readonly type = (words: string) => this.page.keyboard.type(words);

  /** Tab, until the focus is there. */
  async reach(target: Locator) {
    const focused = () => target.evaluate((it) => it === document.activeElement);
    for (let stops = 0; stops < 60 && !(await focused()); stops += 1) await this.press('Tab');
    await expect(target).toBeFocused();
  }

  /** The palette, a word, and Enter once the wanted entry is the first. */
  async find(words: string, entry: string | RegExp) {
    await this.press('Control+k');
    await expect(sheet(this.page).getByRole('combobox')).toBeFocused();
    await this.take(words, entry);
  }

  async take(words: string, entry: string | RegExp) {
    await this.type(words);
    await expect(sheet(this.page).getByRole('option', { selected: true })).toContainText(entry);
    await this.press('Enter');
  }
}

test.use({ viewport: desk });

test('ten tasks by keyboard alone, from sign-in to sign-out [OWN-112, OWN-113, OWN-114, OWN-273]', async ({
  page,
}) => {
  const free = (await freeTerritories(manager, 3)).at(-1);
  if (!free) throw new Error('None is free.');
  const keyboard = new Keyboard(page);
  const shell = new ShellPage(page);
  const list = new ListPage(page);
  const loan = new LoanDeskPage(page);

  // 1: sign in.
  const signIn = new SignInPage(page);
  await signIn.open();
  await keyboard.reach(signIn.login);
  await keyboard.type(manager);
  await keyboard.reach(signIn.password);
  await keyboard.type(demoPassword);
  await keyboard.reach(signIn.congregation);
  await keyboard.type(ownCongregation().name);
  await keyboard.press('Enter');
  await keyboard.reach(signIn.validate);
  await keyboard.press('Enter');
  await shell.seeScreen('Territoires qui te sont attribués');

  // 2: open a list; 3: find in it, and open the page of what was found.
  await keyboard.find('attribues', 'Attribués');
  await shell.seeScreen(/^Territoires attribués/u);
  const [first] = await list.names();
  await keyboard.press('/');
  await expect(page.getByLabel('Rechercher')).toBeFocused();
  await keyboard.type(first ?? 'none');
  await expect(list.rows()).toHaveCount(1);
  await keyboard.reach(list.rows().first());
  await keyboard.press('Enter');
  await shell.seeScreen(`Détail du territoire T${numberOf(first ?? '')}`);

  // 4: take a territory out.
  await keyboard.find(`t${numberOf(free.number_name)}`, free.number_name);
  await keyboard.take('sortir', 'Sortir');
  await expect(page.getByRole('button', { name: `Retirer ${free.number_name}` })).toBeVisible();
  await keyboard.reach(loan.user());
  await keyboard.type(holder);
  await keyboard.press('Enter');
  await keyboard.reach(loan.save());
  await keyboard.press('Enter');
  await expect(page.getByText('Sortie enregistrée.')).toBeVisible();

  // 5: begin to bring it back, by the word of the act.
  await keyboard.find(
    `rentrer t${numberOf(free.number_name)}`,
    `Rentrer\u202F: ${free.number_name}`,
  );
  await shell.seeScreen('Rentrer un territoire');
  await expect(page.getByRole('button', { name: `Retirer ${free.number_name}` })).toBeVisible();

  // 6: take its exit back.
  await keyboard.find(free.number_name, holder);
  await keyboard.take('annuler', 'Annuler la sortie');
  await shell.seeScreen('Annuler une sortie');
  await expect(page).toHaveURL(`/t-exit-cancel?choix=${free.id}`);
  await keyboard.reach(loan.button('Annuler la sortie'));
  await keyboard.press('Enter');
  const question = loan.question('Voulez-vous annuler la sortie de ce territoire ?');
  await keyboard.reach(question.getByRole('button', { name: 'Oui' }));
  await keyboard.press('Enter');
  await expect(loan.chosen()).toHaveCount(0);

  // 7: choose it for a booking.
  await keyboard.find(free.number_name, free.number_name);
  await keyboard.take('res', 'Réserver');
  await shell.seeScreen(/^Territoires disponibles/u);
  await expect(page.getByRole('checkbox', { name: `Cocher ${free.number_name}` })).toBeChecked();

  // 8: open the page of a person.
  await keyboard.find('proclamatrice', holder);
  await shell.seeScreen(holder);

  // 9: change the look.
  await keyboard.find('sombre', 'Affichage sombre');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // 10: sign out.
  await keyboard.find('deconnexion', 'Déconnexion');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
});

test('? tells the keys of the map editor, over which the palette does not open [OWN-112, OWN-113]', async ({
  page,
}) => {
  const [free] = await freeTerritories(manager, 1);
  const keyboard = new Keyboard(page);
  await arrive(page, manager, `/t-view/${free?.id}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Modifier la fiche', 'Dessiner la carte']) {
    await keyboard.reach(button(name));
    await keyboard.press('Enter');
  }
  await expect(page.getByRole('toolbar', { name: 'Outils de dessin' })).toBeVisible();
  await keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Touches du clavier' });
  await expect(keys.getByRole('heading', { level: 3 })).toHaveText([
    'Sur la carte',
    'Partout',
    'Dans la recherche',
  ]);
  await expectAccessible(page);
  await keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await keyboard.press('Control+k');
  await keyboard.press('?');
  await expect(keys).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});

test('a publisher’s palette is a sheet on a phone, reached by touch, and gives the focus back [OWN-112]', async ({
  page,
}) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('"Palette"')) asked.push(JSON.parse(body));
  });
  await page.setViewportSize(phone);
  await arrive(page, 'DEMO Proclamateur', '/t-my-exited');
  const button = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
  await button.click();
  const found = sheet(page).getByRole('option');
  await expect(found).toHaveText([
    'Sortir un territoire',
    'Rentrer un territoire',
    'Mes territoires',
    'Disponibles',
    'Mon compte',
    /Affichage clair/u,
    /Affichage sombre/u,
    /Affichage comme l’appareil/u,
    'Touches du clavier',
    'Aide (nouvel onglet)',
    'Déconnexion',
  ]);
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessible(page);
  await page.keyboard.type('demo');
  await expect(found).toHaveText('Rien ne correspond à «\u202Fdemo\u202F».');
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(button).toBeFocused();
  expect(asked).toMatchObject([{ variables: { lists: false, people: false } }]);
});
