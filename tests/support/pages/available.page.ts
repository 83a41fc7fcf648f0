import { expect, type Page } from 'playwright/test';
import { ListPage } from './list.page.ts';
import { answerTo, arrive } from './visitor.ts';

export interface Answered {
  readonly availableTerritories: {
    readonly total: number;
    readonly territories: readonly { readonly territoryId: string; readonly numberName: string }[];
    readonly legends: readonly {
      readonly id: string;
      readonly text: string;
      readonly color: string;
    }[];
    readonly exitable: readonly {
      readonly legendId: string;
      readonly territoryIds: readonly string[];
    }[];
  };
}

/** Page model of t-available. */
export class AvailablePage extends ListPage {
  static readonly overwriteQuestion =
    "Est-ce que vous avez bien AFFICHÉ cette réservation avant de l'écrasée ?";
  static readonly cleanQuestion = 'Est-ce que vous VIDER cette réservation ?';
  static readonly removeQuestion = 'Voulez-vous supprimer la ou les réservations sélectionnées ?';
  static readonly mergeQuestion = 'Voulez-vous fusionner ces réservations ?';

  readonly panel = () => this.page.getByRole('region', { name: 'Réservations' });
  readonly counter = () => this.page.getByRole('button', { name: /tout décocher$/u });
  readonly chips = () =>
    this.page.getByRole('group', { name: 'Territoires rentrés depuis au moins' });
  readonly pdfButton = () => this.page.getByRole('button', { name: 'Exporter en PDF' });
  readonly pdfDialog = () => this.page.getByRole('dialog', { name: 'Exporter en PDF' });
  readonly force = () => this.page.getByRole('switch', { name: 'Forcer' });
  readonly question = (words: string) => this.page.getByRole('dialog', { name: words });
  readonly booking = (name: string) => this.panel().getByRole('checkbox', { name });
  readonly row = (name: string) =>
    this.table()
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name }) });
  readonly box = (name: string) => this.page.getByRole('checkbox', { name: `Cocher ${name}` });
  readonly button = (name: string) => this.panel().getByRole('button', { name, exact: true });

  /** Names of territories without a booking, from the end of the list. */
  async freeNames(count: number): Promise<readonly string[]> {
    const free = this.rows().filter({ has: this.page.locator('td:nth-child(2):empty') });
    return (await this.names(free)).slice(-count);
  }

  async check(names: readonly string[]) {
    for (const name of names) await this.box(name).check();
  }

  async seeChecked(names: readonly string[]) {
    await expect(this.counter()).toHaveAccessibleName(new RegExp(`^${names.length} coch`, 'u'));
    for (const name of names) await expect(this.box(name)).toBeChecked();
  }

  async uncheckAll() {
    await this.counter().click();
    await expect(this.counter()).toBeDisabled();
  }

  async create(type: string, name: string) {
    await this.panel().getByLabel('Type').selectOption(type);
    await this.panel().getByLabel('Nom').fill(name);
    await this.button('Créer').click();
  }

  async chooseBookings(...names: readonly string[]) {
    for (const box of await this.panel().getByRole('checkbox', { checked: true }).all()) {
      await box.uncheck();
    }
    for (const name of names) await this.booking(name).check();
  }

  /** Displays a booking and expects these territories. */
  async seeHeld(booking: string, names: readonly string[]) {
    await this.chooseBookings(booking);
    await this.button('Afficher').click();
    await this.seeChecked(names);
  }

  async answer(question: string, answer: 'Oui' | 'Non') {
    const dialog = this.question(question);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: answer }).click();
    await expect(dialog).toBeHidden();
  }

  async seeNotice(text: string) {
    await expect(this.page.getByText(text, { exact: true })).toBeVisible();
  }
}

/** Opens the screen; answers its page model and the list that the server sent. */
export async function openAvailable(page: Page, login = 'DEMO Gestionnaire') {
  const answered = answerTo(page, 'AvailableTerritories');
  await arrive(page, login, '/t-available');
  const { data } = (await (await answered).json()) as { data: Answered };
  const screen = new AvailablePage(page);
  await screen.seeCount('territoires');
  return { screen, list: data.availableTerritories };
}
