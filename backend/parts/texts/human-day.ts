import type { Temporal } from 'temporal-polyfill';

/** `2026-03-15` as `15/03/2026`. */
export const humanDay = (day: Temporal.PlainDate | string): string =>
  day.toString().split('-').toReversed().join('/');
