import { describe, expect, it } from 'vitest';
import { exitCancelMachine } from '#machines/exit/exit-cancel.machine.ts';
import { mapPreviewMachine } from '#machines/exit/map-preview.machine.ts';
import { returnMachine } from '#machines/exit/return.machine.ts';
import { Failure } from '#machines/failure/failure.ts';
import {
  exitCancelView,
  exitView,
  filterOf,
  filterOptions,
  firstEntries,
  previewView,
  returnView,
  sentEntries,
} from '#web/exit/exit.view.ts';
import { done, failed, play } from '../support/play.ts';
import { aChoice, aRefusal, exitChoices } from './choices.ts';
import {
  choose,
  elsewhere,
  exited,
  filtered,
  type Happening,
  manager,
  offered,
  publisher,
  save,
  start,
} from './exit-desk.ts';

const form = {
  activityId: '1',
  userId: '9',
  releaseDate: '01/03/2026',
  exitAndReturn: false,
  returnDate: '',
  forceOnlineBooking: false,
  force: false,
};
const shown = (entered: typeof form | null, ...events: Happening[]) =>
  exitView(start(...events).snapshot, entered);

describe('what the form of t-exit begins with', () => {
  it('the activity of id 1 and the day of the server [EXIT-12, EXIT-13]', () => {
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

  it('the first activity where the usual one is not offered [EXIT-12, EXIT-26]', () => {
    const activities = [{ id: '5', name: 'Campagne' }];
    expect(firstEntries(exitChoices({ activities })).activityId).toBe('5');
    expect(firstEntries(exitChoices({ activities: [] })).activityId).toBe('');
  });

  it('days leave as yyyy-mm-dd [EXIT-19, GEN-12]', () => {
    const typed = { ...form, exitAndReturn: true, returnDate: '10032026' };
    expect(sentEntries(typed)).toEqual({
      ...typed,
      releaseDate: '2026-03-01',
      returnDate: '2026-03-10',
    });
  });

  it('four filters, the first of which filters nothing [EXIT-06, B-94]', () => {
    expect(filterOptions).toEqual([
      { id: 'all', name: 'Tous' },
      { id: 'paper', name: 'Libre service papier' },
      { id: 'online', name: 'Libre service en ligne' },
      { id: 'event', name: 'Réservations' },
    ]);
    expect(filterOptions.map(({ id }) => filterOf(id))).toEqual([null, 'paper', 'online', 'event']);
  });
});

describe('what t-exit shows', () => {
  it('a skeleton at first, and the form while the list is filtered [EXIT-02, EXIT-07]', () => {
    const states = (...events: Happening[]) => {
      const { loading, reloading } = shown(form, ...events);
      return { loading, reloading };
    };
    expect(states()).toEqual({ loading: true, reloading: false });
    expect(states(manager)).toEqual({ loading: false, reloading: false });
    expect(states(manager, filtered('paper', true))).toEqual({ loading: false, reloading: true });
  });

  it('a manager saves once all is filled, and sees which field is wrong [EXIT-17, EXIT-18]', () => {
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

  it('the day of return counts only with exit and return [EXIT-14, EXIT-18]', () => {
    const typed = { ...form, returnDate: '32/03/2026' };
    expect(shown(typed, manager, choose('1')).canSave).toBe(true);
    const both = shown({ ...typed, exitAndReturn: true }, manager, choose('1'));
    expect([both.canSave, both.faults.returnDate]).toEqual([false, { code: 'date' }]);
  });

  it('anybody else needs a territory and an activity, nothing more [EXIT-03, EXIT-10]', () => {
    const bare = { ...form, userId: '', releaseDate: '' };
    const view = shown(bare, publisher, choose('1'));
    expect([view.manager, view.canSave, view.forceOnlineOffered]).toEqual([false, true, false]);
    expect(shown(bare, publisher).canSave).toBe(false);
  });

  it('the preview with exactly one [EXIT-16]', () => {
    const can = (...ids: string[]) => shown(form, manager, choose(...ids)).canPreview;
    expect([can(), can('1'), can('1', '2')]).toEqual([false, true, false]);
  });

  it('forcing online is offered where there is a list online and the filter is another [EXIT-15]', () => {
    const offers = (enableOnlineBooking: boolean, filter: 'online' | null) =>
      shown(
        form,
        done('exitChoices', exitChoices({ enableOnlineBooking })),
        filtered(filter),
        done('exitChoices', exitChoices({ enableOnlineBooking })),
      ).forceOnlineOffered;
    expect([
      offers(true, null),
      offers(true, 'online'),
      offers(false, null),
      offers(false, 'online'),
    ]).toEqual([true, false, false, false]);
  });

  it('a refusal keeps what is chosen, and offers force only where the server does [EXIT-21, B-07]', () => {
    const refused = (outcome: typeof offered) => {
      const it = shown(form, manager, choose('1'), save, done('exitTerritories', outcome));
      return [it.problem, it.forceOffered, it.chosenIds, it.canSave];
    };
    const { message, severity } = offered;
    expect(refused(offered)).toEqual([{ message, severity }, true, ['1'], true]);
    expect(refused(aRefusal())).toEqual([{ message, severity }, false, ['1'], true]);
    const later = [manager, choose('1'), save, done('exitTerritories', offered), choose('1', '2')];
    expect(shown(form, ...later).forceOffered).toBe(false);
  });

  it('what was taken by somebody else stays chosen and is told [EXIT-27]', () => {
    const left = done('exitChoices', exitChoices({ territories: [aChoice('2')] }));
    expect(shown(form, manager, choose('1', '2'), elsewhere, left).chips).toEqual([
      { id: '1', numberName: 'T1 - Rue 1', gone: true },
      { id: '2', numberName: 'T2 - Rue 2', gone: false },
    ]);
  });

  it('nothing else can be done while it is being saved [EXIT-17]', () => {
    const view = shown(form, manager, choose('1'), save);
    expect([view.saving, view.canSave, view.canChoose, view.canFilter, view.told]).toEqual([
      true,
      false,
      false,
      false,
      null,
    ]);
  });

  it('the message of the server takes the place of the form [EXIT-20, B-87]', () => {
    const saved = [manager, choose('1'), save];
    expect(shown(form, ...saved, done('exitTerritories', exited)).told).toBe(exited.changeMessage);
    const quiet = { ...exited, changeDisplay: false };
    expect(shown(form, ...saved, done('exitTerritories', quiet)).told).toBeNull();
  });

  it('a list that does not come is an error; a request that never left says nothing [EXIT-28, GEN-06]', () => {
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

  it('a day that exists and is not to come, for managers [RET-04, RET-05, RET-14]', () => {
    expect(returned('15/03/2026', list(true))).toEqual([true, false, null, null]);
    expect(returned('15/03/2026', list(true), choose('1'))).toEqual([true, true, null, null]);
    expect(returned('16/03/2026', list(true), choose('1'))).toEqual([true, false, 'date', null]);
    expect(returned('31/02/2026', list(true), choose('1'))).toEqual([true, false, 'date', null]);
    expect(returned('', list(false), choose('1'))).toEqual([false, true, 'required', null]);
  });

  it('its question [RET-06]', () => {
    const ask = { type: 'return' as const, returnDate: '2026-03-15' };
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
    const asked = [loaded, choose('1'), { type: 'cancelExit' as const }];
    expect(view(...asked)).toEqual([
      true,
      false,
      'Voulez-vous annuler la sortie de ce {product} ?',
    ]);
    expect(view(...asked, { type: 'confirm' })).toEqual([false, true, null]);
  });
});

describe('what the preview shows', () => {
  it('the map once it has come, three zooms short of the ground [PREV-01, PREV-02]', () => {
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
    expect(view(open)).toMatchObject({ open: true, title: 'Carte' });
    expect(view(open, done('mapToken', 'abc'), done('publicMap', map))).toEqual({
      open: true,
      title: 'Carte T1 - Rue 1',
      maxZoom: 16,
    });
  });
});
