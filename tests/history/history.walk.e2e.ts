import { expect, type Page, test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import { HistoryPage } from '../support/pages/history.page.ts';
import { callAs, userIdOf } from '../support/pages/loan-desk.page.ts';
import { aTerritoryWithoutMap, removeTerritory } from '../support/pages/map-editor.page.ts';
import { arrive } from '../support/pages/visitor.ts';
import { clicks, saysNo, saysYes, seeAct } from '../support/walk/hands.ts';
import { comes, fails, type Hands, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { aHistory, anEntry, anOpening, edited, entered, today } from './an-entry.ts';
import type { PastEntry } from './past.ts';
import { historyMachine } from '#machines/history/history.machine.ts';

const other = 'DEMO Responsable';
const activityElsewhere = '2';

/** The page of a territory with two attributions, 1 and 2, that only its walk touches. */
class WalkedHistory extends HistoryPage {
  readonly id: string;

  constructor(page: Page, id: string) {
    super(page);
    this.id = id;
  }

  async entry(outputNumber: number): Promise<Readonly<Record<string, string>>> {
    const { histories } = (await callAs(other, `/history/view/${this.id}`)) as unknown as {
      readonly histories: readonly PastEntry[];
    };
    const found = histories.find((entry) => entry.output_number === outputNumber);
    if (!found) throw new Error(`There is no attribution ${outputNumber}.`);
    return {
      territory_id: this.id,
      history_id: String(found.history_id),
      output_number: String(found.output_number),
      release_date: found.release_date,
      return_date: found.return_date ?? '',
      user_id: String(found.user_id),
      activity_id: String(found.activity_id),
    };
  }

  /** As another manager does it. */
  async changeElsewhere(outputNumber: number) {
    const entry = await this.entry(outputNumber);
    await callAs(other, '/history/edit', { ...entry, activity_id: activityElsewhere });
  }

  async removeElsewhere(...outputNumbers: readonly number[]) {
    for (const outputNumber of outputNumbers)
      await callAs(other, '/history/remove', await this.entry(outputNumber));
  }
}

async function open(page: Page): Promise<WalkedHistory> {
  const id = await aTerritoryWithoutMap(9872);
  const user_id = await userIdOf('DEMO Ancien');
  for (const [release_date, return_date] of [
    ['2024-01-10', '2024-03-10'],
    ['2024-04-01', '2024-05-01'],
  ] as const)
    await callAs(other, '/history/add', {
      territory_id: id,
      release_date,
      return_date,
      user_id,
      activity_id: '1',
      action: 'add',
    });
  const screen = new WalkedHistory(page, id);
  await arrive(page, 'DEMO Gestionnaire', `/t-view/${id}`);
  await expect(screen.rows()).toHaveCount(2);
  return screen;
}

type At = Hands<WalkedHistory>;
interface Context {
  readonly territoryId: string;
  readonly entry: { readonly historyId: string } | null;
  readonly form: { readonly outputNumber: number } | null;
  readonly problem: unknown;
}

/** Attribution 2, which the editor opens with, and what the machine knows as attribution 1. */
const last = anEntry();
const first = anEntry({ historyId: '122', outputNumber: 2 });
const firstThatGoes = anEntry({ historyId: '121', outputNumber: 2 });
const lastElsewhere = anEntry({ activityId: '1', version: '800' });

const emptied = 'emptied';
const told = { __typename: 'Done', message: null, messageType: 'success', notice: null };
const shows =
  (historyId: string) =>
  ({ entry }: Context) =>
    entry?.historyId === historyId;
const sends =
  (outputNumber: number) =>
  ({ form }: Context) =>
    form?.outputNumber === outputNumber;

const type = ({ screen }: At, outputNumber: number) =>
  screen.field('Numéro').fill(String(outputNumber));

test.use({ viewport: desk });

walk({
  machine: historyMachine,
  starts: {
    'a manager opens a territory': { input: { territoryId: '12' }, open },
    'a manager opens one whose history another manager empties': {
      input: { territoryId: emptied },
      open: async (page) => {
        const screen = await open(page);
        await screen.removeElsewhere(2, 1);
        return screen;
      },
    },
  },
  operations: { HistoryEditor: 'lastHistoryEntry' },
  deeds: {
    edits: {
      event: { type: 'edit', history: aHistory({ histories: [last, first] }), today },
      how: ({ screen }: At) => screen.editButton().click(),
    },
    'the last attribution comes': comes('lastHistoryEntry', anOpening(last), {
      when: ({ territoryId }: Context) => territoryId !== emptied,
    }),
    'there is none': comes('lastHistoryEntry', anOpening(null), {
      when: ({ territoryId }: Context) => territoryId === emptied,
    }),
    'it fails to come': fails('lastHistoryEntry'),
    'chooses the other': {
      event: { type: 'entry.chosen', entry: edited(first), unsaved: false },
      when: shows('123'),
      how: ({ screen }: At) => screen.choose(1),
    },
    'chooses the other, which another manager deletes': {
      event: { type: 'entry.chosen', entry: edited(firstThatGoes), unsaved: false },
      when: shows('123'),
      how: async ({ screen }: At) => {
        await screen.choose(1);
        await screen.seeEntry(1);
        await screen.removeElsewhere(1);
      },
    },
    'types, and chooses the other': {
      event: { type: 'entry.chosen', entry: edited(first), unsaved: true },
      when: shows('123'),
      how: async (hands: At) => {
        await type(hands, 903);
        await hands.screen.choose(1);
      },
    },
    types: {
      event: { type: 'form.changed' },
      how: (hands: At) => type(hands, 904),
    },
    'another manager changes it': {
      event: { type: 'history.changed', histories: [edited(lastElsewhere)], unsaved: false },
      when: shows('123'),
      how: async ({ screen, answers }: At) => {
        await answers.hearChanges();
        await screen.changeElsewhere(2);
        await expect(screen.field('Activité')).toHaveValue(activityElsewhere);
      },
    },
    saves: {
      event: { type: 'save', entered: entered({ outputNumber: '902' }), force: false },
      when: shows('123'),
      how: async (hands: At) => {
        await type(hands, 902);
        await hands.screen.save();
      },
    },
    'saves what another manager has changed': {
      event: { type: 'save', entered: entered({ outputNumber: '901' }), force: false },
      when: shows('123'),
      how: async (hands: At) => {
        await hands.screen.changeElsewhere(2);
        await type(hands, 901);
        await hands.screen.save();
      },
    },
    'it is saved': comes('editHistoryEntry', told, { when: sends(902) }),
    'it is refused': isRefused('editHistoryEntry', { forceOffered: 'overwrite', when: sends(901) }),
    'the server fails': fails('editHistoryEntry'),
    'takes over what is recorded': {
      event: { type: 'reread', entry: edited(lastElsewhere) },
      when: ({ problem }) => problem !== null && problem !== 'unreachable',
      how: async ({ screen }: At) => {
        await screen.button('Revenir à la version enregistrée').click();
        await expect(screen.field('Numéro')).toHaveValue('2');
      },
    },
    deletes: { event: { type: 'remove' }, ...clicks('Supprimer') },
    'it is deleted': comes('removeHistoryEntry', told, { when: shows('123') }),
    'its deletion is refused': isRefused('removeHistoryEntry', { when: shows('121') }),
    ends: { event: { type: 'close', unsaved: false }, ...clicks('Terminer') },
    'types, and ends': {
      event: { type: 'close', unsaved: true },
      how: async (hands: At) => {
        await type(hands, 905);
        await hands.screen.button('Terminer').click();
      },
    },
    'says yes': { event: { type: 'confirm' }, ...saysYes },
    'says no': { event: { type: 'cancel' }, ...saysNo },
  },
  shows: {
    viewing: async ({ screen }, { territoryId, problem }) => {
      await expect(screen.form()).toHaveCount(0);
      await expect(screen.block().getByRole('alert')).toHaveCount(problem === null ? 0 : 1);
      if (territoryId !== emptied) await expect(screen.editButton()).toBeEnabled();
    },
    loadingEntry: async ({ screen }) => {
      await expect(screen.block().getByText('Chargement…')).toBeVisible();
      await expect(screen.editButton()).toHaveCount(0);
    },
    'editing.entering': async ({ screen, page }, { entry, problem }) => {
      const number = { 3: 2, 2: 1 }[entry?.outputNumber ?? 0] ?? entry?.outputNumber ?? 0;
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await screen.seeEntry(number);
      await expect(screen.form().getByRole('alert')).toHaveCount(problem === null ? 0 : 1);
    },
    'editing.confirmingLoss': ({ page }) =>
      expect(page.getByRole('dialog', { name: /^Abandonner les modifications/u })).toBeVisible(),
    saving: seeAct('Enregistrer'),
    confirmingRemoval: ({ page }) =>
      expect(
        page.getByRole('dialog', { name: 'Voulez-vous supprimer cette attribution ?' }),
      ).toBeVisible(),
    removing: seeAct('Supprimer'),
  },
  tidy: async ({ screen }) => {
    await removeTerritory(screen.id);
  },
});
