import type { Locator, Page } from 'playwright';

export interface Shot {
  /** Who is signed in; nobody without one. */
  readonly as?: string;
  readonly path: string;
  /** Shows a map, which takes some seconds to be drawn. */
  readonly map?: boolean;
  /** Does the task up to its last step; returns what is to be ringed. */
  readonly take: (page: Page) => Promise<readonly Locator[]>;
}

const publisher = 'DEMO Proclamateur';
const elder = 'DEMO Ancien';
const manager = 'DEMO Gestionnaire';
const administrator = 'DEMO Administrateur';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Puts away the question that the list of one's own territories asks on a phone. */
export const answered = async (page: Page) => {
  await button(page, 'Non merci').click();
  await button(page, 'Non merci').waitFor({ state: 'hidden' });
};

const chosen = async (page: Page, count = 1) => {
  const options = page
    .getByRole('listbox', { name: 'Choix possibles' })
    .first()
    .getByRole('option');
  for (let at = 0; at < count; at += 1) await options.nth(at).click();
};

const dialog = (page: Page) => page.getByRole('dialog').first();

export const openEditor = async (page: Page) => {
  await button(page, 'Modifier la fiche').click();
  await button(page, 'Dessiner la carte').click();
  await page.getByRole('region', { name: 'Carte à dessiner' }).waitFor();
};

/** How to arrive at the picture of each topic of the help. */
export const shots: Readonly<Record<string, Shot>> = {
  connexion: {
    path: '/login',
    take: async (page) => {
      await page.getByLabel('Nom Prénom').first().fill('DUPONT Jeanne');
      await page.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe');
      await page.getByRole('combobox', { name: 'Assemblée' }).fill('Mon');
      await page.getByRole('option', { name: 'Monaco' }).click();
      return [button(page, 'Valider')];
    },
  },
  'mot-de-passe': {
    path: '/login',
    take: async (page) => {
      await page.getByText('Mot de passe oublié').click();
      await dialog(page).getByLabel('Nom Prénom').fill('DUPONT Jeanne');
      await dialog(page).getByLabel('E-mail utilisé dans le Site').fill('jeanne@example.org');
      return [dialog(page).getByRole('button', { name: 'Valider' })];
    },
  },
  carte: {
    map: true,
    as: publisher,
    path: '/t-my-exited',
    take: async (page) => {
      await answered(page);
      await page
        .getByRole('link', { name: /^Voir la carte/u })
        .first()
        .click();
      await page
        .getByRole('link', { name: 'Itinéraire' })
        .or(button(page, 'Itinéraire'))
        .first()
        .waitFor();
      return [];
    },
  },
  'mes-territoires': {
    as: publisher,
    path: '/t-my-exited',
    take: async (page) => {
      await answered(page);
      return [page.getByRole('link', { name: /^Voir la carte/u }).first()];
    },
  },
  rentrer: {
    as: publisher,
    path: '/t-return',
    take: async (page) => {
      await chosen(page);
      return [button(page, 'Rentrer')];
    },
  },
  'un-mois-de-plus': {
    as: publisher,
    path: '/t-my-exited',
    take: async (page) => {
      await answered(page);
      return [button(page, /Un mois de plus/u)];
    },
  },
  sortir: {
    as: publisher,
    path: '/t-exit',
    take: async (page) => {
      await chosen(page);
      return [button(page, 'Enregistrer')];
    },
  },
  disponibles: {
    as: publisher,
    path: '/t-available',
    take: async (page) => {
      await page.getByLabel('Rechercher').fill('avenue');
      return [page.getByRole('search')];
    },
  },
  'sans-reseau': {
    as: publisher,
    path: '/t-my-exited',
    take: async (page) => [button(page, 'Les garder')],
  },
  compte: {
    as: publisher,
    path: '/u-my-account',
    take: async (page) => [button(page, 'Enregistrer')],
  },
  'second-facteur': {
    as: manager,
    path: '/u-my-account#second-facteur',
    take: async (page) => {
      const add = button(page, 'Ajouter un second facteur');
      await add.scrollIntoViewIfNeeded();
      return [add];
    },
  },
  attribues: {
    as: elder,
    path: '/t-exited',
    take: async (page) => [page.getByRole('search'), page.getByLabel('Trier par')],
  },
  fiche: {
    map: true,
    as: elder,
    path: '/t-view/1',
    take: async (page) => [page.getByRole('combobox').first()],
  },
  'tableau-de-bord': {
    as: elder,
    path: '/t-dashboard',
    take: async (page) => [page.getByRole('link', { name: 'En retard' }).first()],
  },
  s13: {
    as: elder,
    path: '/t-histogram',
    take: async (page) => [button(page, 'Générer la fiche S13')],
  },
  attribuer: {
    as: manager,
    path: '/t-exit',
    take: async (page) => {
      await chosen(page);
      const user = page.getByLabel('Proclamateur');
      await user.click();
      await page.getByRole('option', { name: publisher }).click();
      return [button(page, 'Enregistrer')];
    },
  },
  reprendre: {
    as: manager,
    path: '/t-exited',
    take: async (page) => [button(page, /^Rentrer T/u)],
  },
  sursis: { as: manager, path: '/t-exited', take: async (page) => [button(page, /^Sursis pour/u)] },
  annuler: {
    as: manager,
    path: '/t-exit-cancel',
    take: async (page) => {
      await chosen(page);
      return [button(page, 'Annuler la sortie')];
    },
  },
  reserver: {
    as: manager,
    path: '/t-available',
    take: async (page) => {
      for (const row of [1, 2])
        await page
          .getByRole('checkbox', { name: /^Cocher T/u })
          .nth(row)
          .check();
      await button(page, 'Réservations').click();
      return [button(page, 'Créer')];
    },
  },
  ajouter: {
    as: manager,
    path: '/t-add',
    take: async (page) => {
      await page.getByLabel('Nom', { exact: true }).fill('Rue de la Gare');
      return [button(page, 'Créer')];
    },
  },
  corriger: {
    as: manager,
    path: '/t-view/2',
    take: async (page) => {
      await button(page, 'Modifier la fiche').click();
      return [button(page, 'Modifier')];
    },
  },
  dessiner: {
    map: true,
    as: manager,
    path: '/t-view/2',
    take: async (page) => {
      await openEditor(page);
      return [button(page, 'Choisir un pâté de maisons'), button(page, 'Enregistrer la carte')];
    },
  },
  limites: {
    map: true,
    as: manager,
    path: '/c-setting',
    take: async (page) => {
      await page.getByText('Cartes', { exact: true }).click();
      const draw = button(page, 'Dessiner les limites globales');
      return [draw];
    },
  },
  imprimer: {
    as: manager,
    path: '/t-view/2',
    take: async (page) => {
      await button(page, 'Imprimer la carte').click();
      return [button(page, 'Générer le PDF')];
    },
  },
  proclamateurs: {
    as: manager,
    path: '/u-add',
    take: async (page) => {
      await page.getByLabel('NOM Prénom').fill('DUPONT Jeanne');
      await page.getByLabel('E-mail').fill('jeanne@example.org');
      const create = button(page, 'Créer');
      return [create];
    },
  },
  'modifier-proclamateur': {
    as: manager,
    path: '/u-list',
    take: async (page) => [page.getByRole('link', { name: /^Modifier /u }).first()],
  },
  journaux: {
    as: manager,
    path: '/log',
    take: async (page) => [page.getByRole('search')],
  },
  parametres: { as: manager, path: '/c-setting', take: async () => [] },
  importer: { as: administrator, path: '/c-import', take: async () => [] },
  assemblees: {
    as: administrator,
    path: '/c-admin',
    take: async (page) => [button(page, 'Ajouter une assemblée')],
  },
  'fonds-de-carte': {
    as: administrator,
    path: '/c-admin',
    take: async (page) => {
      await button(page, 'Apporter un fond de carte').click();
      return [dialog(page).getByRole('button', { name: 'Apporter', exact: true })];
    },
  },
  serveur: { as: administrator, path: '/c-server', take: async () => [] },
};
