import type { Menu } from '#schema/generated.ts';

import { personPath } from '../domain/people/people-pages.ts';
import { fold, holdsEvery, searchWords } from '../parts/table/table.search.ts';
import { foundRows, soughtIn } from '../domain/territory-picker/picker.view.ts';
import { withProduct } from '../parts/texts/product.ts';
import type { ThemeChoice } from '../parts/theme/theme-choice.ts';
import {
  type Entry,
  entry,
  goes,
  type Group,
  type GroupId,
  type PaletteAnswer,
  type Rights,
  rightsIn,
} from './palette-entry.ts';
import {
  deedsOnTerritories,
  knownTerritories,
  territoryEntry,
} from './palette-territories.view.ts';
import { paletteTexts as texts } from './palette.texts.ts';

const most = { territories: 8, people: 6 };

/** What the search may be for. */
export const fieldLabel = (menu: Pick<Menu, 'items'>): string =>
  withProduct(rightsIn(menu).manages ? texts.peopleField : texts.field);

/** What is out, that which is due first above. */
const dueFirst = '/t-exited?tri=return_date';

/** Actions that take the place of a menu entry: they lead to the same screen. */
const actions = [
  { icon: 'mdi-export', title: texts.exit, to: '/t-exit' },
  { icon: 'mdi-import', title: texts.return, to: '/t-return' },
  { icon: 'mdi-account-plus', title: texts.addUser, to: '/u-add' },
  { icon: 'mdi-map-plus', title: texts.addTerritory, to: '/t-add' },
] as const;

function actionsOf({ pages, leadsTo, lists, manages }: Rights): readonly Entry[] {
  const named = (to: string) => pages.find(({ target }) => target === to)?.title;
  const led = actions
    .filter(({ to }) => leadsTo(to))
    .map(({ icon, title, to }) => goes(icon, withProduct(title), to, named(to)));
  const more: readonly (Entry | false)[] = [
    manages && leadsTo('/t-available') && goes('book', withProduct(texts.book), '/t-available'),
    lists && goes('late', withProduct(texts.late), dueFirst),
    leadsTo('/t-histogram') &&
      goes('mdi-chart-histogram', texts.s13, '/t-histogram', texts.s13Also),
  ];
  return [...led, ...more.filter((it) => it !== false)];
}

const screensOf = ({ pages }: Rights): readonly Entry[] => [
  ...pages
    .filter(({ target }) => !actions.some(({ to }) => to === target))
    .map(({ icon, title, target }) => goes(icon, title, target)),
  goes('mdi-account', texts.account, '/u-my-account'),
];

function sessionEntries(theme: ThemeChoice): readonly Entry[] {
  const themed = (choice: ThemeChoice) =>
    entry(choice, texts[choice], { does: 'theme', choice }, choice === theme ? texts.present : '');
  return [
    themed('light'),
    themed('dark'),
    themed('auto'),
    entry('keys', texts.keys, { does: 'keys' }),
    entry('help', texts.help, { does: 'help' }),
    entry('mdi-logout', texts.signOut, { does: 'signOut' }),
  ];
}

/** Where a name leads: to the person's page, a call of ours, or else to the form or the list. */
function personTarget(
  { id, login }: { readonly id: string; readonly login: string },
  { additions, editable }: { readonly additions: boolean; readonly editable: boolean },
): string {
  if (additions) return personPath(id);
  return editable
    ? `/u-edit?user=${id}`
    : `/u-list?${new URLSearchParams({ q: login }).toString()}`;
}

function peopleOf(found: PaletteAnswer, additions: boolean): readonly Entry[] {
  const manageable = new Set((found.manageableUsers ?? []).map(({ id }) => id));
  return (found.users?.users ?? []).map(({ id, login, roleDescription }) => ({
    ...entry(
      'mdi-account',
      login,
      {
        does: 'go',
        to: personTarget({ id, login }, { additions, editable: manageable.has(id) }),
      },
      roleDescription,
    ),
    id: `person ${id}`,
    sought: soughtIn([login]),
  }));
}

const beginningFirst = (entries: readonly Entry[], words: readonly string[]) => {
  const begins = ({ title }: Entry) => fold(title).startsWith(words[0] ?? '');
  return [...entries.filter(begins), ...entries.filter((it) => !begins(it))];
};

interface Search {
  readonly menu: Pick<Menu, 'items' | 'additions'>;
  readonly found: PaletteAnswer;
  readonly typed: string;
  readonly theme: ThemeChoice;
}

/** What answers the search; without one, what can be done and opened. */
export function paletteGroups({ menu, found, typed, theme }: Search): readonly Group[] {
  const rights = rightsIn(menu);
  const words = searchWords(typed);
  const holding = (entries: readonly Entry[]) =>
    beginningFirst(
      entries.filter(({ sought }) => holdsEvery(sought, words)),
      words,
    );
  const group = (id: GroupId, entries: readonly Entry[], limit = Infinity): Group => ({
    id,
    title: withProduct(texts.groups[id]),
    entries: entries.slice(0, limit),
    more: Math.max(0, entries.length - limit),
  });
  const territories =
    words.length === 0 ? [] : foundRows(knownTerritories(found).map(territoryEntry), typed);
  const people =
    words.length === 0 || !rights.manages ? [] : holding(peopleOf(found, menu.additions));
  const named = group('territories', territories, most.territories);
  const deeds = deedsOnTerritories(found, typed, menu).slice(0, most.territories);
  const groups = [
    group('actions', [...deeds, ...holding(actionsOf(rights))]),
    group('screens', holding(screensOf(rights))),
    group('people', people, most.people),
    group('session', holding(sessionEntries(theme))),
  ];
  const byNumber = /^t?\d/u.test(words[0] ?? '');
  return (byNumber ? [named, ...groups] : groups.toSpliced(2, 0, named)).filter(
    ({ entries }) => entries.length > 0,
  );
}
