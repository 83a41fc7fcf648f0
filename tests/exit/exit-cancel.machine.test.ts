import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { aChoice } from './choices.ts';
import { exitCancelMachine } from '#machines/exit/exit-cancel.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Done } from '#schema/generated.ts';

const choose = (...territoryIds: string[]) => ({
  type: 'territories.chosen' as const,
  territoryIds,
});
const cancelExit = { type: 'submit' as const, returnDate: '' };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const retry = { type: 'retry' as const };
const elsewhere = { type: 'changed.elsewhere' as const };
const samples = [choose('1'), cancelExit, confirm, cancel, retry, elsewhere];
const notice = { text: 'Sortie annulée.', color: null, timeout: null, undo: null, about: null };
const told: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const loaded = done('exitCancelChoices', { territories: [aChoice('1'), aChoice('2')] });
const asked = [loaded, choose('1', '2'), cancelExit];
const refusal = refusalError('Le territoire T1 - Rue 1 est déjà rentré.');
const refused = failed('cancelExit', refusal);
type Happening = Parameters<typeof play<typeof exitCancelMachine>>[2][number];
const start = (...events: Happening[]) => play(exitCancelMachine, undefined, events);

describe('cancelling an exit', () => {
  it('what is out is loaded, and nothing can be cancelled without a choice [CAN-01, CAN-02]', () => {
    expect(start().calls).toEqual([{ src: 'exitCancelChoices' }]);
    expect(start().snapshot).toOnlyAccept([], samples);
    expect(start(loaded).snapshot).toOnlyAccept(
      ['changed.elsewhere', 'territories.chosen'],
      samples,
    );
    expect(start(loaded, choose('1', '2')).snapshot).toOnlyAccept(
      ['changed.elsewhere', 'submit', 'territories.chosen'],
      samples,
    );
    expect(start(loaded, choose('99'), cancelExit).snapshot.context.territories).toEqual([]);
  });

  it('its question is asked, which only Oui and Non answer [CAN-03, GEN-22, B-104]', () => {
    const { snapshot, calls } = start(...asked);
    expect(questionIn(snapshot.getMeta())).toBe('Voulez-vous annuler la sortie de ce {product} ?');
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(calls).toEqual([{ src: 'exitCancelChoices' }]);
  });

  it('answering Non makes no call and leaves everything as it was [CAN-03]', () => {
    const { snapshot, calls } = start(...asked, cancel);
    expect(calls).toEqual([{ src: 'exitCancelChoices' }]);
    expect(snapshot.context).toEqual(start(loaded, choose('1', '2')).snapshot.context);
  });

  it('answering Oui makes one call, reports the change and reloads the list [CAN-04, CAN-06]', () => {
    const { snapshot, calls, emitted } = start(
      ...asked,
      confirm,
      confirm,
      done('cancelExit', told),
    );
    expect(calls.slice(1)).toEqual([
      { src: 'cancelExit', input: { territoryIds: ['1', '2'] } },
      { src: 'exitCancelChoices' },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context.territories).toEqual([]);
  });

  it('a refusal keeps the choice and disappears with the next choice [GEN-05]', () => {
    const answered = [...asked, confirm, refused];
    const { snapshot } = start(...answered);
    expect(snapshot.context.problem).toEqual(refusal.refusal);
    expect(snapshot.context.territories).toEqual([aChoice('1'), aChoice('2')]);
    expect(start(...answered, choose('2')).snapshot.context.problem).toBe(null);
  });

  it('a lost request of the browser shows nothing and keeps the choice [GEN-06]', () => {
    const lost = failed('cancelExit', new Failure('NETWORK'));
    expect(start(...asked, confirm, lost).snapshot.context).toEqual(
      start(loaded, choose('1', '2')).snapshot.context,
    );
  });

  it('a list that cannot be loaded leaves only the possibility to try again [CAN-07, GEN-15]', () => {
    const bad = failed('exitCancelChoices', new Failure('BACKEND_UNREACHABLE'));
    expect(start(bad).snapshot.context.problem).toBe('unreachable');
    expect(start(bad).snapshot).toOnlyAccept(['retry'], samples);
    expect(start(bad, retry).snapshot.context.problem).toBe(null);
  });

  it('a change made elsewhere reloads the list in the background and keeps the choice [CAN-06]', () => {
    const rows = { territories: [aChoice('2')] };
    const { snapshot } = start(loaded, choose('1'), elsewhere, done('exitCancelChoices', rows));
    expect(snapshot.context).toEqual({
      choices: rows,
      territories: [aChoice('1')],
      returnDate: '',
      problem: null,
    });
    const lost = start(loaded, choose('1'), elsewhere, ...everyFailure('exitCancelChoices'));
    expect(lost.snapshot.context).toEqual(start(loaded, choose('1')).snapshot.context);
  });

  it('a session that has ended is left to the client: the machine goes back and shows nothing [SHELL-06]', () => {
    const ended = new Failure('UNAUTHENTICATED');
    const list = start(failed('exitCancelChoices', ended)).snapshot;
    expect(list.context).toEqual(start().snapshot.context);
    expect(list).toOnlyAccept(['retry'], samples);
    const call = start(...asked, confirm, failed('cancelExit', ended)).snapshot;
    expect(call.context).toEqual(start(loaded, choose('1', '2')).snapshot.context);
    expect(call).toOnlyAccept(['changed.elsewhere', 'submit', 'territories.chosen'], samples);
  });

  it('no path reaches the call except through the question, and every state is reached [CAN-03, DC-03]', () => {
    const events = [
      ...samples,
      loaded,
      done('cancelExit', told),
      ...everyFailure('exitCancelChoices'),
      ...everyFailure('cancelExit'),
    ];
    expect(waysInto(exitCancelMachine, undefined, events, 'doing')).toEqual(['confirming confirm']);
    expect(neverEntered(exitCancelMachine, [undefined], events)).toEqual([]);
  });
});
