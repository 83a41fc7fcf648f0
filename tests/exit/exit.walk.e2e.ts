import { expect, test } from 'playwright/test';
import { doneEvent } from '../../scripts/machines/play/engine.ts';
import { desk } from '../support/accessibility.ts';
import { MapPage } from '../support/pages/map.page.ts';
import { seeAct } from '../support/walk/hands.ts';
import { comes, fails, type Hands, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { exitChoices } from './choices.ts';
import { again, choose, elsewhere, exited, filtered, preview, save } from './exit-desk.ts';
import * as walked from './walked-desk.ts';
import { exitMachine } from '#machines/exit/exit.machine.ts';

type At = Hands<walked.WalkedDesk>;
type Chosen = { readonly choices: unknown; readonly territories: readonly unknown[] };
const nothingChosen = ({ choices, territories }: Chosen) =>
  choices !== null && territories.length === 0;
const oneChosen = ({ territories }: Chosen) => territories.length === 1;

/** Before any return of a territory that has been out. */
const longAgo = '2001-03-05';

test.use({ viewport: desk });

walk({
  machine: exitMachine,
  always: true,
  starts: {
    'a manager opens the screen': {
      input: { hideRecent: false, filter: null },
      open: (page) => walked.openDesk(page, '/t-exit', false),
    },
  },
  deeds: {
    ...walked.deeds,
    'the list comes': comes('exitChoices', exitChoices()),
    'the list fails': fails('exitChoices'),
    'chooses a territory': {
      event: choose('1'),
      when: nothingChosen,
      how: ({ screen }: At) => screen.choose(screen.one.number_name),
    },
    'filters the list': {
      event: filtered('paper'),
      when: ({ filter, ...desk }) => filter === null && nothingChosen(desk),
      how: ({ screen }: At) => screen.filter('Libre service papier').check(),
    },
    'filters it otherwise': {
      event: filtered('event'),
      when: ({ filter }) => filter === 'paper',
      how: ({ screen }: At) => screen.filter('Réservations').check(),
    },
    'another manager takes one out': {
      event: elsewhere,
      how: async ({ screen, answers }: At) => {
        await answers.hearChanges();
        await walked.takeOut(screen.two);
      },
    },
    'looks at its map': {
      event: preview,
      how: async ({ screen, page, answers }: At) => {
        await screen.preview().click();
        await answers.come('mapToken');
        await new MapPage(page, page.getByRole('dialog')).seeMap(/^Carte T\d+/u);
        await page.keyboard.press('Escape');
      },
    },
    'looks at its map, which is gone': {
      event: doneEvent('mapPreview', undefined),
      answer: 'mapToken',
      when: oneChosen,
      how: async ({ screen, answers }: At) => {
        await screen.preview().click();
        await answers.fail('mapToken', 'BACKEND_BAD_RESPONSE');
      },
    },
    saves: {
      event: save,
      how: async ({ screen }: At) => {
        await screen.chooseUser(walked.holder);
        await screen.save().click();
      },
    },
    'saves a day before its last return': {
      event: { ...save, releaseDate: longAgo },
      how: async ({ screen }: At) => {
        await screen.chooseUser(walked.holder);
        await screen.releaseDate().fill('05/03/2001');
        await screen.save().click();
      },
    },
    'it is out': comes('exitTerritories', exited, {
      when: ({ form }: { readonly form: object }) =>
        'releaseDate' in form && form.releaseDate !== longAgo,
    }),
    'it is refused': isRefused('exitTerritories', {
      when: ({ form }: { readonly form: object }) =>
        'releaseDate' in form && form.releaseDate === longAgo,
    }),
    'goes on to another': {
      event: again,
      how: ({ screen }: At) => screen.button('Sortir un autre territoire').click(),
    },
  },
  shows: {
    ...walked.shows,
    submitting: seeAct('Enregistrer'),
    success: 'a manager’s desk stays; that of a publisher gives way in a journey of t-exit',
    notFound: ({ page }) => expect(page).toHaveURL('/404'),
  },
  undone: { 'act.undone': 'the notice of another machine offers it; a journey of undo does it' },
  tidy: walked.tidyDesk,
});
