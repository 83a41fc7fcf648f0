import { expect, type Page } from 'playwright/test';
import { callAs } from './loan-desk.page.ts';

/** A new territory for a journey, numbered far above the demo data; `remove` cleans it up if it still exists. */
export async function ownTerritory(login: string, number: number, name: string) {
  const form = { number: String(number), name, type_id: '1', gate: '12', note: 'Code 12' };
  const { territory_id: id } = await callAs(login, '/territory/add', form);
  if (typeof id !== 'number') throw new Error(`T${number} is not made.`);
  const settings = (more: Record<string, string>) => ({
    territory_id: String(id),
    name,
    type_id: '1',
    gate: '12',
    note: 'Code 12',
    ...more,
  });
  return {
    id,
    edit: (as: string, more: Record<string, string>) =>
      callAs(as, '/territory/setting/edit', settings(more)),
    remove: () => callAs(login, '/territory/remove', { territory_id: String(id) }),
  };
}

/** Page model of t-view, t-edit and t-remove. */
export class TerritoryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly title = () => this.page.getByRole('heading', { level: 1 });
  readonly picker = () => this.page.getByRole('combobox', { name: 'Détail du territoire' });
  readonly choice = () => this.page.getByRole('combobox', { name: 'Choisissez un territoire' });
  readonly option = (name: string | RegExp) => this.page.getByRole('option', { name });
  readonly name = () => this.page.getByRole('textbox', { name: 'Nom', exact: true });
  readonly number = () => this.page.getByRole('textbox', { name: 'Numéro' });
  readonly type = () => this.page.getByRole('combobox', { name: 'Type' });
  readonly gate = () => this.page.getByRole('textbox', { name: 'Portes' });
  readonly note = () => this.page.getByRole('textbox', { name: 'Note' });
  readonly noVisited = () => this.page.getByRole('switch', { name: 'Personnes à ne pas visiter' });
  readonly rebuild = () => this.page.getByRole('checkbox', { name: 'Changer le lien de la carte' });
  readonly pencil = () => this.page.getByRole('button', { name: 'Modifier la fiche' });
  readonly save = () => this.page.getByRole('button', { name: 'Modifier', exact: true });
  readonly cancel = () => this.page.getByRole('button', { name: 'Annuler', exact: true });
  readonly mapLink = () => this.page.getByRole('link', { name: /^Voir la carte du territoire T/u });
  readonly remove = () => this.page.getByRole('button', { name: 'Supprimer', exact: true });

  async pick(typed: string) {
    await this.picker().fill(typed);
    await this.picker().press('Enter');
  }

  async answer(question: string, answer: 'Oui' | 'Non') {
    await this.page
      .getByRole('dialog', { name: question })
      .getByRole('button', { name: answer })
      .click();
  }

  async seeNotice(text: string) {
    await expect(this.page.getByText(text)).toBeVisible();
  }
}
