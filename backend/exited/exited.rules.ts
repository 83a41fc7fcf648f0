import type { Temporal } from 'temporal-polyfill';
import { reprieveMonths } from '#schema/limits.ts';

export interface Assignment {
  readonly returned: boolean;
  readonly theoreticalReturnDate: Temporal.PlainDate;
  readonly reprieveMonths: number;
}

export type Reprieve =
  | { readonly refused: 'unknownAssignment' | 'alreadyReturned' }
  | {
      readonly refused?: undefined;
      readonly theoreticalReturnDate: Temporal.PlainDate;
      readonly reprieveMonths: number;
    };

/** One month from the stored date, the end of a short month where the day is missing (C2 REPRIEVE, B-19). */
export function grantReprieve(assignment: Assignment | undefined): Reprieve {
  if (!assignment) return { refused: 'unknownAssignment' };
  if (assignment.returned) return { refused: 'alreadyReturned' };
  return {
    theoreticalReturnDate: assignment.theoreticalReturnDate.add(
      { months: reprieveMonths },
      { overflow: 'constrain' },
    ),
    reprieveMonths: assignment.reprieveMonths + reprieveMonths,
  };
}

const monthsShown = 13;

/** From when on a row shows the assignments of its territory, as the histogram shows them by month. */
export const shownSince = (today: Temporal.PlainDate): string =>
  today.subtract({ months: monthsShown }).toString();
