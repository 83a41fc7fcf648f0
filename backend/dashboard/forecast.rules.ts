import type { Temporal } from 'temporal-polyfill';
import { chances, timeUntil } from './forecast.chances.ts';

export interface CoverageFacts {
  readonly today: Temporal.PlainDate;
  /** Day of the congregation's first assignment; null without any. */
  readonly firstRelease: string | null;
  readonly territories: readonly {
    readonly type: string;
    /** Days of its returns in the last twelve months, oldest first. */
    readonly returns: readonly string[];
  }[];
}

/** `empty`: no territories. `idle`: no returns, hence no pace. `slow`: not within ten years. */
export type ForecastState = 'empty' | 'idle' | 'covered' | 'slow' | 'forecast';

export interface Forecast {
  readonly state: ForecastState;
  readonly total: number;
  readonly covered: number;
  readonly remaining: number;
  /**
   * Days as yyyy-mm-dd; null unless `state` is `forecast`. `latest` is also null beyond ten years.
   */
  readonly expected: string | null;
  readonly earliest: string | null;
  readonly latest: string | null;
  /** Territories not covered at the end of the service year at the present pace. */
  readonly missing: number;
  /**
   * Additional exits per month needed to cover all territories within the service year; null when
   * it has no full month left.
   */
  readonly extra_exits: number | null;
}

export interface CoverageForecast extends Forecast {
  readonly since: string;
  readonly until: string;
  /** Number of months that the pace is measured over, and the returns in them. */
  readonly months: number;
  readonly returns: number;
  /** Distinct territories among those returns. */
  readonly distinct: number;
  readonly types: readonly (Forecast & { readonly type: string })[];
}

const daysAMonth = 30.4375;
const monthsLookedBack = 12;
const monthsLookedAhead = 120;
/** With fewer days left, a monthly figure is meaningless. */
const lastMonth = 31;
const [early, late] = [0.1, 0.9];

/** First day whose returns count, for both the round and the pace. */
export const lookedBackTo = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.subtract({ months: monthsLookedBack });

/**
 * When every territory will have been covered once in the service year, at the pace of the last
 * twelve months.
 */
export function coverageForecast(facts: CoverageFacts): CoverageForecast {
  const { today, territories } = facts;
  const year = today.month >= 9 ? today.year : today.year - 1;
  const since = `${year}-09-01`;
  const until = `${year + 1}-08-31`;
  const edges = monthEdges(facts);
  const forecast = (some: CoverageFacts['territories']): Forecast => {
    const counts = countsBetween(edges, some);
    const covered = some.filter(({ returns }) => (returns.at(-1) ?? '') >= since).length;
    const distinct = distinctOf(edges, some);
    return roundForecast({
      today,
      until,
      total: some.length,
      covered,
      counts,
      distinct,
    });
  };
  const types = [...new Set(territories.map(({ type }) => type))];
  return {
    ...forecast(territories),
    since,
    until,
    months: edges.length - 1,
    returns: countsBetween(edges, territories).reduce((sum, count) => sum + count, 0),
    distinct: distinctOf(edges, territories),
    types: types.map((type) => ({
      type,
      ...forecast(territories.filter((territory) => territory.type === type)),
    })),
  };
}

interface Round {
  readonly today: Temporal.PlainDate;
  readonly until: string;
  readonly total: number;
  readonly covered: number;
  /** Returns per month. */
  readonly counts: readonly number[];
  /** Number of distinct territories returned in those months. */
  readonly distinct: number;
}

function roundForecast({ today, until, total, covered, counts, distinct }: Round): Forecast {
  const remaining = total - covered;
  const returns = counts.reduce((sum, count) => sum + count, 0);
  const none = { total, covered, remaining, expected: null, earliest: null, latest: null };
  if (total === 0) return { ...none, state: 'empty', missing: 0, extra_exits: 0 };
  if (remaining === 0) return { ...none, state: 'covered', missing: 0, extra_exits: 0 };

  const daysLeft = today.until(until, { largestUnit: 'days' }).days + 1;
  const monthsLeft = daysLeft / daysAMonth;
  const extraFor = (more: number) =>
    more <= 0 ? 0 : daysLeft < lastMonth ? null : Math.ceil(more);
  if (returns === 0) {
    const extra_exits = extraFor(remaining / monthsLeft);
    return { ...none, state: 'idle', missing: remaining, extra_exits };
  }
  const pace = returns / counts.length;
  // Some territories return twice before others return once: scale by the past ratio of returns to
  // distinct territories.
  const needed = Math.ceil((remaining * returns) / distinct);
  const missing = Math.max(0, Math.ceil(remaining - (distinct / counts.length) * monthsLeft));
  const extra_exits = extraFor(needed / monthsLeft - pace);
  const mean = needed / pace;
  if (mean > monthsLookedAhead) {
    return { ...none, state: 'slow', missing, extra_exits };
  }
  const reached = chances(counts, needed, monthsLookedAhead, late);
  const day = (months: number) => today.add({ days: Math.round(months * daysAMonth) }).toString();
  const latest = timeUntil(reached, late);
  return {
    ...none,
    state: 'forecast',
    expected: day(mean),
    earliest: day(Math.min(timeUntil(reached, early) ?? mean, mean)),
    latest: latest === null ? null : day(Math.max(latest, mean)),
    missing,
    extra_exits,
  };
}

/**
 * Boundaries of the months the pace is measured over, latest first; fewer for a young congregation.
 */
function monthEdges({ today, firstRelease }: CoverageFacts): readonly string[] {
  const edges = [today.toString()];
  for (let back = 1; back <= monthsLookedBack; back += 1) {
    const edge = today.subtract({ months: back }).toString();
    edges.push(edge);
    if (firstRelease !== null && edge <= firstRelease) break;
  }
  return edges;
}

const distinctOf = (edges: readonly string[], territories: CoverageFacts['territories']): number =>
  territories.filter(({ returns }) => returns.some((day) => day > (edges.at(-1) ?? ''))).length;

function countsBetween(
  edges: readonly string[],
  territories: CoverageFacts['territories'],
): readonly number[] {
  const counts = edges.slice(1).map(() => 0);
  for (const { returns } of territories) {
    for (const day of returns) {
      const at = edges.findIndex((edge) => day > edge);
      if (at > 0) counts[at - 1] = (counts[at - 1] ?? 0) + 1;
    }
  }
  return counts;
}
