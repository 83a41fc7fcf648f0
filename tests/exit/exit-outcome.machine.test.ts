import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import '../support/canOnly.ts';
import { remembered } from '../support/played.ts';
import { done, everyFailure, failed, neverEntered, waysInto } from '../support/play.ts';
import { aChoice, exitChoices } from './choices.ts';
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
  undone,
  noForce,
  offered,
  refusal,
  refused,
  manager,
  publisher,
  nothingToSend,
  type Happening,
  start,
} from './exit-desk.ts';
import { exitMachine } from '#machines/exit/exit.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import type { TerritoriesExited } from '#schema/generated.ts';

describe('exit: the answer of the server', () => {
  const exit = {
    message: '1 territoire(s) sorti(s)\u202F: T1 - Rue 1',
    territoryIds: ['1'],
    numberNames: ['T1 - Rue 1'],
    userId: save.userId,
    act: 'a1',
  };
  const reload = { src: 'exitChoices', input: { hideRecent: false, filter: null } };

  it('a manager’s desk stays: the success is reported with its message and to whom, and the list is reloaded [EXIT-20, EXIT-30, B-87, OWN-259]', () => {
    const events = [manager, choose('1'), save, done('exitTerritories', exited)];
    const { snapshot, emitted, calls } = start(...events);
    expect(emitted).toEqual([
      { type: 'changed', notice },
      { type: 'exited', exit },
    ]);
    expect(calls.slice(2)).toEqual([reload]);
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context).toMatchObject({ success: exit, again: true, territories: [] });
    const next = start(...events, manager);
    expect(next.snapshot.matches('editing')).toBe(true);
    expect(next.snapshot.context.success).toEqual(exit);
    expect(next.snapshot.can(again)).toBe(true);
    const closed = start(...events, manager, again).snapshot;
    expect(closed.context.success).toBe(null);
    expect(closed.can(again)).toBe(false);
  });

  it('one’s own exit takes the place of the form, until one goes on [EXIT-20, EXIT-30, B-87]', () => {
    const events = [publisher, choose('1'), save, done('exitTerritories', exited)];
    const { snapshot, emitted } = start(...events);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context).toMatchObject({ success: { ...exit, userId: null }, again: false });
    expect(snapshot.context.territories).toEqual([]);
    expect(snapshot).toOnlyAccept(['act.undone', 'again'], samples);
    const next = start(...events, again);
    expect(next.calls.slice(2)).toEqual([reload]);
    expect(next.snapshot.context).toMatchObject({ success: null, again: true });
  });

  it.each([
    ['manager', manager],
    ['publisher', publisher],
  ])('an exit of a %s that was undone is shown no more, another one is [OWN-157]', (_who, who) => {
    const events = [who, choose('1'), save, done('exitTerritories', exited)];
    expect(start(...events).snapshot.can(undone('a2'))).toBe(false);
    const { snapshot, calls } = start(...events, undone('a1'));
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context).toMatchObject({ success: null, again: true });
    expect(calls.at(-1)).toEqual(reload);
  });

  it.each([
    ['manager', manager],
    ['publisher', publisher],
  ])(
    'a success of a %s without a message is the form at once [EXIT-20, EXIT-30, B-87]',
    (_who, who) => {
      const silent = done('exitTerritories', { ...exited, changeDisplay: false });
      const { snapshot, emitted, calls } = start(who, choose('1'), save, silent);
      expect(emitted[0]).toEqual({ type: 'changed', notice });
      expect(calls.at(-1)?.src).toBe('exitChoices');
      expect(snapshot.value).toBe('loading');
      expect(snapshot.context.territories).toEqual([]);
    },
  );

  it('a refusal keeps the choice, and the user may try again [EXIT-27, GEN-05]', () => {
    const events = [manager, choose('1', '2'), save, refused];
    const { snapshot, emitted } = start(...events);
    expect(emitted).toEqual([]);
    expect(snapshot.context.territories).toEqual([aChoice('1'), aChoice('2')]);
    expect(snapshot.context.problem).toEqual(refusal.refusal);
    expect(snapshot.context.forceOffered).toBe(null);
    expect(snapshot.context.form).toEqual(nothingToSend);
    expect(snapshot.can(save)).toBe(true);
    expect(start(...events, save).snapshot.context.problem).toBe(null);
  });

  const forced = { ...save, force: { ...noForce, bookingOverwrite: true } };
  const formOf = (...events: Happening[]) =>
    (start(...events).calls.at(-1)!.input as { form: Record<string, unknown> }).form;

  it('force is sent only when the server has offered it for this choice [EXIT-21, B-07]', () => {
    const warned = [manager, choose('1'), save, offered];
    expect(start(...warned).snapshot.context.forceOffered).toBe('bookingOverwrite');
    expect(formOf(manager, choose('1'), forced)['forceBookingOverwrite']).toBe(false);
    expect(formOf(...warned, save)['forceBookingOverwrite']).toBe(false);
    expect(formOf(...warned, forced)['forceBookingOverwrite']).toBe(true);
    expect(formOf(...warned, choose('2'), forced)['forceBookingOverwrite']).toBe(false);
  });

  it.each([
    ['another choice', [choose('2')]],
    ['another filter', [filtered('event')]],
    ['a refusal that does not offer it', [forced, refused]],
    ['a success', [forced, done('exitTerritories', exited)]],
  ])('force is no longer offered after %s [EXIT-21, B-07]', (_name, events) => {
    const warned = [manager, choose('1'), save, offered];
    expect(start(...warned, ...events).snapshot.context.forceOffered).toBe(null);
  });

  it('a lost request of the browser shows nothing, keeps the choice, and still offers force [EXIT-21, GEN-06]', () => {
    const warned = [manager, choose('1'), save, offered];
    const lost = failed('exitTerritories', new Failure('NETWORK'));
    const { snapshot } = start(...warned, forced, lost);
    expect(snapshot.context.problem).toBe(null);
    expect(snapshot.context.territories).toEqual([aChoice('1')]);
    expect(formOf(...warned, forced, lost, forced)['forceBookingOverwrite']).toBe(true);
  });

  it('a bad answer is shown and keeps the choice [GEN-04]', () => {
    const bad = failed('exitTerritories', new Failure('BACKEND_BAD_RESPONSE'));
    const { snapshot } = start(manager, choose('1'), save, bad);
    expect(snapshot.context.problem).toBe('unreachable');
    expect(snapshot.context.territories).toEqual([aChoice('1')]);
  });

  it('a session that has ended is left to the client: the machine goes back and shows nothing [SHELL-06]', () => {
    const ended = new Failure('UNAUTHENTICATED');
    const list = start(failed('exitChoices', ended)).snapshot;
    expect(list.context).toEqual(start().snapshot.context);
    expect(list).toOnlyAccept(['retry'], samples);
    const saved = start(manager, choose('1'), save, failed('exitTerritories', ended)).snapshot;
    expect(saved.context).toEqual(start(manager, choose('1')).snapshot.context);
    expect(saved.can(save)).toBe(true);
  });

  it('runs with real actors, again and again [EXIT-30]', async () => {
    const sent: unknown[] = [];
    const actor = createActor(
      exitMachine.provide({
        actors: {
          exitChoices: fromPromise(async () => exitChoices()),
          exitTerritories: fromPromise(async ({ input }): Promise<TerritoriesExited> => {
            sent.push(input.form.territoryIds);
            return exited;
          }),
        },
      }),
      remembered,
    );
    actor.start();
    for (const id of ['1', '2']) {
      await waitFor(actor, (snapshot) => snapshot.matches('editing'));
      actor.send(choose(id));
      actor.send(save);
      await waitFor(actor, (snapshot) => snapshot.matches('loading'));
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
      publisher,
      done('exitTerritories', exited),
      offered,
      done('mapPreview'),
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
