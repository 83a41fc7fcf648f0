import { figure, monthAndYear, monthLabel, share, shareText, words } from './months.ts';
import { statesTexts as texts, trendsTexts } from './trends.texts.ts';
import type { Trends, TrendView } from './trend.ts';

const monthsShown = 24;

/** Shares of the territories at the ends of the months; of the one under way, today. */
export function statesView({ total, months: all, firstRelease }: Trends): TrendView {
  const months = all.slice(-monthsShown);
  const states = [
    { name: texts.out, of: ({ out }: Trends['months'][number]) => out },
    { name: texts.late, of: ({ late }: Trends['months'][number]) => late },
    { name: texts.never, of: ({ neverCovered }: Trends['months'][number]) => neverCovered },
  ];
  const yearAgo = months.at(-1 - monthsShown / 2);
  const said = (month: Trends['months'][number]) => {
    const [out = '', late = '', never = ''] = states.map(({ of }) => shareText(of(month), total));
    return [out, late, never] as const;
  };
  const now = months.at(-1);
  const compared = yearAgo !== undefined && (firstRelease ?? '') <= yearAgo.month;
  return {
    title: texts.title,
    finding:
      (now === undefined ? '' : texts.now(...said(now))) +
      (compared ? texts.yearAgo(monthAndYear(yearAgo.month), ...said(yearAgo)) : ''),
    basis: texts.basis,
    chart: {
      kind: 'states',
      points: months.flatMap((month) =>
        states.map(({ name, of }) => ({
          at: month.month,
          name,
          value: total === 0 ? 0 : (100 * of(month)) / total,
        })),
      ),
      legend: states.map(({ name }) => ({ name, mark: 'line' })),
      labels: Object.fromEntries(
        months.map(({ month }) => [month, beginsQuarter(month) ? monthLabel(month) : '']),
      ),
    },
    table: {
      heads: [trendsTexts.month, ...states.flatMap(({ name }) => [name, texts.shareOf(name)])],
      rows: months
        .map((month) => [
          words(monthAndYear(month.month)),
          ...states.flatMap(({ of }) => [figure(of(month)), figure(share(of(month), total))]),
        ])
        .toReversed(),
    },
  };
}

const beginsQuarter = (month: string) => Number(month.slice(5, 7)) % 3 === 1;
