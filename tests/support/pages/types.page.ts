import { expect } from 'playwright/test';
import { callAs } from './loan-desk.page.ts';
import { ListPage } from './list.page.ts';

/** Page model of t-type. */
export class TerritoryTypesPage extends ListPage {
  static readonly question = 'Voulez-vous supprimer ce type de territoire ?';

  readonly add = () => this.page.getByRole('button', { name: 'Ajouter un type' });
  readonly edit = (name: string) => this.page.getByRole('button', { name: `Modifier ${name}` });
  readonly remove = (name: string) => this.page.getByRole('button', { name: `Supprimer ${name}` });
  readonly row = (name: string) =>
    this.table()
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name }) });
  readonly form = () => this.page.getByRole('dialog', { name: /type/u });
  readonly longName = () => this.form().getByLabel('Nom complet');
  readonly shortName = () => this.form().getByLabel('Nom court');
  readonly save = () => this.form().getByRole('button', { name: 'Enregistrer' });
  readonly question = () => this.page.getByRole('dialog', { name: TerritoryTypesPage.question });
  readonly alert = () => this.page.getByRole('alert');

  async fill(longName: string, shortName: string) {
    await this.longName().fill(longName);
    await this.shortName().fill(shortName);
  }

  async answer(answer: 'Oui' | 'Non') {
    await this.question().getByRole('button', { name: answer }).click();
    await expect(this.question()).toBeHidden();
  }
}

interface ListedType {
  readonly id: number;
  readonly long_name: string;
}

/** Removes what a journey added, whether it passed or failed. */
export async function removeTypes(longNames: readonly string[]) {
  const admin = 'DEMO Responsable';
  const { types } = (await callAs(admin, '/territory/type/list')) as unknown as {
    types: readonly ListedType[];
  };
  for (const { id } of types.filter((type) => longNames.includes(type.long_name))) {
    await callAs(admin, '/territory/type/remove', { type_id: String(id) });
  }
}
