import { describe, expect, it } from 'vitest';
import {
  addBooking,
  chosenBookings,
  mergeBookings,
  newBooking,
  overwriteBooking,
  printable,
  type SelectedTerritory,
} from '../../backend/booking/booking.rules.ts';

const territory = (id: number, facts: Partial<SelectedTerritory> = {}): SelectedTerritory => ({
  id,
  numberName: `T${id} - Rue ${id}`,
  out: false,
  bookingId: null,
  ...facts,
});
const chosen = (...territoryIds: readonly number[]) => ({ territoryIds, force: false });
const forced = (...territoryIds: readonly number[]) => ({ territoryIds, force: true });
const names = { paper: 'Libre service papier', online: 'Libre service en ligne' };

describe('a new booking', () => {
  it.each([
    ['paper', '', { type: 'paper', name: 'Libre service papier' }],
    ['online', '', { type: 'online', name: 'Libre service en ligne' }],
    ['paper', 'Été', { type: 'paper', name: 'Été' }],
    ['event', 'Visite', { type: 'event', name: 'Visite' }],
    ['event', '', { refused: 'required' }],
    ['', 'Visite', { refused: 'unknownType' }],
    ['Event', 'Visite', { refused: 'unknownType' }],
  ])('of type %j named %j is %j [BOOK-01, B-41]', (type, name, expected) => {
    expect(newBooking(type, name, names)).toEqual(expected);
  });

  it.each([
    ['nothing', [], chosen(), { refused: 'noneSelected' }],
    ['an unknown one', [territory(1)], chosen(1, 2), { refused: 'unknownTerritory' }],
    [
      'one that is out, even forced',
      [territory(1), territory(2, { out: true })],
      forced(1, 2),
      { refused: 'out', numberName: 'T2 - Rue 2' },
    ],
    [
      'two that are booked',
      [territory(1, { bookingId: 7 }), territory(2), territory(3, { bookingId: 8 })],
      chosen(1, 2, 3),
      { refused: 'alreadyBooked', numberName: 'T1 - Rue 1, T3 - Rue 3' },
    ],
    ['two that are booked, forced', [territory(1, { bookingId: 7 })], forced(1), {}],
    ['two that are free', [territory(1), territory(2)], chosen(1, 2), {}],
  ] as const)('of %s [REST-49, BOOK-03, B-39]', (_, territories, selection, expected) => {
    expect(addBooking({ territories, nameTaken: false }, selection)).toEqual(expected);
  });

  it('takes no existing name, which is checked before the territories of other bookings [B-41]', () => {
    const facts = { territories: [territory(1, { bookingId: 7 })], nameTaken: true };
    expect(addBooking(facts, chosen(1))).toEqual({ refused: 'nameTaken' });
    expect(addBooking(facts, forced(1))).toEqual({ refused: 'nameTaken' });
  });
});

describe('overwriting a booking', () => {
  const booking = { id: 7, name: 'Visite' };

  it('keeps its own territories, and takes free ones [REST-50, BOOK-09]', () => {
    const territories = [territory(1, { bookingId: 7 }), territory(2)];
    expect(overwriteBooking({ booking, territories }, chosen(1, 2))).toEqual({ booking });
  });

  it.each([
    ['an unknown one', undefined, [territory(1)], chosen(1), { refused: 'unknownBooking' }],
    ['with nothing', booking, [], chosen(), { refused: 'noneSelected' }],
    [
      'with what is out',
      booking,
      [territory(1, { out: true })],
      forced(1),
      { refused: 'out', numberName: 'T1 - Rue 1' },
    ],
    [
      'with what another holds',
      booking,
      [territory(1, { bookingId: 8 })],
      chosen(1),
      { refused: 'alreadyBooked', numberName: 'T1 - Rue 1' },
    ],
    ['with that, forced', booking, [territory(1, { bookingId: 8 })], forced(1), { booking }],
  ] as const)('%s [REST-50, BOOK-18]', (_, known, territories, selection, expected) => {
    expect(overwriteBooking({ booking: known, territories }, selection)).toEqual(expected);
  });
});

const two = [
  { id: 7, name: 'Visite' },
  { id: 8, name: 'Été' },
];

describe('choosing bookings', () => {
  it('needs at least one, all of them known [REST-48, REST-52]', () => {
    expect(chosenBookings([], [])).toEqual({ refused: 'noBookingChosen' });
    expect(chosenBookings(two, [7, 8, 9])).toEqual({ refused: 'unknownBooking' });
    expect(chosenBookings(two, [7, 8])).toEqual({});
  });
});

describe('merging bookings', () => {
  it.each([
    ['none', [], [], 7, { refused: 'noTarget' }],
    ['one', two.slice(0, 1), [7], 7, { refused: 'noTarget' }],
    ['a target outside', two, [7, 8], 9, { refused: 'noTarget' }],
    ['no target', two, [7, 8], 0, { refused: 'noTarget' }],
    ['an unknown one', two, [7, 8, 9], 7, { refused: 'unknownBooking' }],
    ['two, the second kept', two, [7, 8], 8, { target: two[1] }],
  ])('of %s [REST-53, BOOK-15, B-40]', (_, known, ids, target, expected) => {
    expect(mergeBookings(known, ids, target)).toEqual(expected);
  });
});

describe('a printed list', () => {
  it('has at least one territory, all of them known and available [REST-54, AVL-13]', () => {
    expect(printable([], [])).toEqual({ refused: 'noneSelected' });
    expect(printable([territory(1)], [1, 2])).toEqual({ refused: 'unknownTerritory' });
    expect(printable([territory(1, { out: true })], [1])).toEqual({
      refused: 'noLongerIn',
      numberName: 'T1 - Rue 1',
    });
    expect(printable([territory(1, { bookingId: 7 })], [1])).toEqual({});
  });
});
