import { addMonths, daysUntil, isDay } from '#machines/parts/calendar/calendar.rules.ts';
import { whenUsed } from '../texts/when-used.ts';

const lengths = [2, 2, 4] as const;

/** Inserts the slashes while a date is typed; a deleted one is not put back. */
export function typedDay(before: string, now: string): string {
  if (now.length < before.length || /[^\d/.\- ]/u.test(now)) return now;
  const parts = [''];
  for (const character of now) {
    const last = parts.length - 1;
    const part = parts[last] ?? '';
    const full = part.length >= (lengths[last] ?? 0);
    const room = last < lengths.length - 1;
    if (/\d/u.test(character)) {
      if (full && room) parts.push(character);
      else parts[last] = part + character;
    } else if (part !== '' && room) {
      parts[last] = part.padStart(2, '0');
      parts.push('');
    }
  }
  const last = parts.length - 1;
  const complete = last < lengths.length - 1 && parts[last]?.length === lengths[last];
  return parts.join('/') + (complete ? '/' : '');
}

const human = /^(\d{2})\/?(\d{2})\/?(\d{4})$/u;

/** dd/mm/yyyy to yyyy-mm-dd (GEN-12); any other text is returned unchanged. */
export function isoDay(typed: string): string {
  const [, day, month, year] = human.exec(typed.trim()) ?? [];
  return year === undefined ? typed.trim() : `${year}-${month}-${day}`;
}

/** yyyy-mm-dd to dd/mm/yyyy (GEN-12). */
export const humanDay = (iso: string) => iso.split('-').toReversed().join('/');

const aMonday = '2024-01-01';

/** Days since Monday, 0 to 6. */
export const weekday = (date: string) => ((daysUntil(aMonday, date) % 7) + 7) % 7;

const firstOf = (date: string) => `${date.slice(0, 8)}01`;

const daysOf = (date: string): readonly string[] =>
  Array.from(
    { length: 31 },
    (_, at) => `${date.slice(0, 8)}${String(at + 1).padStart(2, '0')}`,
  ).filter(isDay);

/** The weeks of the month of `date`, Monday to Sunday; null pads the first and the last one. */
export function weeksOf(date: string): readonly (readonly (string | null)[])[] {
  const cells = [...Array.from({ length: weekday(firstOf(date)) }, () => null), ...daysOf(date)];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => cells[week * 7 + at] ?? null),
  );
}

/** Today where the device is; yyyy-mm-dd. */
export const deviceDay = () => new Date().toLocaleDateString('sv');

/** The date `count` days later, or earlier if negative; yyyy-mm-dd. */
export function addDays(date: string, count: number): string {
  const days = daysOf(date);
  const at = Number(date.slice(8)) - 1 + count;
  if (at >= days.length) return addDays(firstOf(addMonths(date, 1)), at - days.length);
  if (at < 0) return addDays(daysOf(addMonths(firstOf(date), -1)).at(-1) ?? date, at + 1);
  return days[at] ?? date;
}

const steps: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
  Home: (date) => addDays(date, -weekday(date)),
  End: (date) => addDays(date, 6 - weekday(date)),
};

/** The day to which a key moves the focus, at most `last` (GEN-12); null where the key moves nothing. */
export function dayAfterKey(key: string, date: string, last: string): string | null {
  const to = steps[key]?.(date);
  if (to === undefined) return null;
  return to > last ? last : to;
}

// Days have no time zone: parsed and formatted in UTC.
const asUtc = (date: string) => new Date(`${date}T00:00:00Z`);
const monthName = whenUsed(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const dayName = whenUsed(
  () => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }),
);
const shortWeekday = whenUsed(
  () => new Intl.DateTimeFormat('fr-FR', { weekday: 'short', timeZone: 'UTC' }),
);
const longWeekday = whenUsed(
  () => new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' }),
);

export const nameOfMonth = (date: string) => monthName().format(asUtc(date));
export const nameOfDay = (date: string) => dayName().format(asUtc(date));

/** Names of the weekdays, from Monday. */
export const weekdays = Array.from({ length: 7 }, (_, at) => {
  const day = asUtc(addDays(aMonday, at));
  return { short: shortWeekday().format(day).replace('.', ''), long: longWeekday().format(day) };
});
