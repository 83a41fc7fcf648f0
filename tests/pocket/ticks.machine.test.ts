import { describe, expect, it } from 'vitest';
import { ticksMachine } from '#machines/domain/pocket/ticks.machine.ts';
import type { NewTick, QueuedAct } from '#machines/domain/pocket/pocket.rules.ts';
import { done, failed, neverEntered, play } from '../support/play.ts';

const tick: NewTick = {
  token: '1-t',
  historyId: '7',
  numberName: 'T7 - Rue 7',
  doneAt: 1000,
  tick: { street: 'Rue Basse', side: 'both', state: 'done' },
};
const other: NewTick = { ...tick, tick: { street: 'Rue Haute', side: 'both', state: 'again' } };
const kept: QueuedAct = {
  ...tick,
  id: 2,
  key: 'k',
  state: 'waiting',
  message: null,
  answeredAt: null,
  next: null,
};
const was = (street: string, state: 'done' | 'again') => [{ street, side: 'both', state }] as const;
const ticked = { type: 'street.ticked', act: tick, back: was('Rue Basse', 'again') } as const;
const next = { type: 'street.ticked', act: other, back: was('Rue Haute', 'done') } as const;
const undo = { type: 'undo', at: 2000 } as const;
const isKept = done('keepTick', kept);
const from = (...events: Parameters<typeof play<typeof ticksMachine>>[2]) =>
  play(ticksMachine, undefined, events);

describe('ticking streets on a device [OWN-152]', () => {
  it('takes ticks without a question, and keeps them one after another', () => {
    const two = from(ticked, next);
    expect(two.calls).toEqual([{ src: 'keepTick', input: { act: tick } }]);
    expect(two.snapshot.context.ticks).toEqual([tick, other]);
    const one = from(ticked, next, isKept);
    expect(one.calls.at(-1)).toEqual({ src: 'keepTick', input: { act: other } });
    expect(one.snapshot.context.ticks).toEqual([other]);
    expect(one.snapshot.context.kept).toEqual(kept);
    expect(from(ticked, isKept).snapshot.value).toBe('idle');
  });

  it('takes the last tick back once, by a tick of its own', () => {
    const { snapshot } = from(ticked, undo);
    const [before] = was('Rue Basse', 'again');
    const back = { ...tick, doneAt: 2000, tick: before };
    expect(snapshot.context).toMatchObject({ ticks: [tick, back], undo: null });
    expect(snapshot.can(undo)).toBe(false);
    expect(from(ticked, isKept, undo).calls.at(-1)).toEqual({
      src: 'keepTick',
      input: { act: back },
    });
    expect(from().snapshot.can(undo)).toBe(false);
  });

  it('what differed by side is taken back side by side [OWN-160]', () => {
    const back = [
      { street: 'Rue Basse', side: 'even', state: 'again' },
      { street: 'Rue Basse', side: 'odd', state: 'left' },
    ] as const;
    const { ticks } = from({ ...ticked, back }, undo).snapshot.context;
    expect(ticks.slice(1)).toEqual(back.map((it) => ({ ...tick, doneAt: 2000, tick: it })));
  });

  it.each([
    ['settled', true],
    ['refused', false],
    ['conflict', false],
  ] as const)('of one that is %s it may be taken back: %s', (state, may) => {
    const ended = { type: 'act.ended', act: { ...kept, state } } as const;
    expect(from(ticked, isKept, ended).snapshot.can(undo)).toBe(may);
  });

  it('shows no more what the device could not keep, and says so until the next tick', () => {
    const full = failed('keepTick', new Error('full'));
    expect(from(ticked, next, full).snapshot.context).toEqual({
      ticks: [],
      undo: null,
      kept: null,
      notKept: true,
    });
    expect(from(ticked, full, next).snapshot.context.notKept).toBe(false);
  });

  it('enters each of its states', () => {
    const farEnough = ({ context }: ReturnType<typeof from>['snapshot']) =>
      context.ticks.length > 2;
    const events = [ticked, undo, isKept, failed('keepTick', new Error('full'))];
    expect(neverEntered(ticksMachine, [undefined], events, farEnough)).toEqual([]);
  });
});
