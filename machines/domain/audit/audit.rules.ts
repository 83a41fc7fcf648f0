import { addMonths } from '../../parts/calendar/calendar.rules.ts';
import { type Fault, firstFault, required, upTo } from '../../parts/fields/fields.rules.ts';

/** First and last day, yyyy-mm-dd. */
export interface AuditPeriod {
  readonly from: string;
  readonly to: string;
}

/** The twelve months before a day. */
export const lastTwelveMonths = (today: string): AuditPeriod => ({
  from: addMonths(today, -12),
  to: today,
});

/** The fault of each day: none after today, and the last not before the first (OWN-385). */
export function periodFaults(
  { from, to }: AuditPeriod,
  today: string,
): Readonly<Record<keyof AuditPeriod, Fault | null>> {
  const last = firstFault(to, [required, upTo(today)]);
  return {
    from: firstFault(from, [required, upTo(today)]),
    to: last === null && to < from ? { code: 'date' } : last,
  };
}

export const soundPeriod = (period: AuditPeriod, today: string): boolean =>
  Object.values(periodFaults(period, today)).every((it) => it === null);
