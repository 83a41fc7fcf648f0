import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, waysInto } from '../support/play.ts';
import { aChoice, aRefusal, exitChoices } from './choices.ts';
import {
  save,
  choose,
  filtered,
  preview,
  again,
  retry,
  elsewhere,
  samples,
  notice,
  exited,
  offered,
  manager,
  nothingToSend,
  type Happening,
  start,
} from './exit-desk.ts';
import { exitMachine } from '#machines/exit/exit.machine.ts';
import { Failure } from '#machines/failure/failure.ts';
import { nextIn } from '#machines/meta/meta.ts';
import type { ExitOutcome } from '#schema/generated.ts';

describe('exit: what comes of it', () => {
  it('a success is told with its message, and the list is asked again [EXIT-20, EXIT-30, B-87]', () => {
    const events = [manager, choose('1'), save, done('exitTerritories', exited)];
    const { snapshot, emitted } = start(...events);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context.exited).toEqual(exited);
    expect(snapshot.context.chosen).toEqual([]);
    expect(snapshot).toOnlyAccept(['again'], samples);
    const next = start(...events, again);
    expect(next.calls.slice(2)).toEqual([
      { src: 'exitChoices', input: { hideRecent: false, filter: null } },
    ]);
    expect(next.snapshot.context.exited).toBe(null);
  });

  it('a success without a message to show goes on at once [EXIT-20, EXIT-30, B-87]', () => {
    const silent = done('exitTerritories', { ...exited, changeDisplay: false });
    const { snapshot, emitted, calls } = start(manager, choose('1'), save, silent);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(calls.at(-1)?.src).toBe('exitChoices');
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context.chosen).toEqual([]);
  });

  it('a refusal keeps what was chosen and may be tried again [EXIT-27, GEN-05]', () => {
    const events = [manager, choose('1', '2'), save, done('exitTerritories', aRefusal())];
    const { snapshot, emitted } = start(...events);
    expect(emitted).toEqual([]);
    expect(snapshot.context.chosen).toEqual([aChoice('1'), aChoice('2')]);
    expect(snapshot.context.problem).toEqual(aRefusal());
    expect(snapshot.context.forceOffered).toBe(false);
    expect(snapshot.context.form).toEqual(nothingToSend);
    expect(snapshot.can(save)).toBe(true);
    expect(start(...events, save).snapshot.context.problem).toBe(null);
  });

  const forced = { ...save, force: true };
  const formOf = (...events: Happening[]) =>
    (start(...events).calls.at(-1)!.input as { form: Record<string, unknown> }).form;

  it('force is sent only when the server has offered it for this choice [EXIT-21, B-07]', () => {
    const refused = [manager, choose('1'), save, done('exitTerritories', offered)];
    expect(start(...refused).snapshot.context.forceOffered).toBe(true);
    expect(formOf(manager, choose('1'), forced)['forceBookingOverwrite']).toBe(false);
    expect(formOf(...refused, save)['forceBookingOverwrite']).toBe(false);
    expect(formOf(...refused, forced)['forceBookingOverwrite']).toBe(true);
    expect(formOf(...refused, choose('2'), forced)['forceBookingOverwrite']).toBe(false);
  });

  it.each([
    ['another choice', [choose('2')]],
    ['another filter', [filtered('event')]],
    ['a refusal that does not offer it', [forced, done('exitTerritories', aRefusal())]],
    ['a success', [forced, done('exitTerritories', exited)]],
  ])('force is no longer offered after %s [EXIT-21, B-07]', (_name, events) => {
    const refused = [manager, choose('1'), save, done('exitTerritories', offered)];
    expect(start(...refused, ...events).snapshot.context.forceOffered).toBe(false);
  });

  it('a lost request of the browser shows nothing, keeps the choice, and still offers force [EXIT-21, GEN-06]', () => {
    const refused = [manager, choose('1'), save, done('exitTerritories', offered)];
    const lost = failed('exitTerritories', new Failure('NETWORK'));
    const { snapshot } = start(...refused, forced, lost);
    expect(snapshot.context.problem).toBe(null);
    expect(snapshot.context.chosen).toEqual([aChoice('1')]);
    expect(formOf(...refused, forced, lost, forced)['forceBookingOverwrite']).toBe(true);
  });

  it('a bad answer is told and keeps the choice [GEN-04]', () => {
    const bad = failed('exitTerritories', new Failure('BACKEND_BAD_RESPONSE'));
    const { snapshot } = start(manager, choose('1'), save, bad);
    expect(snapshot.context.problem).toBe('unreachable');
    expect(snapshot.context.chosen).toEqual([aChoice('1')]);
  });

  it.each(['exitChoices', 'exitTerritories'])(
    'a session that has ended in %s leads to the sign-in [SHELL-06]',
    (id) => {
      const ended = failed(id, new Failure('UNAUTHENTICATED'));
      const before = id === 'exitChoices' ? [] : [manager, choose('1'), save];
      expect(nextIn(start(...before, ended).snapshot.getMeta())).toBe('/login');
    },
  );

  it('runs with real actors, again and again [EXIT-30]', async () => {
    const sent: unknown[] = [];
    const actor = createActor(
      exitMachine.provide({
        actors: {
          exitChoices: fromPromise(async () => exitChoices()),
          exitTerritories: fromPromise(async ({ input }): Promise<ExitOutcome> => {
            sent.push(input.form.territoryIds);
            return exited;
          }),
        },
      }),
    );
    actor.start();
    for (const id of ['1', '2']) {
      await waitFor(actor, (snapshot) => snapshot.matches('editing'));
      actor.send(choose(id));
      actor.send(save);
      await waitFor(actor, (snapshot) => snapshot.matches('told'));
      actor.send(again);
    }
    expect(sent).toEqual([['1'], ['2']]);
  });

  it('only a save leads to the call, and every state is reached [DC-03]', () => {
    const events = [
      save,
      choose('1'),
      filtered('paper'),
      preview,
      again,
      retry,
      elsewhere,
      manager,
      done('exitTerritories', exited),
      done('exitTerritories', offered),
      ...everyFailure('exitChoices'),
      ...everyFailure('exitTerritories'),
    ];
    expect(neverEntered(exitMachine, [undefined], events)).toEqual([]);
    expect(waysInto(exitMachine, undefined, events, 'submitting')).toEqual([
      'editing.ready save',
      'editing.refreshing save',
    ]);
  });
});
