import type { SnapshotFrom } from 'xstate';

import type { globalMapMachine } from '#machines/shell/global-map.machine.ts';
import type { shellMachine } from '#machines/shell/shell.machine.ts';
import type { Menu, MenuEntry } from '#schema/generated.ts';

import type { Site } from '../parts/site/site.ts';
import { problemView } from '../parts/failure/problem.view.ts';

export function shellView(snapshot: SnapshotFrom<typeof shellMachine>) {
  const { menu } = snapshot.context;
  return {
    loading: snapshot.matches('loadingMenu'),
    stalled: snapshot.can({ type: 'retry' }),
    menu: snapshot.matches('ready') ? menu : null,
    drawerOpen: snapshot.matches({ ready: { drawer: 'open' } }),
    globalMapOffered: snapshot.can({ type: 'globalMap.opened' }),
  };
}

export const globalMapView = (snapshot: SnapshotFrom<typeof globalMapMachine>) => ({
  open: !snapshot.matches('closed'),
  shown: snapshot.matches('shown'),
  problem: problemView(snapshot.context.problem),
});

/** Whether a menu group contains the current page, and is therefore open. */
export const holdsPage = (entry: MenuEntry, path: string) =>
  entry.children.some((child) => child.target === path);

const territoryPage = /^\/t-view\/\d+$/u;

/** The territory's page that the entry for one territory leads to: the last one shown, or else as sent. */
export const lastTerritory = (path: string, before: string | null): string | null =>
  territoryPage.test(path) ? path : before;

/** Where an entry leads; the one for one territory to the page shown last (OWN-254). */
export const entryTarget = (target: string, last: string | null): string =>
  last !== null && territoryPage.test(target) ? last : target;

const leadsTo = ({ items }: Pick<Menu, 'items'>, path: string) =>
  items.some((entry) => entry.target === path || holdsPage(entry, path));

/** Who has the list of people may open the page of each, and has their requests before him: calls of ours (OWN-251). */
export const managesPeople = (menu: Pick<Menu, 'items' | 'additions'>): boolean =>
  menu.additions && leadsTo(menu, '/u-list');

/** The list of congregations is in the menu of who administers the site. */
export const siteOf = (menu: Pick<Menu, 'items' | 'congregationName' | 'mailsKept'>): Site => ({
  congregation: menu.congregationName,
  mailsKept: menu.mailsKept,
  manages: leadsTo(menu, '/t-add'),
  administers: leadsTo(menu, '/c-admin'),
});

/** Whether a menu entry leads to the current page; an entry for one territory matches the page of any. */
export const leadsHere = (target: string, path: string): boolean =>
  target === path.replace(/\/$/u, '') ||
  (target.startsWith('/t-view/') && path.startsWith('/t-view/'));
