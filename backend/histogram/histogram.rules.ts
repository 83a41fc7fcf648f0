import type { Temporal } from 'temporal-polyfill';
import { histogramMonths } from '#schema/limits.ts';

export type ShownSpan =
  | { readonly refused: 'unknownMonth' }
  /** First day of the span; null for the whole history. */
  | { readonly refused?: undefined; readonly since: string | null };

/**
 * The last m months, clamped to the end of a short month; 13 or an absent value means the whole
 * history (B-61).
 */
export function shownSpan(month: string, today: Temporal.PlainDate): ShownSpan {
  const months = month === '' ? histogramMonths.unlimited : Number(/^\d{1,2}$/.exec(month)?.[0]);
  if (!(months >= histogramMonths.least && months <= histogramMonths.unlimited)) {
    return { refused: 'unknownMonth' };
  }
  const since = months === histogramMonths.unlimited ? null : today.subtract({ months });
  return { since: since?.toString() ?? null };
}
