import { capitalised, figure, sum, words } from './months.ts';
import { restTexts as texts } from './trends.texts.ts';
import type { Trends, TrendView } from './trend.ts';

/** The first group of those that rest for more than a year, and the group of those that never went out. */
const longRest = 3;
const neverOut = 5;
const daysAMonth = 30.44;

type TypeAtRest = Trends['rest'][number];

/** How long the territories of each type have been resting. */
export function restView({ rest }: Trends): TrendView {
  const known = { title: texts.title, basis: null };
  const inside = rest.filter(({ total, out }) => total > out);
  if (inside.length === 0) return { ...known, finding: texts.none, chart: null, table: null };
  return {
    ...known,
    finding: findingOf(inside),
    chart: {
      kind: 'rest',
      points: inside.flatMap(({ type, groups }) =>
        texts.groups.map((name, at) => ({ at: type, name, value: groups[at] ?? 0 })),
      ),
      legend: texts.groups.map((name) => ({ name, mark: 'area' })),
      labels: Object.fromEntries(inside.map(({ type }) => [type, type])),
    },
    table: {
      heads: [texts.type, ...texts.groups.map(capitalised), texts.out, texts.median],
      rows: rest.map(({ type, groups, out, medianDays }) => [
        words(type),
        ...texts.groups.map((_, at) => figure(groups[at] ?? 0)),
        figure(out),
        medianDays === null ? words('') : figure(medianDays),
      ]),
    },
  };
}

function findingOf(rest: readonly TypeAtRest[]): string {
  const ofGroups = (from: number, to: number) =>
    sum(rest.map(({ groups }) => sum(groups.slice(from, to))));
  const resting = ofGroups(0, neverOut);
  const long = ofGroups(longRest, neverOut);
  const never = ofGroups(neverOut, neverOut + 1);
  return [
    resting === 0 ? texts.noneResting : texts.resting(resting),
    resting === 0 ? '' : long === 0 ? texts.noneLong : texts.long(long),
    '.',
    never === 0 ? '' : texts.never(never),
    longestOf(rest),
  ].join('');
}

/** A comparison of types, where there are several that rest. */
function longestOf(rest: readonly TypeAtRest[]): string {
  const [longest, next] = rest
    .flatMap(({ type, medianDays }) => (medianDays === null ? [] : [{ type, medianDays }]))
    .toSorted((one, other) => other.medianDays - one.medianDays);
  if (longest === undefined || next === undefined) return '';
  const months = Math.floor(longest.medianDays / daysAMonth);
  return texts.longest(
    longest.type,
    months === 0 ? texts.days(longest.medianDays) : texts.months(months),
  );
}
