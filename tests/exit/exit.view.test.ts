import { describe, expect, it } from 'vitest';
import { exitCancelMachine } from '#machines/exit/exit-cancel.machine.ts';
import { mapPreviewMachine } from '#machines/exit/map-preview.machine.ts';
import { returnMachine } from '#machines/exit/return.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import {
  exitCancelView,
  exitView,
  filterOf,
  filterOptions,
  firstEntries,
  previewView,
  returnView,
  sentEntries,
  withoutOverwrite,
} from '#web/exit/exit.view.ts';
import { done, failed, play } from '../support/play.ts';
import { aChoice, exitChoices } from './choices.ts';
import {
  again,
  choose,
  elsewhere,
  exited,
  filtered,
  type Happening,
  manager,
  noForce,
  offered,
  publisher,
  refused,
  save,
  start,
} from './exit-desk.ts';

const form = {
  activityId: '1',
  userId: '9',
  releaseDate: '01/03/2026',
  exitAndReturn: false,
  returnDate: '',
  force: noForce,
};
const shown = (entries: typeof form | null, ...events: Happening[]) =>
  exitView(start(...events).snapshot, entries);

describe('the initial values of t-exit', () => {
  it('the activity with id 1 and the server’s day [EXIT-12, EXIT-13]', () => {
    const activities = [
      { id: '5', name: 'Campagne' },
      { id: '1', name: 'Porte à porte' },
    ];
    expect(firstEntries(exitChoices({ activities }))).toEqual({
      ...form,
      userId: '',
      releaseDate: '15/03/2026',
    });
  });

  it('the first activity where activity 1 is not offered [EXIT-12, EXIT-26]', () => {
    const activities = [{ id: '5', name: 'Campagne' }];
    expect(firstEntries(exitChoices({ activities })).activityId).toBe('5');
    expect(firstEntries(exitChoices({ activities: [] })).activityId).toBe('');
  });

  it('days are sent as yyyy-mm-dd [EXIT-19, GEN-12]', () => {
    const typed = { ...form, exitAndReturn: true, returnDate: '10032026' };
    expect(sentEntries(typed)).toEqual({
      ...typed,
      releaseDate: '2026-03-01',
      returnDate: '2026-03-10',
    });
  });

  it('four filters, of which the first filters nothing [EXIT-06, B-94]', () => {
    expect(filterOptions).toEqual([
      { id: 'all', name: 'Tous' },
      { id: 'paper', name: 'Libre service papier' },
      { id: 'online', name: 'Libre service en ligne' },
      { id: 'event', name: 'Réservations' },
    ]);
    expect(filterOptions.map(({ id }) => filterOf(id))).toEqual([null, 'paper', 'online', 'event']);
  });
});

describe('the screen t-exit shows', () => {
  it('a skeleton at first, and the form while the list is filtered [EXIT-02, EXIT-07]', () => {
    const states = (...events: Happening[]) => {
      const { loading, reloading } = shown(form, ...events);
      return { loading, reloading };
    };
    expect(states()).toEqual({ loading: true, reloading: false });
    expect(states(manager)).toEqual({ loading: false, reloading: false });
    expect(states(manager, filtered('paper', true))).toEqual({ loading: false, reloading: true });
  });

  it('that a manager can save once all fields are filled, and which field is wrong [EXIT-17, EXIT-18]', () => {
    expect(shown(form, manager).canSave).toBe(false);
    expect(shown(form, manager, choose('1', '2')).canSave).toBe(true);
    const wrong = (changes: Partial<typeof form>) => {
      const { canSave, faults } = shown({ ...form, ...changes }, manager, choose('1'));
      return [canSave, faults.user?.code, faults.releaseDate?.code];
    };
    expect(wrong({ userId: '' })).toEqual([false, 'required', undefined]);
    expect(wrong({ releaseDate: '' })).toEqual([false, undefined, 'required']);
    for (const releaseDate of ['16/03/2026', '31/02/2026', '1/3/26', 'hier']) {
      expect(wrong({ releaseDate })).toEqual([false, undefined, 'date']);
    }
  });

  it('the return date only with exit and return [EXIT-14, EXIT-18]', () => {
    const typed = { ...form, returnDate: '32/03/2026' };
    expect(shown(typed, manager, choose('1')).canSave).toBe(true);
    const both = shown({ ...typed, exitAndReturn: true }, manager, choose('1'));
    expect([both.canSave, both.faults.returnDate]).toEqual([false, { code: 'date' }]);
  });

  it('to others only a territory and an activity to fill in [EXIT-03, EXIT-10]', () => {
    const bare = { ...form, userId: '', releaseDate: '' };
    const view = shown(bare, publisher, choose('1'));
    expect([view.manager, view.canSave, view.forcesOffered.onlineBooking]).toEqual([
      false,
      true,
      false,
    ]);
    expect(shown(bare, publisher).canSave).toBe(false);
  });

  it('the preview button with exactly one territory [EXIT-16]', () => {
    const can = (...ids: string[]) => shown(form, manager, choose(...ids)).canPreview;
    expect([can(), can('1'), can('1', '2')]).toEqual([false, true, false]);
  });

  it('the switch for a forced online exit where there is an online list and another filter [EXIT-15]', () => {
    const offers = (enableOnlineBooking: boolean, filter: 'online' | null) =>
      shown(
        form,
        done('exitChoices', exitChoices({ enableOnlineBooking })),
        filtered(filter),
        done('exitChoices', exitChoices({ enableOnlineBooking })),
      ).forcesOffered.onlineBooking;
    expect([
      offers(true, null),
      offers(true, 'online'),
      offers(false, null),
      offers(false, 'online'),
    ]).toEqual([true, false, false, false]);
  });

  it('a refusal beside the choice, with force only where the server offers it [EXIT-21, B-07]', () => {
    const after = (...events: Happening[]) => {
      const it = shown(form, manager, choose('1'), save, ...events);
      return [it.problem, it.forcesOffered.bookingOverwrite, it.territoryIds, it.canSave];
    };
    const warning = { message: 'Le territoire T1 - Rue 1 est réservé.', severity: 'warning' };
    const no = { message: 'Le territoire T1 - Rue 1 est déjà sorti.', severity: 'error' };
    expect(after(offered)).toEqual([warning, true, ['1'], true]);
    expect(after(refused)).toEqual([no, false, ['1'], true]);
    expect(after(offered, choose('1', '2'))).toEqual([null, false, ['1', '2'], true]);
  });

  it('no consent to override a booking after another choice, while that to an online exit stays [EXIT-15, EXIT-21]', () => {
    const force = { onlineBooking: true, bookingOverwrite: true };
    expect(withoutOverwrite({ ...form, force })).toEqual({
      force: { onlineBooking: true, bookingOverwrite: false },
    });
  });

  it('a chosen territory that somebody else took as still chosen, with a message [EXIT-27]', () => {
    const left = done('exitChoices', exitChoices({ territories: [aChoice('2')] }));
    expect(shown(form, manager, choose('1', '2'), elsewhere, left).chips).toEqual([
      { id: '1', numberName: 'T1 - Rue 1', gone: true },
      { id: '2', numberName: 'T2 - Rue 2', gone: false },
    ]);
  });

  it('nothing else to do while it is being saved [EXIT-17]', () => {
    const view = shown(form, manager, choose('1'), save);
    expect([view.saving, view.canSave, view.canChoose, view.canFilter, view.success]).toEqual([
      true,
      false,
      false,
      false,
      null,
    ]);
  });

  it('the server’s message in place of a publisher’s form, above a manager’s [EXIT-20, B-87, OWN-259]', () => {
    expect(shown(form, manager, choose('1'), save, done('exitTerritories', exited))).toMatchObject({
      ended: false,
      again: true,
      success: { userId: save.userId },
    });
    const saved = [publisher, choose('1'), save];
    const success = shown(form, ...saved, done('exitTerritories', exited));
    expect(success.success).toEqual({
      message: '1 territoire(s) sorti(s)\u202F: T1 - Rue 1',
      territoryIds: ['1'],
      numberNames: ['T1 - Rue 1'],
      userId: null,
      act: 'a1',
    });
    expect([success.again, success.ended]).toEqual([false, true]);
    const next = shown(form, ...saved, done('exitTerritories', exited), again);
    expect([next.success, next.again]).toEqual([null, true]);
    const quiet = { ...exited, changeDisplay: false };
    expect(shown(form, ...saved, done('exitTerritories', quiet)).success).toBeNull();
  });

  it('an error when the list could not be loaded, and no message when the request was never sent [EXIT-28, GEN-06]', () => {
    const after = (code: 'NETWORK' | 'BACKEND_UNREACHABLE') => {
      const { stalled, failure, canSave } = shown(null, failed('exitChoices', new Failure(code)));
      return { stalled, failure, canSave };
    };
    expect(after('BACKEND_UNREACHABLE')).toEqual({
      stalled: false,
      failure: { message: 'Problème de connexion au serveur.', severity: 'error' },
      canSave: false,
    });
    expect(after('NETWORK')).toEqual({ stalled: true, failure: null, canSave: false });
  });
});

describe('what t-return shows', () => {
  type Returning = Parameters<typeof play<typeof returnMachine>>[2][number];
  const returned = (typed: string, ...events: Returning[]) => {
    const view = returnView(play(returnMachine, undefined, events).snapshot, typed);
    return [view.manager, view.canReturn, view.fault?.code ?? null, view.question];
  };
  const list = (isManager: boolean) =>
    done('returnChoices', {
      manager: isManager,
      returnDate: '2026-03-15',
      territories: [aChoice('1')],
    });

  it('to managers a day that must exist and not lie in the future [RET-04, RET-05, RET-14]', () => {
    expect(returned('15/03/2026', list(true))).toEqual([true, false, null, null]);
    expect(returned('15/03/2026', list(true), choose('1'))).toEqual([true, true, null, null]);
    expect(returned('16/03/2026', list(true), choose('1'))).toEqual([true, false, 'date', null]);
    expect(returned('31/02/2026', list(true), choose('1'))).toEqual([true, false, 'date', null]);
    expect(returned('', list(false), choose('1'))).toEqual([false, true, 'required', null]);
  });

  it('its question [RET-06]', () => {
    const ask = { type: 'submit' as const, returnDate: '2026-03-15' };
    expect(returned('15/03/2026', list(true), choose('1'), ask)).toEqual([
      true,
      true,
      null,
      'Voulez-vous renter ce {product} ?',
    ]);
  });
});

describe('what t-exit-cancel shows', () => {
  it('the button once something is chosen, then its question [CAN-02, CAN-03]', () => {
    const loaded = done('exitCancelChoices', { territories: [aChoice('1')] });
    const view = (...events: Parameters<typeof play<typeof exitCancelMachine>>[2]) => {
      const it = exitCancelView(play(exitCancelMachine, undefined, events).snapshot);
      return [it.canCancel, it.cancelling, it.question];
    };
    expect(view(loaded)).toEqual([false, false, null]);
    expect(view(loaded, choose('1'))).toEqual([true, false, null]);
    const asked = [loaded, choose('1'), { type: 'submit' as const, returnDate: '' }];
    expect(view(...asked)).toEqual([
      true,
      false,
      'Voulez-vous annuler la sortie de ce {product} ?',
    ]);
    expect(view(...asked, { type: 'confirm' })).toEqual([false, true, null]);
  });
});

describe('what the preview shows', () => {
  it('the map once it is loaded, three zoom levels below the closest [PREV-01, PREV-02]', () => {
    const map = {
      __typename: 'PublicMap',
      numberName: 'T1 - Rue 1',
      basemap: { url: '/basemap/monaco.pmtiles', name: 'Plan', copyrightUrl: '', maxZoom: 19 },
    };
    const view = (...events: Parameters<typeof play<typeof mapPreviewMachine>>[2]) => {
      const { open, title, maxZoom } = previewView(
        play(mapPreviewMachine, undefined, events).snapshot,
      );
      return { open, title, maxZoom };
    };
    const open = { type: 'open' as const, territoryId: '1' };
    expect(view().open).toBe(false);
    expect(previewView(undefined).open).toBe(false);
    expect(view(open)).toMatchObject({ open: true, title: 'Carte' });
    expect(view(open, done('mapToken', 'abc'), done('publicMap', map))).toEqual({
      open: true,
      title: 'Carte T1 - Rue 1',
      maxZoom: 16,
    });
  });
});
