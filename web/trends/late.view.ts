import {
  capitalised,
  figure,
  monthAndYear,
  share,
  shareText,
  sum,
  wholeYears,
  words,
} from './months.ts';
import { lateTexts as texts, statesTexts, trendsTexts } from './trends.texts.ts';
import type { Trends, TrendView } from './trend.ts';

type Month = Pick<Trends['months'][number], 'month' | 'returns' | 'lateReturns'>;

interface Quarter {
  readonly key: string;
  readonly name: string;
  readonly short: string;
  readonly returns: number;
  readonly late: number;
}

/** The quarter under way and the seven before it, all whole within the months that are known. */
const quartersShown = 8;

/** The share of returns after the theoretical date, by calendar quarter. */
export function lateView({ months }: Trends): TrendView {
  const { before, since } = wholeYears(months);
  const known = { title: texts.title, basis: texts.underWay };
  if (sum(months.map(({ returns }) => returns)) === 0) {
    return { ...known, basis: null, finding: texts.none, chart: null, table: null };
  }
  const quarters = quartersOf(months);
  return {
    ...known,
    finding: findingOf(since, before),
    chart: {
      kind: 'late',
      points: quarters.flatMap(({ key, returns, late }) =>
        returns === 0 ? [] : [{ at: key, name: texts.late, value: share(late, returns) }],
      ),
      legend: [],
      labels: Object.fromEntries(quarters.map(({ key, short }) => [key, short])),
    },
    table: {
      heads: [texts.quarter, texts.returns, texts.late, statesTexts.shareOf(trendsTexts.share)],
      rows: quarters
        .map(({ name, returns, late }, at) => [
          words(at === quarters.length - 1 ? texts.quarterUnderWay(name) : name),
          figure(returns),
          figure(late),
          returns === 0 ? words('') : figure(share(late, returns)),
        ])
        .toReversed(),
    },
  };
}

function findingOf(since: readonly Month[], before: readonly Month[]): string {
  const count = (months: readonly Month[]) => ({
    returns: sum(months.map(({ returns }) => returns)),
    late: sum(months.map(({ lateReturns }) => lateReturns)),
  });
  const [year, yearBefore] = [count(since), count(before)];
  const span = trendsTexts.span(
    monthAndYear(since[0]?.month ?? ''),
    monthAndYear(since.at(-1)?.month ?? ''),
  );
  if (year.returns === 0) return texts.noneOfYear(span);
  const against =
    yearBefore.returns === 0 ? '' : texts.against(shareText(yearBefore.late, yearBefore.returns));
  const summary = texts.ofYear(span, year.late, year.returns, shareText(year.late, year.returns));
  return `${capitalised(summary)}${against}.`;
}

function quartersOf(months: readonly Month[]): readonly Quarter[] {
  const quarters = new Map<string, Quarter>();
  for (const { month, returns, lateReturns } of months) {
    const [year = 0, ofYear = 1] = month.split('-').map(Number);
    const quarter = Math.ceil(ofYear / 3);
    const key = `${year}-${quarter}`;
    const counted = quarters.get(key);
    quarters.set(key, {
      key,
      name: texts.quarterName(quarter, year),
      short: texts.quarterShort(quarter, year),
      returns: (counted?.returns ?? 0) + returns,
      late: (counted?.late ?? 0) + lateReturns,
    });
  }
  return [...quarters.values()].slice(-quartersShown);
}
