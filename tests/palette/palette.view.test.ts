import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#schema/generated.ts';
import { type PaletteAnswer, rightsIn } from '#web/palette/palette-entry.ts';
import { knownTerritories, territoryEntries } from '#web/palette/palette-territories.view.ts';
import { fieldLabel, paletteGroups } from '#web/palette/palette.view.ts';

const one = (title: string, target: string): MenuEntry => ({
  type: 'one',
  icon: 'mdi-home',
  title,
  target,
  children: [],
});
const forAll = [
  one('Mes territoires', '/t-my-exited'),
  one('Sortir', '/t-exit'),
  one('Rentrer', '/t-return'),
  one('Disponibles', '/t-available'),
];
const additions = true;
const publisher = { additions, items: forAll };
const elder = { additions, items: [...forAll, one('Attribués', '/t-exited')] };
const child = (title: string, target: string) => ({ icon: 'mdi-x', title, target });
const people: MenuEntry = {
  type: 'sub',
  icon: 'mdi-account-group',
  title: 'Proclamateurs',
  target: null,
  children: [child('Liste', '/u-list'), child('Ajouter', '/u-add')],
};
const manager = {
  additions,
  items: [...elder.items, one('Annuler une sortie', '/t-exit-cancel'), people],
};

const place = (number: number, name: string, more: object = {}) => ({
  id: String(100 + number),
  number,
  numberName: `T${number} - ${name}`,
  mapDrawn: true,
  ...more,
});
const found: PaletteAnswer = {
  exitChoices: { territories: [place(12, 'Moneghetti'), place(2, 'Église Sainte-Dévote')] },
  returnChoices: { territories: [place(120, 'Fontvieille', { login: 'DEMO Ancien' })] },
  territories: {
    territories: [
      place(2, 'Église Sainte-Dévote'),
      place(12, 'Moneghetti'),
      place(112, 'Larvotto'),
      place(120, 'Fontvieille'),
    ],
  },
  users: {
    users: [
      { id: '5', login: 'DEMO Zoé', roleDescription: 'Proclamateur' },
      { id: '6', login: 'DEMO Chef', roleDescription: 'Administrateur' },
    ],
  },
  manageableUsers: [{ id: '5' }],
};

const shown = (menu: typeof manager, typed: string, answered = found) =>
  paletteGroups({ menu, found: answered, typed, theme: 'dark' }).map(
    ({ title, entries, more }) => [title, entries.map((it) => it.title), more] as const,
  );

describe('without a word typed', () => {
  it('a publisher is offered what his menu holds, and no more [OWN-112]', () => {
    expect(shown(publisher, '')).toEqual([
      ['Actions', ['Sortir un territoire', 'Rentrer un territoire'], 0],
      ['Écrans', ['Mes territoires', 'Disponibles', 'Mon compte'], 0],
      [
        'Affichage et session',
        [
          'Affichage clair',
          'Affichage sombre',
          'Affichage comme l’appareil',
          'Touches du clavier',
          'Aide (nouvel onglet)',
          'Déconnexion',
        ],
        0,
      ],
    ]);
  });

  it('a manager books and adds as well; an entry of a group is named with its group [OWN-112]', () => {
    expect(shown(manager, '').slice(0, 2)).toEqual([
      [
        'Actions',
        [
          'Sortir un territoire',
          'Rentrer un territoire',
          'Ajouter un proclamateur',
          'Réserver des territoires',
          'Territoires en retard',
        ],
        0,
      ],
      [
        'Écrans',
        [
          'Mes territoires',
          'Disponibles',
          'Attribués',
          'Annuler une sortie',
          'Proclamateurs › Liste',
          'Mon compte',
        ],
        0,
      ],
    ]);
  });
});

it('all territories are asked for by whom the menu leads to t-exited, people by whom it leads to u-list [OWN-112]', () => {
  const rights = [publisher, elder, manager].map((menu) => rightsIn(menu));
  expect(rights.map(({ lists, manages }) => [lists, manages])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

describe('a search', () => {
  it('names people to those alone who may find them [OWN-112]', () => {
    expect([publisher, elder, manager].map((menu) => fieldLabel(menu))).toEqual([
      'Écran, territoire ou action',
      'Écran, territoire ou action',
      'Écran, territoire, personne ou action',
    ]);
  });

  it('finds without accents, as the lists do [OWN-112]', () => {
    expect(shown(elder, 'eglise devote')).toEqual([
      ['Territoires', ['T2 - Église Sainte-Dévote'], 0],
    ]);
    expect(shown(manager, 'zoe')).toEqual([['Proclamateurs', ['DEMO Zoé'], 0]]);
  });

  it('for a number puts that territory first, then those that begin with it [OWN-112]', () => {
    expect(shown(elder, '12')).toEqual([
      ['Territoires', ['T12 - Moneghetti', 'T120 - Fontvieille', 'T112 - Larvotto'], 0],
    ]);
    expect(shown(elder, 't12').at(0)?.[1].at(0)).toBe('T12 - Moneghetti');
  });

  it('finds an action by the name of the menu entry it replaces [OWN-112]', () => {
    expect(shown(manager, 'proclamateurs ajouter')).toEqual([
      ['Actions', ['Ajouter un proclamateur'], 0],
    ]);
  });

  it('shows eight territories and says how many more there are [OWN-112]', () => {
    const many = { territories: Array.from({ length: 11 }, (_, at) => place(at + 1, 'Rue')) };
    const [territories] = shown(publisher, 'rue', { exitChoices: many });
    expect(territories?.[1].length).toBe(8);
    expect(territories?.[2]).toBe(3);
  });

  it('finds no people for an elder, whatever was answered [OWN-112]', () => {
    expect(shown(elder, 'zoe')).toEqual([]);
  });

  it.each([
    [
      'to the page of each where the backend has our calls [OWN-112, OWN-251]',
      true,
      ['/u-view/5', '/u-view/6'],
    ],
    [
      'elsewhere to the form of whom the manager may edit, to the list for anybody else [OWN-112, OWN-195]',
      false,
      ['/u-edit?user=5', '/u-list?q=DEMO+Chef'],
    ],
  ])('leads %s', (_, has, paths) => {
    const menu = { ...manager, additions: has };
    const [group] = paletteGroups({ menu, found, typed: 'demo', theme: 'auto' });
    expect(group?.entries.map(({ command }) => command)).toEqual(
      paths.map((to) => ({ does: 'go', to })),
    );
  });

  it('marks the present look of the screen [OWN-112]', () => {
    const [group] = paletteGroups({ menu: publisher, found, typed: 'affichage', theme: 'dark' });
    expect(group?.entries.map(({ title, note }) => [title, note])).toEqual([
      ['Affichage clair', ''],
      ['Affichage sombre', 'choisi'],
      ['Affichage comme l’appareil', ''],
    ]);
  });
});

describe('a territory found', () => {
  const [, moneghetti, larvotto, fontvieille] = knownTerritories(found);
  const offered = (
    territory: typeof moneghetti,
    menu: typeof manager,
    mapToken: string | null = null,
  ) =>
    territory &&
    territoryEntries(territory, menu, mapToken).map(({ title, command }) => [
      title,
      command.does === 'go' && command.to,
    ]);

  it('that is in goes out or is booked, with it chosen [OWN-112]', () => {
    expect(offered(moneghetti, manager, 'Q7')).toEqual([
      ['Voir le détail', '/t-view/112'],
      ['Afficher la carte', '/map/Q7'],
      ['Sortir', '/t-exit?choix=112'],
      ['Réserver', '/t-available?choix=112'],
    ]);
  });

  it('that is out comes back, or its exit is cancelled [OWN-112]', () => {
    expect(offered(fontvieille, manager)).toEqual([
      ['Voir le détail', '/t-view/220'],
      ['Rentrer', '/t-return?choix=220'],
      ['Sursis', '/t-exited?choix=220&q=T120'],
      ['Annuler la sortie', '/t-exit-cancel?choix=220'],
    ]);
  });

  it('that the server lists for no action is only looked at [OWN-112]', () => {
    expect(offered(larvotto, elder)).toEqual([['Voir le détail', '/t-view/212']]);
  });

  it('shows a publisher no page of his elders, and books nothing for him [OWN-112]', () => {
    expect(offered(moneghetti, publisher)).toEqual([['Sortir', '/t-exit?choix=112']]);
    expect(offered(fontvieille, publisher)).toEqual([['Rentrer', '/t-return?choix=220']]);
  });
});

describe('words of a person', () => {
  const led = (menu: typeof manager, typed: string) =>
    paletteGroups({ menu, found, typed, theme: 'dark' }).flatMap(({ entries }) =>
      entries.map(({ title, command }) => [title, command.does === 'go' ? command.to : null]),
    );
  const withHistogram = {
    additions,
    items: [...manager.items, one('Histogramme', '/t-histogram')],
  };

  it.each(['s13', 's-13', 'S-13', 'fiche s13'])('%s finds the sheet [OWN-273]', (typed) => {
    expect(led(withHistogram, typed)).toEqual([['Générer la fiche S13', '/t-histogram']]);
    expect(led(publisher, typed)).toEqual([]);
  });

  it.each(['retard', 'en retard'])('%s finds what is late, due first [OWN-273]', (typed) => {
    const late = [['Territoires en retard', '/t-exited?tri=return_date']];
    expect(led(manager, typed)).toEqual(late);
    expect(led(elder, typed)).toEqual(late);
    expect(led(publisher, typed)).toEqual([]);
  });

  it.each([
    ['rentrer T120', 'Rentrer\u202F: T120 - Fontvieille', '/t-return?choix=220'],
    ['t120 rentrer', 'Rentrer\u202F: T120 - Fontvieille', '/t-return?choix=220'],
    ['sursis 120', 'Sursis\u202F: T120 - Fontvieille', '/t-exited?choix=220&q=T120'],
    ['sortir T12', 'Sortir\u202F: T12 - Moneghetti', '/t-exit?choix=112'],
    ['réserver moneghetti', 'Réserver\u202F: T12 - Moneghetti', '/t-available?choix=112'],
    [
      'annuler fontvieille',
      'Annuler la sortie\u202F: T120 - Fontvieille',
      '/t-exit-cancel?choix=220',
    ],
  ])('%s leads to the act with the territory chosen [OWN-273]', (typed, title, to) => {
    expect(led(manager, typed)[0]).toEqual([title, to]);
  });

  it('two letters are not yet the word of an act [OWN-273]', () => {
    expect(led(manager, 're t120')).toEqual([]);
    expect(led(manager, 'ren t120')).toHaveLength(1);
  });

  it('an act is offered to whom the menu leads there, and for what the server lists [OWN-273]', () => {
    expect(led(publisher, 'sortir t12')).toEqual([
      ['Sortir\u202F: T12 - Moneghetti', '/t-exit?choix=112'],
    ]);
    expect(led(elder, 'sursis t120')).toEqual([]);
    expect(led(publisher, 'annuler t120')).toEqual([]);
    expect(led(manager, 'sortir t120')).toEqual([]);
  });
});
