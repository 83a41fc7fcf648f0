import type { Problem } from '../parts/failure/failure.ts';
import { type Fault, upTo, firstFault, required } from '../parts/fields/fields.rules.ts';
import type {
  BookingType,
  ExitChoices,
  ExitForm,
  Force,
  ReturnChoices,
  TerritoriesExited,
  TerritoryChoice,
} from '#schema/generated.ts';

/** What a manager forces: the exit counts as online, or it overrides the booking of a territory. */
export interface ExitForces {
  readonly onlineBooking: boolean;
  readonly bookingOverwrite: boolean;
}

/** The entries of the form of t-exit, hidden fields included; days as yyyy-mm-dd. */
export interface ExitEntries {
  readonly activityId: string;
  readonly userId: string;
  readonly releaseDate: string;
  readonly exitAndReturn: boolean;
  readonly returnDate: string;
  readonly force: ExitForces;
}

/** The list of t-exit and the choice made in it. */
export interface ExitDesk {
  readonly choices: ExitChoices | null;
  /** The territories to take out; they stay known when a later list no longer offers them. */
  readonly territories: readonly TerritoryChoice[];
  readonly filter: BookingType | null;
  /** The force that the last refusal offered for these territories. */
  readonly forceOffered: Force | null;
}

/** A finished exit; without a message there is nothing to show. */
export interface ExitSuccess {
  readonly message: string | null;
  readonly territoryIds: readonly string[];
  readonly numberNames: readonly string[];
  /** To whom; null for one's own. */
  readonly userId: string | null;
  /** The act, as its undo names it; null where it cannot be undone. */
  readonly act: string | null;
}

const idsOf = (territories: readonly TerritoryChoice[]) => territories.map(({ id }) => id);

/** The territories with these ids, from the list or from an earlier choice; unknown ids are dropped. */
export const territoriesOf = (
  territoryIds: readonly string[],
  offered: readonly TerritoryChoice[] = [],
  before: readonly TerritoryChoice[] = [],
): readonly TerritoryChoice[] =>
  territoryIds.flatMap((id) => [...offered, ...before].find((it) => it.id === id) ?? []);

/** The territories of a choice that the list still offers, as it offers them now. */
export const stillOffered = (
  territories: readonly TerritoryChoice[],
  offered: readonly TerritoryChoice[],
): readonly TerritoryChoice[] =>
  offered.filter(({ id }) => territories.some((territory) => territory.id === id));

export const userFault = (userId: string) => firstFault(userId, [required]);

export const activityFault = (activityId: string) => firstFault(activityId, [required]);

/** `today` is the server's day; the order of two dates is left to the server (EXIT-18, RET-14, B-106). */
export const dateFault = (date: string, today: string): Fault | null =>
  firstFault(date, [required, upTo(today)]);

/** The forces a manager may use now (EXIT-15, EXIT-21). */
export const forcesOffered = ({ choices, filter, forceOffered }: ExitDesk): ExitForces => ({
  onlineBooking:
    choices !== null && choices.manager && choices.enableOnlineBooking && filter !== 'online',
  bookingOverwrite: forceOffered === 'bookingOverwrite',
});

/** Only a refusal changes the offer: a call without an answer leaves it as it was. */
export const forceOfferedAfter = (problem: Problem | null, before: Force | null): Force | null =>
  problem === null || problem === 'unreachable' ? before : problem.forceOffered;

export const successOf = (
  { territories, form }: ExitDesk & { readonly form: ExitForm },
  { changeDisplay, changeMessage, notice }: TerritoriesExited,
): ExitSuccess => ({
  message: changeDisplay ? (changeMessage ?? '') : null,
  territoryIds: idsOf(territories),
  numberNames: territories.map(({ numberName }) => numberName),
  userId: form.userId ?? null,
  act: notice?.undo ?? null,
});

/** Whether the exit can be saved (EXIT-09, EXIT-10, EXIT-17). */
export function exitFilled(desk: ExitDesk, entries: ExitEntries): boolean {
  const { choices, territories } = desk;
  if (choices === null || territories.length === 0) return false;
  if (activityFault(entries.activityId)) return false;
  if (!choices.manager) return territories.length === 1;
  const { userId, releaseDate, exitAndReturn, returnDate } = entries;
  return (
    !userFault(userId) &&
    !dateFault(releaseDate, choices.releaseDate) &&
    (!exitAndReturn || !dateFault(returnDate, choices.releaseDate))
  );
}

/** The form to send; for those who are not managers it holds only a territory and an activity (EXIT-19, EXIT-24, B-07). */
export function exitFormOf(desk: ExitDesk, entries: ExitEntries): ExitForm {
  const { activityId, userId, releaseDate, exitAndReturn, returnDate, force } = entries;
  const choice = { territoryIds: idsOf(desk.territories), activityId };
  if (desk.choices?.manager !== true) return choice;
  const offered = forcesOffered(desk);
  return {
    ...choice,
    userId,
    releaseDate,
    exitAndReturn,
    returnDate: exitAndReturn ? returnDate : null,
    forceOnlineBooking: force.onlineBooking && offered.onlineBooking,
    filter: desk.filter,
    forceBookingOverwrite: force.bookingOverwrite && offered.bookingOverwrite,
  };
}

/** Whether the return can be asked for; for those who are not managers the server sets its day (RET-04, RET-05, RET-14). */
export function returnFilled(
  {
    choices,
    territories,
  }: { choices: ReturnChoices | null; territories: readonly TerritoryChoice[] },
  returnDate: string,
): boolean {
  if (choices === null || territories.length === 0) return false;
  return !choices.manager || !dateFault(returnDate, choices.returnDate);
}
