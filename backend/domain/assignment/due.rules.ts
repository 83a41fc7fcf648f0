import type { Temporal } from 'temporal-polyfill';
import { returnWarningDays } from '#schema/limits.ts';

export interface DueLimits {
  readonly lateUntil: string;
  readonly soonUntil: string;
}

const known = new WeakMap<Temporal.PlainDate, DueLimits>();

/** Last theoretical return dates that count as overdue and as soon due (B-17). */
export function dueLimits(today: Temporal.PlainDate): DueLimits {
  const limits = known.get(today) ?? {
    lateUntil: today.toString(),
    soonUntil: today.add({ days: returnWarningDays }).toString(),
  };
  known.set(today, limits);
  return limits;
}
