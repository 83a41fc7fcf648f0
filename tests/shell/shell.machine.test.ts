import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import '../support/canOnly.ts';
import { remembered } from '../support/played.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { nextIn } from '#machines/parts/flow/meta.ts';
import { globalMapMachine } from '#machines/shell/global-map.machine.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import type { GlobalMap, Menu } from '#schema/generated.ts';
import { arrival } from '#web/parts/flow/arrival.ts';
import { refusalError } from '../support/refusal-error.ts';

const menu: Menu = {
  items: [],
  congregationName: 'Monaco',
  login: 'DEMO Ancien',
  globalMap: true,
  rgpdPrivacy: true,
  additions: true,
  mailsKept: false,
  firstSteps: null,
  secondFactor: null,
};
const icon = { url: '/i.svg', width: 24, height: 24, anchorX: 12, anchorY: 24 };
const globalMap: GlobalMap = {
  basemap: {
    url: '/b.pmtiles',
    name: 'Plan',
    copyrightUrl: 'https://a.org',
    maxZoom: 15,
    centre: null,
  },
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
const elsewhere = { type: 'changed.elsewhere' as const };
const retry = { type: 'retry' as const };
const resized = (wide: boolean) => ({ type: 'screen.resized' as const, wide });
const always = ['screen.resized'];
const ready = [...always, 'drawer.toggled', 'changed.elsewhere'];
const samples = [
  retry,
  resized(true),
  resized(false),
  toggle,
  { type: 'page.opened' as const },
  elsewhere,
  openMap,
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

  it('a menu that is refused leads to the sign-in, without a message [SHELL-07]', () => {
    const { snapshot } = start(onWide, failed('menu', refusalError('Non.')));
    expect(nextIn(snapshot.getMeta())).toBe('/login');
    expect(arrival(snapshot.context.problem)).toEqual({
      unreachable: false,
      why: null,
      from: null,
      whose: null,
    });
  });

  it('a session that has ended is left to the client: the shell leads nowhere and shows nothing [SHELL-06]', () => {
    const ended = new Failure('UNAUTHENTICATED', 'Non.');
    const { snapshot } = start(onWide, failed('menu', ended));
    expect([snapshot.status, nextIn(snapshot.getMeta())]).toEqual(['active', null]);
    expect(snapshot.context.problem).toBe(null);
  });

  it('a second factor that is owed leads to its set-up, once the privacy rules are accepted [OWN-400]', () => {
    const owed = { until: '22/03/2026', over: true, passkey: false, removed: null };
    const told = (more: Partial<Menu>) =>
      start(onPhone, done('menu', { ...menu, ...more })).snapshot;
    expect(nextIn(told({ secondFactor: owed }).getMeta())).toBe('/u-second-factor');
    expect(nextIn(told({ secondFactor: owed, rgpdPrivacy: false }).getMeta())).toBe('/login');
    const before = done('menu', { ...menu, secondFactor: { ...owed, over: false } });
    expect(start(onPhone, before).snapshot.matches('ready')).toBe(true);
    const overSince = done('menu', { ...menu, secondFactor: owed });
    const { snapshot } = start(onPhone, before, { type: 'changed.elsewhere' }, overSince);
    expect(nextIn(snapshot.getMeta())).toBe('/u-second-factor');
  });

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
    const again = start(onPhone, entered, toggle, toggle).snapshot;
    expect(again.matches({ ready: { drawer: 'closed' } })).toBe(true);
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

  it('opening the global map opens the machine beside it [SHELL-17]', async () => {
    const actor = createActor(
      shellMachine.provide({
        actors: {
          menu: fromPromise(async () => menu),
          globalMap: globalMapMachine.provide({
            actors: { globalMap: fromPromise(async () => globalMap) },
          }),
        },
      }),
      { ...remembered, input: onWide },
    ).start();
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    const map = actor.getSnapshot().children.globalMap!;
    expect(map.getSnapshot().value).toBe('closed');
    actor.send(openMap);
    expect(map.getSnapshot().value).toBe('loading');
    await waitFor(map, (snapshot) => snapshot.matches('shown'));
    map.send({ type: 'close' });
    expect(map.getSnapshot().value).toBe('closed');
  });

  it('what changes while it is read again is not missed: the earlier answer counts no more [SHELL-10, OWN-190]', () => {
    const { calls, snapshot } = start(onWide, entered, elsewhere, elsewhere);
    expect(calls.filter(({ src }) => src === 'menu')).toHaveLength(3);
    expect(snapshot.matches({ ready: { menu: 'refreshing' } })).toBe(true);
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
          done('menu', {
            ...menu,
            secondFactor: { until: null, over: true, passkey: false, removed: null },
          }),
          ...everyFailure('menu'),
        ],
      ),
    ).toEqual([]);
  });
});
