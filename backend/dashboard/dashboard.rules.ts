import type { Temporal } from 'temporal-polyfill';
import { dashboardTexts } from './dashboard.texts.ts';

export interface DashboardCounts {
  readonly total: number;
  readonly out: number;
  readonly late: number;
  readonly neglected: number;
}

export interface Gauge {
  /** An integer from 0 to 100. */
  readonly percent: number;
  readonly color: string;
  readonly style: 'circle';
  readonly value: number;
  readonly text: string;
  readonly target: string;
}

/** B-60: what is out, what is late, what lies fallow, what is there; each leads to the rows behind it. */
export function gauges({ total, out, late, neglected }: DashboardCounts): readonly Gauge[] {
  const gauge = (text: string, value: number, color: string, target: string): Gauge => ({
    percent: total === 0 ? 0 : Math.round((100 * value) / total),
    color,
    style: 'circle',
    value,
    text,
    target,
  });
  return [
    gauge(dashboardTexts.out, out, '#1f5896', '/t-exited'),
    gauge(dashboardTexts.late, late, '#a83410', '/t-exited'),
    gauge(dashboardTexts.neglected, neglected, '#7c5200', '/t-histogram?prefilter=1'),
    gauge(dashboardTexts.available, total - out, '#2c6637', '/t-available'),
  ];
}

export const monthsShown = 12;

/** The first day of the oldest of the months shown; the present one is the last of them (B-60). */
export const firstMonthShown = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.with({ day: 1 }).subtract({ months: monthsShown - 1 });

/** From when on a territory counts as worked: as long as the histogram's prefilter looks back (B-61). */
export const workedSince = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.subtract({ months: 12 });

export interface MonthlyExits {
  /** 'MM/YYYY', the oldest first. */
  readonly labels: readonly string[];
  readonly values: readonly number[];
}

/** Every month shown, also those in which nothing went out; `counted` by 'MM/YYYY'. */
export function monthlyExits(
  counted: Readonly<Record<string, number>>,
  today: Temporal.PlainDate,
): MonthlyExits {
  const first = firstMonthShown(today);
  const labels = Array.from({ length: monthsShown }, (_, at) => {
    const { month, year } = first.add({ months: at });
    return `${String(month).padStart(2, '0')}/${year}`;
  });
  return { labels, values: labels.map((label) => counted[label] ?? 0) };
}
