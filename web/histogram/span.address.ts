import { histogramMonths } from '#schema/limits.ts';

const monthKey = 'mois';
const prefilterKey = 'prefilter';

/** The part of the history that is shown; 13 months mean all of it (HIST-03, HIST-04). */
export interface Span {
  readonly month: number;
  readonly prefilter: boolean;
}

const yearsKey = 'ans';

/** Years of the history that are seen at once, at its end (OWN-116). */
export const zooms = [1, 2, 5, 10] as const;
export type Years = (typeof zooms)[number];

/** Null for all of them. */
export const readYears = (params: URLSearchParams): Years | null =>
  zooms.find((years) => String(years) === params.get(yearsKey)) ?? null;

export function withYears(params: URLSearchParams, years: Years | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (years === null) next.delete(yearsKey);
  else next.set(yearsKey, String(years));
  return next;
}

const months = /^(?:[1-9]|1[0-3])$/u;

/** `?prefilter` is on whatever its value; the default is then twelve months (HIST-06, B-61). */
export function readSpan(params: URLSearchParams): Span {
  const prefilter = params.has(prefilterKey);
  const sent = params.get(monthKey) ?? '';
  const month = months.test(sent) ? Number(sent) : monthWithout(prefilter);
  return { month, prefilter };
}

export function withMonth(params: URLSearchParams, month: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (month === monthWithout(next.has(prefilterKey))) next.delete(monthKey);
  else next.set(monthKey, String(month));
  return next;
}

/** Turning the prefilter on resets to twelve months, turning it off keeps the months. */
export function withPrefilter(params: URLSearchParams, prefilter: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  const { month } = readSpan(params);
  if (prefilter) next.set(prefilterKey, '1');
  else next.delete(prefilterKey);
  return withMonth(next, prefilter ? histogramMonths.prefiltered : month);
}

const monthWithout = (prefilter: boolean) =>
  prefilter ? histogramMonths.prefiltered : histogramMonths.unlimited;
