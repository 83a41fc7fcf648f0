import { bookingNameFault } from './booking.rules.ts';
import type { BookingType } from '#schema/generated.ts';

/** Whoever acts; up to role 3 a manager (B-03, BOOK-20). */
export interface Person {
  readonly role: number;
}

/** One booking, and what of the congregation's territories concerns it. */
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
  /** By another booking of the same type (B-41). */
  readonly nameTaken: boolean;
}

export interface Merge {
  readonly by: Person;
  /** What the other one holds; null when there is no other. */
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

/** C2 BOOKING OVERWRITE, and what ADD has in common with it. */
export const fillingAllowed = (life: BookingLife, { by, territoryIds, force }: Filling) =>
  manages(by) &&
  territoryIds.length > 0 &&
  territoryIds.every((id) => life.territories.includes(id) && !life.out.includes(id)) &&
  (force || territoryIds.every((id) => !life.bookedElsewhere.includes(id)));

/** C2 BOOKING ADD. */
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

/** What it holds once the other one is in it. */
export const merged = (
  { held, bookedElsewhere }: BookingLife,
  { other }: Merge,
): Partial<BookingLife> => ({
  held: union(held, other ?? []),
  bookedElsewhere: without(bookedElsewhere, other ?? []),
});

/** What is taken out leaves its booking, and does not come back into it (B-39). */
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

/** What other bookings hold now: one booking at most holds a territory (B-39). */
export const bookedElsewhere = (
  { held }: BookingLife,
  ids: readonly string[],
): Partial<BookingLife> => ({ held: without(held, ids), bookedElsewhere: ids });
