import { type Fault, upTo, firstFault, required } from '../fields/fields.rules.ts';
import type {
  BookingType,
  ExitChoices,
  ExitForm,
  ReturnChoices,
  TerritoryChoice,
} from '#schema/generated.ts';

/** What is typed on t-exit; days as yyyy-mm-dd. What is hidden counts for nothing. */
export interface ExitEntries {
  readonly activityId: string;
  readonly userId: string;
  readonly releaseDate: string;
  readonly exitAndReturn: boolean;
  readonly returnDate: string;
  readonly forceOnlineBooking: boolean;
  readonly force: boolean;
}

/** What is chosen on t-exit. */
export interface ExitDesk {
  readonly choices: ExitChoices | null;
  readonly chosen: readonly TerritoryChoice[];
  readonly filter: BookingType | null;
  readonly forceOffered: boolean;
}

/** The territories of these ids: among those offered, or chosen before the list changed. */
export const chosenAmong = (
  ids: readonly string[],
  offered: readonly TerritoryChoice[],
  chosen: readonly TerritoryChoice[],
): readonly TerritoryChoice[] =>
  ids.flatMap((id) => [...offered, ...chosen].find((territory) => territory.id === id) ?? []);

/** What is chosen and still offered. */
export const stillOffered = (
  chosen: readonly TerritoryChoice[],
  offered: readonly TerritoryChoice[],
): readonly TerritoryChoice[] =>
  offered.filter(({ id }) => chosen.some((territory) => territory.id === id));

export const userFault = (userId: string) => firstFault(userId, [required]);

export const activityFault = (activityId: string) => firstFault(activityId, [required]);

/** EXIT-18, RET-14, B-106: `today` is the server's, which also judges the order of the dates. */
export const dateFault = (date: string, today: string): Fault | null =>
  firstFault(date, [required, upTo(today)]);

/** EXIT-15. */
export const forceOnlineOffered = ({ choices, filter }: ExitDesk): boolean =>
  choices !== null && choices.manager && choices.enableOnlineBooking && filter !== 'online';

/** The exit may be saved (EXIT-09, EXIT-10, EXIT-17). */
export function exitFilled(desk: ExitDesk, entered: ExitEntries): boolean {
  const { choices, chosen } = desk;
  if (choices === null || chosen.length === 0 || activityFault(entered.activityId)) return false;
  if (!choices.manager) return chosen.length === 1;
  const { userId, releaseDate, exitAndReturn, returnDate } = entered;
  return (
    !userFault(userId) &&
    !dateFault(releaseDate, choices.releaseDate) &&
    (!exitAndReturn || !dateFault(returnDate, choices.releaseDate))
  );
}

/** What is sent: who is no manager sends a territory and an activity (EXIT-19, EXIT-24, B-07). */
export function exitFormOf(desk: ExitDesk, entered: ExitEntries): ExitForm {
  const { activityId, userId, releaseDate, exitAndReturn, returnDate } = entered;
  const chosen = { territoryIds: desk.chosen.map(({ id }) => id), activityId };
  if (desk.choices?.manager !== true) return chosen;
  return {
    ...chosen,
    userId,
    releaseDate,
    exitAndReturn,
    returnDate: exitAndReturn ? returnDate : null,
    forceOnlineBooking: entered.forceOnlineBooking && forceOnlineOffered(desk),
    filter: desk.filter,
    forceBookingOverwrite: entered.force && desk.forceOffered,
  };
}

/** The return may be asked for (RET-04, RET-05, RET-14): for who is no manager it is dated by the server. */
export function returnFilled(
  { choices, chosen }: { choices: ReturnChoices | null; chosen: readonly TerritoryChoice[] },
  returnDate: string,
): boolean {
  if (choices === null || chosen.length === 0) return false;
  return !choices.manager || !dateFault(returnDate, choices.returnDate);
}
