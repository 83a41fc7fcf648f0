export type BookingType = 'paper' | 'online' | 'event';

export interface SelectedTerritory {
  readonly id: number;
  readonly numberName: string;
  readonly out: boolean;
  /** Null when it is in no booking. */
  readonly bookingId: number | null;
}

export interface Booking {
  readonly id: number;
  readonly name: string;
}

export type BookingRefusal =
  | {
      readonly refused:
        | 'unknownBooking'
        | 'unknownType'
        | 'unknownTerritory'
        | 'required'
        | 'noneSelected'
        | 'noBookingChosen'
        | 'nameTaken'
        | 'noTarget';
    }
  | { readonly refused: 'out' | 'alreadyBooked'; readonly numberName: string };

const bookingTypes: readonly BookingType[] = ['paper', 'online', 'event'];

export interface NewBooking {
  readonly refused?: undefined;
  readonly type: BookingType;
  readonly name: string;
}

/** Uses the given name for event bookings; other types fall back to a default name (B-41). */
export function newBooking(
  sentType: string,
  sentName: string,
  defaultNames: Readonly<Record<'paper' | 'online', string>>,
): NewBooking | BookingRefusal {
  const type = bookingTypes.find((it) => it === sentType);
  if (!type) return { refused: 'unknownType' };
  if (sentName !== '') return { type, name: sentName };
  return type === 'event' ? { refused: 'required' } : { type, name: defaultNames[type] };
}

export interface Selection {
  readonly territoryIds: readonly number[];
  readonly force: boolean;
}

interface Approval {
  readonly refused?: undefined;
}

/** Rules of adding a booking, after type and name were validated (C2 BOOKING ADD). */
export function addBooking(
  {
    territories,
    nameTaken,
  }: {
    readonly territories: readonly SelectedTerritory[];
    readonly nameTaken: boolean;
  },
  selection: Selection,
): Approval | BookingRefusal {
  const refused = notBookable(territories, selection);
  if (refused) return refused;
  if (nameTaken) return { refused: 'nameTaken' };
  return bookedElsewhere(territories, selection, null) ?? {};
}

/** Rules of overwriting a booking (C2 BOOKING OVERWRITE). */
export function overwriteBooking(
  {
    booking,
    territories,
  }: {
    readonly booking: Booking | undefined;
    readonly territories: readonly SelectedTerritory[];
  },
  selection: Selection,
): { readonly refused?: undefined; readonly booking: Booking } | BookingRefusal {
  if (!booking) return { refused: 'unknownBooking' };
  const refused =
    notBookable(territories, selection) ?? bookedElsewhere(territories, selection, booking.id);
  return refused ?? { booking };
}

/** Shared preconditions of LOAD and REMOVE: at least one booking, all of them existing. */
export function chosenBookings(
  bookings: readonly Booking[],
  ids: readonly number[],
): Approval | BookingRefusal {
  if (ids.length === 0) return { refused: 'noBookingChosen' };
  return bookings.length < ids.length ? { refused: 'unknownBooking' } : {};
}

/** Rules of merging: at least two bookings, the kept one among them (C2 BOOKING MERGE, B-40). */
export function mergeBookings(
  bookings: readonly Booking[],
  ids: readonly number[],
  targetId: number,
): { readonly refused?: undefined; readonly target: Booking } | BookingRefusal {
  if (bookings.length < ids.length) return { refused: 'unknownBooking' };
  const target = bookings.find(({ id }) => id === targetId);
  return !target || ids.length < 2 ? { refused: 'noTarget' } : { target };
}

/** Rejects a printed list of available territories that contains one that is out. */
export function printable(
  territories: readonly SelectedTerritory[],
  territoryIds: readonly number[],
):
  | Approval
  | { readonly refused: 'noneSelected' | 'unknownTerritory' }
  | { readonly refused: 'noLongerIn'; readonly numberName: string } {
  if (territoryIds.length === 0) return { refused: 'noneSelected' };
  if (territories.length < territoryIds.length) return { refused: 'unknownTerritory' };
  const out = territories.find((it) => it.out);
  return out ? { refused: 'noLongerIn', numberName: out.numberName } : {};
}

function notBookable(
  territories: readonly SelectedTerritory[],
  { territoryIds }: Selection,
): BookingRefusal | null {
  if (territoryIds.length === 0) return { refused: 'noneSelected' };
  if (territories.length < territoryIds.length) return { refused: 'unknownTerritory' };
  const out = territories.find((it) => it.out);
  return out ? { refused: 'out', numberName: out.numberName } : null;
}

function bookedElsewhere(
  territories: readonly SelectedTerritory[],
  { force }: Selection,
  bookingId: number | null,
): BookingRefusal | null {
  const elsewhere = territories.filter((it) => it.bookingId !== null && it.bookingId !== bookingId);
  if (force || elsewhere.length === 0) return null;
  return {
    refused: 'alreadyBooked',
    numberName: elsewhere.map(({ numberName }) => numberName).join(', '),
  };
}
