import type { Menu, MenuEntry } from '#schema/generated.ts';

import { chosenPath } from '../parts/address/chosen.address.ts';
import { personPath } from '../domain/people/people-pages.ts';
import { fold, holdsEvery, searchWords } from '../parts/table/table.search.ts';
import { foundRows, soughtIn } from '../domain/territory-picker/picker.view.ts';
import { withProduct } from '../parts/texts/product.ts';
import type { ThemeChoice } from '../parts/theme/theme-choice.ts';
import { paletteTexts as texts } from './palette.texts.ts';

/** A territory, with what this reader may do with it. */
export interface KnownTerritory {
  readonly id: string;
  readonly number: number;
  readonly numberName: string;
  readonly exitable: boolean;
  readonly returnable: boolean;
  readonly mapDrawn: boolean;
  readonly holder: string;
}

export type Command =
  | { readonly does: 'go'; readonly to: string }
  | { readonly does: 'territory'; readonly territory: KnownTerritory }
  | { readonly does: 'theme'; readonly choice: ThemeChoice }
  | { readonly does: 'keys' | 'help' | 'signOut' };

export interface Entry {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly note: string;
  readonly sought: string;
  readonly command: Command;
}

export type GroupId = keyof typeof texts.groups;

export interface Group {
  readonly id: GroupId;
  readonly title: string;
  readonly entries: readonly Entry[];
  /** How many more were found than are shown. */
  readonly more: number;
}

interface Choice {
  readonly id: string;
  readonly number: number;
  readonly numberName: string;
  readonly mapDrawn: boolean;
  readonly login?: string;
}

type Listing<Row> = { readonly territories: readonly Row[] } | null | undefined;

/** What the server answered; a part that was refused is null. */
export interface PaletteAnswer {
  readonly exitChoices?: Listing<Choice>;
  readonly returnChoices?: Listing<Choice>;
  readonly territories?: Listing<Pick<Choice, 'id' | 'number' | 'numberName'>>;
  readonly users?: {
    readonly users: readonly {
      readonly id: string;
      readonly login: string;
      readonly roleDescription: string;
    }[];
  } | null;
  readonly manageableUsers?: readonly { readonly id: string }[] | null;
}

const most = { territories: 8, people: 6 };

const entry = (icon: string, title: string, command: Command, note = '', more = ''): Entry => ({
  id: `${command.does} ${title}`,
  icon,
  title,
  note,
  sought: soughtIn([title, note, more]),
  command,
});

const goes = (icon: string, title: string, to: string, more = '') =>
  entry(icon, title, { does: 'go', to }, '', more);

interface Page {
  readonly icon: string;
  readonly title: string;
  readonly target: string;
}

const pagesOf = ({ type, icon, title, target, children }: MenuEntry): readonly Page[] =>
  type === 'one'
    ? [{ icon, title, target: target ?? '/' }]
    : children.map((child) => ({ ...child, title: `${title} › ${child.title}` }));

/** What the reader's own menu says about the role. */
export function rightsIn(menu: Pick<Menu, 'items'>) {
  const pages = menu.items.flatMap(pagesOf);
  const leadsTo = (path: string) => pages.some(({ target }) => target === path);
  return { pages, leadsTo, lists: leadsTo('/t-exited'), manages: leadsTo('/u-list') };
}

type Rights = ReturnType<typeof rightsIn>;

/** What the search may be for. */
export const fieldLabel = (menu: Pick<Menu, 'items'>): string =>
  withProduct(rightsIn(menu).manages ? texts.peopleField : texts.field);

/** Actions that take the place of a menu entry: they lead to the same screen. */
const actions = [
  { icon: 'mdi-export', title: texts.exit, to: '/t-exit' },
  { icon: 'mdi-import', title: texts.return, to: '/t-return' },
  { icon: 'mdi-account-plus', title: texts.addUser, to: '/u-add' },
  { icon: 'mdi-map-plus', title: texts.addTerritory, to: '/t-add' },
] as const;

function actionsOf({ pages, leadsTo, manages }: Rights): readonly Entry[] {
  const named = (to: string) => pages.find(({ target }) => target === to)?.title;
  const led = actions
    .filter(({ to }) => leadsTo(to))
    .map(({ icon, title, to }) => goes(icon, withProduct(title), to, named(to)));
  const booking = goes('book', withProduct(texts.book), '/t-available');
  return manages && leadsTo('/t-available') ? [...led, booking] : led;
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

/** Every territory the reader knows of, by number. */
export function knownTerritories(found: PaletteAnswer): readonly KnownTerritory[] {
  const exitable = found.exitChoices?.territories ?? [];
  const returnable = found.returnChoices?.territories ?? [];
  const exits = new Map(exitable.map((it) => [it.id, it]));
  const returns = new Map(returnable.map((it) => [it.id, it]));
  const all = [...(found.territories?.territories ?? []), ...exitable, ...returnable];
  return [...new Map(all.map((it) => [it.id, it])).values()]
    .map(({ id, number, numberName }) => ({
      id,
      number,
      numberName,
      exitable: exits.has(id),
      returnable: returns.has(id),
      mapDrawn: (exits.get(id) ?? returns.get(id))?.mapDrawn ?? false,
      holder: returns.get(id)?.login ?? '',
    }))
    .toSorted((one, other) => one.number - other.number);
}

const placeOf = ({ returnable, exitable, holder }: KnownTerritory): string => {
  if (returnable) return holder === '' ? texts.out : texts.outWith(holder);
  return exitable ? texts.in : '';
};

const territoryEntry = (territory: KnownTerritory) => ({
  ...entry(
    territory.returnable ? 'mdi-arrow-up-bold' : 'mdi-map-marker',
    territory.numberName,
    { does: 'territory', territory },
    placeOf(territory),
  ),
  id: `territory ${territory.id}`,
  number: territory.number,
  sought: soughtIn([territory.numberName]),
});

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
  const groups = [
    group('actions', holding(actionsOf(rights))),
    group('screens', holding(screensOf(rights))),
    group('people', people, most.people),
    group('session', holding(sessionEntries(theme))),
  ];
  const byNumber = /^t?\d/u.test(words[0] ?? '');
  return (byNumber ? [named, ...groups] : groups.toSpliced(2, 0, named)).filter(
    ({ entries }) => entries.length > 0,
  );
}

/** What the reader may do with a territory. */
export function territoryEntries(
  territory: KnownTerritory,
  menu: Pick<Menu, 'items'>,
  mapToken: string | null,
): readonly Entry[] {
  const { lists, manages, leadsTo } = rightsIn(menu);
  const { id, exitable, returnable } = territory;
  const offers: readonly (Entry | false)[] = [
    lists && goes('mdi-text-box-outline', texts.view, `/t-view/${id}`),
    mapToken !== null && goes('mdi-map', texts.map, `/map/${mapToken}`),
    exitable &&
      leadsTo('/t-exit') &&
      goes('mdi-export', texts.exitThis, chosenPath('/t-exit', [id])),
    returnable &&
      leadsTo('/t-return') &&
      goes('mdi-import', texts.returnThis, chosenPath('/t-return', [id])),
    exitable && manages && goes('book', texts.bookThis, chosenPath('/t-available', [id])),
    returnable &&
      leadsTo('/t-exit-cancel') &&
      goes('mdi-undo', texts.cancelThis, chosenPath('/t-exit-cancel', [id])),
  ];
  return offers.filter((it) => it !== false);
}

/** The deeds of a territory that hold what was typed. */
export const heldIn = (entries: readonly Entry[], typed: string): readonly Entry[] =>
  entries.filter(({ sought }) => holdsEvery(sought, searchWords(typed)));
