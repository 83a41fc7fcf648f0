import type { Temporal } from 'temporal-polyfill';
import { returnWarningDays } from '#schema/limits.ts';

export interface DueLimits {
  readonly lateUntil: string;
  readonly soonUntil: string;
}

/** Until which theoretical return date an assignment is late, and until which one it is soon due (B-17). */
export const dueLimits = (today: Temporal.PlainDate): DueLimits => ({
  lateUntil: today.toString(),
  soonUntil: today.add({ days: returnWarningDays }).toString(),
});
