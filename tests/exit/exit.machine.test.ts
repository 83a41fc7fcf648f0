import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed } from '../support/play.ts';
import { aChoice, exitChoices } from './choices.ts';
import {
  save,
  choose,
  filtered,
  preview,
  retry,
  elsewhere,
  noForce,
  samples,
  manager,
  publisher,
  start,
} from './exit-desk.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import type { BookingType } from '#schema/generated.ts';
import { refusalError } from '../support/refusal-error.ts';

describe('exit: what may be chosen', () => {
  it('the list is loaded unfiltered before anything may be done [EXIT-02]', () => {
    expect(start().calls).toEqual([
      { src: 'exitChoices', input: { hideRecent: false, filter: null } },
    ]);
    expect(start().snapshot).toOnlyAccept([], samples);
  });

  it('a manager chooses several territories [EXIT-03, EXIT-09]', () => {
    const { snapshot } = start(manager, choose('1', '3'));
    expect(snapshot.context.territories).toEqual([aChoice('1'), aChoice('3')]);
    expect(snapshot).toOnlyAccept(
      ['changed.elsewhere', 'list.filtered', 'save', 'territories.chosen'],
      samples,
    );
  });

  it('others choose one and have no filter [EXIT-03, EXIT-10]', () => {
    const { snapshot } = start(publisher, choose('1'));
    expect(snapshot.can(choose('2'))).toBe(true);
    expect(snapshot.can(choose('1', '2'))).toBe(false);
    expect(snapshot.can(filtered('online'))).toBe(false);
    expect(start(publisher, choose('1'), choose('1', '2')).snapshot.context.territories).toEqual([
      aChoice('1'),
    ]);
  });

  it('a territory that is not offered cannot be chosen [EXIT-09]', () => {
    expect(start(manager, choose('1', '99')).snapshot.context.territories).toEqual([aChoice('1')]);
  });

  it('the preview is available for exactly one territory [EXIT-16, PREV-01]', () => {
    expect(start(manager).snapshot.can(preview)).toBe(false);
    expect(start(manager, choose('1', '2')).snapshot.can(preview)).toBe(false);
    expect(start(manager, choose('1', '2'), choose('2')).snapshot.can(preview)).toBe(true);
  });

  it('a filter reloads the list, the last one wins, and chosen territories that it does not offer are deselected [EXIT-06, EXIT-07]', () => {
    const rows = exitChoices({ territories: [aChoice('2'), aChoice('4')] });
    const { calls, snapshot } = start(
      manager,
      choose('1', '2'),
      filtered('paper'),
      filtered('event', true),
      done('exitChoices', rows),
    );
    expect(calls.slice(1)).toEqual([
      { src: 'exitChoices', input: { hideRecent: false, filter: 'paper' } },
      { src: 'exitChoices', input: { hideRecent: true, filter: 'event' } },
    ]);
    expect(snapshot.context.territories).toEqual([aChoice('2')]);
    expect(snapshot).toOnlyAccept(
      ['changed.elsewhere', 'list.filtered', 'preview', 'save', 'territories.chosen'],
      samples,
    );
  });

  it('a choice made while the list reloads counts, where the new list offers it [EXIT-07, EXIT-09]', () => {
    const waiting = start(manager, filtered('event'), choose('2', '3'));
    expect(waiting.snapshot.context.territories).toEqual([aChoice('2'), aChoice('3')]);
    expect(waiting.snapshot).toOnlyAccept(['list.filtered', 'territories.chosen'], samples);
    const rows = done('exitChoices', exitChoices({ territories: [aChoice('2')] }));
    const { snapshot } = start(manager, filtered('event'), choose('2', '3'), rows);
    expect(snapshot.context.territories).toEqual([aChoice('2')]);
    expect(start(choose('2')).snapshot.can(choose('2'))).toBe(false);
  });

  it('a change made elsewhere reloads the list in the background, while the form stays usable [GEN-14]', () => {
    const waiting = start(manager, choose('1'), elsewhere);
    expect(waiting.snapshot.can(choose('2'))).toBe(true);
    expect(waiting.snapshot.can(save)).toBe(true);
    const rows = exitChoices({ territories: [aChoice('2')] });
    const { snapshot } = start(manager, choose('1'), elsewhere, done('exitChoices', rows));
    expect(snapshot.context.choices).toEqual(rows);
    expect(snapshot.context.territories).toEqual([aChoice('1')]);
    expect(snapshot.context.problem).toBe(null);
  });

  it.each(everyFailure('exitChoices'))(
    'a background reload that fails keeps the present list [GEN-06]',
    (failure) => {
      const { snapshot } = start(manager, choose('1'), elsewhere, failure);
      expect(snapshot.context).toEqual(start(manager, choose('1')).snapshot.context);
      expect(snapshot.can(save)).toBe(true);
    },
  );

  it('a list that cannot be loaded is reported and leaves only the possibility to try again [EXIT-28, GEN-15]', () => {
    const closed = refusalError('Seuls les anciens…', 'info');
    const { snapshot } = start(failed('exitChoices', closed));
    expect(snapshot.context.problem).toEqual(closed.refusal);
    expect(snapshot).toOnlyAccept(['retry'], samples);
    expect(start(failed('exitChoices', closed), retry).snapshot.context.problem).toBe(null);
    const bad = failed('exitChoices', new Failure('BACKEND_UNREACHABLE'));
    expect(start(bad).snapshot.context.problem).toBe('unreachable');
  });
});

describe('exit: what may be saved', () => {
  const managers = start(manager, choose('1')).snapshot;

  it('not before a territory, an activity and a publisher are chosen [EXIT-11, EXIT-12, EXIT-17]', () => {
    expect(start(manager).snapshot.can(save)).toBe(false);
    expect(managers.can(save)).toBe(true);
    expect(managers.can({ ...save, activityId: '' })).toBe(false);
    expect(managers.can({ ...save, userId: '' })).toBe(false);
  });

  it.each(['', '2026-02-30', '01/03/2026', '2026-03-16'])(
    'not with %j as the release date [EXIT-13, EXIT-18]',
    (releaseDate) => {
      expect(managers.can({ ...save, releaseDate })).toBe(false);
    },
  );

  it('with a return date only if it is returned at once [EXIT-14, EXIT-18]', () => {
    const atOnce = { ...save, exitAndReturn: true };
    expect(managers.can({ ...save, returnDate: 'x' })).toBe(true);
    expect(managers.can(atOnce)).toBe(false);
    expect(managers.can({ ...atOnce, returnDate: '2026-03-16' })).toBe(false);
    expect(managers.can({ ...atOnce, returnDate: '2026-03-15' })).toBe(true);
  });

  it('by those who are not managers with a territory and an activity, and nothing else is sent [EXIT-03, EXIT-24]', () => {
    const smuggled = {
      ...save,
      exitAndReturn: true,
      force: { onlineBooking: true, bookingOverwrite: true },
    };
    const { calls } = start(publisher, choose('1'), smuggled);
    expect(calls.slice(1)).toEqual([
      { src: 'exitTerritories', input: { form: { territoryIds: ['1'], activityId: '1' } } },
    ]);
    const { snapshot } = start(publisher, choose('1'));
    expect(snapshot.can({ ...save, userId: '', releaseDate: '' })).toBe(true);
    expect(snapshot.can({ ...save, activityId: '' })).toBe(false);
  });

  it('a manager’s form is sent once, and meanwhile nothing else is possible [EXIT-19]', () => {
    const atOnce = { ...save, exitAndReturn: true, returnDate: '2026-03-02' };
    const { snapshot, calls } = start(manager, choose('2', '1'), atOnce, atOnce, filtered('paper'));
    expect(calls.slice(1)).toEqual([
      {
        src: 'exitTerritories',
        input: {
          form: {
            territoryIds: ['2', '1'],
            activityId: '1',
            userId: '9',
            releaseDate: '2026-03-01',
            exitAndReturn: true,
            returnDate: '2026-03-02',
            forceOnlineBooking: false,
            filter: null,
            forceBookingOverwrite: false,
          },
        },
      },
    ]);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('an online exit is forced only where the checkbox is offered [EXIT-15]', () => {
    const sent = (facts: Parameters<typeof exitChoices>[0], filter: BookingType | null) => {
      const loaded = done('exitChoices', exitChoices(facts));
      const { calls } = start(loaded, filtered(filter), loaded, choose('1'), {
        ...save,
        force: { ...noForce, onlineBooking: true },
      });
      const { form } = calls.at(-1)!.input as { form: Record<string, unknown> };
      return form['forceOnlineBooking'];
    };
    expect(sent({}, null)).toBe(true);
    expect(sent({}, 'paper')).toBe(true);
    expect(sent({}, 'online')).toBe(false);
    expect(sent({ enableOnlineBooking: false }, null)).toBe(false);
    expect(sent({ manager: false }, null)).toBe(undefined);
  });
});
