import { test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import { asks, seeAct } from '../support/walk/hands.ts';
import { comes, fails, type Hands, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { aChoice } from './choices.ts';
import { choose, notice } from './exit-desk.ts';
import * as walked from './walked-desk.ts';
import { returnMachine } from '#machines/exit/return.machine.ts';

type At = Hands<walked.WalkedDesk>;

const question = 'Voulez-vous renter ce territoire ?';
const today = '2026-03-15';
/** Before it went out. */
const longAgo = '2001-03-05';
const onDay =
  (day: string) =>
  ({ returnDate }: { readonly returnDate: string }) =>
    returnDate === day;

test.use({ viewport: desk });

walk({
  machine: returnMachine,
  always: true,
  starts: {
    'a manager opens the screen': {
      input: undefined,
      open: (page) => walked.openDesk(page, '/t-return', true),
    },
  },
  deeds: {
    ...walked.deedsOfReturns,
    'the list comes': comes('returnChoices', {
      manager: true,
      message: null,
      returnDate: today,
      territories: [aChoice('1'), aChoice('2')],
    }),
    'the list fails': fails('returnChoices'),
    'chooses a territory': {
      event: choose('1'),
      when: ({ territories }) => territories.length === 0,
      how: ({ screen }: At) => screen.choose(screen.one.number_name),
    },
    'returns it': {
      event: { type: 'submit', returnDate: today },
      how: ({ screen }: At) => screen.button('Rentrer').click(),
    },
    'returns it on a day before it went out': {
      event: { type: 'submit', returnDate: longAgo },
      how: async ({ screen }: At) => {
        await screen.returnDate().fill('05/03/2001');
        await screen.button('Rentrer').click();
      },
    },
    ...walked.answers,
    'it is back': comes(
      'returnTerritories',
      { __typename: 'Done', notice },
      { when: onDay(today) },
    ),
    'it is refused': isRefused('returnTerritories', { when: onDay(longAgo) }),
    'the server fails': fails('returnTerritories'),
  },
  shows: {
    ...walked.shows,
    confirming: asks(question),
    doing: seeAct('Rentrer'),
  },
  tidy: walked.tidyDesk,
});
