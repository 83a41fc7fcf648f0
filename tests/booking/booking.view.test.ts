import { describe, expect, it } from 'vitest';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { pdfExportMachine } from '#machines/booking/pdf-export.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { bookingView, pdfExportView } from '#web/booking/booking.view.ts';
import { failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';

type Events = Parameters<typeof play<typeof bookingMachine>>[2];

const entries = { bookingType: 'paper', bookingName: '' } as const;
const selecting = { type: 'territories.chosen', territoryIds: ['1', '2'] } as const;
const choosing = (...bookingIds: readonly string[]) =>
  ({ type: 'bookings.chosen', bookingIds }) as const;
const add = { type: 'add', ...entries } as const;

const viewAfter = (events: Events, typed: Parameters<typeof bookingView>[1] = entries) =>
  bookingView(play(bookingMachine, undefined, events).snapshot, typed);

const nothing = {
  territoryIds: [],
  bookingIds: [],
  keptId: '',
  question: null,
  deletes: false,
  problem: null,
  forceOffered: null,
  force: false,
  canLoad: false,
  canOverwrite: false,
  canClean: false,
  canRemove: false,
  canMerge: false,
  canAdd: false,
  changing: null,
};

describe('what the booking panel allows', () => {
  it('nothing before anything is chosen [BOOK-03, BOOK-07, BOOK-10, BOOK-15]', () => {
    expect(viewAfter([])).toEqual(nothing);
  });

  it('everything that one booking and some territories allow, but no merging [BOOK-03, BOOK-07, BOOK-10, BOOK-15]', () => {
    expect(viewAfter([selecting, choosing('7')])).toEqual({
      ...nothing,
      territoryIds: ['1', '2'],
      bookingIds: ['7'],
      canLoad: true,
      canOverwrite: true,
      canClean: true,
      canRemove: true,
      canAdd: true,
    });
  });

  it('of several bookings only to display, remove and, once the one to keep is chosen, merge [BOOK-07, BOOK-10, BOOK-15]', () => {
    const allowed = (bookingId: string) => {
      const view = viewAfter([selecting, choosing('7', '8'), { type: 'kept.chosen', bookingId }]);
      return [
        view.keptId,
        view.canLoad,
        view.canOverwrite,
        view.canClean,
        view.canRemove,
        view.canMerge,
      ];
    };
    expect([allowed(''), allowed('8'), allowed('9')]).toEqual([
      ['', true, false, false, true, false],
      ['8', true, false, false, true, true],
      ['', true, false, false, true, false],
    ]);
  });

  it('an event only with a name, and no name with a forbidden character [BOOK-04]', () => {
    const canAdd = (bookingType: 'paper' | 'event', bookingName: string) =>
      viewAfter([selecting], { bookingType, bookingName }).canAdd;
    expect([
      canAdd('event', ''),
      canAdd('event', 'Visite'),
      canAdd('paper', ''),
      canAdd('paper', 'a#b'),
    ]).toEqual([false, true, true, false]);
  });

  it('the questions that delete, apart from the others [OWN-239]', () => {
    const deletes = (...events: Events) => viewAfter([selecting, ...events]).deletes;
    expect([
      deletes(choosing('7'), { type: 'remove' }),
      deletes(choosing('7'), { type: 'clean' }),
      deletes(choosing('7'), { type: 'overwrite' }),
    ]).toEqual([true, true, false]);
  });

  it('nothing while it waits for an answer, and it shows for which', () => {
    const removing = [selecting, choosing('7'), { type: 'remove' }, { type: 'confirm' }] as const;
    expect(viewAfter([...removing])).toEqual({
      ...nothing,
      territoryIds: ['1', '2'],
      bookingIds: ['7'],
      changing: 'removing',
    });
  });

  it('asks the question of the change [BOOK-08, BOOK-11]', () => {
    const question = (type: 'overwrite' | 'clean') =>
      viewAfter([selecting, choosing('7'), { type }]).question;
    expect([question('overwrite'), question('clean')]).toEqual([
      "Est-ce que vous avez bien AFFICHÉ cette réservation avant de l'écrasée ?",
      'Est-ce que vous VIDER cette réservation ?',
    ]);
  });

  it('a refusal is shown in the server’s words, and offers the force that it names [BOOK-18, BOOK-21]', () => {
    const refused = failed('addBooking', refusalError('Déjà réservé.', 'error', 'create'));
    const switched = { type: 'force.switched', force: true } as const;
    const view = viewAfter([selecting, add, refused, switched]);
    expect([view.problem, view.forceOffered, view.force, view.territoryIds]).toEqual([
      { message: 'Déjà réservé.', severity: 'error' },
      'create',
      true,
      ['1', '2'],
    ]);
  });

  it('an unreadable answer shows the default sentence, a lost network none [GEN-04, GEN-06]', () => {
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

  it('asks for its title first, and shows how many rows it will have [AVL-11]', () => {
    expect(view([open])).toEqual({
      canOpen: false,
      open: true,
      count: 2,
      exporting: false,
      canExport: true,
      problem: null,
    });
  });

  it('accepts no title that is too long or has a forbidden character [AVL-11]', () => {
    expect([view([open], 'a#').canExport, view([open], 'x'.repeat(51)).canExport]).toEqual([
      false,
      false,
    ]);
  });

  it('holds the selected rows, and needs at least one [AVL-12]', () => {
    const closed = play(pdfExportMachine, undefined, []).snapshot;
    expect([
      pdfExportView(closed, [], 'a').canOpen,
      pdfExportView(closed, ['1'], 'a').canOpen,
    ]).toEqual([false, true]);
  });
});
