import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { aChoice, aRefusal } from './choices.ts';
import { returnMachine } from '#machines/exit/return.machine.ts';
import { Failure } from '#machines/failure/failure.ts';
import { nextIn, questionIn } from '#machines/meta/meta.ts';
import type { Done, ReturnChoices } from '#schema/generated.ts';

const out = { login: 'DEMO Ancien', releaseDate: '2026-03-01' };
const choices = (facts: Partial<ReturnChoices> = {}): ReturnChoices => ({
  manager: true,
  returnDate: '2026-03-15',
  territories: [aChoice('1', out), aChoice('2', out)],
  ...facts,
});
const choose = (...territoryIds: string[]) => ({
  type: 'territories.chosen' as const,
  territoryIds,
});
const bringBack = (returnDate = '2026-03-15') => ({ type: 'return' as const, returnDate });
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const retry = { type: 'retry' as const };
const elsewhere = { type: 'changed.elsewhere' as const };
const samples = [choose('1'), bringBack(), confirm, cancel, retry, elsewhere];
const notice = { text: 'Rentrée enregistrée.', color: null, timeout: null };
const told: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const manager = done('returnChoices', choices());
const publisher = done('returnChoices', choices({ manager: false }));
const asked = [manager, choose('1', '2'), bringBack()];
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
      expect(snapshot.context.chosen.map(({ id }) => id)).toEqual(['1', '2']);
      expect(snapshot.can(bringBack())).toBe(true);
    }
  });

  it.each(['', '2026-03-16', '15/03/2026', '2026-02-29'])(
    'a manager does not return on %j [RET-04, RET-14]',
    (returnDate) => {
      expect(start(manager, choose('1')).snapshot.can(bringBack(returnDate))).toBe(false);
    },
  );

  it('for anybody else the server dates the return [RET-04]', () => {
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

  it('a confirmed return is one call, tells the change and loads the list again [RET-07, RET-12]', () => {
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
    expect(snapshot.context.chosen).toEqual([]);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('a refusal keeps the choice, and asks again the next time [RET-06, GEN-05]', () => {
    const refused = [...asked, confirm, done('returnTerritories', aRefusal())];
    const { snapshot, emitted } = start(...refused);
    expect(emitted).toEqual([]);
    expect(snapshot.context.problem).toEqual(aRefusal());
    expect(snapshot.context.chosen.map(({ id }) => id)).toEqual(['1', '2']);
    expect(start(...refused, bringBack()).snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
  });

  it('a lost request of the browser shows nothing and keeps the choice [GEN-06]', () => {
    const lost = failed('returnTerritories', new Failure('NETWORK'));
    expect(start(...asked, confirm, lost).snapshot.context).toEqual(
      start(manager, choose('1', '2')).snapshot.context,
    );
  });

  it('a bad answer is told [GEN-04]', () => {
    const bad = failed('returnTerritories', new Failure('BACKEND_BAD_RESPONSE'));
    expect(start(...asked, confirm, bad).snapshot.context.problem).toBe('unreachable');
  });

  it('a list that cannot be loaded leaves nothing to do but to try again [RET-13, GEN-15]', () => {
    const bad = failed('returnChoices', new Failure('BACKEND_UNREACHABLE'));
    expect(start(bad).snapshot.context.problem).toBe('unreachable');
    expect(start(bad).snapshot).toOnlyAccept(['retry'], samples);
    expect(start(bad, retry).snapshot.context.problem).toBe(null);
  });

  it('a change elsewhere asks again quietly and leaves the choice alone [RET-12]', () => {
    const rows = choices({ territories: [aChoice('2', out)] });
    const { snapshot } = start(manager, choose('1'), elsewhere, done('returnChoices', rows));
    expect(snapshot.context.choices).toEqual(rows);
    expect(snapshot.context.chosen.map(({ id }) => id)).toEqual(['1']);
    const lost = start(manager, choose('1'), elsewhere, ...everyFailure('returnChoices'));
    expect(lost.snapshot.context).toEqual(start(manager, choose('1')).snapshot.context);
  });

  it.each(['returnChoices', 'returnTerritories'])(
    'a session that has ended in %s leads to the sign-in [SHELL-06]',
    (id) => {
      const before = id === 'returnChoices' ? [] : [...asked, confirm];
      const ended = failed(id, new Failure('UNAUTHENTICATED'));
      expect(nextIn(start(...before, ended).snapshot.getMeta())).toBe('/login');
    },
  );

  it('no path reaches the call except through the question, and every state is reached [RET-06, DC-03]', () => {
    const events = [
      ...samples,
      manager,
      done('returnTerritories', told),
      done('returnTerritories', aRefusal()),
      ...everyFailure('returnChoices'),
      ...everyFailure('returnTerritories'),
    ];
    expect(waysInto(returnMachine, undefined, events, 'returning')).toEqual(['confirming confirm']);
    expect(neverEntered(returnMachine, [undefined], events)).toEqual([]);
  });
});
