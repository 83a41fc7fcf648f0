import { figure, monthAndYear, monthLabel, monthName, sum, wholeYears, words } from './months.ts';
import { exitsTexts as texts, trendsTexts } from './trends.texts.ts';
import type { Trends, TrendView } from './trend.ts';

type Month = Trends['months'][number];

/** Exits of twelve whole months by activity, against those of the year before. */
export function exitsView({ activities, months, firstRelease }: Trends): TrendView {
  const { before, since, underWay } = wholeYears(months);
  const used = activities.flatMap((name, at) =>
    [...before, ...since].some(({ exits }) => (exits[at] ?? 0) > 0) ? [{ name, at }] : [],
  );
  const exitsNow = sum(underWay?.exits ?? []);
  const pairs = since.flatMap((month, at) => {
    const yearAgo = before[at];
    return yearAgo === undefined ? [] : [{ month, yearAgo }];
  });
  const known = {
    title: texts.title,
    basis: underWay === undefined ? null : texts.underWay(monthName(underWay.month), exitsNow),
  };
  if (used.length === 0) {
    return exitsNow === 0
      ? { ...known, basis: null, finding: texts.none, chart: null, table: null }
      : { ...known, finding: texts.noneBefore, chart: null, table: null };
  }
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

function findingOf(
  pairs: readonly { readonly month: Month; readonly yearAgo: Month }[],
  firstRelease: string,
): string {
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (first === undefined || last === undefined) return '';
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
  const against = firstRelease > first.yearAgo.month ? '' : texts.against(yearBefore);
  const span = trendsTexts.span(monthAndYear(first.month.month), monthAndYear(month.month));
  return `${texts.ofMonth(monthName(month.month), exits)}${comparison}. ${texts.ofYear(year, span)}${against}.`;
}
