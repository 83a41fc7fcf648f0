import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { Failure } from '#machines/failure/failure.ts';
import { nextIn, questionIn } from '#machines/meta/meta.ts';
import type { Done, Force, Refusal } from '#schema/generated.ts';

const select = (...territoryIds: string[]) => ({
  type: 'territories.chosen' as const,
  territoryIds,
});
const choose = (...bookingIds: string[]) => ({ type: 'bookings.chosen' as const, bookingIds });
const add = (force = false) => ({
  type: 'add' as const,
  bookingType: 'event' as const,
  bookingName: ' Printemps ',
  force,
});
const overwrite = (force = false) => ({ type: 'overwrite' as const, force });
const load = { type: 'load' as const };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [select('1'), choose('7'), add(), overwrite(), load, confirm, cancel];
const notice = { text: 'Réservation enregistrée.', color: null, timeout: null };
const told: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const refusal = (forceOffered: Force | null = null): Refusal => ({
  __typename: 'Refusal',
  message: 'Certains territoires sont déjà réservés : T1 - Rue 1.',
  severity: 'error',
  forceOffered,
});
type Happening = Parameters<typeof play<typeof bookingMachine>>[2][number];
const start = (...events: Happening[]) => play(bookingMachine, undefined, events);
const always = ['bookings.chosen', 'territories.chosen'];

describe('booking: what may be done', () => {
  it('nothing is selected at first, and nothing asked [BOOK-03, BOOK-07]', () => {
    expect(start().calls).toEqual([]);
    expect(start().snapshot).toOnlyAccept(always, samples);
  });

  it('creating needs a selected territory and a good name [BOOK-03, BOOK-04, B-41]', () => {
    const { snapshot } = start(select('1'));
    expect(snapshot).toOnlyAccept(['add', ...always], samples);
    const named = (bookingName: string) => snapshot.can({ ...add(), bookingName });
    expect(named('x'.repeat(50))).toBe(true);
    expect([named(''), named('x'.repeat(51)), named('#1'), named('a"b')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const paper = { ...add(), bookingType: 'paper' as const };
    expect(snapshot.can({ ...paper, bookingName: '' })).toBe(true);
    expect(snapshot.can({ ...paper, bookingName: '#' })).toBe(false);
  });

  it('displaying needs a booking; overwriting exactly one, and a selection [BOOK-06, BOOK-07]', () => {
    expect(start(choose('7')).snapshot).toOnlyAccept(['load', ...always], samples);
    expect(start(choose('7', '8')).snapshot).toOnlyAccept(['load', ...always], samples);
    expect(start(select('1'), choose('7')).snapshot).toOnlyAccept(
      ['add', 'load', 'overwrite', ...always],
      samples,
    );
    expect(start(select('1'), choose('7', '8')).snapshot.can(overwrite())).toBe(false);
  });

  it('a chip or the counter replaces the whole selection [AVL-07, AVL-09, B-37]', () => {
    expect(start(select('1', '2'), select('3')).snapshot.context.selected).toEqual(['3']);
    expect(start(select('1', '2'), select()).snapshot.context.selected).toEqual([]);
  });
});

describe('booking: display', () => {
  it('what the bookings hold becomes the selection, and nothing has changed on the server [BOOK-06, B-38]', () => {
    const loaded = done('loadBookings', { selected: ['4', '5'] });
    const { snapshot, calls, emitted } = start(select('1'), choose('7', '8'), load, load, loaded);
    expect(calls).toEqual([{ src: 'loadBookings', input: { bookingIds: ['7', '8'] } }]);
    expect(emitted).toEqual([]);
    expect(snapshot.context.selected).toEqual(['4', '5']);
    expect(snapshot.context.chosen).toEqual(['7', '8']);
  });

  it('a refused display keeps the selection and is told [BOOK-21, GEN-05]', () => {
    const gone = failed(
      'loadBookings',
      new Failure('REFUSED', "Cette réservation n'existe pas.", 'warning'),
    );
    const { snapshot } = start(select('1'), choose('7'), load, gone);
    expect(snapshot.context.selected).toEqual(['1']);
    expect(snapshot.context.problem).toEqual({
      ...refusal(),
      message: "Cette réservation n'existe pas.",
      severity: 'warning',
    });
  });
});

describe('booking: create', () => {
  const added = [select('1', '2'), add()];

  it('the selection is booked in one call under its trimmed name [BOOK-05]', () => {
    const { snapshot, calls } = start(...added, add());
    expect(calls).toEqual([
      {
        src: 'addBooking',
        input: {
          bookingType: 'event',
          bookingName: 'Printemps',
          territoryIds: ['1', '2'],
          force: false,
        },
      },
    ]);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('a success tells the change and starts afresh [BOOK-19]', () => {
    const { snapshot, emitted } = start(...added, done('addBooking', told));
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context).toEqual(start().snapshot.context);
  });

  it('a refusal keeps the selection [BOOK-21, GEN-05]', () => {
    const { snapshot, emitted } = start(...added, done('addBooking', refusal()));
    expect(emitted).toEqual([]);
    expect(snapshot.context.selected).toEqual(['1', '2']);
    expect(snapshot.context.problem).toEqual(refusal());
    expect(snapshot.can(add())).toBe(true);
  });

  it('force is sent only once it was offered, for creating, and for this selection [BOOK-18, B-07]', () => {
    const forceOf = (...events: Happening[]) =>
      (start(...events).calls.at(-1)!.input as { force: boolean }).force;
    const offered = [...added, done('addBooking', refusal('create'))];
    expect(start(...offered).snapshot.context.forceOffered).toBe('create');
    expect(forceOf(select('1'), add(true))).toBe(false);
    expect(forceOf(...offered, add(false))).toBe(false);
    expect(forceOf(...offered, add(true))).toBe(true);
    expect(forceOf(...offered, select('1'), add(true))).toBe(false);
    const forOverwriting = [...added, done('addBooking', refusal('bookingOverwrite'))];
    expect(forceOf(...forOverwriting, add(true))).toBe(false);
  });

  it.each([
    ['another selection', [select('3')]],
    ['other bookings', [choose('8')]],
    ['a success', [add(true), done('addBooking', told)]],
    ['a refusal that does not offer it', [add(true), done('addBooking', refusal())]],
  ])('force is no longer offered after %s [BOOK-18, B-07]', (_name, events) => {
    const offered = [...added, done('addBooking', refusal('create'))];
    expect(start(...offered, ...events).snapshot.context.forceOffered).toBe(null);
  });

  it('a lost request of the browser shows nothing, and still offers force [BOOK-18, GEN-06]', () => {
    const offered = [...added, done('addBooking', refusal('create'))];
    const lost = failed('addBooking', new Failure('NETWORK'));
    const { context } = start(...offered, add(true), lost).snapshot;
    expect(context.problem).toBe(null);
    expect(context.selected).toEqual(['1', '2']);
    expect(context.forceOffered).toBe('create');
  });
});

describe('booking: overwrite', () => {
  const asked = [select('1', '2'), choose('7'), overwrite()];

  it('its question is asked, which only Oui and Non answer [BOOK-08, GEN-22, B-104]', () => {
    const { snapshot, calls } = start(...asked);
    expect(questionIn(snapshot.getMeta())).toBe(
      "Est-ce que vous avez bien AFFICHÉ cette réservation avant de l'écrasée ?",
    );
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(calls).toEqual([]);
  });

  it('cancelling makes no call and leaves everything as it was [BOOK-08, BOOK-21]', () => {
    const offered = [...asked, confirm, done('overwriteBooking', refusal('bookingOverwrite'))];
    const { snapshot, calls } = start(...offered, overwrite(true), cancel);
    expect(calls).toHaveLength(1);
    expect(snapshot.context).toEqual(start(...offered).snapshot.context);
  });

  it('a confirmed overwrite replaces the one booking by the selection [BOOK-09, BOOK-19]', () => {
    const { snapshot, calls, emitted } = start(
      ...asked,
      confirm,
      confirm,
      done('overwriteBooking', told),
    );
    expect(calls).toEqual([
      {
        src: 'overwriteBooking',
        input: { bookingId: '7', territoryIds: ['1', '2'], force: false },
      },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context.selected).toEqual([]);
    expect(snapshot.context.chosen).toEqual(['7']);
  });

  it('a refusal that offers force keeps the choice, and forcing is asked about again [BOOK-08, BOOK-18]', () => {
    const offered = [...asked, confirm, done('overwriteBooking', refusal('bookingOverwrite'))];
    const { snapshot } = start(...offered);
    expect(snapshot.context.forceOffered).toBe('bookingOverwrite');
    expect(snapshot.context.selected).toEqual(['1', '2']);
    expect(snapshot.context.chosen).toEqual(['7']);
    const again = start(...offered, overwrite(true));
    expect(again.snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(start(...offered, overwrite(true), confirm).calls.at(-1)?.input).toEqual({
      bookingId: '7',
      territoryIds: ['1', '2'],
      force: true,
    });
  });

  it.each(['loadBookings', 'addBooking', 'overwriteBooking'])(
    'in %s a bad answer is told, and a session that has ended leads to the sign-in [GEN-04, SHELL-06]',
    (id) => {
      const before: Happening[] = {
        loadBookings: [choose('7'), load],
        addBooking: [select('1'), add()],
        overwriteBooking: [...asked, confirm],
      }[id]!;
      const bad = failed(id, new Failure('BACKEND_BAD_RESPONSE'));
      expect(start(...before, bad).snapshot.context.problem).toBe('unreachable');
      const ended = failed(id, new Failure('UNAUTHENTICATED'));
      expect(nextIn(start(...before, ended).snapshot.getMeta())).toBe('/login');
    },
  );

  it('no path overwrites except through the question, and every state is reached [BOOK-08, DC-03]', () => {
    const events = [
      ...samples,
      add(true),
      overwrite(true),
      done('loadBookings', { selected: ['1'] }),
      done('addBooking', told),
      done('addBooking', refusal('create')),
      done('overwriteBooking', told),
      done('overwriteBooking', refusal('bookingOverwrite')),
      ...everyFailure('loadBookings'),
      ...everyFailure('addBooking'),
      ...everyFailure('overwriteBooking'),
    ];
    expect(waysInto(bookingMachine, undefined, events, 'overwriting')).toEqual([
      'confirmingOverwrite confirm',
    ]);
    expect(neverEntered(bookingMachine, [undefined], events)).toEqual([]);
  });
});
