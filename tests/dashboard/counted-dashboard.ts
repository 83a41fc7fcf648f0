import { monthsBefore } from './counted-forecast.ts';
import type { Ground } from './random-history.ts';

/** The figures counted day by day, independently of the backend. */
export function countedDashboard(grounds: readonly Ground[], today: string) {
  const isOut = ({ loans }: Ground) => loans.some((loan) => loan.returned === null);
  const yearAgo = monthsBefore(today, 12);
  const out = grounds.filter(isOut).length;
  const late = grounds.filter(({ loans }) =>
    loans.some((loan) => loan.returned === null && loan.due <= today),
  ).length;
  const neglected = grounds.filter(
    ({ loans }) =>
      !loans.some(({ released, returned }) => released >= yearAgo || (returned ?? '') >= yearAgo),
  ).length;
  const exits = grounds.flatMap(({ loans }) => loans.map(({ released }) => released.slice(0, 7)));
  const months = Array.from({ length: 12 }, (_, at) => monthsBefore(today, 11 - at).slice(0, 7));
  const total = grounds.length;
  const share = (value: number) => ({
    value,
    percent: total === 0 ? 0 : Math.floor((200 * value + total) / (2 * total)),
  });
  return {
    total,
    stats: [out, late, neglected, total - out].map(share),
    labels: months.map((month) => month.split('-').toReversed().join('/')),
    values: months.map((month) => exits.filter((it) => it === month).length),
  };
}
