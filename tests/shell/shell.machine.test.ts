import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { Failure } from '#machines/failure/failure.ts';
import { nextIn } from '#machines/meta/meta.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import type { GlobalMap, Menu } from '#schema/generated.ts';

const menu: Menu = {
  items: [],
  congregationName: 'Monaco',
  login: 'DEMO Ancien',
  globalMap: true,
  rgpdPrivacy: true,
};
const icon = { url: '/i.svg', width: 24, height: 24, anchorX: 12, anchorY: 24 };
const globalMap: GlobalMap = {
  basemap: { url: '/b.pmtiles', name: 'Plan', copyrightUrl: 'https://a.org', maxZoom: 15 },
  polygonStyle: {
    stroke: true,
    color: '#3388ff',
    weight: 3,
    dashArray: null,
    fillColor: '#3388ff',
    fillOpacity: 0.1,
  },
  icons: { information: icon, parking: icon, mobilestand: icon, kingdomhome: icon },
  latitude: null,
  longitude: null,
  zoom: null,
  geojsonFeature: null,
};
const toggle = { type: 'drawer.toggled' as const };
const openMap = { type: 'globalMap.opened' as const };
const closeMap = { type: 'globalMap.closed' as const };
const elsewhere = { type: 'changed.elsewhere' as const };
const retry = { type: 'retry' as const };
const resized = (wide: boolean) => ({ type: 'screen.resized' as const, wide });
const always = ['screen.resized'];
const ready = [...always, 'drawer.toggled', 'signOut', 'session.ended', 'changed.elsewhere'];
const samples = [
  retry,
  resized(true),
  resized(false),
  toggle,
  { type: 'page.opened' as const },
  elsewhere,
  openMap,
  closeMap,
  { type: 'signOut' as const },
  { type: 'session.ended' as const },
];
const onWide = { token: 'abc', mapToken: null, wide: true };
const onPhone = { ...onWide, wide: false };
const entered = done('menu', menu);
const start = (
  input: typeof onWide | { token: string | null; mapToken: string | null; wide: boolean },
  ...events: Parameters<typeof play<typeof shellMachine>>[2]
) => play(shellMachine, input, events);

describe('shell', () => {
  it.each([null, 'abc'])(
    'a map in the address comes first, with or without a session (%s) [SHELL-05]',
    (token) => {
      const { snapshot, calls } = start({ token, mapToken: 'map-token', wide: true });
      expect(nextIn(snapshot.getMeta())).toBe('/map/:token');
      expect(snapshot.context.mapToken).toBe('map-token');
      expect(calls).toEqual([]);
    },
  );

  it('an empty map in the address is none [SHELL-05]', () => {
    const { snapshot } = start({ token: 'abc', mapToken: '', wide: true });
    expect(snapshot.value).toBe('loadingMenu');
  });

  it('without a session one is sent to the sign-in, and no menu is asked for [SHELL-06]', () => {
    const { snapshot, calls } = start({ token: null, mapToken: null, wide: true });
    expect(nextIn(snapshot.getMeta())).toBe('/login');
    expect(calls).toEqual([]);
  });

  it('while the menu loads nothing is possible but a change of width [SHELL-23]', () => {
    const { snapshot } = start(onWide);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot).toOnlyAccept(always, samples);
  });

  it.each(['REFUSED', 'UNAUTHENTICATED'] as const)(
    'a menu that is not a success (%s) leads to the sign-in, without a message [SHELL-07]',
    (code) => {
      const { snapshot } = start(onWide, failed('menu', new Failure(code, 'Non.')));
      expect(nextIn(snapshot.getMeta())).toBe('/login');
      expect(snapshot.context.problem).toBe(null);
    },
  );

  it('privacy rules not accepted lead to the sign-in [SHELL-08, PRIV-09]', () => {
    const { snapshot } = start(onWide, done('menu', { ...menu, rgpdPrivacy: false }));
    expect(nextIn(snapshot.getMeta())).toBe('/login');
    expect(snapshot.context.menu).toBe(null);
  });

  it.each(['BACKEND_BAD_RESPONSE', 'BACKEND_UNREACHABLE'] as const)(
    'a bad menu (%s) leads to the sign-in and its message goes along [SHELL-09, GEN-04]',
    (code) => {
      const { snapshot } = start(onWide, failed('menu', new Failure(code)));
      expect(nextIn(snapshot.getMeta())).toBe('/login');
      expect(snapshot.context.problem).toBe('unreachable');
    },
  );

  it('a failed request of the browser shows nothing, and the menu may be asked for again [GEN-06]', () => {
    const lost = failed('menu', new Failure('NETWORK'));
    const { snapshot } = start(onWide, lost);
    expect(snapshot.context.problem).toBe(null);
    expect(snapshot).toOnlyAccept([...always, 'retry'], samples);
    expect(start(onWide, lost, retry).calls).toEqual([{ src: 'menu' }, { src: 'menu' }]);
  });

  it('the drawer is open on a wide screen, closed on a phone, and may be toggled [SHELL-19]', () => {
    expect(start(onWide, entered).snapshot.matches({ ready: { drawer: 'open' } })).toBe(true);
    const phone = start(onPhone, entered).snapshot;
    expect(phone.matches({ ready: { drawer: 'closed' } })).toBe(true);
    const opened = start(onPhone, entered, toggle).snapshot;
    expect(opened.matches({ ready: { drawer: 'open' } })).toBe(true);
    expect(opened).toOnlyAccept([...ready, 'page.opened'], samples);
  });

  it('on a phone a page that opens closes the drawer; on a wide screen it stays [SHELL-19]', () => {
    const page = { type: 'page.opened' as const };
    const phone = start(onPhone, entered, toggle, page).snapshot;
    expect(phone.matches({ ready: { drawer: 'closed' } })).toBe(true);
    const wide = start(onWide, entered, page).snapshot;
    expect(wide.matches({ ready: { drawer: 'open' } })).toBe(true);
  });

  it('a screen that becomes narrow closes the drawer, whatever was loading [SHELL-19]', () => {
    const narrowed = start(onWide, entered, resized(false)).snapshot;
    expect(narrowed.matches({ ready: { drawer: 'closed' } })).toBe(true);
    const early = start(onWide, resized(false), entered).snapshot;
    expect(early.matches({ ready: { drawer: 'closed' } })).toBe(true);
    expect(early.context.wide).toBe(false);
  });

  it('the global map opens only when it is offered and the screen is wide [SHELL-15]', () => {
    expect(start(onWide, entered).snapshot).toOnlyAccept([...ready, 'globalMap.opened'], samples);
    expect(start(onPhone, entered).snapshot).toOnlyAccept(ready, samples);
    const without = done('menu', { ...menu, globalMap: false });
    expect(start(onWide, without).snapshot).toOnlyAccept(ready, samples);
  });

  it('the global map is loaded, shown and closed [SHELL-17]', () => {
    const { snapshot, calls } = start(onWide, entered, openMap, done('globalMap', globalMap));
    expect(calls).toEqual([{ src: 'menu' }, { src: 'globalMap' }]);
    expect(snapshot.context.globalMap).toEqual(globalMap);
    expect(snapshot).toOnlyAccept([...ready, 'globalMap.closed'], samples);
    const closed = start(onWide, entered, openMap, done('globalMap', globalMap), closeMap).snapshot;
    expect(closed.matches({ ready: { globalMap: 'closed' } })).toBe(true);
  });

  it('a global map that fails says why until it is closed [GEN-04, GEN-05]', () => {
    const bad = failed('globalMap', new Failure('BACKEND_BAD_RESPONSE'));
    expect(start(onWide, entered, openMap, bad).snapshot.context.problem).toBe('unreachable');
    expect(start(onWide, entered, openMap, bad, closeMap).snapshot.context.problem).toBe(null);
    const refused = failed('globalMap', new Failure('REFUSED', 'Non.', 'warning'));
    expect(start(onWide, entered, openMap, refused).snapshot.context.problem).toEqual({
      __typename: 'Refusal',
      message: 'Non.',
      severity: 'warning',
      forceOffered: null,
    });
  });

  it('a failed request of the browser closes the global map without a word [GEN-06]', () => {
    const { snapshot } = start(
      onWide,
      entered,
      openMap,
      failed('globalMap', new Failure('NETWORK')),
    );
    expect(snapshot.matches({ ready: { globalMap: 'closed' } })).toBe(true);
    expect(snapshot.context.problem).toBe(null);
  });

  it('signing out, or a session that has ended, leads to the sign-in without a message [SHELL-13, SHELL-06]', () => {
    const ends = [
      [{ type: 'signOut' as const }],
      [{ type: 'session.ended' as const }],
      [openMap, failed('globalMap', new Failure('UNAUTHENTICATED'))],
    ];
    for (const events of ends) {
      const { snapshot } = start(onWide, entered, ...events);
      expect(nextIn(snapshot.getMeta())).toBe('/login');
      expect(snapshot.context.problem).toBe(null);
    }
  });

  it('what changed elsewhere is read again behind the screen, and a failure changes nothing [SHELL-10, SHELL-15]', () => {
    const renamed = { ...menu, congregationName: 'Menton', globalMap: false };
    const refreshed = start(onWide, entered, elsewhere, done('menu', renamed));
    expect(refreshed.snapshot.context.menu).toEqual(renamed);
    expect(refreshed.snapshot.matches({ ready: { menu: 'settled', drawer: 'open' } })).toBe(true);
    for (const failure of everyFailure('menu')) {
      const { snapshot } = start(onWide, entered, elsewhere, failure);
      expect(snapshot.matches({ ready: { menu: 'settled' } })).toBe(true);
      expect(snapshot.context).toMatchObject({ menu, problem: null });
    }
  });

  it('every state is reached', () => {
    expect(
      neverEntered(
        shellMachine,
        [onWide, onPhone, { ...onWide, token: null }, { ...onWide, mapToken: 'm' }],
        [
          ...samples,
          entered,
          done('globalMap', globalMap),
          ...everyFailure('menu'),
          ...everyFailure('globalMap'),
        ],
      ),
    ).toEqual([]);
  });
});
