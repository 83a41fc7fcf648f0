import type { Temporal } from 'temporal-polyfill';

const monthsShown = 13;

/** First day of the assignments shown in a row's strip, the same span as in the histogram. */
export const shownSince = (today: Temporal.PlainDate): string =>
  today.subtract({ months: monthsShown }).toString();
