import { describe, expect, it } from 'vitest';
import { Failure } from '#machines/parts/failure/failure.ts';
import { KeepingError } from '#machines/parts/failure/keeping-error.ts';
import { keepingMachine } from '#machines/domain/pocket/keeping.machine.ts';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';

const unasked = { asked: false, on: false, listed: 'a' };
const off = { asked: true, on: false, listed: 'a' };
const on = { asked: true, on: true, listed: 'a' };
const samples = [
  { type: 'keep' },
  { type: 'decline' },
  { type: 'drop' },
  { type: 'retry' },
  { type: 'goOn' },
  { type: 'list.loaded', listed: 'b' },
] as const;
const from = (input: typeof on, ...events: Parameters<typeof play<typeof keepingMachine>>[2]) =>
  play(keepingMachine, input, events);
const filled = done('fillPocket', 'same');
const full = failed('fillPocket', new KeepingError('full'));

describe('keeping territories on a device [OWN-103]', () => {
  it('asks a device once, and remembers either answer', () => {
    const { snapshot, calls } = from(unasked);
    expect([snapshot.value, calls]).toEqual(['unasked', []]);
    expect(snapshot).toOnlyAccept(['keep', 'decline', 'list.loaded'], samples);
    const no = from(unasked, { type: 'decline' });
    expect([no.snapshot.value, no.emitted]).toEqual(['off', [{ type: 'chosen', on: false }]]);
    const yes = from(unasked, { type: 'keep' });
    expect([yes.snapshot.value, yes.emitted]).toEqual(['filling', [{ type: 'chosen', on: true }]]);
  });

  it('keeps nothing unless it was wanted', () => {
    const { snapshot, calls } = from(off, { type: 'list.loaded', listed: 'b' });
    expect([snapshot.value, calls]).toEqual(['off', []]);
    expect(snapshot).toOnlyAccept(['keep', 'list.loaded'], samples);
    const wanted = from(off, { type: 'keep' });
    expect([wanted.snapshot.value, wanted.emitted]).toEqual([
      'filling',
      [{ type: 'chosen', on: true }],
    ]);
  });

  it('empties a device on which there was no room, or a part is missing', () => {
    for (const failure of [full, failed('fillPocket', new Failure('NETWORK'))]) {
      const { snapshot, calls } = from(on, failure, { type: 'drop' });
      expect([snapshot.value, calls.at(-1)?.src]).toEqual(['emptying', 'emptyPocket']);
    }
  });

  it('fills at once, and again with each list that is loaded', () => {
    expect(from(on).calls).toEqual([{ src: 'fillPocket', input: { listed: 'a' } }]);
    const again = from(on, filled, { type: 'list.loaded', listed: 'b' });
    expect(again.calls.at(-1)).toEqual({ src: 'fillPocket', input: { listed: 'b' } });
    const { snapshot } = from(on, filled);
    expect(snapshot).toOnlyAccept(['drop', 'list.loaded'], samples);
  });

  it('fills once more where the list has changed meanwhile', () => {
    const { snapshot, calls } = from(on, { type: 'list.loaded', listed: 'b' }, filled);
    expect([snapshot.value, calls.at(-1)]).toEqual([
      'filling',
      { src: 'fillPocket', input: { listed: 'b' } },
    ]);
    const same = from(on, { type: 'list.loaded', listed: 'a' }, filled);
    expect([same.snapshot.value, same.calls.length]).toEqual(['kept', 1]);
  });

  it('asks anew where another person’s territories were there', () => {
    expect(from(on, done('fillPocket', 'other')).snapshot.value).toBe('unasked');
  });

  it('goes on with what it has after every failure of the server, and tries again with the network or when asked [OWN-205]', () => {
    for (const failure of everyFailure('fillPocket')) {
      const { snapshot } = from(on, failure);
      expect(snapshot.value).toBe('unfinished');
      expect(snapshot).toOnlyAccept(['retry', 'goOn', 'drop', 'list.loaded'], samples);
    }
    const lost = failed('fillPocket', new Failure('NETWORK'));
    for (const event of [{ type: 'goOn' }, { type: 'retry' }] as const) {
      expect(from(on, lost, event).calls.at(-1)).toEqual({
        src: 'fillPocket',
        input: { listed: 'a' },
      });
    }
    const later = from(on, lost, { type: 'list.loaded', listed: 'b' });
    expect(later.calls.at(-1)).toEqual({ src: 'fillPocket', input: { listed: 'b' } });
    expect(from(on, full, lost).snapshot.value).toBe('notKept');
  });

  it('says that there is no room, and tries again or lets go', () => {
    const { snapshot } = from(on, full);
    expect([snapshot.value, snapshot.context.trouble]).toEqual(['notKept', 'full']);
    expect(snapshot).toOnlyAccept(['retry', 'drop', 'list.loaded'], samples);
    expect(from(on, full, { type: 'retry' }, filled).snapshot.context.trouble).toBe(null);
  });

  it('empties when it is switched off, and says where it could not', () => {
    const dropping = from(on, filled, { type: 'drop' });
    expect(dropping.calls.at(-1)).toEqual({ src: 'emptyPocket' });
    const gone = from(on, filled, { type: 'drop' }, done('emptyPocket'));
    expect([gone.snapshot.value, gone.emitted]).toEqual(['off', [{ type: 'chosen', on: false }]]);
    const stuck = from(
      on,
      filled,
      { type: 'drop' },
      failed('emptyPocket', new KeepingError('forbidden')),
    );
    expect([stuck.snapshot.value, stuck.snapshot.context.trouble]).toEqual([
      'notKept',
      'forbidden',
    ]);
  });

  it('enters each of its states', () => {
    const events = [
      ...samples,
      filled,
      full,
      failed('fillPocket', new Failure('NETWORK')),
      done('emptyPocket'),
      done('fillPocket', 'other'),
    ];
    expect(neverEntered(keepingMachine, [unasked, off, on], events)).toEqual([]);
  });
});
