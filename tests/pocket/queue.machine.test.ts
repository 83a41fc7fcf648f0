import { describe, expect, it } from 'vitest';
import type { NewTap, NewTick, QueuedAct } from '#machines/domain/pocket/pocket.rules.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { queueMachine } from '#machines/domain/pocket/queue.machine.ts';
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
  tick: { street: 'Rue Basse', side: 'both', state: 'done' },
};
const keptTick: QueuedAct = { ...waiting, ...tick, id: 2, action: undefined, tap: undefined };
/** The child has kept a tick. */
const kept = {
  type: 'xstate.snapshot.ticks',
  snapshot: { context: { kept: keptTick } },
} as never;
const ended = (state: QueuedAct['state']): QueuedAct => ({ ...waiting, state });

const samples = [
  { type: 'act.chosen', act },
  { type: 'changed.elsewhere' },
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
    expect(snapshot.value).toEqual({ act: 'free', send: 'sending' });
    expect(calls.at(-1)).toEqual({ src: 'sendNextAct' });
  });

  it('is quiet where nothing waits, and looks again when another tab or the worker stirs', () => {
    const { snapshot } = from(done('readActs', [ended('settled')]));
    expect(snapshot.value).toEqual({ act: 'free', send: 'quiet' });
    expect(snapshot).toOnlyAccept(['act.chosen', 'clear', 'changed.elsewhere', 'retry'], samples);
    expect(from(empty, { type: 'changed.elsewhere' }).snapshot.value).toMatchObject({
      send: 'reading',
    });
  });

  it('takes an act after its question, also while another one is being sent', () => {
    const asked = from(oneWaits, { type: 'act.chosen', act });
    expect(asked.snapshot.value).toEqual({ act: 'askingReturn', send: 'sending' });
    expect(asked.snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
    const kept = from(oneWaits, { type: 'act.chosen', act }, { type: 'confirm' });
    expect(kept.calls.at(-1)).toEqual({ src: 'keepAct', input: { act } });
  });

  it.each([
    ['returns', 'askingReturn', 'Voulez-vous renter ce {product} ?'],
    [
      'asksReturn',
      'askingForReturn',
      'Annoncer à un gestionnaire la rentrée de ce {product}\u202F?',
    ],
    [
      'asksMonth',
      'askingForMonth',
      'Demander à un gestionnaire un mois de plus pour ce {product}\u202F?',
    ],
  ] as const)('has a question that names the act: %s [OWN-207]', (tap, hand, question) => {
    const { snapshot } = from(empty, { type: 'act.chosen', act: { ...act, tap } });
    expect([snapshot.value, questionIn(snapshot.getMeta())]).toEqual([
      { act: hand, send: 'quiet' },
      question,
    ]);
    expect(snapshot).toOnlyAccept(['confirm', 'cancel', 'changed.elsewhere', 'retry'], samples);
  });

  it('looks for it once it is kept, and keeps nothing after a no', () => {
    const kept = from(empty, { type: 'act.chosen', act }, { type: 'confirm' }, done('keepAct'));
    expect(kept.snapshot.value).toEqual({ act: 'free', send: 'reading' });
    expect(kept.snapshot.context.act).toBe(null);
    const not = from(empty, { type: 'act.chosen', act }, { type: 'cancel' });
    expect(not.snapshot.value).toEqual({ act: 'free', send: 'quiet' });
    expect(not.calls).toEqual([{ src: 'readActs' }]);
  });

  it.each(['asksReturn', 'asksMonth'] as const)(
    'sends a request to a manager after its question, and keeps nothing after a no: %s',
    (tap) => {
      const asked = [empty, { type: 'act.chosen' as const, act: { ...act, tap } }] as const;
      const kept = from(...asked, { type: 'confirm' });
      expect(kept.calls.at(-1)).toEqual({ src: 'keepAct', input: { act: { ...act, tap } } });
      const not = from(...asked, { type: 'cancel' });
      expect(not.snapshot.value).toEqual({ act: 'free', send: 'quiet' });
      expect([not.snapshot.context.act, not.calls]).toEqual([null, [{ src: 'readActs' }]]);
    },
  );

  it('says what the device could not keep', () => {
    const { snapshot } = from(
      empty,
      { type: 'act.chosen', act },
      { type: 'confirm' },
      failed('keepAct', new Error('full')),
    );
    expect(snapshot.value).toEqual({ act: 'free', send: 'quiet' });
    expect(snapshot.context).toMatchObject({ notKept: true, act });
  });

  it.each(['settled', 'refused', 'conflict'] as const)(
    'passes an act that is %s on to the ticks, and goes on with the next',
    (state) => {
      const { snapshot, sent } = from(oneWaits, done('sendNextAct', ended(state)));
      expect(sent).toEqual([{ to: 'ticks', event: { type: 'act.ended', act: ended(state) } }]);
      expect(snapshot.value).toMatchObject({ send: 'reading' });
    },
  );

  it('reads again where another tab was faster', () => {
    const { snapshot, sent } = from(oneWaits, done('sendNextAct', null));
    expect([snapshot.value, sent]).toEqual([{ act: 'free', send: 'reading' }, []]);
  });

  it('waits after every failure, for the network or another try', () => {
    for (const failure of everyFailure('sendNextAct')) {
      expect(from(oneWaits, failure).snapshot.value).toMatchObject({ send: 'waiting' });
    }
    const { snapshot } = from(oneWaits, network);
    expect(snapshot.context.serverFailed).toBe(false);
    expect(snapshot).toOnlyAccept(['act.chosen', 'clear', 'changed.elsewhere', 'retry'], samples);
    const refusedByServer = failed('sendNextAct', new Failure('BACKEND_UNREACHABLE'));
    expect(from(oneWaits, refusedByServer).snapshot.context.serverFailed).toBe(true);
    expect(from(oneWaits, network, { type: 'retry' }).snapshot.value).toMatchObject({
      send: 'reading',
    });
  });

  it('asks before it clears what was not sent, and clears what has ended at once', () => {
    const asked = from(oneWaits, network, { type: 'clear', ids: [1] });
    expect(asked.snapshot.value).toMatchObject({ act: 'askingToClear' });
    const cleared = from(oneWaits, network, { type: 'clear', ids: [1] }, { type: 'confirm' });
    expect(cleared.calls.at(-1)).toEqual({ src: 'clearActs', input: { seen: [waiting] } });
    const kept = from(oneWaits, network, { type: 'clear', ids: [1] }, { type: 'cancel' });
    expect(kept.snapshot.value).toEqual({ act: 'free', send: 'waiting' });
    expect([kept.snapshot.context.chosen, kept.calls.at(-1)?.src]).toEqual([[], 'sendNextAct']);
    const seen = [ended('conflict')];
    const atOnce = from(done('readActs', seen), { type: 'clear', ids: [1] });
    expect(atOnce.calls.at(-1)).toEqual({ src: 'clearActs', input: { seen } });
    expect(
      from(done('readActs', seen), { type: 'clear', ids: [1] }, done('clearActs')).snapshot.value,
    ).toEqual({ act: 'free', send: 'reading' });
    const forbidden = failed('clearActs', new Error('forbidden'));
    const stuck = from(done('readActs', seen), { type: 'clear', ids: [1] }, forbidden);
    expect(stuck.snapshot.value).toEqual({ act: 'free', send: 'reading' });
    expect(stuck.snapshot.context.chosen).toEqual([]);
  });

  it('reads anew where another tab changed it while it reads', () => {
    const { snapshot, calls } = from({ type: 'changed.elsewhere' }, oneWaits);
    expect(calls.map(({ src }) => src)).toEqual(['readActs', 'readActs', 'sendNextAct']);
    expect(snapshot.value).toMatchObject({ send: 'sending' });
  });

  it('only looks at what others have written, and tries when it is retried or has kept an act', () => {
    const looked = from(empty, { type: 'changed.elsewhere' }, oneWaits);
    expect(looked.snapshot.value).toMatchObject({ send: 'waiting' });
    expect(looked.calls.map(({ src }) => src)).toEqual(['readActs', 'readActs']);
    const failedOnce = from(oneWaits, network, { type: 'changed.elsewhere' }, oneWaits);
    expect(failedOnce.snapshot.value).toMatchObject({ send: 'waiting' });
    for (const retried of [
      from(empty, { type: 'changed.elsewhere' }, oneWaits, { type: 'retry' }, oneWaits),
      from(empty, { type: 'act.chosen', act }, { type: 'confirm' }, done('keepAct'), oneWaits),
      from({ type: 'act.chosen', act }, { type: 'confirm' }, done('keepAct'), oneWaits),
    ]) {
      expect(retried.snapshot.value).toMatchObject({ send: 'sending' });
    }
  });

  it('says that it cannot be read', () => {
    const { snapshot } = from(failed('readActs', new Error('forbidden')));
    expect([snapshot.value, snapshot.context.unreadable]).toEqual([
      { act: 'free', send: 'quiet' },
      true,
    ]);
  });

  it('shows a tick once the device has kept it, once, also while something is sent, and sends it [OWN-152]', () => {
    const { snapshot } = from(oneWaits, kept, kept);
    expect(snapshot.value).toEqual({ act: 'free', send: 'sending' });
    expect(snapshot.context.acts).toEqual([waiting, keptTick]);
    expect(from(empty, kept).snapshot.value).toEqual({ act: 'free', send: 'reading' });
  });

  it('enters each of its states', () => {
    const events = [
      ...samples,
      { type: 'act.chosen', act: request },
      { type: 'act.chosen', act: { ...act, tap: 'asksReturn' } },
      empty,
      oneWaits,
      network,
      done('sendNextAct', null),
      done('keepAct'),
      done('clearActs'),
    ];
    const farEnough = ({ context }: ReturnType<typeof from>['snapshot']) => context.acts.length > 2;
    expect(neverEntered(queueMachine, [undefined], events, farEnough)).toEqual([]);
  });
});
