import type { Temporal } from 'temporal-polyfill';

export const humanDay = ({ day, month, year }: Temporal.PlainDate): string =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
