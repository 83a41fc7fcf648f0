import { expect, test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import { comes, fails, type Hands, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { aChoice } from './choices.ts';
import { choose, elsewhere, notice, retry } from './exit-desk.ts';
import * as walked from './walked-desk.ts';
import { exitCancelMachine } from '#machines/exit/exit-cancel.machine.ts';

type At = Hands<walked.WalkedDesk>;
type Chosen = { readonly territories: readonly { readonly id: string }[] };

const question = 'Voulez-vous annuler la sortie de ce territoire ?';
const nothingChosen = ({ territories }: Chosen) => territories.length === 0;
const chosen =
  (wanted: string) =>
  ({ territories: [first] }: Chosen) =>
    first?.id === wanted;

test.use({ viewport: desk });

walk({
  machine: exitCancelMachine,
  starts: {
    'a manager opens the screen': {
      input: undefined,
      open: (page) => walked.openDesk(page, '/t-exit-cancel', true),
    },
  },
  deeds: {
    'the list comes': comes('exitCancelChoices', { territories: [aChoice('1'), aChoice('2')] }),
    'the list fails': fails('exitCancelChoices'),
    'tries again': { event: retry, how: ({ screen }: At) => screen.button('Réessayer').click() },
    'chooses a territory': {
      event: choose('1'),
      when: nothingChosen,
      how: ({ screen }: At) => screen.choose(screen.one.number_name),
    },
    'chooses one that comes back meanwhile': {
      event: choose('2'),
      when: nothingChosen,
      how: async ({ screen }: At) => {
        await screen.choose(screen.two.number_name);
        await walked.cancelExits(screen.two);
      },
    },
    'another manager brings one back': {
      event: elsewhere,
      how: async ({ screen, answers }: At) => {
        await answers.hearChanges();
        await walked.cancelExits(screen.two);
      },
    },
    'cancels its exit': {
      event: { type: 'cancelExit' },
      how: ({ screen }: At) => screen.button('Annuler la sortie').click(),
    },
    'says no': {
      event: { type: 'cancel' },
      how: ({ screen }: At) => screen.answer(question, 'Non'),
    },
    'says yes': {
      event: { type: 'confirm' },
      how: ({ screen }: At) => screen.answer(question, 'Oui'),
    },
    'it is cancelled': comes('cancelExit', { __typename: 'Done', notice }, { when: chosen('1') }),
    'it is refused': isRefused('cancelExit', { when: chosen('2') }),
  },
  shows: {
    loading: walked.seeDeskLoading,
    failed: walked.seeDeskFailed,
    'editing.ready': walked.seeDesk,
    // The list is asked again behind the form, which stays as it is.
    'editing.refreshing': walked.seeDesk,
    confirming: ({ screen }) => expect(screen.question(question)).toBeVisible(),
    cancelling: async (hands) => {
      await expect(hands.screen.question(question)).toHaveCount(0);
      await walked.seeBusy(hands, 'Annuler la sortie');
    },
  },
  tidy: walked.tidyDesk,
});
