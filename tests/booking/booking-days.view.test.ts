import { describe, expect, it } from 'vitest';
import { bookingDays } from '#web/booking/booking-days.view.ts';
import { bookingNameFault } from '#machines/booking/booking.rules.ts';

describe('the days that an event can be named after', () => {
  it('are the coming Saturdays and Sundays, across the end of a month [OWN-280, B-156]', () => {
    expect(bookingDays('2026-11-24', [])).toEqual([
      'Samedi 28 novembre',
      'Dimanche 29 novembre',
      'Samedi 5 décembre',
    ]);
    expect(bookingDays('2026-01-26', [])).toEqual([
      'Samedi 31 janvier',
      'Dimanche 1er février',
      'Samedi 7 février',
    ]);
  });

  it('begin tomorrow: today’s are handed out, not booked [OWN-280]', () => {
    expect(bookingDays('2026-11-28', [])[0]).toBe('Dimanche 29 novembre');
    expect(bookingDays('2026-11-29', [])[0]).toBe('Samedi 5 décembre');
  });

  it('leave out those that a booking is named after already [OWN-280]', () => {
    expect(bookingDays('2026-11-24', ['Samedi 28 novembre', 'Samedi 5 décembre'])).toEqual([
      'Dimanche 29 novembre',
      'Dimanche 6 décembre',
      'Samedi 12 décembre',
    ]);
  });

  it('are names that a booking may have [OWN-280, BOOK-04]', () => {
    expect(bookingDays('2026-11-24', []).map((name) => bookingNameFault('event', name))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
