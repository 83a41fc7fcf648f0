import { addDays, weekday } from '../parts/fields/date.view.ts';
import { bookingTexts as texts } from './booking.texts.ts';

const saturday = 5;
const daysOffered = 3;
const written = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });

/** A day as the name of a booking; the year is left out, as a booking is for the coming weeks. */
export const bookingDay = (date: string): string =>
  texts.day(
    weekday(date) === saturday ? texts.saturday : texts.sunday,
    Number(date.slice(8)),
    written.format(new Date(`${date}T00:00:00Z`)),
  );

/** The names of the coming Saturdays and Sundays after `today` that no booking has yet (OWN-280, B-156). */
export function bookingDays(today: string, taken: readonly string[]): readonly string[] {
  const days: string[] = [];
  for (let date = addDays(today, 1); days.length < daysOffered; date = addDays(date, 1)) {
    if (weekday(date) < saturday) continue;
    const name = bookingDay(date);
    if (!taken.includes(name)) days.push(name);
  }
  return days;
}
