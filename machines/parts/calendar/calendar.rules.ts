/** Days are `yyyy-mm-dd` strings, so comparing the strings compares the days. */
const day = /^(\d{4})-(\d{2})-(\d{2})$/u;

type Parts = readonly [year: number, month: number, day: number];

function partsOf(date: string): Parts {
  const [, years = '', months = '', days = ''] = day.exec(date) ?? [];
  return [Number(years), Number(months), Number(days)];
}

const leap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return leap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether the day exists in the calendar. */
export function isDay(date: string): boolean {
  if (!day.test(date)) return false;
  const [year, month, days] = partsOf(date);
  return month >= 1 && month <= 12 && days >= 1 && days <= lengthOfMonth(year, month);
}

/** How many days before `later`; negative when it comes after. */
export const daysUntil = (earlier: string, later: string) => dayNumber(later) - dayNumber(earlier);

/** Days since a fixed day. Years begin in March here, so the leap day comes last and no table of months is needed. */
function dayNumber(date: string): number {
  const [year, month, days] = partsOf(date);
  const years = month > 2 ? year : year - 1;
  const months = month > 2 ? month - 3 : month + 9;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leaps + Math.floor((153 * months + 2) / 5) + days;
}

/** The same day `count` months later, or the last day of a shorter month (B-16, B-19). */
export function addMonths(date: string, count: number): string {
  const [year, month, days] = partsOf(date);
  const months = year * 12 + month - 1 + count;
  const to: Parts = [Math.floor(months / 12), (months % 12) + 1, 0];
  return text([to[0], to[1], Math.min(days, lengthOfMonth(to[0], to[1]))]);
}

const text = ([year, month, days]: Parts) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(days).padStart(2, '0')}`;
