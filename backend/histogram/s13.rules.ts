import { Temporal } from 'temporal-polyfill';
import { neglectedMonths } from '#schema/limits.ts';
import { isBefore } from '../domain/assignment/period.rules.ts';

/** 1 September to 31 August, named by the year of its end (B-63). */
export interface ServiceYear {
  readonly refused?: undefined;
  readonly name: number;
  readonly begins: string;
  readonly ends: string;
}

const september = 9;
const firstYear = 1900;

export const serviceYearAt = ({ year, month }: Temporal.PlainDate): number =>
  month >= september ? year + 1 : year;

/** The current year by default; refuses future years and those before `firstYear`. */
export function chosenServiceYear(
  sent: string,
  today: Temporal.PlainDate,
): ServiceYear | { readonly refused: 'unknownYear' } {
  const present = serviceYearAt(today);
  const name = sent === '' ? present : Number(/^\d{4}$/.exec(sent)?.[0]);
  if (!(name >= firstYear && name <= present)) return { refused: 'unknownYear' };
  return { name, begins: `${name - 1}-09-01`, ends: `${name}-08-31` };
}

/** Service years to choose from, current one first. */
export function serviceYearsSince(
  firstRelease: string | null,
  today: Temporal.PlainDate,
): readonly number[] {
  const present = serviceYearAt(today);
  const first = firstRelease === null ? present : serviceYearAt(day(firstRelease));
  return Array.from({ length: Math.max(present - first + 1, 1) }, (_, back) => present - back);
}

export interface CheckedAssignment {
  readonly released: string | null;
  readonly returned: string | null;
  readonly exited: boolean;
}

export type AssignmentOddity = 'noDate' | 'returnedBeforeExit' | 'overlap' | 'outTooLong';

export interface Odd<Assignment> {
  readonly oddity: AssignmentOddity;
  readonly assignment: Assignment;
}

/**
 * Assignments that a reader of the sheet would question; `assignments` are ordered by release date.
 */
export function oddAssignments<Assignment extends CheckedAssignment>(
  assignments: readonly Assignment[],
  today: Temporal.PlainDate,
): readonly Odd<Assignment>[] {
  const neglected = today.subtract({ months: neglectedMonths });
  const odd: Odd<Assignment>[] = [];
  let busyUntil = '';
  for (const assignment of assignments) {
    const { released, returned, exited } = assignment;
    const say = (oddity: AssignmentOddity) => odd.push({ oddity, assignment });
    if (released === null || (returned === null && !exited)) say('noDate');
    if (released === null) continue;
    if (returned !== null && returned < released) say('returnedBeforeExit');
    if (released < busyUntil) say('overlap');
    if (exited && isBefore(day(released), neglected)) say('outTooLong');
    const end = returned ?? endOfTime;
    if (end > busyUntil) busyUntil = end;
  }
  return odd;
}

/** Whether an oddity shows on the sheet of that year; the undated and the overlong always count. */
export const concerns = (
  { begins, ends }: ServiceYear,
  { oddity, assignment: { released } }: Odd<CheckedAssignment>,
): boolean =>
  oddity === 'outTooLong' || released === null || (released >= begins && released <= ends);

const endOfTime = '9999-12-31';

const day = (text: string) => Temporal.PlainDate.from(text);
