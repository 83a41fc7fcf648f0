import { addMonths, daysUntil, isDay } from '#machines/parts/calendar/calendar.rules.ts';
import type { BookingType } from '#schema/generated.ts';
import { onlineReturnDays, reprieveMonths, returnWarningDays } from '#schema/limits.ts';

/** Who acts; roles 1 to 3 are managers (B-03). */
export interface Person {
  readonly id: string;
  readonly role: number;
}

/** The settings and people of the congregation. */
export interface Congregation {
  readonly userIds: readonly string[];
  /** Months of an assignment by activity id (B-15). */
  readonly assignmentMonths: Readonly<Record<string, number>>;
  /** Null where every activity may be chosen (B-11). */
  readonly imposedActivities: readonly string[] | null;
  readonly restrictExits: boolean;
  readonly restrictReturns: boolean;
  readonly bypassNoVisited: boolean;
  readonly onlineAutomaticReturn: boolean;
  /** At least one booking is of type online (B-08). */
  readonly onlineEnabled: boolean;
}

/** One territory; days as yyyy-mm-dd, '' when there is none. */
export interface Assignment {
  readonly congregation: Congregation;
  readonly noVisited: boolean;
  readonly booking: BookingType | null;
  readonly today: string;
  readonly lastReturn: string;
  readonly outputs: number;
  readonly holder: string;
  readonly release: string;
  readonly due: string;
  readonly online: boolean;
}

export interface Exit {
  readonly by: Person;
  readonly userId: string;
  readonly activityId: string;
  readonly releaseDate: string;
  readonly exitAndReturn: boolean;
  readonly returnDate: string;
  readonly forceOnline: boolean;
}

export interface Return {
  readonly by: Person;
  readonly returnDate: string;
}

export const manages = ({ role }: Person) => role <= 3;

const within = (first: string, date: string, last: string) =>
  isDay(date) && first <= date && date <= last;

/** The checks of an exit, except those that force overrides (C2 EXIT, 3 to 13). */
export function exitAllowed(it: Assignment, exit: Exit): boolean {
  const { congregation, lastReturn, today } = it;
  if (!(exit.activityId in congregation.assignmentMonths)) return false;
  if (!manages(exit.by)) return onlineExitAllowed(it, exit);
  return (
    congregation.userIds.includes(exit.userId) &&
    within(lastReturn, exit.releaseDate, today) &&
    (!exit.exitAndReturn || within(exit.releaseDate, exit.returnDate, today)) &&
    (!exit.forceOnline || congregation.onlineEnabled)
  );
}

/** The checks for those who are not managers (C2 EXIT, 5 to 8). */
function onlineExitAllowed({ congregation, booking, noVisited }: Assignment, exit: Exit): boolean {
  const { restrictExits, bypassNoVisited, imposedActivities } = congregation;
  return (
    !(exit.by.role === 5 && restrictExits) &&
    booking === 'online' &&
    (!noVisited || bypassNoVisited) &&
    (imposedActivities === null || imposedActivities.includes(exit.activityId))
  );
}

export const returnedAtOnce = ({ by, exitAndReturn }: Exit) => manages(by) && exitAndReturn;

/** The effect of an exit (C2 EXIT). */
export function exited(it: Assignment, exit: Exit): Partial<Assignment> {
  const manager = manages(exit.by);
  const release = manager ? exit.releaseDate : it.today;
  return {
    outputs: it.outputs + 1,
    holder: manager ? exit.userId : exit.by.id,
    release,
    due: addMonths(release, it.congregation.assignmentMonths[exit.activityId] ?? 0),
    online: !manager || exit.forceOnline || it.booking === 'online',
    booking: null,
  };
}

/** The checks of a return (C2 RETURN, 3 to 5). */
export function returnAllowed(it: Assignment, { by, returnDate }: Return): boolean {
  if (manages(by)) return within(it.release, returnDate, it.today);
  return (
    it.holder === by.id &&
    !(by.role === 5 && it.congregation.restrictReturns) &&
    it.online &&
    daysUntil(it.release, it.today) > onlineReturnDays
  );
}

export const dateOfReturn = ({ today }: Assignment, { by, returnDate }: Return) =>
  manages(by) ? returnDate : today;

const nobody = { holder: '', release: '', due: '', online: false } as const;

export const returned = (date: string): Partial<Assignment> => ({ ...nobody, lastReturn: date });

/** The effect of a cancelled exit: the next exit reuses its number (C2 CANCEL). */
export const cancelled = ({ outputs }: Assignment): Partial<Assignment> => ({
  ...nobody,
  outputs: outputs - 1,
});

/** The effect of a reprieve (C2 REPRIEVE). */
export const reprieved = ({ due }: Assignment): Partial<Assignment> => ({
  due: addMonths(due, reprieveMonths),
});

/** Online assignments return by themselves on their due day (C2 AUTOMATIC RETURN). */
export const automaticallyReturned = ({ congregation, online, due }: Assignment, today: string) =>
  congregation.onlineAutomaticReturn && online && due <= today;

/** From the due day on, and in the days before it (B-17). */
export const late = ({ due, today }: Assignment) => due <= today;
export const soon = ({ due, today }: Assignment) => daysUntil(today, due) <= returnWarningDays;
