import type { Temporal } from 'temporal-polyfill';
import { histogramMonths } from '#schema/limits.ts';

export type ShownSpan =
  | { readonly refused: 'unknownMonth' }
  /** The first day that is looked at; null: the whole history. */
  | { readonly refused?: undefined; readonly since: string | null };

/** B-61: the last m months, counted back from today to the end of a short month; 13, or nothing sent, is all. */
export function shownSpan(month: string, today: Temporal.PlainDate): ShownSpan {
  const months = month === '' ? histogramMonths.unlimited : Number(/^\d{1,2}$/.exec(month)?.[0]);
  if (!(months >= histogramMonths.least && months <= histogramMonths.unlimited)) {
    return { refused: 'unknownMonth' };
  }
  const since = months === histogramMonths.unlimited ? null : today.subtract({ months });
  return { since: since?.toString() ?? null };
}
