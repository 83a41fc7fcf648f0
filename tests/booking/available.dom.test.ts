import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu, refusal } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const available = (number: number) => ({
  territoryId: String(number),
  bookingName: '',
  bookingColor: '',
  bookingIcon: '',
  number,
  numberName: `T${number} - Rue ${number}`,
  cssClass: '',
  type: 'Courrier',
  returnDate: '2026-01-02',
  returnDateHuman: '02/01/2026',
  activity: 'Porte à porte',
  gate: 12,
  noVisitedIcon: '',
  noVisitedColor: '',
  noVisitedText: '',
  mapLink: null,
  note: '',
});
const lists = {
  AvailableTerritories: {
    availableTerritories: {
      total: 3,
      territories: [available(1), available(2), available(3)],
      exitable: [],
      legends: [],
    },
  },
  Bookings: { bookings: [{ id: '1', name: 'Samedi', type: 'paper' }] },
};
const panel = () => within(screen.getByRole('region', { name: 'Réservations' }));
const button = (name: string) => panel().getByRole<HTMLButtonElement>('button', { name });

const open = async (answers: Parameters<typeof visit>[1]['answers'] = {}) => {
  const visitor = await visit('/t-available', { answers: { ...menu(), ...lists, ...answers } });
  const table = await screen.findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4));
  return { ...visitor, table };
};

it('an event needs a name without forbidden characters, and what is refused keeps what was typed [BOOK-04, BOOK-21]', async () => {
  const message = 'Une réservation porte déjà ce nom.';
  const { user, calls } = await open({ AddBooking: { addBooking: refusal(message) } });
  await user.click(screen.getByRole('checkbox', { name: 'Cocher T3 - Rue 3' }));
  await user.selectOptions(panel().getByLabelText('Type'), 'event');
  expect(button('Créer').disabled).toBe(true);
  const name = panel().getByLabelText<HTMLInputElement>('Nom');
  await user.type(name, 'Visite #1');
  expect(panel().getByText('Caractère invalide', { exact: false })).toBeTruthy();
  expect(button('Créer').disabled).toBe(true);
  await user.clear(name);
  await user.type(name, 'x'.repeat(51));
  expect(
    panel().getByText('Ce champs doit contenir 50 caractères maximum', { exact: false }),
  ).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Visite');
  await user.click(button('Créer'));
  expect((await panel().findByRole('alert')).textContent).toContain(message);
  expect(name.value).toBe('Visite');
  expect(screen.queryByRole('switch', { name: 'Forcer' })).toBe(null);
  expect(screen.getByRole('button', { name: /^1 coché.*tout décocher$/u })).toBeTruthy();
  expect(calls('AddBooking')).toEqual([
    { bookingType: 'event', bookingName: 'Visite', territoryIds: ['3'], force: false },
  ]);
});

it('a publisher sees and exports what is available, and books nothing [AVL-14, BOOK-20]', async () => {
  const { user, table } = await open({ Bookings: failing('bookings', 'REFUSED', 'Non.') });
  expect(screen.queryByRole('region', { name: 'Réservations' })).toBe(null);
  expect(screen.queryByRole('button', { name: 'Créer' })).toBe(null);
  await user.click(within(table).getAllByRole('checkbox', { name: /^Cocher T/u })[0]!);
  const pdf = screen.getByRole<HTMLButtonElement>('button', { name: 'Exporter en PDF' });
  expect(pdf.disabled).toBe(false);
});

it('what the PDF cannot print is said before it is made, again for another title [OWN-58]', async () => {
  const { user, table, calls } = await open({
    AvailableCheck: ({ pdfTitle }) => ({
      availableCheck: { unprintable: pdfTitle === '東京' ? 'Pas toutes ces lettres.' : '' },
    }),
  });
  await user.click(within(table).getAllByRole('checkbox', { name: /^Cocher T/u })[0]!);
  await user.click(screen.getByRole('button', { name: 'Exporter en PDF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exporter en PDF' }));
  await waitFor(() => expect(calls('AvailableCheck')).toHaveLength(1));
  expect(dialog.queryByRole('alert')).toBe(null);
  await user.clear(dialog.getByLabelText('Titre du PDF'));
  await user.type(dialog.getByLabelText('Titre du PDF'), '東京');
  await user.tab();
  expect((await dialog.findByRole('alert')).textContent).toContain('Pas toutes ces lettres.');
});

it('a list that cannot be had is told, with nothing to do but try again [AVL-16]', async () => {
  await visit('/t-available', {
    answers: {
      ...menu(),
      ...lists,
      AvailableTerritories: failing('availableTerritories', 'BACKEND_BAD_RESPONSE'),
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Problème de connexion au serveur.');
  expect(screen.queryByRole('button', { name: 'Exporter en PDF' })).toBe(null);
  expect(screen.queryByRole('button', { name: /tout décocher$/u })).toBe(null);
  expect(screen.queryByRole('region', { name: 'Réservations' })).toBe(null);
});

it('what is ticked is booked for the coming weekend from the bar below the list, the name still to be changed [OWN-280, BOOK-03]', async () => {
  const done = { __typename: 'Done', message: null, messageType: 'success', notice: null };
  const { user, calls } = await open({ AddBooking: { addBooking: done } });
  await user.click(screen.getByRole('checkbox', { name: 'Cocher T3 - Rue 3' }));
  const acts = within(screen.getByRole('group', { name: 'Agir sur ce qui est coché' }));
  await user.click(acts.getByRole('button', { name: 'Réserver' }));
  const name = panel().getByLabelText<HTMLInputElement>('Nom');
  expect(name.value).toMatch(/^(?:Samedi|Dimanche) \d+(?:er)? \p{L}+$/u);
  const [, other] = within(panel().getByRole('group', { name: 'Proposer un jour' })).getAllByRole(
    'button',
  );
  await user.click(other!);
  expect(name.value).toBe(other!.textContent);
  await user.click(button('Créer'));
  await waitFor(() =>
    expect(calls('AddBooking')).toEqual([
      {
        bookingType: 'event',
        bookingName: other!.textContent,
        territoryIds: ['3'],
        force: false,
      },
    ]),
  );
});

it('what was typed before stays, and a link brings territories ready to be booked [OWN-280]', async () => {
  const { user, address } = await visit('/t-available?choix=1.2&reserver=1', {
    answers: { ...menu(), ...lists },
  });
  await waitFor(() => expect(panel().getByLabelText<HTMLInputElement>('Nom').value).not.toBe(''));
  await waitFor(() => expect(address()).toBe('/t-available?choix=1.2'));
  expect(screen.getByRole('button', { name: /^2 cochés/u })).toBeTruthy();
  const name = panel().getByLabelText<HTMLInputElement>('Nom');
  await user.clear(name);
  await user.type(name, 'Marché');
  await user.click(screen.getByRole('button', { name: 'Réserver' }));
  expect(name.value).toBe('Marché');
});

it('an act on bookings that is disabled says what is to be chosen or ticked [OWN-281, BOOK-02, BOOK-07, BOOK-10]', async () => {
  const { user } = await open();
  const pressable = () =>
    panel()
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ disabled }) => !disabled)
      .map(({ textContent }) => textContent);
  const acts = ['Afficher', 'Écraser', 'Vider', 'Supprimer', 'Fusionner'];
  for (const act of acts) panel().getByRole('button', { name: act });
  expect(pressable()).toEqual([]);
  panel().getByText(/^Choisis une réservation pour l’afficher/u);
  await user.click(panel().getByRole('checkbox', { name: /^Samedi/u }));
  expect(pressable()).toEqual(['Afficher', 'Vider', 'Supprimer']);
  panel().getByText('Coche aussi des territoires pour écraser cette réservation.');
  await user.click(screen.getByRole('checkbox', { name: 'Cocher T3 - Rue 3' }));
  expect(pressable()).toEqual(['Afficher', 'Écraser', 'Vider', 'Supprimer', 'Créer']);
});
