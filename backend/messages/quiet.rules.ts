import type { Temporal } from 'temporal-polyfill';

/** Hours of the day, 0 to 23; the same twice: never quiet. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

/** Of whoever chose none (OWN-411). */
export const usualQuietHours: QuietHours = { from: 21, until: 8 };

/** The local moment when the present quiet ends; null outside of it. */
export function quietEnd(
  local: Temporal.ZonedDateTime,
  { from, until }: QuietHours,
): Temporal.ZonedDateTime | null {
  const { hour } = local;
  const quiet = from <= until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!quiet) return null;
  const day = hour < until ? local : local.add({ days: 1 });
  return day.startOfDay().with({ hour: until });
}
