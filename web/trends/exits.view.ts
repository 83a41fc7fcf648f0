import { figure, monthAndYear, monthLabel, monthName, sum, twoYears, words } from './months.ts';
import { exitsTexts as texts, trendsTexts } from './trends.texts.ts';
import type { Trends, TrendView } from './trend.ts';

type Month = Trends['months'][number];

/** Exits of twelve months by activity, against those of the year before. */
export function exitsView({ activities, months, firstRelease }: Trends): TrendView {
  const { before, since } = twoYears(months);
  const used = activities.flatMap((name, at) =>
    months.some(({ exits }) => (exits[at] ?? 0) > 0) ? [{ name, at }] : [],
  );
  const pairs = since.flatMap((month, at) => {
    const yearAgo = before[at];
    return yearAgo === undefined ? [] : [{ month, yearAgo }];
  });
  const known = { title: texts.title, basis: null };
  if (used.length === 0) return { ...known, finding: texts.none, chart: null, table: null };
  return {
    ...known,
    finding: findingOf(pairs, firstRelease ?? ''),
    chart: {
      kind: 'exits',
      points: pairs.flatMap(({ month, yearAgo }) => [
        ...used.map(({ name, at }) => ({ at: month.month, name, value: month.exits[at] ?? 0 })),
        { at: month.month, name: texts.yearAgo, value: sum(yearAgo.exits) },
      ]),
      legend: [
        ...used.map(({ name }) => ({ name, mark: 'area' as const })),
        { name: texts.yearAgo, mark: 'line' as const },
      ],
      labels: Object.fromEntries(since.map(({ month }) => [month, monthLabel(month)])),
    },
    table: {
      heads: [
        trendsTexts.month,
        ...used.flatMap(({ name }) => [name, texts.activityYearAgo(name)]),
        texts.total,
        texts.yearAgo,
      ],
      rows: pairs
        .map(({ month, yearAgo }) => [
          words(monthAndYear(month.month)),
          ...used.flatMap(({ at }) => [
            figure(month.exits[at] ?? 0),
            figure(yearAgo.exits[at] ?? 0),
          ]),
          figure(sum(month.exits)),
          figure(sum(yearAgo.exits)),
        ])
        .toReversed(),
    },
  };
}

/** The last whole month says more than the one under way. */
function findingOf(
  pairs: readonly { readonly month: Month; readonly yearAgo: Month }[],
  firstRelease: string,
): string {
  const last = pairs.at(-2);
  if (last === undefined) return '';
  const { month, yearAgo } = last;
  const exits = sum(month.exits);
  const more = exits - sum(yearAgo.exits);
  const comparison =
    firstRelease > yearAgo.month
      ? ''
      : more === 0
        ? texts.same
        : more > 0
          ? texts.more(more)
          : texts.less(-more);
  const year = sum(pairs.map((pair) => sum(pair.month.exits)));
  const yearBefore = sum(pairs.map((pair) => sum(pair.yearAgo.exits)));
  const began = pairs[0]?.yearAgo.month ?? '';
  const against = firstRelease > began ? '' : texts.against(yearBefore);
  return `${texts.ofMonth(monthName(month.month), exits)}${comparison}. ${texts.ofYear(year)}${against}.`;
}
