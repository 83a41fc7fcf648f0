import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { bookingClearingMachine } from '#machines/booking/booking-clearing.machine.ts';
import { Failure } from '#machines/failure/failure.ts';
import { nextIn, questionIn } from '#machines/meta/meta.ts';
import type { Done, Refusal } from '#schema/generated.ts';

const clean = { type: 'clean' as const, bookingIds: ['7'] };
const remove = { type: 'remove' as const, bookingIds: ['7', '8'] };
const merge = { type: 'merge' as const, bookingIds: ['7', '8'], bookingIdToMerge: '8' };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [clean, remove, merge, confirm, cancel];
const notice = { text: 'Fait.', color: null, timeout: null };
const told: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const refusal: Refusal = {
  __typename: 'Refusal',
  message: "Cette réservation n'existe pas.",
  severity: 'error',
  forceOffered: null,
};
const quiet = { bookingIds: [], target: '', problem: null };
type Happening = Parameters<typeof play<typeof bookingClearingMachine>>[2][number];
const start = (...events: Happening[]) => play(bookingClearingMachine, undefined, events);

const changes = [
  {
    event: clean,
    question: 'Est-ce que vous VIDER cette réservation ?',
    src: 'cleanBooking',
    input: { bookingId: '7' },
    asking: 'confirmingClean',
    doing: 'cleaning',
  },
  {
    event: remove,
    question: 'Voulez-vous supprimer la ou les réservations sélectionnées ?',
    src: 'removeBookings',
    input: { bookingIds: ['7', '8'] },
    asking: 'confirmingRemoval',
    doing: 'removing',
  },
  {
    event: merge,
    question: 'Voulez-vous fusionner ces réservations ?',
    src: 'mergeBookings',
    input: { bookingIds: ['7', '8'], bookingIdToMerge: '8' },
    asking: 'confirmingMerge',
    doing: 'merging',
  },
];
const events = [
  ...samples,
  ...changes.flatMap(({ src }) => [done(src, told), done(src, refusal), ...everyFailure(src)]),
];

describe('emptying, deleting and merging bookings', () => {
  it('emptying takes exactly one booking [BOOK-10]', () => {
    const { snapshot } = start();
    expect(snapshot.can({ ...clean, bookingIds: [] })).toBe(false);
    expect(snapshot.can({ ...clean, bookingIds: ['7', '8'] })).toBe(false);
    expect(snapshot.can(clean)).toBe(true);
  });

  it('deleting takes one or several [BOOK-13, BOOK-14]', () => {
    const { snapshot } = start();
    expect(snapshot.can({ ...remove, bookingIds: [] })).toBe(false);
    expect(snapshot.can({ ...remove, bookingIds: ['7'] })).toBe(true);
    expect(snapshot.can(remove)).toBe(true);
  });

  it('merging takes several, and one of them to keep [BOOK-15, B-40]', () => {
    const { snapshot } = start();
    expect(snapshot.can(merge)).toBe(true);
    expect(snapshot.can({ ...merge, bookingIds: ['8'] })).toBe(false);
    expect(snapshot.can({ ...merge, bookingIds: ['8', '8'] })).toBe(false);
    expect(snapshot.can({ ...merge, bookingIdToMerge: '' })).toBe(false);
    expect(snapshot.can({ ...merge, bookingIdToMerge: '9' })).toBe(false);
  });

  describe.each(changes)('$src', ({ event, question, src, input, asking, doing }) => {
    it('asks its question, which only Oui and Non answer [BOOK-11, BOOK-13, BOOK-16, GEN-22, B-104]', () => {
      const { snapshot, calls } = start(event);
      expect(questionIn(snapshot.getMeta())).toBe(question);
      expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
      expect(calls).toEqual([]);
    });

    it('answering Non makes no call and leaves everything as it was [BOOK-21]', () => {
      expect(start(event, cancel).calls).toEqual([]);
      expect(start(event, cancel).snapshot.context).toEqual(quiet);
      const refused = [event, confirm, done(src, refusal)];
      expect(start(...refused, event, cancel).snapshot.context).toEqual(
        start(...refused).snapshot.context,
      );
    });

    it('answering Oui is one call, and tells the change [BOOK-12, BOOK-14, BOOK-17, BOOK-19]', () => {
      const { snapshot, calls, emitted } = start(event, confirm, confirm, done(src, told));
      expect(calls).toEqual([{ src, input }]);
      expect(emitted).toEqual([{ type: 'changed', notice }]);
      expect(snapshot.context).toEqual(quiet);
      expect(snapshot).toOnlyAccept(['clean', 'merge', 'remove'], samples);
    });

    it('while the call is under way nothing else is possible', () => {
      const { snapshot } = start(event, confirm);
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot).toOnlyAccept([], samples);
    });

    it('a refusal is shown until the next change is confirmed [BOOK-21, GEN-05]', () => {
      const refused = [event, confirm, done(src, refusal)];
      const { snapshot, emitted } = start(...refused);
      expect(emitted).toEqual([]);
      expect(snapshot.context).toEqual({ ...quiet, problem: refusal });
      expect(start(...refused, event, confirm).snapshot.context.problem).toBe(null);
    });

    it('a lost request of the browser shows nothing; a bad answer is told; an ended session leads to the sign-in [GEN-04, GEN-06, SHELL-06]', () => {
      const after = (error: Failure) => start(event, confirm, failed(src, error)).snapshot;
      expect(after(new Failure('NETWORK')).context).toEqual(quiet);
      expect(after(new Failure('BACKEND_UNREACHABLE')).context.problem).toBe('unreachable');
      expect(nextIn(after(new Failure('UNAUTHENTICATED')).getMeta())).toBe('/login');
    });

    it('no path reaches the call except through its own question [BOOK-11, BOOK-13, BOOK-16, DC-03]', () => {
      expect(waysInto(bookingClearingMachine, undefined, events, doing)).toEqual([
        `${asking} confirm`,
      ]);
    });
  });

  it('every state is reached [DC-03]', () => {
    expect(neverEntered(bookingClearingMachine, [undefined], events)).toEqual([]);
  });
});
