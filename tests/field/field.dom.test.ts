import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menu, refusal } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { main, visit } from '../support/dom/visit.ts';

const place = (id: string, more: object = {}) => ({
  id,
  latitude: 43.7355,
  longitude: 7.422,
  confirmedOn: '2026-03-15',
  toReconfirm: false,
  version: `v${id}`,
  ...more,
});
const places = (more: object = {}) => ({
  UnvisitedPlaces: {
    unvisitedPlaces: {
      numberName: 'T12 - Rue Basse',
      mapLink: null,
      canEdit: false,
      canRemove: false,
      places: [place('7'), place('8', { toReconfirm: true, confirmedOn: '2022-01-31' })],
      ...more,
    },
  },
});
const street = (name: string, metres: number, state = 'left', side = 'both') => ({
  name,
  side,
  metres,
  state,
});
const streets = (more: object = {}) => ({
  TerritoryStreetLines: failing('territoryStreetLines', 'BACKEND_BAD_RESPONSE', 'x'),
  TerritoryStreets: {
    territoryStreets: {
      canMark: true,
      shared: false,
      covered: 40,
      totalMetres: 340,
      someBefore: false,
      streets: [street('Rue Basse', 92), street('Rue Haute', 204, 'done')],
      ...more,
    },
  },
});
const done = { __typename: 'Done', message: null, messageType: 'success', notice: null };
const open = (answers: Parameters<typeof visit>[1]['answers'] = {}) =>
  visit('/t-field/12', { answers: { ...menu(), ...places(), ...streets(), ...answers } });
const press = (name: string) => screen.findByRole('button', { name });

it('whoever has it reads the places and ticks the streets, and changes no place [OWN-122, OWN-123, OWN-124]', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'T12 - Rue Basse' });
  const block = await screen.findByRole('region', { name: 'Lieux à ne pas visiter' });
  expect(
    within(block)
      .getAllByRole('listitem')
      .map((it) => it.textContent),
  ).toEqual(['Lieu 1confirmé le 15/03/2026', 'Lieu 2confirmé le 31/01/2022À reconfirmer']);
  expect(within(block).queryAllByRole('button')).toEqual([]);
  const list = await screen.findByRole('region', { name: 'Rues' });
  expect(within(list).getByRole('progressbar', { name: 'Parcouru à 73\u202F%' })).toBeTruthy();
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((it) => it.textContent),
  ).toEqual([
    'Rue Basseenviron 90\u00A0mFaitÀ refaire',
    'Rue Hauteenviron 200\u00A0mFaitÀ refaire',
  ]);
  const pressed = within(list)
    .getAllByRole('button', { pressed: true })
    .map((it) => it.getAttribute('aria-label'));
  expect(pressed).toEqual(['Fait\u202F: Rue Haute']);
  expect(within(list).queryByRole('textbox')).toBe(null);
});

it('one tap marks, another takes the mark away, Annuler brings it back [OWN-124]', async () => {
  const { user, calls } = await open({ MarkStreet: { markStreet: done } });
  await user.click(await press('Fait\u202F: Rue Basse'));
  await user.click(await press('Annuler\u202F: Rue Basse'));
  await user.click(await press('Fait\u202F: Rue Haute'));
  await press('Annuler\u202F: Rue Haute');
  const sent = calls('MarkStreet');
  expect(sent).toEqual([
    { territoryId: '12', street: 'Rue Basse', side: 'both', state: 'done', secondsAgo: 0 },
    { territoryId: '12', street: 'Rue Basse', side: 'both', state: 'left', secondsAgo: 0 },
    { territoryId: '12', street: 'Rue Haute', side: 'both', state: 'left', secondsAgo: 0 },
  ]);
});

it('a refused mark is put back, and says which and why [OWN-124, OWN-151]', async () => {
  const sentence = 'Seul celui à qui le territoire est attribué coche ses rues.';
  const { user } = await open({ MarkStreet: { markStreet: refusal(sentence) } });
  await user.click(await press('Fait\u202F: Rue Basse'));
  expect(await screen.findByText(`Rue Basse : ta marque ne compte pas. ${sentence}`)).toBeTruthy();
  expect((await press('Fait\u202F: Rue Basse')).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Annuler\u202F: Rue Basse' })).toBe(null);
});

it('taps are taken at once and sent in their order; without a network they wait [OWN-151]', async () => {
  const { user, calls } = await open({ MarkStreet: 'cut' });
  await user.click(await press('Fait\u202F: Rue Basse'));
  await user.click(await press('À refaire\u202F: Rue Haute'));
  expect(await screen.findByText(/^Pas de réseau : ce que tu as coché attend/u)).toBeTruthy();
  const pressed = screen
    .getAllByRole('button', { pressed: true })
    .map((it) => it.getAttribute('aria-label'));
  expect(pressed).toEqual(['Fait\u202F: Rue Basse', 'À refaire\u202F: Rue Haute']);
  expect(screen.getByRole('progressbar', { name: 'Parcouru à 40\u202F%' })).toBeTruthy();
  await user.click(await press('Envoyer maintenant'));
  expect(new Set(calls('MarkStreet').map(({ street }) => street))).toEqual(new Set(['Rue Basse']));
});

describe('the sides of a street [OWN-160]', () => {
  const bySide = [
    street('Quai Nord', 100, 'left', 'inner'),
    street('Rue Basse', 46, 'left', 'even'),
    street('Rue Basse', 46, 'left', 'odd'),
    street('Rue Haute', 102, 'left', 'south'),
  ];
  const atSides = (listed = bySide) =>
    open({ ...streets({ streets: listed }), MarkStreet: { markStreet: done } });
  const expanded = async () => (await press('Par côté : Rue Basse')).getAttribute('aria-expanded');

  it('the whole street is one tap; its sides are a second step, and one that is alone is named', async () => {
    const { user, calls } = await atSides();
    const list = await screen.findByRole('region', { name: 'Rues' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((it) => it.textContent),
    ).toEqual([
      'Quai Nordenviron 200 m, un seul côté, à l’intérieur des limitesFaitÀ refaire',
      'Rue Basseenviron 90 mPar côtéFaitÀ refaire',
      'Rue Hauteenviron 200 m, côté sud seulementFaitÀ refaire',
    ]);
    await user.click(await press('Fait : Rue Basse'));
    expect(await expanded()).toBe('false');
    expect(calls('MarkStreet')).toEqual([
      { territoryId: '12', street: 'Rue Basse', side: 'both', state: 'done', secondsAgo: 0 },
    ]);
  });

  it('one side is ticked alone; Annuler names it', async () => {
    const { user, calls } = await atSides();
    await user.click(await press('Par côté\u202F: Rue Basse'));
    await user.click(await press('Fait\u202F: Rue Basse (côté impair)'));
    await user.click(await press('Annuler\u202F: Rue Basse (côté impair)'));
    expect(await expanded()).toBe('true');
    expect(calls('MarkStreet')).toEqual([
      { territoryId: '12', street: 'Rue Basse', side: 'odd', state: 'done', secondsAgo: 0 },
      { territoryId: '12', street: 'Rue Basse', side: 'odd', state: 'left', secondsAgo: 0 },
    ]);
  });

  it('of a street that is half done both sides are shown; a tap does the whole, Annuler gives each side what it had', async () => {
    const { user, calls } = await atSides([
      street('Rue Basse', 46, 'done', 'even'),
      street('Rue Basse', 46, 'left', 'odd'),
    ]);
    expect((await press('Fait\u202F: Rue Basse')).getAttribute('aria-pressed')).toBe('mixed');
    expect(await expanded()).toBe('true');
    expect(
      screen.getAllByRole('button', { pressed: true }).map((it) => it.getAttribute('aria-label')),
    ).toEqual(['Fait\u202F: Rue Basse (côté pair)']);
    await user.click(await press('Fait\u202F: Rue Basse'));
    await user.click(await press('Annuler\u202F: Rue Basse'));
    await waitFor(() =>
      expect(calls('MarkStreet')).toEqual([
        { territoryId: '12', street: 'Rue Basse', side: 'both', state: 'done', secondsAgo: 0 },
        { territoryId: '12', street: 'Rue Basse', side: 'even', state: 'done', secondsAgo: 0 },
        { territoryId: '12', street: 'Rue Basse', side: 'odd', state: 'left', secondsAgo: 0 },
      ]),
    );
  });
});

it('what a former holder has done is said, and all streets are offered again after a question [OWN-125]', async () => {
  const { user, calls } = await open({
    ...streets({ someBefore: true }),
    RestartStreets: { restartStreets: done },
  });
  expect(
    await screen.findByText('Les rues déjà faites avant toi ne sont pas dans la liste.'),
  ).toBeTruthy();
  await user.click(await press('Reprendre toutes les rues'));
  const dialog = await screen.findByRole('dialog');
  expect(calls('RestartStreets')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Oui' }));
  await press('Reprendre toutes les rues');
  expect(calls('RestartStreets')).toEqual([{ territoryId: '12' }]);
});

it('who does not have it is told so, and shown no street [OWN-122, OWN-124]', async () => {
  const sentence = 'Les lieux à ne pas visiter se voient quand le territoire t’est attribué.';
  await open({ UnvisitedPlaces: failing('unvisitedPlaces', 'REFUSED', sentence) });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(main().queryByRole('region', { name: 'Rues' })).toBe(null);
});

it('a manager confirms a place at once, and removes one after a question [OWN-122, OWN-123]', async () => {
  const { user, calls } = await open({
    ...places({ canEdit: true, canRemove: true }),
    ReconfirmUnvisitedPlace: { reconfirmUnvisitedPlace: done },
    RemoveUnvisitedPlace: { removeUnvisitedPlace: done },
  });
  await user.click(await press('Reconfirmer\u202F: Lieu 2'));
  expect(calls('ReconfirmUnvisitedPlace')).toEqual([{ placeId: '8', version: 'v8' }]);
  await user.click(await press('Retirer\u202F: Lieu 1'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Lieu 1')).toBeTruthy();
  expect(calls('RemoveUnvisitedPlace')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Oui' }));
  await press('Noter un lieu');
  expect(calls('RemoveUnvisitedPlace')).toEqual([{ placeId: '7', version: 'v7' }]);
});

it('without limits nothing is noted, and what was noted before may still be removed [OWN-122]', async () => {
  await open(places({ canEdit: false, canRemove: true }));
  await press('Retirer\u202F: Lieu 1');
  expect(screen.queryByRole('button', { name: 'Noter un lieu' })).toBe(null);
  expect(screen.queryByRole('button', { name: /^Déplacer/u })).toBe(null);
  expect(screen.getByText(/^Dessine d’abord les limites du territoire/u)).toBeTruthy();
});
