import { Temporal } from 'temporal-polyfill';

export type ActivityKind = 'standard' | 'campaign' | 'invitation' | 'stand';

/** Assignment periods of the settings, in months (B-15). */
export interface AssignmentPeriods {
  readonly standard: number;
  readonly campaign: number;
  readonly stand: number;
}

/**
 * Release date plus the period of the activity's kind, clamped to the end of a short month (B-15,
 * B-16).
 */
export function theoreticalReturn(
  releaseDate: Temporal.PlainDate,
  kind: ActivityKind,
  periods: AssignmentPeriods,
): Temporal.PlainDate {
  const months = kind === 'invitation' ? periods.campaign : periods[kind];
  return releaseDate.add({ months }, { overflow: 'constrain' });
}

export const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0;
