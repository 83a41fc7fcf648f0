import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const one = (title: string, target: string) => ({
  type: 'one',
  icon: 'mdi-home',
  title,
  target,
  children: [],
});
const forAll = [
  one('Mes territoires', '/t-my-exited'),
  one('Sortir', '/t-exit'),
  one('Disponibles', '/t-available'),
];
const managers = [...forAll, one('Attribués', '/t-exited'), one('Liste', '/u-list')];

const place = (number: number, name: string) => ({
  id: String(100 + number),
  number,
  name,
  numberName: `T${number} - ${name}`,
  type: 'Courrier',
  icon: '',
  iconColor: '',
  returnDate: null,
  returnDateHuman: '',
  login: '',
  releaseDate: null,
  mapDrawn: true,
});
const exitable = {
  exitChoices: {
    manager: false,
    releaseDate: '2026-03-15',
    territories: [place(7, 'Moneghetti'), place(8, 'Fontvieille')],
    activities: [],
    enableOnlineBooking: false,
  },
  returnChoices: { manager: false, message: null, returnDate: '2026-03-15', territories: [] },
};
const people = {
  territories: { territories: [place(7, 'Moneghetti')], message: null, messageType: 'success' },
  users: { total: 0, users: [] },
  manageableUsers: [],
};
const PaletteMap = { mapToken: 'Q7' };

const open = async (address: string, answers: Parameters<typeof visit>[1]['answers'] = {}) => {
  const visitor = await visit(address, {
    answers: {
      ...menu({ items: forAll }),
      ...nothingMine,
      Palette: exitable,
      PaletteMap,
      ...answers,
    },
  });
  // The page that waits for the menu has a heading, too.
  await screen.findByRole('banner');
  await screen.findByRole('heading', { level: 1 });
  return visitor;
};
const palette = async () => within(await screen.findByRole('dialog', { name: 'Rechercher' }));
const options = async () =>
  (await palette()).getAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('opens with Ctrl+K, closes with it, and asks for nothing before [OWN-112]', async () => {
    const { user, asked } = await open('/t-my-exited');
    const heading = screen.getByRole('heading', { level: 1 });
    heading.focus();
    expect(asked()).not.toContain('Palette');
    await user.keyboard('{Control>}k{/Control}');
    const field = (await palette()).getByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(asked()).toContain('Palette');
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rechercher' })).toBe(null));
  });

  it('stays open while its keys are held down [OWN-112]', async () => {
    const { user } = await open('/t-my-exited');
    await user.keyboard('{Control>}{k>3/}{/Control}');
    expect((await palette()).getByRole('combobox')).toBeTruthy();
    await user.keyboard('{Control>}{k>2/}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rechercher' })).toBe(null));
  });

  it('asks for nothing but his own choices for a publisher [OWN-112]', async () => {
    const publisher = await open('/t-my-exited');
    await publisher.user.click(screen.getByRole('button', { name: 'Rechercher' }));
    await waitFor(() =>
      expect(publisher.calls('Palette')).toEqual([{ lists: false, people: false }]),
    );
  });

  it('asks for all territories and people for a manager [OWN-112]', async () => {
    const manager = await open('/t-my-exited', {
      ...menu({ items: managers }),
      Palette: { ...exitable, ...people },
    });
    await manager.user.click(screen.getByRole('button', { name: 'Rechercher' }));
    await waitFor(() => expect(manager.calls('Palette')).toEqual([{ lists: true, people: true }]));
  });

  it('leads from a number to the territory’s actions, and by Backspace back [OWN-112]', async () => {
    const { user, address } = await open('/t-my-exited', {
      ...menu({ items: managers }),
      Palette: { ...exitable, ...people },
      AvailableTerritories: {
        availableTerritories: { total: 0, territories: [], exitable: [], legends: [] },
      },
      Bookings: { bookings: [] },
    });
    await user.keyboard('{Control>}k{/Control}');
    await user.type((await palette()).getByRole('combobox'), '7');
    await waitFor(async () => expect(await options()).toEqual(['T7 - MoneghettiPeut sortir']));
    await user.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await options()).toEqual([
        'Voir le détail',
        'Afficher la carte',
        'Sortir',
        'Réserver',
      ]),
    );
    await user.keyboard('{Backspace}');
    expect((await options())[0]).toBe('Sortir un territoire');
    await user.keyboard('7{Enter}');
    await user.keyboard('rés{Enter}');
    await waitFor(() => expect(address()).toBe('/t-available?choix=107'));
    expect(screen.queryByRole('dialog', { name: 'Rechercher' })).toBe(null);
  });

  it('does without what is refused, and says when a part is missing [OWN-112]', async () => {
    const { user, answer } = await open('/t-my-exited', {
      Palette: failing('exitChoices', 'REFUSED', 'Non.'),
    });
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    await waitFor(async () => expect((await options()).length).toBe(10));
    expect(screen.queryByText('Une partie de la recherche n’a pas pu être chargée.')).toBe(null);
    await user.keyboard('{Escape}');
    answer({ Palette: failing('exitChoices', 'BACKEND_UNREACHABLE') });
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    await screen.findByText('Une partie de la recherche n’a pas pu être chargée.');
    expect((await options()).length).toBe(10);
  });

  it('changes the look of the screen [OWN-112]', async () => {
    const { user } = await open('/t-my-exited');
    await user.keyboard('{Control>}k{/Control}');
    await user.type((await palette()).getByRole('combobox'), 'sombre{Enter}');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.keyboard('{Control>}k{/Control}');
    await user.type((await palette()).getByRole('combobox'), 'appareil{Enter}');
    expect(document.documentElement.dataset['theme']).toBe(undefined);
  });

  it('does not open over a dialog [OWN-112]', async () => {
    const { user } = await open('/t-my-exited');
    await user.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Touches du clavier' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toEqual([keys]);
  });
});

const available = (number: number, name: string) => ({
  territoryId: String(100 + number),
  bookingName: '',
  bookingColor: '',
  bookingIcon: '',
  number,
  numberName: `T${number} - ${name}`,
  cssClass: '',
  type: 'Courrier',
  returnDate: null,
  returnDateHuman: '',
  activity: '',
  gate: null,
  noVisitedIcon: '',
  noVisitedColor: '',
  noVisitedText: '',
  mapLink: null,
  note: '',
});
const availableList = {
  AvailableTerritories: {
    availableTerritories: {
      total: 2,
      territories: [available(7, 'Moneghetti'), available(8, 'Fontvieille')],
      exitable: [],
      legends: [],
    },
  },
  Bookings: { bookings: [] },
};
const addressIn = (link: string) => {
  const { pathname, searchParams } = new URL(link);
  return [pathname, Object.fromEntries(searchParams)];
};
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('keys of a screen', () => {
  it('/ goes to the search of the list, and is a letter there [OWN-113]', async () => {
    const { user } = await open('/t-available', availableList);
    const search = await screen.findByLabelText<HTMLInputElement>('Rechercher');
    await user.keyboard('/');
    expect(document.activeElement).toBe(search);
    expect(search.value).toBe('');
    await user.keyboard('a/b?');
    expect(search.value).toBe('a/b?');
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('/ opens the palette where there is no list [OWN-113]', async () => {
    const { user } = await open('/t-my-exited');
    await user.keyboard('/');
    await palette();
  });

  it('? tells the keys of the list on the screen, those of every screen and of the palette [OWN-113]', async () => {
    const { user } = await open('/t-available', availableList);
    await box('Cocher T7 - Moneghetti');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Touches du clavier' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual([
      'Dans une liste à cocher',
      'Partout',
      'Dans la recherche',
    ]);
    expect(dialog.getByText('cocher la ligne')).toBeTruthy();
  });
});

describe('the address', () => {
  it('a link that names another territory of the present screen chooses it [OWN-112, OWN-114]', async () => {
    const { user, address } = await open('/t-available?choix=108', {
      ...menu({ items: managers }),
      ...availableList,
      Palette: { ...exitable, ...people },
    });
    await waitFor(async () => expect((await box('Cocher T8 - Fontvieille')).checked).toBe(true));
    await user.keyboard('{Control>}k{/Control}');
    await user.type((await palette()).getByRole('combobox'), '7');
    await waitFor(async () => expect((await options()).length).toBe(1));
    await user.keyboard('{Enter}');
    await user.keyboard('réserver{Enter}');
    await waitFor(async () => expect((await box('Cocher T7 - Moneghetti')).checked).toBe(true));
    expect((await box('Cocher T8 - Fontvieille')).checked).toBe(false);
    expect(address()).toBe('/t-available?choix=107');
  });

  it('the copied link has the search and the choice of this moment [OWN-114]', async () => {
    const written = vi.fn(async (_link: string) => undefined);
    const { user } = await open('/t-available', availableList);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
    await user.type(await screen.findByLabelText('Rechercher'), 'mon');
    await user.click(await box('Cocher T7 - Moneghetti'));
    await user.click(await screen.findByRole('button', { name: 'Copier le lien de la page' }));
    await screen.findByText('Lien de la page copié.');
    expect(written.mock.calls.map(([link]) => addressIn(link))).toEqual([
      ['/t-available', { q: 'mon', choix: '107' }],
    ]);
  });

  it('on a phone the share sheet takes the link [OWN-114]', async () => {
    const media = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => media);
    const shared = vi.fn(async (_: ShareData) => undefined);
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const { user } = await open('/t-available?q=mon', availableList);
    expect(screen.queryByRole('button', { name: 'Copier le lien de la page' })).toBe(null);
    await user.click(await screen.findByRole('button', { name: 'Partager le lien de la page' }));
    await waitFor(() =>
      expect(shared.mock.calls).toEqual([
        [
          {
            title: 'Territoires disponibles (2) – Territoires',
            url: `${location.origin}/t-available?q=mon`,
          },
        ],
      ]),
    );
  });
});
