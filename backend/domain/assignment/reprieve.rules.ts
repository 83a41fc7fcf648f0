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

/** One month after the stored date, clamped to the end of a short month (C2 REPRIEVE, B-19). */
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
