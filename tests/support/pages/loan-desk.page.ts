import { expect, type Page } from 'playwright/test';
import { callWith, tokenOf } from './visitor.ts';

export interface Listed {
  readonly id: number;
  readonly number_name: string;
  readonly return_date: string | null;
}

type Answered = Readonly<Record<string, unknown>> & { readonly territories: readonly Listed[] };

/** Calls the REST backend directly, signed in as `login`. */
export async function callAs(
  login: string,
  path: string,
  form?: Record<string, string>,
): Promise<Answered> {
  return (await callWith(await tokenOf(login), path, form)) as Answered;
}

/** The id of an account in the worker's congregation. */
export async function userIdOf(login: string): Promise<string> {
  const { users } = (await callAs('DEMO Responsable', '/user/list/entire')) as unknown as {
    users: readonly { id: number; login: string }[];
  };
  return String(users.find((user) => user.login === login)?.id);
}

/** What is in and nobody has booked, by number; other journeys take theirs from the end. */
export async function freeTerritories(login: string, count: number): Promise<readonly Listed[]> {
  const lists = await Promise.all(
    ['', 'paper', 'online', 'event'].map(async (filter) => {
      const { territories } = await callAs(login, '/territory/exit/list', { filter });
      return territories;
    }),
  );
  const [all = [], ...booked] = lists;
  const taken = new Set(booked.flat().map(({ id }) => id));
  return all.filter(({ id }) => !taken.has(id)).slice(0, count);
}

/** Page model of t-exit, t-return and t-exit-cancel. */
export class LoanDeskPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly search = () => this.page.getByRole('combobox', { name: /^Territoires?$/u });
  readonly rows = () => this.page.getByRole('listbox', { name: 'Choix possibles' }).first();
  readonly row = (name: string | RegExp) => this.rows().getByRole('option', { name });
  readonly chosen = () => this.page.getByRole('button', { name: /^Retirer T/u });
  readonly user = () => this.page.getByRole('combobox', { name: 'Proclamateur' });
  readonly activity = () => this.page.getByRole('combobox', { name: 'Activité' });
  readonly releaseDate = () => this.page.getByRole('textbox', { name: 'Date de sortie' });
  readonly returnDate = () => this.page.getByRole('textbox', { name: 'Date de rentrée' });
  readonly exitAndReturn = () =>
    this.page.getByRole('switch', { name: 'Sortir et rentrer des territoires en seule fois' });
  readonly hideRecent = () =>
    this.page.getByRole('switch', { name: 'Masquer les territoires récemment rentrés' });
  readonly filter = (name: string) => this.page.getByRole('radio', { name });
  readonly forceOnline = () =>
    this.page.getByRole('checkbox', { name: 'Forcer la réservation en ligne' });
  readonly force = () => this.page.getByRole('switch', { name: 'Forcer' });
  readonly preview = () => this.page.getByRole('button', { name: 'Aperçu de la carte' });
  readonly button = (name: string) => this.page.getByRole('button', { name, exact: true });
  readonly save = () => this.button('Enregistrer');
  readonly alert = () => this.page.getByRole('alert');
  readonly question = (words: string) => this.page.getByRole('dialog', { name: words });

  /** Waits for the list that the filters ask for. */
  async seeList() {
    await expect(this.page.locator('form [aria-busy]')).toHaveCount(0);
    await expect(this.row(/^T\d+/u).first()).toBeVisible();
  }

  /** Chooses by keyboard: the number, then Enter. */
  async choose(...names: readonly string[]) {
    for (const name of names) {
      await this.search().fill(numberOf(name));
      await this.search().press('Enter');
      await expect(this.page.getByRole('button', { name: `Retirer ${name}` })).toBeVisible();
    }
  }

  async chooseUser(login: string) {
    await this.user().fill(login);
    await this.user().press('Enter');
    await expect(this.user()).toHaveValue(login);
  }

  async answer(words: string, answer: 'Oui' | 'Non') {
    await this.question(words).getByRole('button', { name: answer }).click();
  }
}

export const numberOf = (numberName: string) => /^T(\d+)/u.exec(numberName)?.[1] ?? numberName;
