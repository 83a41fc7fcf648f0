import { done, everyFailure, failed, play } from '../support/play.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import type { Done, Force } from '#schema/generated.ts';
import { refusalError } from '../support/refusal-error.ts';

export const select = (...territoryIds: string[]) => ({
  type: 'territories.chosen' as const,
  territoryIds,
});
export const choose = (...bookingIds: string[]) => ({
  type: 'bookings.chosen' as const,
  bookingIds,
});
export const list = (...bookingIds: string[]) => ({ type: 'bookings.listed' as const, bookingIds });
export const keep = (bookingId: string) => ({ type: 'kept.chosen' as const, bookingId });
export const force = { type: 'force.switched' as const, force: true };
export const add = {
  type: 'add' as const,
  bookingType: 'event' as const,
  bookingName: ' Printemps ',
};
export const overwrite = { type: 'overwrite' as const };
export const load = { type: 'load' as const };
export const clean = { type: 'clean' as const };
export const remove = { type: 'remove' as const };
export const merge = { type: 'merge' as const };
export const confirm = { type: 'confirm' as const };
export const cancel = { type: 'cancel' as const };
export const samples = [
  select('1'),
  choose('7'),
  list('7'),
  keep('7'),
  force,
  add,
  overwrite,
  load,
  clean,
  remove,
  merge,
  confirm,
  cancel,
];
export const notice = {
  text: 'Réservation enregistrée.',
  color: null,
  timeout: null,
  undo: null,
  about: null,
};
export const told: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
export const refused = (id: string, forceOffered: Force | null = null) =>
  failed(id, refusalError('Certains territoires sont déjà réservés.', 'error', forceOffered));
export const { refusal } = refusalError('Certains territoires sont déjà réservés.');
export type Happening = Parameters<typeof play<typeof bookingMachine>>[2][number];
export const start = (...events: Happening[]) => play(bookingMachine, undefined, events);
/** The list may be reloaded at any time. */
export const listed = ['bookings.listed'];
export const always = ['bookings.chosen', 'bookings.listed', 'kept.chosen', 'territories.chosen'];

export const changes = [
  {
    events: [choose('7'), clean],
    question: 'Est-ce que vous VIDER cette réservation ?',
    src: 'cleanBooking',
    input: { bookingId: '7' },
    asking: 'confirmingClean',
    doing: 'changing.cleaning',
    left: ['7'],
  },
  {
    events: [choose('7', '8'), remove],
    question: 'Voulez-vous supprimer la ou les réservations sélectionnées ?',
    src: 'removeBookings',
    input: { bookingIds: ['7', '8'] },
    asking: 'confirmingRemoval',
    doing: 'changing.removing',
    left: [],
  },
  {
    events: [choose('7', '8'), keep('8'), merge],
    question: 'Voulez-vous fusionner ces réservations ?',
    src: 'mergeBookings',
    input: { bookingIds: ['7', '8'], bookingIdToMerge: '8' },
    asking: 'confirmingMerge',
    doing: 'changing.merging',
    left: ['8'],
  },
];
export const every = [
  ...samples,
  keep('8'),
  choose('7', '8'),
  done('loadBookings', { selected: ['1'] }),
  ...['addBooking', 'overwriteBooking', 'cleanBooking', 'removeBookings', 'mergeBookings'].flatMap(
    (id) => [done(id, told), refused(id, 'create'), ...everyFailure(id)],
  ),
  ...everyFailure('loadBookings'),
];
