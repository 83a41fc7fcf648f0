import { fc } from '../../support/rounds.ts';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addMonths, daysUntil, isDay } from '#machines/parts/calendar/calendar.rules.ts';

const days = fc
  .record({
    year: fc.integer({ min: 1900, max: 2199 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((fields) => Temporal.PlainDate.from(fields));

describe('the calendar of the machines', () => {
  it('counts days as Temporal does [GEN-12]', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        expect(daysUntil(one.toString(), other.toString())).toBe(
          one.until(other, { largestUnit: 'days' }).days,
        );
      }),
    );
  });

  it('adds months, at most to the end of the month [EXD-08]', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    fc.assert(
      fc.property(days, fc.nat(24), (date, months) => {
        expect(addMonths(date.toString(), months)).toBe(date.add({ months }).toString());
      }),
    );
  });

  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31'])(
    '%s exists [GEN-12]',
    (date) => {
      expect(isDay(date)).toBe(true);
    },
  );

  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-00-10',
    '2026-13-01',
    '2026-04-31',
    '2026-01-00',
    '26-01-01',
    '01/02/2026',
    ' 2026-01-01',
  ])('%j is no day [EXIT-18, GEN-12]', (date) => {
    expect(isDay(date)).toBe(false);
  });
});
