import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { aChoice } from './choices.ts';
import { returnMachine } from '#machines/exit/return.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Done, ReturnChoices } from '#schema/generated.ts';

const out = { login: 'DEMO Ancien', releaseDate: '2026-03-01' };
const choices = (facts: Partial<ReturnChoices> = {}): ReturnChoices => ({
  manager: true,
  message: null,
  returnDate: '2026-03-15',
  territories: [aChoice('1', out), aChoice('2', out)],
  ...facts,
});
const choose = (...territoryIds: string[]) => ({
  type: 'territories.chosen' as const,
  territoryIds,
});
const bringBack = (returnDate = '2026-03-15') => ({ type: 'submit' as const, returnDate });
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const retry = { type: 'retry' as const };
const elsewhere = { type: 'changed.elsewhere' as const };
const samples = [choose('1'), bringBack(), confirm, cancel, retry, elsewhere];
const notice = {
  text: 'Rentrée enregistrée.',
  color: null,
  timeout: null,
  undo: null,
  about: null,
};
const told: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const manager = done('returnChoices', choices());
const publisher = done('returnChoices', choices({ manager: false }));
const asked = [manager, choose('1', '2'), bringBack()];
const refusal = refusalError('Le territoire T1 - Rue 1 est déjà rentré.');
const refused = failed('returnTerritories', refusal);
type Happening = Parameters<typeof play<typeof returnMachine>>[2][number];
const start = (...events: Happening[]) => play(returnMachine, undefined, events);

describe('return', () => {
  it('what is out is loaded before anything may be done [RET-02]', () => {
    expect(start().calls).toEqual([{ src: 'returnChoices' }]);
    expect(start().snapshot).toOnlyAccept([], samples);
    expect(start(manager).snapshot).toOnlyAccept(
      ['changed.elsewhere', 'territories.chosen'],
      samples,
    );
  });

  it('everybody chooses several, and nothing is returned without a choice [RET-03, RET-05]', () => {
    for (const loaded of [manager, publisher]) {
      expect(start(loaded).snapshot.can(bringBack())).toBe(false);
      const { snapshot } = start(loaded, choose('1', '2', '99'));
      expect(snapshot.context.territories.map(({ id }) => id)).toEqual(['1', '2']);
      expect(snapshot.can(bringBack())).toBe(true);
    }
  });

  it.each(['', '2026-03-16', '15/03/2026', '2026-02-29'])(
    'a manager does not return on %j [RET-04, RET-14]',
    (returnDate) => {
      expect(start(manager, choose('1')).snapshot.can(bringBack(returnDate))).toBe(false);
    },
  );

  it('for others the server dates the return [RET-04]', () => {
    const events = [publisher, choose('1'), bringBack(''), confirm];
    expect(start(...events).calls.slice(1)).toEqual([
      { src: 'returnTerritories', input: { territoryIds: ['1'], returnDate: null } },
    ]);
  });

  it('its question is asked, which only Oui and Non answer [RET-06, GEN-22, B-104]', () => {
    const { snapshot, calls } = start(...asked);
    expect(questionIn(snapshot.getMeta())).toBe('Voulez-vous renter ce {product} ?');
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(calls).toEqual([{ src: 'returnChoices' }]);
  });

  it('cancelling makes no call and leaves everything as it was [RET-06]', () => {
    const { snapshot, calls } = start(...asked, cancel);
    expect(calls).toEqual([{ src: 'returnChoices' }]);
    expect(snapshot.context).toEqual(start(manager, choose('1', '2')).snapshot.context);
  });

  it('a confirmed return makes one call, reports the change and reloads the list [RET-07, RET-12]', () => {
    const { snapshot, calls, emitted } = start(
      ...asked,
      confirm,
      confirm,
      done('returnTerritories', told),
    );
    expect(calls.slice(1)).toEqual([
      {
        src: 'returnTerritories',
        input: { territoryIds: ['1', '2'], returnDate: '2026-03-15' },
      },
      { src: 'returnChoices' },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context.territories).toEqual([]);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('a refusal keeps the choice, and the next try asks the question again [RET-06, GEN-05]', () => {
    const answered = [...asked, confirm, refused];
    const { snapshot, emitted } = start(...answered);
    expect(emitted).toEqual([]);
    expect(snapshot.context.problem).toEqual(refusal.refusal);
    expect(snapshot.context.territories.map(({ id }) => id)).toEqual(['1', '2']);
    expect(start(...answered, bringBack()).snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
  });

  it('a refusal asks for the list again: what is no longer out is dropped from it, and stays chosen until removed [RET-12, OWN-28]', () => {
    const rows = choices({ territories: [aChoice('2', out)] });
    const answered = start(...asked, confirm, refused, done('returnChoices', rows));
    expect(answered.calls.map(({ src }) => src)).toEqual([
      'returnChoices',
      'returnTerritories',
      'returnChoices',
    ]);
    expect(answered.snapshot.context).toEqual({
      choices: rows,
      territories: [aChoice('1', out), aChoice('2', out)],
      returnDate: '',
      problem: refusal.refusal,
    });
    const bad = failed('returnTerritories', new Failure('BACKEND_BAD_RESPONSE'));
    expect(start(...asked, confirm, bad).calls).toHaveLength(2);
  });

  it('a lost request of the browser shows nothing and keeps the choice [GEN-06]', () => {
    const lost = failed('returnTerritories', new Failure('NETWORK'));
    expect(start(...asked, confirm, lost).snapshot.context).toEqual(
      start(manager, choose('1', '2')).snapshot.context,
    );
  });

  it('a bad answer is shown [GEN-04]', () => {
    const bad = failed('returnTerritories', new Failure('BACKEND_BAD_RESPONSE'));
    expect(start(...asked, confirm, bad).snapshot.context.problem).toBe('unreachable');
  });

  it('a list that cannot be loaded leaves only the possibility to try again [RET-13, GEN-15]', () => {
    const bad = failed('returnChoices', new Failure('BACKEND_UNREACHABLE'));
    expect(start(bad).snapshot.context.problem).toBe('unreachable');
    expect(start(bad).snapshot).toOnlyAccept(['retry'], samples);
    expect(start(bad, retry).snapshot.context.problem).toBe(null);
  });

  it('a change made elsewhere reloads the list in the background and keeps the choice [RET-12]', () => {
    const rows = choices({ territories: [aChoice('2', out)] });
    const { snapshot } = start(manager, choose('1'), elsewhere, done('returnChoices', rows));
    expect(snapshot.context.choices).toEqual(rows);
    expect(snapshot.context.territories.map(({ id }) => id)).toEqual(['1']);
    const lost = start(manager, choose('1'), elsewhere, ...everyFailure('returnChoices'));
    expect(lost.snapshot.context).toEqual(start(manager, choose('1')).snapshot.context);
  });

  it('a session that has ended is left to the client: the machine goes back and shows nothing [SHELL-06]', () => {
    const ended = new Failure('UNAUTHENTICATED');
    const list = start(failed('returnChoices', ended)).snapshot;
    expect(list.context).toEqual(start().snapshot.context);
    expect(list).toOnlyAccept(['retry'], samples);
    const call = start(...asked, confirm, failed('returnTerritories', ended)).snapshot;
    expect(call.context).toEqual(start(manager, choose('1', '2')).snapshot.context);
    expect(call).toOnlyAccept(['changed.elsewhere', 'submit', 'territories.chosen'], samples);
  });

  it('no path reaches the call except through the question, and every state is reached [RET-06, DC-03]', () => {
    const events = [
      ...samples,
      manager,
      done('returnTerritories', told),
      ...everyFailure('returnChoices'),
      ...everyFailure('returnTerritories'),
    ];
    expect(waysInto(returnMachine, undefined, events, 'doing')).toEqual(['confirming confirm']);
    expect(neverEntered(returnMachine, [undefined], events)).toEqual([]);
  });
});
