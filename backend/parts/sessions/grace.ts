import type { Temporal } from 'temporal-polyfill';

/** Days from the demand of a second factor in which the password still opens alone (OWN-399). */
export const graceDays = 7;

/** Who was asked for one at that moment or before has had these days. */
export const graceEnded = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 24 * graceDays });
