import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { globalMapMachine } from '#machines/shell/global-map.machine.ts';
import { globalMapView } from '#web/shell/shell.view.ts';

const open = { type: 'open' as const };
const close = { type: 'close' as const };
const samples = [open, close];
const loaded = done('globalMap', {});
type Happening = Parameters<typeof play<typeof globalMapMachine>>[2][number];
const start = (...events: Happening[]) => play(globalMapMachine, undefined, events);
const shown = (...events: Happening[]) => globalMapView(start(...events).snapshot);
const closed = { open: false, shown: false, problem: null };

describe('the global map', () => {
  it('is asked for at each opening, shown and closed [SHELL-17, GMV-07]', () => {
    expect(start().calls).toEqual([]);
    expect(start().snapshot).toOnlyAccept(['open'], samples);
    const { snapshot, calls } = start(open, loaded, close, open);
    expect(calls).toEqual([{ src: 'globalMap' }, { src: 'globalMap' }]);
    expect(snapshot).toOnlyAccept(['close'], samples);
    expect(shown()).toEqual(closed);
    expect(shown(open)).toEqual({ open: true, shown: false, problem: null });
    expect(shown(open, loaded)).toEqual({ open: true, shown: true, problem: null });
    expect(shown(open, loaded, close)).toEqual(closed);
    expect(shown(open, close)).toEqual(closed);
  });

  it('says why it failed until it is closed [GEN-04, GEN-05]', () => {
    const bad = failed('globalMap', new Failure('BACKEND_BAD_RESPONSE'));
    expect(shown(open, bad).problem?.message).toBe('Problème de connexion au serveur.');
    expect(shown(open, bad, close)).toEqual(closed);
    const refused = failed('globalMap', refusalError('Aucune carte.', 'info'));
    expect(shown(open, refused)).toEqual({
      open: true,
      shown: false,
      problem: { message: 'Aucune carte.', severity: 'info' },
    });
  });

  it('closes without a word where a request is lost or the session has ended [GEN-06, SHELL-06]', () => {
    for (const code of ['NETWORK', 'UNAUTHENTICATED'] as const)
      expect(shown(open, failed('globalMap', new Failure(code)))).toEqual(closed);
  });

  it('every state is reached', () => {
    expect(
      neverEntered(
        globalMapMachine,
        [undefined],
        [...samples, loaded, ...everyFailure('globalMap')],
      ),
    ).toEqual([]);
  });
});
