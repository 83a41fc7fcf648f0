import { describe, expect, it } from 'vitest';
import type { NewTap, NewTick, QueuedAct } from '#machines/pocket/pocket.rules.ts';
import { queueMachine } from '#machines/pocket/queue.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';

const act: NewTap = {
  token: '1-a',
  historyId: '7',
  numberName: 'T7 - Rue 7',
  action: 'returned',
  tap: 'returns',
  doneAt: 1000,
};
const request: NewTap = { ...act, action: 'month', tap: 'asksMonth' };
const waiting: QueuedAct = {
  ...act,
  id: 1,
  key: 'k',
  state: 'waiting',
  message: null,
  answeredAt: null,
  next: null,
};
const tick: NewTick = {
  token: '1-t',
  historyId: '7',
  numberName: 'T7 - Rue 7',
  doneAt: 1000,
  tick: { street: 'Rue Basse', state: 'done' },
};
const keptTick: QueuedAct = { ...waiting, ...tick, id: 2, action: undefined, tap: undefined };
const ended = (state: QueuedAct['state']): QueuedAct => ({ ...waiting, state });

const samples = [
  { type: 'act.chosen', act },
  { type: 'street.ticked', act: tick, before: 'left' },
  { type: 'undo', at: 2000 },
  { type: 'stirred' },
  { type: 'retry' },
  { type: 'clear', ids: [1] },
  { type: 'confirm' },
  { type: 'cancel' },
] as const;
const from = (...events: Parameters<typeof play<typeof queueMachine>>[2]) =>
  play(queueMachine, undefined, events);
const empty = done('readActs', []);
const oneWaits = done('readActs', [waiting]);
const network = failed('sendNextAct', new Failure('NETWORK'));

describe('the queue of a device [OWN-105]', () => {
  it('reads first, and sends at once what waits', () => {
    expect(from().calls).toEqual([{ src: 'readActs' }]);
    const { snapshot, calls } = from(oneWaits);
    expect(snapshot.value).toEqual({ hand: 'free', pencil: 'idle', post: 'sending' });
    expect(calls.at(-1)).toEqual({ src: 'sendNextAct' });
  });

  it('is quiet where nothing waits, and looks again when another tab or the worker stirs', () => {
    const { snapshot } = from(done('readActs', [ended('settled')]));
    expect(snapshot.value).toEqual({ hand: 'free', pencil: 'idle', post: 'quiet' });
    expect(snapshot).toOnlyAccept(
      ['act.chosen', 'clear', 'street.ticked', 'stirred', 'retry'],
      samples,
    );
    expect(from(empty, { type: 'stirred' }).snapshot.value).toMatchObject({ post: 'reading' });
  });

  it('takes an act after its question, also while another one is being sent', () => {
    const asked = from(oneWaits, { type: 'act.chosen', act });
    expect(asked.snapshot.value).toEqual({ hand: 'askingReturn', pencil: 'idle', post: 'sending' });
    expect(asked.snapshot).toOnlyAccept(['confirm', 'cancel', 'street.ticked'], samples);
    const kept = from(oneWaits, { type: 'act.chosen', act }, { type: 'confirm' });
    expect(kept.calls.at(-1)).toEqual({ src: 'keepAct', input: { act } });
    expect(from(empty, { type: 'act.chosen', act: request }).snapshot.value).toMatchObject({
      hand: 'askingRequest',
    });
  });

  it('looks for it once it is kept, and keeps nothing after a no', () => {
    const kept = from(empty, { type: 'act.chosen', act }, { type: 'confirm' }, done('keepAct'));
    expect(kept.snapshot.value).toEqual({ hand: 'free', pencil: 'idle', post: 'reading' });
    expect(kept.snapshot.context.act).toBe(null);
    const not = from(empty, { type: 'act.chosen', act }, { type: 'cancel' });
    expect(not.snapshot.value).toEqual({ hand: 'free', pencil: 'idle', post: 'quiet' });
    expect(not.calls).toEqual([{ src: 'readActs' }]);
  });

  it('sends a request to a manager after its question, and keeps nothing after a no', () => {
    const asked = [empty, { type: 'act.chosen' as const, act: request }] as const;
    const kept = from(...asked, { type: 'confirm' });
    expect(kept.calls.at(-1)).toEqual({ src: 'keepAct', input: { act: request } });
    const not = from(...asked, { type: 'cancel' });
    expect(not.snapshot.value).toEqual({ hand: 'free', post: 'quiet' });
    expect([not.snapshot.context.act, not.calls]).toEqual([null, [{ src: 'readActs' }]]);
  });

  it('says what the device could not keep', () => {
    const { snapshot } = from(
      empty,
      { type: 'act.chosen', act },
      { type: 'confirm' },
      failed('keepAct', new Error('full')),
    );
    expect(snapshot.value).toEqual({ hand: 'free', pencil: 'idle', post: 'quiet' });
    expect(snapshot.context).toMatchObject({ notKept: true, act });
  });

  it.each(['settled', 'refused', 'conflict'] as const)(
    'tells that an act is %s, and goes on with the next',
    (state) => {
      const { snapshot, emitted } = from(oneWaits, done('sendNextAct', ended(state)));
      expect(emitted).toEqual([{ type: 'ended', act: ended(state) }]);
      expect(snapshot.value).toMatchObject({ post: 'reading' });
    },
  );

  it('reads again where another tab was faster', () => {
    const { snapshot, emitted } = from(oneWaits, done('sendNextAct', null));
    expect([snapshot.value, emitted]).toEqual([
      { hand: 'free', pencil: 'idle', post: 'reading' },
      [],
    ]);
  });

  it('waits after every failure, for the network or another try', () => {
    for (const failure of everyFailure('sendNextAct')) {
      expect(from(oneWaits, failure).snapshot.value).toMatchObject({ post: 'waiting' });
    }
    const { snapshot } = from(oneWaits, network);
    expect(snapshot.context.serverFailed).toBe(false);
    expect(snapshot).toOnlyAccept(
      ['act.chosen', 'clear', 'street.ticked', 'stirred', 'retry'],
      samples,
    );
    const refusedByServer = failed('sendNextAct', new Failure('BACKEND_UNREACHABLE'));
    expect(from(oneWaits, refusedByServer).snapshot.context.serverFailed).toBe(true);
    expect(from(oneWaits, network, { type: 'retry' }).snapshot.value).toMatchObject({
      post: 'reading',
    });
  });

  it('asks before it clears what was not sent, and clears what has ended at once', () => {
    const asked = from(oneWaits, network, { type: 'clear', ids: [1] });
    expect(asked.snapshot.value).toMatchObject({ hand: 'askingToClear' });
    const cleared = from(oneWaits, network, { type: 'clear', ids: [1] }, { type: 'confirm' });
    expect(cleared.calls.at(-1)).toEqual({ src: 'clearActs', input: { seen: [waiting] } });
    const kept = from(oneWaits, network, { type: 'clear', ids: [1] }, { type: 'cancel' });
    expect(kept.snapshot.value).toEqual({ hand: 'free', post: 'waiting' });
    expect([kept.snapshot.context.chosen, kept.calls.at(-1)?.src]).toEqual([[], 'sendNextAct']);
    const seen = [ended('conflict')];
    const atOnce = from(done('readActs', seen), { type: 'clear', ids: [1] });
    expect(atOnce.calls.at(-1)).toEqual({ src: 'clearActs', input: { seen } });
    expect(
      from(done('readActs', seen), { type: 'clear', ids: [1] }, done('clearActs')).snapshot.value,
    ).toEqual({ hand: 'free', pencil: 'idle', post: 'reading' });
    const forbidden = failed('clearActs', new Error('forbidden'));
    const stuck = from(done('readActs', seen), { type: 'clear', ids: [1] }, forbidden);
    expect(stuck.snapshot.value).toEqual({ hand: 'free', pencil: 'idle', post: 'reading' });
    expect(stuck.snapshot.context.chosen).toEqual([]);
  });

  it('reads anew where it is stirred while it reads', () => {
    const { snapshot, calls } = from({ type: 'stirred' }, oneWaits);
    expect(calls.map(({ src }) => src)).toEqual(['readActs', 'readActs', 'sendNextAct']);
    expect(snapshot.value).toMatchObject({ post: 'sending' });
  });

  it('only looks at what others have written, and tries when it is urged or has kept an act', () => {
    const looked = from(empty, { type: 'stirred' }, oneWaits);
    expect(looked.snapshot.value).toMatchObject({ post: 'waiting' });
    expect(looked.calls.map(({ src }) => src)).toEqual(['readActs', 'readActs']);
    const failedOnce = from(oneWaits, network, { type: 'stirred' }, oneWaits);
    expect(failedOnce.snapshot.value).toMatchObject({ post: 'waiting' });
    for (const urged of [
      from(empty, { type: 'stirred' }, oneWaits, { type: 'retry' }, oneWaits),
      from(empty, { type: 'act.chosen', act }, { type: 'confirm' }, done('keepAct'), oneWaits),
      from({ type: 'act.chosen', act }, { type: 'confirm' }, done('keepAct'), oneWaits),
    ]) {
      expect(urged.snapshot.value).toMatchObject({ post: 'sending' });
    }
  });

  it('says that it cannot be read', () => {
    const { snapshot } = from(failed('readActs', new Error('forbidden')));
    expect([snapshot.value, snapshot.context.unreadable]).toEqual([
      { hand: 'free', pencil: 'idle', post: 'quiet' },
      true,
    ]);
  });

  it('keeps ticks without a question, one after another, also while something is sent [OWN-152]', () => {
    const ticked = { type: 'street.ticked', act: tick, before: 'left' } as const;
    const again = { ...tick, tick: { street: 'Rue Haute', state: 'again' } } as const;
    const next = { type: 'street.ticked', act: again, before: 'done' } as const;
    const two = from(oneWaits, ticked, next);
    expect(two.snapshot.value).toEqual({ hand: 'free', pencil: 'keepingTick', post: 'sending' });
    expect(two.calls.filter(({ src }) => src === 'keepAct')).toEqual([
      { src: 'keepAct', input: { act: tick } },
    ]);
    expect(two.snapshot.context.ticks).toEqual([tick, again]);
    const kept = from(oneWaits, ticked, next, done('keepTick', keptTick));
    expect(kept.calls.at(-1)).toEqual({ src: 'keepAct', input: { act: again } });
    expect(kept.snapshot.context).toMatchObject({ ticks: [again], acts: [waiting, keptTick] });
    const all = from(empty, ticked, done('keepTick', keptTick));
    expect(all.snapshot.value).toEqual({ hand: 'free', pencil: 'idle', post: 'reading' });
  });

  it('takes the last tick back once, and not one that was refused [OWN-152]', () => {
    const ticked = { type: 'street.ticked', act: tick, before: 'again' } as const;
    const back = from(empty, ticked, { type: 'undo', at: 2000 });
    const undo = { ...tick, doneAt: 2000, tick: { street: 'Rue Basse', state: 'again' } };
    expect(back.snapshot.context).toMatchObject({ ticks: [tick, undo], undo: null });
    expect(back.snapshot.can({ type: 'undo', at: 3000 })).toBe(false);
    const refused = done('sendNextAct', { ...keptTick, state: 'refused' });
    const sent = from(oneWaits, ticked, done('keepTick', keptTick), refused);
    expect(sent.snapshot.can({ type: 'undo', at: 3000 })).toBe(false);
  });

  it('says which ticks the device could not keep, and shows them no more [OWN-152]', () => {
    const ticked = { type: 'street.ticked', act: tick, before: 'left' } as const;
    const { snapshot } = from(empty, ticked, failed('keepTick', new Error('full')));
    expect(snapshot.context).toMatchObject({ notKept: true, ticks: [], undo: null });
  });

  it('enters each of its states', () => {
    const events = [
      ...samples,
      { type: 'act.chosen', act: request },
      empty,
      oneWaits,
      network,
      done('sendNextAct', null),
      done('keepAct'),
      done('clearActs'),
      done('keepTick', keptTick),
    ];
    const farEnough = ({ context }: ReturnType<typeof from>['snapshot']) =>
      context.ticks.length > 1 || context.acts.length > 2;
    expect(neverEntered(queueMachine, [undefined], events, farEnough)).toEqual([]);
  });
});
