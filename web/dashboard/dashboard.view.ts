import type { DashboardQuery, Severity } from '#web/parts/graphql/generated/graphql.ts';

import { dashboardTexts } from './dashboard.texts.ts';
import { numberText } from '../parts/texts/number.ts';

export type Dashboard = NonNullable<DashboardQuery['dashboard']>;
export type Stat = Dashboard['stats'][number];

export interface GaugeView {
  readonly percent: number;
  /** The share in words: 0 % only of none, 100 % only of all. */
  readonly share: string;
  readonly color: string;
  readonly value: string;
  readonly text: string;
  /** Null where the server's link leads to no screen of this application. */
  readonly target: string | null;
}

export interface MonthView {
  readonly month: string;
  /** Full name, e.g. 'mars 2026'. */
  readonly name: string;
  /** Label under the sparkline, e.g. 'mars'. */
  readonly short: string;
  readonly exits: number;
}

export interface DashboardView {
  readonly total: number;
  readonly gauges: readonly GaugeView[];
  readonly months: readonly MonthView[];
  /** The trend of the sparkline in words. */
  readonly finding: string;
  readonly message: { readonly text: string; readonly severity: Severity } | null;
}

const monthName = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortName = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });

/** The server's figures as shown, with percentages clamped to 0…100 (DASH-02, DASH-04). */
export function dashboardView(answer: Dashboard): DashboardView {
  const { total, stats, labels, values, message, messageType } = answer;
  const months = labels.flatMap((month, at): MonthView[] => {
    const exits = values[at];
    return exits === undefined
      ? []
      : [
          {
            month,
            name: nameOf(month, monthName),
            short: nameOf(month, shortName),
            exits,
          },
        ];
  });
  return {
    total,
    gauges: stats.map((stat) => gaugeView(stat, total)),
    months,
    finding: findingOf(months),
    message: message === null || message === '' ? null : { text: message, severity: messageType },
  };
}

function gaugeView({ percent, color, value, text, target }: Stat, total: number): GaugeView {
  const whole = Math.min(Math.max(Math.round(percent), 0), 100);
  return {
    percent: whole,
    share: shareOf(whole, value, total),
    color,
    value: numberText(value),
    text,
    target: /^\/(?!\/)/u.test(target) ? rowsOf(target, text) : null,
  };
}

/** The gauge of what is late leads to the same list as that of what is out: there to what is due first (OWN-258). */
const rowsOf = (target: string, text: string): string =>
  text === dashboardTexts.late && target === '/t-exited' ? '/t-exited?tri=return_date' : target;

function shareOf(percent: number, value: number, total: number): string {
  if (value > 0 && value < total / 100) return dashboardTexts.hardlyAny;
  if (value < total && value > (99 * total) / 100) return dashboardTexts.nearlyAll;
  return dashboardTexts.ofAll(percent);
}

function nameOf(label: string, format: Intl.DateTimeFormat): string {
  const [, month, year] = /^(\d{2})\/(\d{4})$/u.exec(label) ?? [];
  if (month === undefined) return label;
  return format.format(Date.UTC(Number(year), Number(month) - 1));
}

/** The last month is under way, so that twelve months would be said of less. */
function findingOf(months: readonly MonthView[]): string {
  const all = months.reduce((sum, { exits }) => sum + exits, 0);
  if (all === 0) return dashboardTexts.noExits;
  const most = months.reduce((best, month) => (month.exits > best.exits ? month : best));
  return (
    dashboardTexts.exits(numberText(all), all > 1, months[0]?.name ?? '') +
    dashboardTexts.most(most.name, numberText(most.exits)) +
    '.'
  );
}
