import { expect, type Page } from 'playwright/test';

/** Page model of the history on t-view. */
export class HistoryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly block = () => this.page.getByRole('region', { name: 'Historique des attributions' });
  readonly table = () => this.block().getByRole('table', { name: 'Historique des attributions' });
  readonly rows = () => this.table().locator('tbody tr');
  readonly row = (outputNumber: number) =>
    this.rows().filter({
      has: this.page.getByRole('rowheader', { name: `n° ${outputNumber}`, exact: true }),
    });
  readonly cards = () => this.block().getByRole('listitem');
  readonly editButton = () => this.block().getByRole('button', { name: 'Modifier l’historique' });
  readonly form = () => this.block().getByRole('form');
  readonly field = (label: string) => this.form().getByLabel(label, { exact: true });
  readonly button = (name: string) => this.form().getByRole('button', { name });

  async seeEntry(outputNumber: number) {
    await expect(
      this.form().getByRole('heading', { name: `Attribution n° ${outputNumber}`, exact: true }),
    ).toBeVisible();
  }

  async edit() {
    await this.editButton().click();
    await expect(this.button('Enregistrer')).toBeVisible();
  }

  /** Clicks the row instead of its button. */
  async choose(outputNumber: number) {
    await this.row(outputNumber).locator('td').first().click();
  }

  async save() {
    await this.button('Enregistrer').click();
  }

  async answer(question: string | RegExp, answer: 'Oui' | 'Non') {
    const dialog = this.page.getByRole('dialog', { name: question });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: answer }).click();
    await expect(dialog).toBeHidden();
  }
}
