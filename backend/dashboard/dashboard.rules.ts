import type { Temporal } from 'temporal-polyfill';
import { dashboardTexts } from './dashboard.texts.ts';

export interface DashboardCounts {
  readonly total: number;
  readonly out: number;
  readonly late: number;
  readonly neglected: number;
}

export interface Gauge {
  /** Integer, 0 to 100. */
  readonly percent: number;
  readonly color: string;
  readonly style: 'circle';
  readonly value: number;
  readonly text: string;
  readonly target: string;
}

/** A whole percentage; 0 only of none, and 100 only of all. */
export function percentOf(value: number, total: number): number {
  if (value === 0 || total === 0) return 0;
  if (value === total) return 100;
  return Math.min(Math.max(Math.round((100 * value) / total), 1), 99);
}

/**
 * The gauges (B-60): out, overdue, not worked for long, available; each links to the matching list.
 */
export function gauges({ total, out, late, neglected }: DashboardCounts): readonly Gauge[] {
  const gauge = (text: string, value: number, color: string, target: string): Gauge => ({
    percent: percentOf(value, total),
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

/** First day of the oldest month in the chart, whose last month is the current one (B-60). */
export const firstMonthShown = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.with({ day: 1 }).subtract({ months: monthsShown - 1 });

/**
 * First day on which an assignment counts as recent work, the span of the histogram's prefilter
 * (B-61).
 */
export const workedSince = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.subtract({ months: 12 });

export interface MonthlyExits {
  /** 'MM/YYYY', oldest first. */
  readonly labels: readonly string[];
  readonly values: readonly number[];
}

/**
 * One value per month of the chart, 0 for months without exits; `counted` is keyed by 'MM/YYYY'.
 */
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
