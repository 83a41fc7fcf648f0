import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { mapPreviewMachine } from '#machines/exit/map-preview.machine.ts';
import { Failure, type FailureCode } from '#machines/failure/failure.ts';
import { nextIn } from '#machines/meta/meta.ts';
import type { PublicMap } from '#schema/generated.ts';

const icon = { url: '/markers/parking.svg', width: 32, height: 32, anchorX: 16, anchorY: 32 };
const publicMap: PublicMap = {
  basemap: { url: 'tiles', name: 'OSM', copyrightUrl: 'https://example.org', maxZoom: 18 },
  polygonStyle: {
    stroke: true,
    color: '#3388ff',
    weight: 3,
    dashArray: null,
    fillColor: '#3388ff',
    fillOpacity: 0.1,
  },
  icons: { information: icon, parking: icon, mobilestand: icon, kingdomhome: icon },
  latitude: 43.7355,
  longitude: 7.422,
  zoom: 16,
  geojsonFeature: null,
  numberName: 'T1 - Rue 1',
  qrcode: 'data:image/png;base64,',
  mapLink: 'http://localhost:4000/map/abc',
  info: '',
};
const open = { type: 'open' as const, territoryId: '1' };
const close = { type: 'close' as const };
const samples = [open, close];
const resolved = done('mapToken', 'abc');
const shown = done('publicMap', publicMap);
const closed = { territoryId: '', token: '', publicMap: null };
const notFound: FailureCode[] = ['REFUSED', 'BACKEND_BAD_RESPONSE', 'BACKEND_UNREACHABLE'];
type Happening = Parameters<typeof play<typeof mapPreviewMachine>>[2][number];
const start = (...events: Happening[]) => play(mapPreviewMachine, undefined, events);

describe('the preview of a map', () => {
  it('asks for the token of the territory, then for its map, and shows it [PREV-01]', () => {
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

  it.each(notFound)('whatever fails (%s) leads to /404 [PREV-04]', (code) => {
    for (const before of [[open], [open, resolved]]) {
      const id = before.length === 1 ? 'mapToken' : 'publicMap';
      const { snapshot } = start(...before, failed(id, new Failure(code)));
      expect(nextIn(snapshot.getMeta())).toBe('/404');
      expect(snapshot.status).toBe('done');
    }
  });

  it('a lost request of the browser shows nothing [GEN-06]', () => {
    const lost = new Failure('NETWORK');
    expect(start(open, failed('mapToken', lost)).snapshot.context).toEqual(closed);
    expect(start(open, resolved, failed('publicMap', lost)).snapshot.context).toEqual(closed);
  });

  it('a session that has ended leads to the sign-in [SHELL-06]', () => {
    const ended = new Failure('UNAUTHENTICATED');
    expect(nextIn(start(open, failed('mapToken', ended)).snapshot.getMeta())).toBe('/login');
    expect(nextIn(start(open, resolved, failed('publicMap', ended)).snapshot.getMeta())).toBe(
      '/login',
    );
  });

  it('every state is reached [DC-03]', () => {
    const events = [...samples, resolved, shown];
    const failures = [...everyFailure('mapToken'), ...everyFailure('publicMap')];
    expect(neverEntered(mapPreviewMachine, [undefined], [...events, ...failures])).toEqual([]);
  });
});
