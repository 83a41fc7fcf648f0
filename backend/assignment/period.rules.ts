import { Temporal } from 'temporal-polyfill';

export type ActivityKind = 'standard' | 'campaign' | 'invitation' | 'stand';

/** The loan lengths of the settings, in months (B-15). */
export interface LoanPeriods {
  readonly standard: number;
  readonly campaign: number;
  readonly stand: number;
}

/** B-15, B-16: the length goes by the kind of activity; the end of a short month where the day is missing. */
export function theoreticalReturn(
  releaseDate: Temporal.PlainDate,
  kind: ActivityKind,
  periods: LoanPeriods,
): Temporal.PlainDate {
  const months = kind === 'invitation' ? periods.campaign : periods[kind];
  return releaseDate.add({ months }, { overflow: 'constrain' });
}

export const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0;
