import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, waysInto } from '../support/play.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import {
  choose,
  list,
  keep,
  clean,
  remove,
  merge,
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
  changes,
  every,
} from './booking-events.ts';

describe('booking: clean, remove and merge', () => {
  it('cleaning takes exactly one booking [BOOK-10]', () => {
    const cleanable = (...events: Happening[]) => start(...events).snapshot.can(clean);
    expect([cleanable(), cleanable(choose('7')), cleanable(choose('7', '8'))]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('removing takes one or several [BOOK-13, BOOK-14]', () => {
    const removable = (...events: Happening[]) => start(...events).snapshot.can(remove);
    expect([removable(), removable(choose('7')), removable(choose('7', '8'))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('merging takes several, and one of them to keep [BOOK-15, B-40]', () => {
    const canMerge = (...events: Happening[]) => start(...events).snapshot.can(merge);
    expect(canMerge(choose('7', '8'), keep('8'))).toBe(true);
    expect(canMerge(choose('8'), keep('8'))).toBe(false);
    expect(canMerge(choose('8', '8'), keep('8'))).toBe(false);
    expect(canMerge(choose('7', '8'))).toBe(false);
    expect(canMerge(choose('7', '8'), keep('9'))).toBe(false);
  });

  describe.each(changes)('$src', ({ events, question, src, input, asking, doing, left }) => {
    it('asks its question, which only Oui and Non answer [BOOK-11, BOOK-13, BOOK-16, GEN-22, B-104]', () => {
      const { snapshot, calls } = start(...events);
      expect(questionIn(snapshot.getMeta())).toBe(question);
      expect(snapshot).toOnlyAccept(['cancel', 'confirm', ...listed], samples);
      expect(calls).toEqual([]);
    });

    it('answering Non makes no call and leaves everything as it was [BOOK-21]', () => {
      const before = events.slice(0, -1);
      expect(start(...events, cancel).calls).toEqual([]);
      expect(start(...events, cancel).snapshot.context).toEqual(start(...before).snapshot.context);
      const after = [...events, confirm, refused(src)];
      expect(start(...after, events.at(-1)!, cancel).snapshot.context).toEqual(
        start(...after).snapshot.context,
      );
    });

    it('answering Oui is one call, and tells the change [BOOK-12, BOOK-14, BOOK-17, BOOK-19]', () => {
      const { snapshot, calls, emitted } = start(...events, confirm, confirm, done(src, told));
      expect(calls).toEqual([{ src, input }]);
      expect(emitted).toEqual([{ type: 'changed', notice }]);
      expect(snapshot.context.problem).toBe(null);
      expect(snapshot.value).toBe('choosing');
    });

    it('keeps chosen the bookings that still exist [BOOK-14, BOOK-17]', () => {
      const { context } = start(...events, confirm, done(src, told)).snapshot;
      expect(context.bookingIds).toEqual(left);
    });

    it('while the call is under way nothing else is possible', () => {
      const { snapshot } = start(...events, confirm);
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot).toOnlyAccept(listed, samples);
    });

    it('a refusal is shown until the next change is confirmed [BOOK-21, GEN-05]', () => {
      const after = [...events, confirm, refused(src)];
      const { snapshot, emitted } = start(...after);
      expect(emitted).toEqual([]);
      expect(snapshot.context.problem).toEqual(refusal);
      expect(start(...after, events.at(-1)!, confirm).snapshot.context.problem).toBe(null);
    });

    it('no path reaches the call except through its own question [BOOK-11, BOOK-13, BOOK-16, DC-03]', () => {
      const [compound = '', state = ''] = doing.split('.');
      expect(waysInto(bookingMachine, undefined, every, { [compound]: state })).toEqual([
        `${asking} confirm`,
      ]);
    });
  });
});

describe('booking: the list is reloaded', () => {
  it('a chosen booking that is no longer listed is deselected, with a message [BOOK-02]', () => {
    const { snapshot, emitted } = start(list('7', '8'), choose('7', '8'), list('8', '9'));
    expect(snapshot.context.bookingIds).toEqual(['8']);
    expect(emitted).toEqual([{ type: 'vanished' }]);
  });

  it('the same after the open question is answered or the running call ends [BOOK-02]', () => {
    const asking = [list('7'), choose('7'), remove, list()];
    expect(start(...asking).emitted).toEqual([]);
    const { snapshot, emitted } = start(...asking, cancel);
    expect(snapshot.context.bookingIds).toEqual([]);
    expect(emitted).toEqual([{ type: 'vanished' }]);
  });

  it('a booking removed or merged here causes no message [BOOK-14, BOOK-17]', () => {
    const { emitted } = start(
      list('7'),
      choose('7'),
      remove,
      confirm,
      done('removeBookings', told),
      list(),
    );
    expect(emitted).toEqual([{ type: 'changed', notice }]);
  });
});
