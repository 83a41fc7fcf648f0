import { describe, expect, it } from 'vitest';
import { bookingClearingMachine } from '#machines/booking/booking-clearing.machine.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { pdfExportMachine } from '#machines/booking/pdf-export.machine.ts';
import { Failure } from '#machines/failure/failure.ts';
import { bookingView, pdfExportView } from '#web/booking/booking.view.ts';
import { done, failed, play } from '../support/play.ts';

type Events = Parameters<typeof play<typeof bookingMachine>>[2];
type ClearingEvents = Parameters<typeof play<typeof bookingClearingMachine>>[2];

const entered = { bookingType: 'paper', bookingName: '', target: '' } as const;
const selecting = { type: 'territories.chosen', territoryIds: ['1', '2'] } as const;
const choosing = (...bookingIds: readonly string[]) =>
  ({ type: 'bookings.chosen', bookingIds }) as const;

function viewAfter(
  events: Events,
  clearing: ClearingEvents = [],
  typed: Parameters<typeof bookingView>[2] = entered,
) {
  return bookingView(
    play(bookingMachine, undefined, events).snapshot,
    play(bookingClearingMachine, undefined, clearing).snapshot,
    typed,
  );
}

const doingNothing = {
  load: false,
  add: false,
  overwrite: false,
  clean: false,
  remove: false,
  merge: false,
};

describe('what the booking panel allows', () => {
  it('nothing before anything is chosen [BOOK-03, BOOK-07, BOOK-10, BOOK-15]', () => {
    expect(viewAfter([])).toEqual({
      selected: [],
      chosen: [],
      question: null,
      problem: null,
      forceOffered: null,
      canLoad: false,
      canOverwrite: false,
      canClean: false,
      canRemove: false,
      canMerge: false,
      canAdd: false,
      doing: doingNothing,
    });
  });

  it('all that one booking and some territories allow, but no merging [BOOK-03, BOOK-07, BOOK-10, BOOK-15]', () => {
    expect(viewAfter([selecting, choosing('7')])).toEqual({
      selected: ['1', '2'],
      chosen: ['7'],
      question: null,
      problem: null,
      forceOffered: null,
      canLoad: true,
      canOverwrite: true,
      canClean: true,
      canRemove: true,
      canMerge: false,
      canAdd: true,
      doing: doingNothing,
    });
  });

  it('of several bookings only to display, delete and, once the one to keep is known, merge [BOOK-07, BOOK-10, BOOK-15]', () => {
    const allowed = (target: string) => {
      const view = viewAfter([selecting, choosing('7', '8')], [], { ...entered, target });
      return [view.canLoad, view.canOverwrite, view.canClean, view.canRemove, view.canMerge];
    };
    expect([allowed(''), allowed('8'), allowed('9')]).toEqual([
      [true, false, false, true, false],
      [true, false, false, true, true],
      [true, false, false, true, false],
    ]);
  });

  it('an event only with a name, and no name with a forbidden character [BOOK-04]', () => {
    const canAdd = (bookingType: 'paper' | 'event', bookingName: string) =>
      viewAfter([selecting], [], { bookingType, bookingName, target: '' }).canAdd;
    expect([
      canAdd('event', ''),
      canAdd('event', 'Visite'),
      canAdd('paper', ''),
      canAdd('paper', 'a#b'),
    ]).toEqual([false, true, true, false]);
  });

  it('nothing while either machine waits for an answer', () => {
    const view = viewAfter(
      [selecting, choosing('7')],
      [{ type: 'remove', bookingIds: ['7'] }, { type: 'confirm' }],
    );
    expect(view).toMatchObject({
      canLoad: false,
      canOverwrite: false,
      canClean: false,
      canRemove: false,
      canMerge: false,
      canAdd: false,
      doing: { ...doingNothing, remove: true },
    });
  });

  it('asks the question of whichever machine asks one [BOOK-08, BOOK-11]', () => {
    const overwriting = viewAfter([
      selecting,
      choosing('7'),
      { type: 'overwrite', force: false },
    ]).question;
    const cleaning = viewAfter([], [{ type: 'clean', bookingIds: ['7'] }]).question;
    expect([overwriting, cleaning]).toEqual([
      "Est-ce que vous avez bien AFFICHÉ cette réservation avant de l'écrasée ?",
      'Est-ce que vous VIDER cette réservation ?',
    ]);
  });

  it('a refusal is told in the server’s words, and offers to force what it names [BOOK-18, BOOK-21]', () => {
    const refusal = {
      __typename: 'Refusal',
      message: 'Déjà réservé.',
      severity: 'error',
      forceOffered: 'create',
    };
    const view = viewAfter([
      selecting,
      { type: 'add', bookingType: 'paper', bookingName: '', force: false },
      done('addBooking', refusal),
    ]);
    expect([view.problem, view.forceOffered, view.selected]).toEqual([
      { message: 'Déjà réservé.', severity: 'error' },
      'create',
      ['1', '2'],
    ]);
  });

  it('an unreadable answer is told by the default sentence, a lost network by none [GEN-04, GEN-06]', () => {
    const problem = (code: 'BACKEND_BAD_RESPONSE' | 'NETWORK') =>
      viewAfter([choosing('7'), { type: 'load' }, failed('loadBookings', new Failure(code))])
        .problem;
    expect([problem('BACKEND_BAD_RESPONSE'), problem('NETWORK')]).toEqual([
      { message: 'Problème de connexion au serveur.', severity: 'error' },
      null,
    ]);
  });
});

describe('the PDF', () => {
  const view = (events: Parameters<typeof play<typeof pdfExportMachine>>[2], title = 'Secteur') =>
    pdfExportView(play(pdfExportMachine, undefined, events).snapshot, ['1'], title);
  const open = { type: 'open', territoryIds: ['1', '2'] } as const;

  it('is asked for its title, and told how many rows it will have [AVL-11]', () => {
    expect(view([open])).toEqual({
      canOpen: false,
      open: true,
      count: 2,
      exporting: false,
      canExport: true,
      problem: null,
    });
  });

  it('has no title with a forbidden character nor one too long [AVL-11]', () => {
    expect([view([open], 'a#').canExport, view([open], 'x'.repeat(51)).canExport]).toEqual([
      false,
      false,
    ]);
  });

  it('is made of rows that are checked, never of none [AVL-12]', () => {
    const closed = play(pdfExportMachine, undefined, []).snapshot;
    expect([
      pdfExportView(closed, [], 'a').canOpen,
      pdfExportView(closed, ['1'], 'a').canOpen,
    ]).toEqual([false, true]);
  });
});
