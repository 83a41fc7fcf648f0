import { expect, type Page } from 'playwright/test';
import {
  callAs,
  freeTerritories,
  type Listed,
  LoanDeskPage,
  userIdOf,
} from '../support/pages/loan-desk.page.ts';
import { arrive } from '../support/pages/visitor.ts';
import { saysNo, saysYes } from '../support/walk/hands.ts';
import type { Hands } from '../support/walk/table.ts';
import { elsewhere, retry } from './exit-desk.ts';

export const manager = 'DEMO Gestionnaire';
export const holder = 'DEMO Ancien';
const other = 'DEMO Responsable';

/** A desk with two territories that only its walk touches. */
export class WalkedDesk extends LoanDeskPage {
  readonly one: Listed;
  readonly two: Listed;

  constructor(page: Page, [one, two]: readonly Listed[]) {
    super(page);
    if (!one || !two) throw new Error('Two are wanted.');
    this.one = one;
    this.two = two;
  }

  readonly reloading = () => this.page.locator('form [aria-busy=true]:has([role=combobox])');
}

/** Both are in, or both are out. */
export async function openDesk(page: Page, path: string, out: boolean): Promise<WalkedDesk> {
  const desk = new WalkedDesk(page, await freeTerritories(manager, 2));
  if (out) await takeOut(desk.one, desk.two);
  await arrive(page, manager, path);
  return desk;
}

/** As another manager does it. */
export async function takeOut(...territories: readonly Listed[]) {
  const { release_date } = await callAs(other, '/territory/exit/list', { filter: '' });
  await callAs(other, '/territory/exit', {
    ...idsOf(territories),
    activity_id: '1',
    user_id: await userIdOf(holder),
    release_date: String(release_date),
  });
}

export const cancelExits = (...territories: readonly Listed[]) =>
  callAs(other, '/territory/exit/cancel', idsOf(territories));

const idsOf = (territories: readonly Listed[]) => ({
  territory_ids: territories.map(({ id }) => id).join(','),
});

/** Both are in again, as if nothing had been. */
export const tidyDesk = async ({ screen: { one, two } }: Hands<WalkedDesk>) => {
  await cancelExits(one);
  await cancelExits(two);
};

interface Shown {
  readonly choices: unknown;
  readonly territories: readonly unknown[];
  readonly problem: unknown;
}

export async function seeDeskLoading({ screen, page }: Hands<WalkedDesk>, { choices }: Shown) {
  if (choices !== null) return expect(screen.reloading()).toHaveCount(1);
  await expect(page.getByText('Chargement…')).toBeVisible();
  await expect(screen.search()).toHaveCount(0);
}

export async function seeDeskFailed({ screen, page }: Hands<WalkedDesk>) {
  await expect(
    page.getByRole('heading', { name: 'Cet écran n’a pas pu s’afficher' }),
  ).toBeVisible();
  await expect(screen.alert()).toContainText('Problème de connexion au serveur.');
  await expect(screen.button('Réessayer')).toBeEnabled();
}

/** The list, what is chosen of it, and the problem if there is one. */
export async function seeDesk({ screen }: Hands<WalkedDesk>, { territories, problem }: Shown) {
  await expect(screen.search()).toBeEnabled();
  await expect(screen.chosen()).toHaveCount(territories.length);
  await expect(screen.alert().filter({ hasText: 'Erreur' })).toHaveCount(problem === null ? 0 : 1);
  await expect(screen.reloading()).toHaveCount(0);
}

/** What is done at each of the desks. */
export const deeds = {
  'tries again': {
    event: retry,
    how: ({ screen }: Hands<WalkedDesk>) => screen.button('Réessayer').click(),
  },
};

/** At those where something is brought back. */
export const deedsOfReturns = {
  ...deeds,
  'another manager brings one back': {
    event: elsewhere,
    how: async ({ screen, answers }: Hands<WalkedDesk>) => {
      await answers.hearChanges();
      await cancelExits(screen.two);
    },
  },
};

export const shows = {
  loading: seeDeskLoading,
  failed: seeDeskFailed,
  'editing.ready': seeDesk,
  // The list is asked again behind the form, which stays as it is.
  'editing.refreshing': seeDesk,
};

/** Of a question that opens before the act. */
export const answers = {
  'says no': { event: { type: 'cancel' }, ...saysNo },
  'says yes': { event: { type: 'confirm' }, ...saysYes },
};
