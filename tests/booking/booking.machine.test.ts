import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, failed, neverEntered, waysInto } from '../support/play.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { Failure, type FailureCode } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { refusalError } from '../support/refusal-error.ts';
import {
  select,
  choose,
  list,
  force,
  add,
  overwrite,
  load,
  confirm,
  cancel,
  samples,
  notice,
  told,
  refused,
  refusal,
  type Happening,
  start,
  listed,
  always,
  every,
  changes,
} from './booking-events.ts';

describe('booking: what may be done', () => {
  it('at first nothing is selected and no question is open [BOOK-03, BOOK-07]', () => {
    expect(start().calls).toEqual([]);
    expect(start().snapshot).toOnlyAccept(always, samples);
  });

  it('creating needs a selected territory and a valid name [BOOK-03, BOOK-04, B-41]', () => {
    const { snapshot } = start(select('1'));
    expect(snapshot).toOnlyAccept(['add', ...always], samples);
    const named = (bookingName: string) => snapshot.can({ ...add, bookingName });
    expect(named('x'.repeat(50))).toBe(true);
    expect([named(''), named('x'.repeat(51)), named('#1'), named('a"b')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const paper = { ...add, bookingType: 'paper' as const };
    expect(snapshot.can({ ...paper, bookingName: '' })).toBe(true);
    expect(snapshot.can({ ...paper, bookingName: '#' })).toBe(false);
  });

  it('displaying needs a booking; overwriting exactly one, and a selection [BOOK-06, BOOK-07]', () => {
    expect(start(choose('7')).snapshot).toOnlyAccept(
      ['clean', 'load', 'remove', ...always],
      samples,
    );
    expect(start(choose('7', '8')).snapshot).toOnlyAccept(['load', 'remove', ...always], samples);
    expect(start(select('1'), choose('7')).snapshot).toOnlyAccept(
      ['add', 'clean', 'load', 'overwrite', 'remove', ...always],
      samples,
    );
    expect(start(select('1'), choose('7', '8')).snapshot.can(overwrite)).toBe(false);
  });

  it('a chip or the counter replaces the whole selection [AVL-07, AVL-09, B-37]', () => {
    expect(start(select('1', '2'), select('3')).snapshot.context.territoryIds).toEqual(['3']);
    expect(start(select('1', '2'), select()).snapshot.context.territoryIds).toEqual([]);
  });
});

describe('booking: display', () => {
  it('the territories of the bookings become the selection, without a change on the server [BOOK-06, B-38]', () => {
    const loaded = done('loadBookings', { selected: ['4', '5'] });
    const { snapshot, calls, emitted } = start(select('1'), choose('7', '8'), load, load, loaded);
    expect(calls).toEqual([{ src: 'loadBookings', input: { bookingIds: ['7', '8'] } }]);
    expect(emitted).toEqual([]);
    expect(snapshot.context.territoryIds).toEqual(['4', '5']);
    expect(snapshot.context.bookingIds).toEqual(['7', '8']);
  });

  it('a refused display keeps the selection and shows why [BOOK-21, GEN-05]', () => {
    const gone = failed('loadBookings', refusalError('Cette réservation n’existe pas.', 'warning'));
    const { snapshot } = start(select('1'), choose('7'), load, gone);
    expect(snapshot.context.territoryIds).toEqual(['1']);
    expect(snapshot.context.problem).toEqual({
      ...refusal,
      message: 'Cette réservation n’existe pas.',
      severity: 'warning',
    });
  });
});

describe('booking: create', () => {
  const added = [select('1', '2'), add];

  it('the selection is booked in one call under its trimmed name [BOOK-05]', () => {
    const { snapshot, calls } = start(...added, add);
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
    expect(snapshot).toOnlyAccept(listed, samples);
  });

  it('a success reports the change and clears the form [BOOK-19]', () => {
    const { snapshot, emitted } = start(...added, done('addBooking', told));
    expect(emitted).toEqual([{ type: 'added' }, { type: 'changed', notice }]);
    expect(snapshot.context).toEqual(start().snapshot.context);
  });

  it('a refusal keeps the selection [BOOK-21, GEN-05]', () => {
    const { snapshot, emitted } = start(...added, refused('addBooking'));
    expect(emitted).toEqual([]);
    expect(snapshot.context.territoryIds).toEqual(['1', '2']);
    expect(snapshot.context.problem).toEqual(refusal);
    expect(snapshot.can(add)).toBe(true);
  });

  it('force is sent only once it was offered, for creating, and for this selection [BOOK-18, B-07]', () => {
    const forceOf = (...events: Happening[]) =>
      (start(...events).calls.at(-1)!.input as { force: boolean }).force;
    const offered = [...added, refused('addBooking', 'create')];
    expect(start(...offered).snapshot.context.forceOffered).toBe('create');
    expect(forceOf(select('1'), force, add)).toBe(false);
    expect(forceOf(...offered, add)).toBe(false);
    expect(forceOf(...offered, force, add)).toBe(true);
    expect(forceOf(...offered, force, select('1'), add)).toBe(false);
    const forOverwriting = [...added, refused('addBooking', 'bookingOverwrite')];
    expect(forceOf(...forOverwriting, force, add)).toBe(false);
  });

  it.each([
    ['another selection', [select('3')]],
    ['other bookings', [choose('8')]],
    ['a success', [force, add, done('addBooking', told)]],
    ['a refusal that does not offer it', [force, add, refused('addBooking')]],
  ])('force is no longer offered after %s [BOOK-18, B-07]', (_name, events) => {
    const offered = [...added, refused('addBooking', 'create')];
    const { context } = start(...offered, force, ...events).snapshot;
    expect([context.forceOffered, context.force]).toEqual([null, false]);
  });

  it('a lost request of the browser shows nothing, and still offers force [BOOK-18, GEN-06]', () => {
    const offered = [...added, refused('addBooking', 'create')];
    const lost = failed('addBooking', new Failure('NETWORK'));
    const { context } = start(...offered, force, add, lost).snapshot;
    expect(context.problem).toBe(null);
    expect(context.territoryIds).toEqual(['1', '2']);
    expect(context.forceOffered).toBe('create');
  });
});

describe('booking: overwrite', () => {
  const asked = [select('1', '2'), choose('7'), overwrite];

  it('its question is asked, which only Oui and Non answer [BOOK-08, GEN-22, B-104]', () => {
    const { snapshot, calls } = start(...asked);
    expect(questionIn(snapshot.getMeta())).toBe(
      "Est-ce que vous avez bien AFFICHÉ cette réservation avant de l'écrasée ?",
    );
    expect(snapshot).toOnlyAccept(['cancel', 'confirm', ...listed], samples);
    expect(calls).toEqual([]);
  });

  it('cancelling makes no call and leaves everything as it was [BOOK-08, BOOK-21]', () => {
    const offered = [...asked, confirm, refused('overwriteBooking', 'bookingOverwrite')];
    const { snapshot, calls } = start(...offered, overwrite, cancel);
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
    expect(snapshot.context.territoryIds).toEqual([]);
    expect(snapshot.context.bookingIds).toEqual(['7']);
  });

  it('a refusal that offers force keeps the choice, and force needs a new confirmation [BOOK-08, BOOK-18]', () => {
    const offered = [...asked, confirm, refused('overwriteBooking', 'bookingOverwrite')];
    const { snapshot } = start(...offered);
    expect(snapshot.context.forceOffered).toBe('bookingOverwrite');
    expect(snapshot.context.territoryIds).toEqual(['1', '2']);
    expect(snapshot.context.bookingIds).toEqual(['7']);
    const again = start(...offered, force, overwrite);
    expect(again.snapshot).toOnlyAccept(['cancel', 'confirm', ...listed], samples);
    expect(start(...offered, force, overwrite, confirm).calls.at(-1)?.input).toEqual({
      bookingId: '7',
      territoryIds: ['1', '2'],
      force: true,
    });
  });

  it('an offer to force the creation does not force the overwrite [BOOK-18]', () => {
    const offered = [select('1'), add, refused('addBooking', 'create'), force];
    const { calls } = start(...offered, list('7'), choose('7'), overwrite, confirm);
    expect(calls.at(-1)?.input).toEqual({ bookingId: '7', territoryIds: ['1'], force: false });
  });
});

describe('booking: every call', () => {
  it.each([
    ['loadBookings', [choose('7'), load]],
    ['addBooking', [select('1'), add]],
    ['overwriteBooking', [select('1'), choose('7'), overwrite, confirm]],
    ...changes.map(({ src, events }) => [src, [...events, confirm]] as const),
  ] as const)(
    '%s: a bad answer is shown; a lost request and an ended session are not [GEN-04, GEN-06, SHELL-06]',
    (id, before) => {
      const after = (code: FailureCode) => start(...before, failed(id, new Failure(code))).snapshot;
      expect(after('BACKEND_BAD_RESPONSE').context.problem).toBe('unreachable');
      expect(after('NETWORK').context.problem).toBe(null);
      expect(after('UNAUTHENTICATED').context.problem).toBe(null);
      expect(after('UNAUTHENTICATED').value).toBe('choosing');
    },
  );

  it('no path overwrites except through the question, and every state is reached [BOOK-08, DC-03]', () => {
    expect(waysInto(bookingMachine, undefined, every, { changing: 'overwriting' })).toEqual([
      'confirmingOverwrite confirm',
    ]);
    expect(neverEntered(bookingMachine, [undefined], every)).toEqual([]);
  });
});
