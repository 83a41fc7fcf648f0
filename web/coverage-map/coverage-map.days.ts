const day = 86_400_000;

export const dayOf = (date: string): number => Date.parse(date) / day;
export const dateOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

export interface MonthSpan {
  readonly from: number;
  readonly to: number;
  /** The same day one year before `to`, clamped to the end of a shorter month. */
  readonly yearBefore: number;
}

/** The month `back` months before the current one; the current month ends today. */
export function monthBack(today: number, back: number): MonthSpan {
  const date = new Date(today * day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - back];
  const from = Date.UTC(year, month, 1) / day;
  const to = back === 0 ? today : Date.UTC(year, month + 1, 0) / day;
  const end = new Date(to * day);
  const lastOfMonth = Date.UTC(end.getUTCFullYear() - 1, end.getUTCMonth() + 1, 0) / day;
  const sameDay = Date.UTC(end.getUTCFullYear() - 1, end.getUTCMonth(), end.getUTCDate()) / day;
  return { from, to, yearBefore: Math.min(sameDay, lastOfMonth) };
}

/** Whole months between two days. */
export function monthsBetween(from: number, to: number): number {
  const [start, end] = [new Date(from * day), new Date(to * day)];
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return months - (end.getUTCDate() < start.getUTCDate() ? 1 : 0);
}
