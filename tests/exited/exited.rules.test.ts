import { fc } from '../support/rounds.ts';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dueLimits } from '../../backend/domain/assignment/due.rules.ts';
import { exitedHeaders } from '../../backend/exited/exited.headers.ts';
import { shownSince } from '../../backend/exited/exited.rules.ts';
import { grantReprieve } from '../../backend/domain/assignment/reprieve.rules.ts';

const due = (theoreticalReturnDate: string, reprieveMonths = 0, returned = false) => ({
  returned,
  theoreticalReturnDate: Temporal.PlainDate.from(theoreticalReturnDate),
  reprieveMonths,
});

const newDay = (day: string) => {
  const reprieve = grantReprieve(due(day));
  return reprieve.refused ?? reprieve.theoreticalReturnDate.toString();
};

describe('a reprieve', () => {
  it('moves the theoretical return date by one month and counts it [EXD-08, B-19]', () => {
    const reprieve = grantReprieve(due('2026-03-15', 2));
    expect(reprieve).toEqual({
      theoreticalReturnDate: Temporal.PlainDate.from('2026-04-15'),
      reprieveMonths: 3,
    });
  });

  it.each([
    ['2025-01-31', '2025-02-28'],
    ['2024-01-31', '2024-02-29'],
    ['2024-01-30', '2024-02-29'],
    ['2025-02-28', '2025-03-28'],
    ['2025-03-31', '2025-04-30'],
    ['2025-12-31', '2026-01-31'],
    ['2100-01-29', '2100-02-28'],
    ['2000-01-30', '2000-02-29'],
  ])(
    'takes %s to %s: at most the end of the month, counted from the stored date [EXD-08, REST-15, B-19]',
    (from, to) => {
      expect(newDay(from)).toBe(to);
    },
  );

  it('agrees with a calendar counted by hand for every day [EXD-08]', () => {
    const leap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const lengths = (year: number) => [
      31,
      leap(year) ? 29 : 28,
      31,
      30,
      31,
      30,
      31,
      31,
      30,
      31,
      30,
      31,
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2400 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, wanted) => {
          const pad = (n: number) => String(n).padStart(2, '0');
          const day = Math.min(wanted, lengths(year)[month - 1]!);
          const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
          const nextDay = Math.min(day, lengths(nextYear)[nextMonth - 1]!);
          expect(newDay(`${year}-${pad(month)}-${pad(day)}`)).toBe(
            `${nextYear}-${pad(nextMonth)}-${pad(nextDay)}`,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is refused for returned and for unknown assignments [REST-15]', () => {
    expect(grantReprieve(due('2026-03-15', 0, true))).toEqual({ refused: 'alreadyReturned' });
    expect(grantReprieve(undefined)).toEqual({ refused: 'unknownAssignment' });
  });
});

describe('due dates', () => {
  it('are late up to today and soon for the next seven days, across months and years [B-17, EXD-11]', () => {
    expect(dueLimits(Temporal.PlainDate.from('2026-12-28'))).toEqual({
      lateUntil: '2026-12-28',
      soonUntil: '2027-01-04',
    });
  });
});

describe('the assignments of a row', () => {
  it('are those of the last thirteen months [EXD-12, HIST-04]', () => {
    expect(shownSince(Temporal.PlainDate.from('2026-03-31'))).toBe('2025-02-28');
  });
});

describe('the columns of the list', () => {
  it('end with the reprieve for those who may grant one, and use the configured word [B-36, GEN-21]', () => {
    expect(exitedHeaders('secteur', true)).toEqual([
      { text: 'Secteur', value: 'number_name', sortable: true },
      { text: 'Type', value: 'type', sortable: true },
      { text: 'Proclamateur', value: 'login', sortable: true },
      { text: 'Activité', value: 'activity', sortable: true },
      { text: 'Sorti le', value: 'release_date', sortable: true },
      { text: 'À rentrer le', value: 'return_date', sortable: true },
      { text: 'En ligne', value: 'online', sortable: true },
      { text: 'Carte', value: 'map_link', sortable: false },
      { text: 'Sursis', value: 'reprieve_btn', sortable: false },
    ]);
  });

  it('have no reprieve for those who may not [B-19, B-36]', () => {
    expect(exitedHeaders('secteur', false).map(({ value }) => value)).toEqual([
      'number_name',
      'type',
      'login',
      'activity',
      'release_date',
      'return_date',
      'online',
      'map_link',
    ]);
  });
});
