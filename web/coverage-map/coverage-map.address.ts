import { coverageMonths } from '#schema/limits.ts';

import type { Colouring } from './coverage-map.view.ts';

const monthKey = 'mois';
const otherKey = 'avec';
const colourKey = 'couleurs';
const chosenKey = 'territoire';
const byAge = 'anciennete';

/**
 * The view in the address, so that reload, Back and a copied link restore it. Months count back
 * from the current one.
 */
export interface CoverageLook {
  readonly back: number;
  /** The month to compare with; null for a single map. */
  readonly otherBack: number | null;
  readonly colouring: Colouring;
  /** The id of the territory whose facts are shown. */
  readonly chosen: string | null;
}

export function readLook(params: URLSearchParams): CoverageLook {
  return {
    back: monthsOf(params.get(monthKey)) ?? 0,
    otherBack: monthsOf(params.get(otherKey)),
    colouring: params.get(colourKey) === byAge ? 'age' : 'state',
    chosen: /^\d+$/u.exec(params.get(chosenKey) ?? '')?.[0] ?? null,
  };
}

export function withLook(params: URLSearchParams, look: CoverageLook): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (key: string, value: string | null) =>
    value === null ? next.delete(key) : next.set(key, value);
  put(monthKey, look.back === 0 ? null : String(look.back));
  put(otherKey, look.otherBack === null ? null : String(look.otherBack));
  put(colourKey, look.colouring === 'age' ? byAge : null);
  put(chosenKey, look.chosen);
  return next;
}

function monthsOf(word: string | null): number | null {
  if (word === null || !/^\d{1,2}$/u.test(word)) return null;
  const months = Number(word);
  return months <= coverageMonths ? months : null;
}
