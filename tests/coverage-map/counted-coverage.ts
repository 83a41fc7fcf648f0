import { Temporal } from 'temporal-polyfill';
import type { Ground } from '../dashboard/random-history.ts';

/** The last day of the month `back` months ago; today for the present month. */
export function endOfMonth(today: string, back: number): string {
  if (back === 0) return today;
  const first = Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ months: back });
  return first.add({ months: 1 }).subtract({ days: 1 }).toString();
}

const outOn = ({ loans }: Ground, day: string) =>
  loans.filter(
    ({ released, returned }) => released <= day && (returned === null || returned > day),
  );

/** The state of a territory on that day, from its history. */
export function countedState(ground: Ground, day: string, today: string) {
  const backs = ground.loans.flatMap(({ returned }) =>
    returned !== null && returned <= day ? [returned] : [],
  );
  const covered = backs.toSorted().at(-1) ?? null;
  const [open] = outOn(ground, day);
  const soon = Temporal.PlainDate.from(day).add({ days: 7 }).toString();
  const state =
    open === undefined
      ? day === today && ground.booked
        ? 'booked'
        : covered === null
          ? 'never'
          : 'in'
      : open.due <= day
        ? 'late'
        : open.due <= soon
          ? 'soon'
          : 'out';
  return { state, covered, released: open?.released ?? null };
}

/** The figures of a month, from the same history. */
export function countedMonth(grounds: readonly Ground[], today: string, back: number) {
  const end = endOfMonth(today, back);
  const month = end.slice(0, 7);
  const loans = grounds.flatMap((it) => it.loans).filter(({ released }) => released <= end);
  const yearBefore = Temporal.PlainDate.from(end).subtract({ years: 1 }).toString();
  const worked = (ground: Ground) =>
    ground.loans.some(
      ({ released, returned }) =>
        (released <= end && released >= yearBefore) ||
        (returned !== null && returned <= end && returned >= yearBefore),
    );
  return {
    exits: loans.filter(({ released }) => released.startsWith(month)).length,
    returns: loans.filter(({ returned }) => returned?.startsWith(month) && returned <= end).length,
    out: grounds.filter((it) => outOn(it, end).length > 0).length,
    late: grounds.filter((it) => outOn(it, end).some(({ due }) => due <= end)).length,
    neverCovered: grounds.filter((it) => countedState(it, end, today).covered === null).length,
    neglected: grounds.filter((it) => !worked(it)).length,
  };
}
