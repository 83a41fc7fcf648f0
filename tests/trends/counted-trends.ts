import { monthsBefore } from '../dashboard/counted-forecast.ts';
import type { Assignment, Ground } from '../dashboard/random-history.ts';

const activities = [1, 2, 3, 4];
const typeNames = ['Habitations', 'Commerces', 'Entreprises', 'Rural'];
const day = 86_400_000;

const lastDayOf = (month: string, today: string): string => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10);
  return last < today ? last : today;
};

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** The figures counted assignment by assignment and day by day, independently of the backend. */
export function countedTrends(grounds: readonly Ground[], today: string) {
  const all = grounds.flatMap(({ loans }) => loans);
  const months = Array.from({ length: 25 }, (_, at) =>
    monthsBefore(`${today.slice(0, 7)}-01`, 24 - at).slice(0, 7),
  );
  const openOn = ({ loans }: Ground, on: string) =>
    loans.find(({ released, returned }) => released <= on && (returned === null || returned > on));
  const backIn = (month: string) => all.filter(({ returned }) => returned?.slice(0, 7) === month);

  return {
    today,
    total: grounds.length,
    first_release: all.map(({ released }) => released).toSorted()[0] ?? null,
    activities: ['Porte à porte', 'Campagne', 'Invitation', 'Présentoir'],
    months: months.map((month) => {
      const end = lastDayOf(month, today);
      return {
        month: `${month}-01`,
        exits: activities.map(
          (activity) =>
            all.filter((it) => it.activity === activity && it.released.slice(0, 7) === month)
              .length,
        ),
        returns: backIn(month).length,
        late_returns: backIn(month).filter(({ returned, due }) => (returned ?? '') > due).length,
        out: grounds.filter((ground) => openOn(ground, end)).length,
        late: grounds.filter((ground) => (openOn(ground, end)?.due ?? '9') <= end).length,
        never_covered: grounds.filter(
          ({ loans }) => !loans.some(({ returned }) => returned !== null && returned <= end),
        ).length,
      };
    }),
    rest: typeNames.flatMap((type, at) => {
      const ofType = grounds.filter(({ typeId }) => typeId === at + 1);
      if (ofType.length === 0) return [];
      const inside = ofType.filter(({ loans }) => !loans.some(({ returned }) => returned === null));
      const lastReturns = inside.flatMap(({ loans }) => lastReturn(loans) ?? []);
      const since = (months: number) => monthsBefore(today, months);
      const between = (from: string, to: string) =>
        lastReturns.filter((returned) => returned >= from && returned < to).length;
      const days = median(lastReturns.map((it) => (Date.parse(today) - Date.parse(it)) / day));
      return [
        {
          type,
          total: ofType.length,
          out: ofType.length - inside.length,
          median_days: days === null ? null : roundedToEven(days),
          groups: [
            between(since(4), '9'),
            between(since(8), since(4)),
            between(since(12), since(8)),
            between(since(24), since(12)),
            between('0', since(24)),
            inside.length - lastReturns.length,
          ],
        },
      ];
    }),
  };
}

const lastReturn = (loans: readonly Assignment[]) => loans.at(-1)?.returned;

/** As the database rounds a half. */
const roundedToEven = (value: number) => {
  const below = Math.floor(value);
  return value - below === 0.5 ? below + (below % 2) : Math.round(value);
};
