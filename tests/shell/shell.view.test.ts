import { describe, expect, it } from 'vitest';
import { Failure } from '#machines/parts/failure/failure.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import type { Menu, MenuEntry } from '#schema/generated.ts';
import {
  entryTarget,
  holdsPage,
  lastTerritory,
  leadsHere,
  managesPeople,
  shellView,
  siteOf,
} from '#web/shell/shell.view.ts';
import { done, failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';

const group: MenuEntry = {
  type: 'sub',
  icon: 'mdi-map',
  title: 'Territoires',
  target: null,
  children: [{ icon: 'mdi-plus', title: 'Ajouter', target: '/t-add' }],
};
const aMenu = (facts: Partial<Menu> = {}): Menu => ({
  items: [group],
  congregationName: 'Monaco',
  login: 'DEMO Gestionnaire',
  globalMap: true,
  rgpdPrivacy: true,
  additions: true,
  mailsKept: false,
  firstSteps: null,
  secondFactor: null,
  ...facts,
});
const desk = { token: 'token', mapToken: null, wide: true };
const phone = { ...desk, wide: false };
const arrived = done('menu', aMenu());

const shown = (
  input: typeof desk,
  events: Parameters<typeof play<typeof shellMachine>>[2],
): ReturnType<typeof shellView> => shellView(play(shellMachine, input, events).snapshot);

describe('what the shell shows', () => {
  it('while the menu is on its way, the progress card alone [SHELL-23]', () => {
    expect(shown(desk, [])).toEqual({
      loading: true,
      stalled: false,
      menu: null,
      drawerOpen: false,
      globalMapOffered: false,
    });
  });

  it('on a desk, the menu of the server in an open drawer, and the global map [SHELL-15, SHELL-22]', () => {
    expect(shown(desk, [arrived])).toEqual({
      loading: false,
      stalled: false,
      menu: aMenu(),
      drawerOpen: true,
      globalMapOffered: true,
    });
  });

  it('on a phone, a closed drawer and no global map [SHELL-15, SHELL-19]', () => {
    const view = shown(phone, [arrived]);
    expect([view.drawerOpen, view.globalMapOffered]).toEqual([false, false]);
    expect(shown(phone, [arrived, { type: 'drawer.toggled' }]).drawerOpen).toBe(true);
  });

  it('no global map when the server has none to show [SHELL-15]', () => {
    expect(shown(desk, [done('menu', aMenu({ globalMap: false }))]).globalMapOffered).toBe(false);
  });

  it('nothing of the menu where it may not be shown [SHELL-07, SHELL-08]', () => {
    expect(shown(desk, [done('menu', aMenu({ rgpdPrivacy: false }))]).menu).toBeNull();
    expect(shown(desk, [failed('menu', refusalError('Non.'))])).toEqual({
      loading: false,
      stalled: false,
      menu: null,
      drawerOpen: false,
      globalMapOffered: false,
    });
    expect(shown(desk, [failed('menu', new Failure('UNAUTHENTICATED'))]).menu).toBeNull();
  });

  it('a way to try again, and no sentence, when the request never left [GEN-06]', () => {
    const view = shown(desk, [failed('menu', new Failure('NETWORK'))]);
    expect([view.stalled, view.menu, view.loading]).toEqual([true, null, false]);
  });

  it('a group open when it holds the page one reads [SHELL-21]', () => {
    expect(holdsPage(group, '/t-add')).toBe(true);
    expect(holdsPage(group, '/t-exited')).toBe(false);
  });

  it('the detail leads to the territory shown last, every other entry where the server says [OWN-254]', () => {
    const last = ['/t-exited', '/t-view/42', '/t-view/abc', '/log'].reduce<string | null>(
      (before, path) => lastTerritory(path, before),
      null,
    );
    expect(last).toBe('/t-view/42');
    expect(entryTarget('/t-view/1', last)).toBe('/t-view/42');
    expect(entryTarget('/t-view/1', null)).toBe('/t-view/1');
    expect(entryTarget('/t-exited', last)).toBe('/t-exited');
  });

  it('people are managed where the list of people is in the menu and the backend has our calls [OWN-251, OWN-195]', () => {
    const list = { icon: 'mdi-x', title: 'Liste', target: '/u-list' };
    const inGroup = { ...group, children: [list] };
    const alone = { ...list, type: 'one' as const, children: [] };
    for (const items of [[inGroup], [alone]]) {
      expect(managesPeople({ items, additions: true })).toBe(true);
      expect(managesPeople({ items, additions: false })).toBe(false);
    }
    expect(managesPeople({ items: [group], additions: true })).toBe(false);
  });

  it('what the menu says of the site: the congregation, its mails, and whether the reader administers it [OWN-262, OWN-264]', () => {
    const site = {
      type: 'one' as const,
      icon: 'mdi-x',
      title: 'Assemblées',
      target: '/c-admin',
      children: [],
    };
    expect(siteOf(aMenu())).toEqual({
      congregation: 'Monaco',
      mailsKept: false,
      manages: true,
      administers: false,
    });
    expect(siteOf(aMenu({ items: [site], mailsKept: true }))).toEqual({
      congregation: 'Monaco',
      mailsKept: true,
      manages: false,
      administers: true,
    });
  });

  it('an entry as the present one on its page, and the detail on that of any territory [SHELL-20, B-92]', () => {
    expect(leadsHere('/t-exited', '/t-exited')).toBe(true);
    expect(leadsHere('/t-exited', '/t-exited/')).toBe(true);
    expect(leadsHere('/t-exit', '/t-exited')).toBe(false);
    expect(leadsHere('/t-view/1', '/t-view/42')).toBe(true);
    expect(leadsHere('/t-view/1', '/t-edit')).toBe(false);
  });
});
