import type { Temporal } from 'temporal-polyfill';

/** `2026-03-15` as `15/03/2026`. */
export const humanDay = (day: Temporal.PlainDate | string): string =>
  day.toString().split('-').toReversed().join('/');

/** `15/03/2026 à 09:05`. */
export const humanMoment = (local: Temporal.ZonedDateTime): string =>
  `${humanDay(local.toPlainDate())} à ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`;
