import { expect, type Page } from 'playwright/test';
import { callAs } from './loan-desk.page.ts';

/** Page model of t-add. */
export class CreationPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly steps = () => this.page.getByRole('main').locator('ol').getByRole('listitem');
  readonly step = () => this.page.locator('[aria-current="step"]');
  readonly number = () => this.page.getByLabel('Numéro');
  readonly name = () => this.page.getByLabel('Nom', { exact: true });
  readonly type = () => this.page.getByLabel('Type');
  readonly gate = () => this.page.getByLabel('Portes');
  readonly noVisited = () => this.page.getByRole('switch', { name: 'Personnes à ne pas visiter' });
  readonly mapUrl = () => this.page.getByLabel('Lien d’une carte existante');
  readonly note = () => this.page.getByLabel('Note', { exact: true });
  readonly create = () => this.page.getByRole('button', { name: 'Créer', exact: true });
  readonly createToDraw = () => this.page.getByRole('button', { name: 'Créer et dessiner' });
  readonly another = () => this.page.getByRole('button', { name: 'Créer un autre' });

  readonly past = () => this.page.getByRole('heading', { level: 2 });
  readonly assignment = () => this.page.getByRole('heading', { level: 3 });
  readonly releaseDate = () => this.page.getByRole('textbox', { name: 'Date de sortie' });
  readonly returnDate = () => this.page.getByRole('textbox', { name: 'Date de rentrée' });
  readonly user = () => this.page.getByRole('combobox', { name: 'Proclamateur' });
  readonly activity = () => this.page.getByRole('combobox', { name: 'Activité' });
  readonly add = () => this.page.getByRole('button', { name: 'Ajouter', exact: true });
  readonly finish = () => this.page.getByRole('button', { name: 'Terminer' });
  readonly rows = () => this.page.getByRole('table').locator('tbody tr');
  readonly alert = () => this.page.getByRole('alert');

  /** Types without pauses, as when copying a register. */
  async enter(releaseDate: string, returnDate: string, login: string) {
    await this.releaseDate().fill('');
    await this.releaseDate().pressSequentially(releaseDate);
    await this.returnDate().pressSequentially(returnDate);
    await this.user().fill(login);
    await this.user().press('Enter');
    await expect(this.user()).toHaveValue(login);
  }
}

/** Removes what a journey created, whether it passed or failed. */
export async function removeTerritory(number: number) {
  const manager = 'DEMO Gestionnaire';
  const { territories } = await callAs(manager, '/territory/list');
  const made = territories.find(({ number_name }) => number_name.startsWith(`T${number} - `));
  if (made) await callAs(manager, '/territory/remove', { territory_id: String(made.id) });
}
