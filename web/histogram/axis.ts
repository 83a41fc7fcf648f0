/** A calendar day as a number, free of daylight saving time. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

export interface Tick {
  /** From 0, the first day, to 1, today. */
  readonly at: number;
  readonly label: string;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
}

const mostTicks = 6;
const monthsInSight = 14;

/** The axis from the first to the last day shown, with ticks where months or years begin. */
export function axisOf(first: string, last: string): Axis {
  const from = dayNumber(first);
  const to = Math.max(dayNumber(last), from + 1);
  const months = (to - from) / 30.44;
  const step =
    months <= monthsInSight ? stepOf(months, [1, 2, 3]) : 12 * stepOf(months / 12, [1, 2, 5, 10]);
  const ticks: Tick[] = [];
  const began = new Date(from * 86_400_000);
  for (let month = monthIndex(began); ; month += 1) {
    const date = new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));
    const at = (date.getTime() / 86_400_000 - from) / (to - from);
    if (at >= 1) break;
    if (at >= 0 && month % step === 0) ticks.push({ at, label: labelOf(date, step) });
  }
  return { from, to, ticks };
}

const stepOf = (length: number, steps: readonly number[]): number =>
  steps.find((step) => length / step <= mostTicks) ?? steps.at(-1) ?? 1;

const monthIndex = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();

const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });

const labelOf = (date: Date, step: number): string =>
  step % 12 === 0 || date.getUTCMonth() === 0
    ? String(date.getUTCFullYear())
    : monthName.format(date);

/** Today by the browser's clock; for drawing only, rules use the server's. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
