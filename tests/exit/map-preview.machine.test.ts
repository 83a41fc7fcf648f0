import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { mapPreviewMachine } from '#machines/exit/map-preview.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { publicMap } from './public-map.ts';

const open = { type: 'open' as const, territoryId: '1' };
const close = { type: 'close' as const };
const samples = [open, close];
const resolved = done('mapToken', 'abc');
const shown = done('publicMap', publicMap);
const closed = { territoryId: '', token: '', publicMap: null };
type Happening = Parameters<typeof play<typeof mapPreviewMachine>>[2][number];
const start = (...events: Happening[]) => play(mapPreviewMachine, undefined, events);

describe('the preview of a map', () => {
  it('requests the token of the territory, then its map, and shows it [PREV-01]', () => {
    expect(start().calls).toEqual([]);
    const { snapshot, calls } = start(open, resolved, shown);
    expect(calls).toEqual([
      { src: 'mapToken', input: { territoryId: '1' } },
      { src: 'publicMap', input: { token: 'abc' } },
    ]);
    expect(snapshot.matches('shown')).toBe(true);
    expect(snapshot.context.publicMap).toEqual(publicMap);
    expect(snapshot).toOnlyAccept(['close'], samples);
  });

  it('may be closed at any moment, and the next one starts afresh [PREV-01]', () => {
    for (const events of [[open], [open, resolved], [open, resolved, shown]]) {
      const { snapshot } = start(...events, close);
      expect(snapshot.context).toEqual(closed);
      expect(snapshot).toOnlyAccept(['open'], samples);
    }
    expect(start(open, close, resolved).calls).toHaveLength(1);
  });

  it.each([
    ['a refusal', refusalError('Ce territoire n’a pas de carte.')],
    ['a bad answer', new Failure('BACKEND_BAD_RESPONSE')],
    ['no answer of the backend', new Failure('BACKEND_UNREACHABLE')],
  ])('%s ends it [PREV-04]', (_, error) => {
    for (const events of [
      [open, failed('mapToken', error)],
      [open, resolved, failed('publicMap', error)],
    ]) {
      const { snapshot } = start(...events);
      expect(snapshot.matches('notFound')).toBe(true);
      expect(snapshot.status).toBe('done');
    }
  });

  it('a lost request of the browser shows nothing [GEN-06]', () => {
    const lost = new Failure('NETWORK');
    expect(start(open, failed('mapToken', lost)).snapshot.context).toEqual(closed);
    expect(start(open, resolved, failed('publicMap', lost)).snapshot.context).toEqual(closed);
  });

  it('a session that has ended is left to the client: nothing is shown [SHELL-06]', () => {
    const ended = new Failure('UNAUTHENTICATED');
    for (const { snapshot } of [
      start(open, failed('mapToken', ended)),
      start(open, resolved, failed('publicMap', ended)),
    ]) {
      expect(snapshot.context).toEqual(closed);
      expect(snapshot).toOnlyAccept(['open'], samples);
    }
  });

  it('every state is reached [DC-03]', () => {
    const events = [...samples, resolved, shown];
    const failures = [...everyFailure('mapToken'), ...everyFailure('publicMap')];
    expect(neverEntered(mapPreviewMachine, [undefined], [...events, ...failures])).toEqual([]);
  });
});
