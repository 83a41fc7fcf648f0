import type { Rest } from '../parts/rest/rest.ts';

interface WireMonth {
  readonly month: string;
  readonly exits: readonly number[];
  readonly returns: number;
  readonly late_returns: number;
  readonly out: number;
  readonly late: number;
  readonly never_covered: number;
}

interface WireTypeAtRest {
  readonly type: string;
  readonly total: number;
  readonly out: number;
  readonly median_days: number | null;
  readonly groups: readonly number[];
}

interface WireTrends {
  readonly today: string;
  readonly total: number;
  readonly first_release: string | null;
  readonly activities: readonly string[];
  readonly months: readonly WireMonth[];
  readonly rest: readonly WireTypeAtRest[];
}

/** Beyond the contract; null on a backend without trends. */
export const trendsRest = (rest: Rest) => ({
  trends: () => rest.find<WireTrends>('/territory/trends'),
});
