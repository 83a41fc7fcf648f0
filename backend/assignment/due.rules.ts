import type { Temporal } from 'temporal-polyfill';
import { returnWarningDays } from '#schema/limits.ts';

export interface DueLimits {
  readonly lateUntil: string;
  readonly soonUntil: string;
}

const known = new WeakMap<Temporal.PlainDate, DueLimits>();

/** Until which theoretical return date an assignment is late, and until which one it is soon due (B-17). */
export function dueLimits(today: Temporal.PlainDate): DueLimits {
  const limits = known.get(today) ?? {
    lateUntil: today.toString(),
    soonUntil: today.add({ days: returnWarningDays }).toString(),
  };
  known.set(today, limits);
  return limits;
}
