import { test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import { asks, seeAct } from '../support/walk/hands.ts';
import { comes, fails, type Hands, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { aChoice } from './choices.ts';
import { choose, notice } from './exit-desk.ts';
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
    ...walked.deedsOfReturns,
    'the list comes': comes('exitCancelChoices', { territories: [aChoice('1'), aChoice('2')] }),
    'the list fails': fails('exitCancelChoices'),
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
    'cancels its exit': {
      event: { type: 'submit', returnDate: '' },
      how: ({ screen }: At) => screen.button('Annuler la sortie').click(),
    },
    ...walked.answers,
    'it is cancelled': comes('cancelExit', { __typename: 'Done', notice }, { when: chosen('1') }),
    'it is refused': isRefused('cancelExit', { when: chosen('2') }),
  },
  shows: {
    ...walked.shows,
    confirming: asks(question),
    doing: seeAct('Annuler la sortie'),
  },
  tidy: walked.tidyDesk,
});
