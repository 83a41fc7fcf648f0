import { bookingNameFault } from '#machines/booking/booking.rules.ts';
import type { BookingType } from '#schema/generated.ts';

/** Who acts; roles 1 to 3 are managers (B-03, BOOK-20). */
export interface Person {
  readonly role: number;
}

/** One booking, and the state of the congregation's territories as far as it matters to it. */
export interface BookingLife {
  readonly territories: readonly string[];
  readonly out: readonly string[];
  readonly bookedElsewhere: readonly string[];
  readonly held: readonly string[];
}

export interface Filling {
  readonly by: Person;
  readonly territoryIds: readonly string[];
  readonly force: boolean;
}

export interface Creation extends Filling {
  readonly bookingType: BookingType;
  readonly bookingName: string;
  /** Another booking of the same type has the name (B-41). */
  readonly nameTaken: boolean;
}

export interface Merge {
  readonly by: Person;
  /** The territories of the other booking; null when there is none. */
  readonly other: readonly string[] | null;
  readonly kept: 'this' | 'other';
}

export const manages = ({ role }: Person) => role <= 3;

const without = (ids: readonly string[], taken: readonly string[]): readonly string[] =>
  ids.filter((id) => !taken.includes(id));

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...one,
  ...without(other, one),
];

/** The checks of an overwrite, which a creation shares (C2 BOOKING OVERWRITE). */
export const fillingAllowed = (life: BookingLife, { by, territoryIds, force }: Filling) =>
  manages(by) &&
  territoryIds.length > 0 &&
  territoryIds.every((id) => life.territories.includes(id) && !life.out.includes(id)) &&
  (force || territoryIds.every((id) => !life.bookedElsewhere.includes(id)));

/** The checks of a creation (C2 BOOKING ADD). */
export const creationAllowed = (life: BookingLife, creation: Creation) =>
  fillingAllowed(life, creation) &&
  !bookingNameFault(creation.bookingType, creation.bookingName) &&
  !creation.nameTaken;

export const filled = (
  { bookedElsewhere }: BookingLife,
  { territoryIds }: Filling,
): Partial<BookingLife> => ({
  held: union([], territoryIds),
  bookedElsewhere: without(bookedElsewhere, territoryIds),
});

export const mergeAllowed = ({ by, other }: Merge) => manages(by) && other !== null;

/** The effect of a merge on the booking that is kept. */
export const merged = (
  { held, bookedElsewhere }: BookingLife,
  { other }: Merge,
): Partial<BookingLife> => ({
  held: union(held, other ?? []),
  bookedElsewhere: without(bookedElsewhere, other ?? []),
});

/** An exit removes a territory from its booking; a return does not bring it back (B-39). */
export const takenOut = (life: BookingLife, ids: readonly string[]): Partial<BookingLife> => ({
  held: without(life.held, ids),
  bookedElsewhere: without(life.bookedElsewhere, ids),
  out: union(life.out, ids),
});

export const broughtBack = (
  { out }: BookingLife,
  ids: readonly string[],
): Partial<BookingLife> => ({
  out: without(out, ids),
});

/** The effect of another booking's change: a territory is in one booking at most (B-39). */
export const bookedElsewhere = (
  { held }: BookingLife,
  ids: readonly string[],
): Partial<BookingLife> => ({ held: without(held, ids), bookedElsewhere: ids });
