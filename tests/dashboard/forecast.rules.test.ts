import { fc } from '../support/rounds.ts';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { chances, timeUntil } from '#backend/dashboard/forecast.chances.ts';
import { coverageForecast, lookedBackTo } from '#backend/dashboard/forecast.rules.ts';
import { countedForecast } from './counted-forecast.ts';
import { aRandomCongregation } from './random-history.ts';

const today = Temporal.PlainDate.from('2026-03-15');
const long = '2020-01-01';

const facts = (returns: readonly (readonly string[])[], firstRelease: string | null = long) => ({
  today,
  firstRelease,
  territories: returns.map((it) => ({ type: 'Habitations', returns: it })),
});

const nothing = {
  expected: null,
  earliest: null,
  latest: null,
  since: '2025-09-01',
  until: '2026-08-31',
};

describe('the forecast', () => {
  it('of a congregation without territories is empty', () => {
    expect(coverageForecast(facts([], null))).toEqual({
      ...nothing,
      state: 'empty',
      total: 0,
      covered: 0,
      remaining: 0,
      missing: 0,
      extra_exits: 0,
      months: 12,
      returns: 0,
      distinct: 0,
      types: [],
    });
  });

  it('without a return in the last year has no rate, only the number left to cover', () => {
    for (const first of [null, long]) {
      expect(coverageForecast(facts([[], [], [], [], [], []], first))).toMatchObject({
        ...nothing,
        state: 'idle',
        total: 6,
        remaining: 6,
        missing: 6,
        extra_exits: 2,
        returns: 0,
      });
    }
  });

  it('of a fully covered year says so', () => {
    expect(coverageForecast(facts([['2025-09-01'], ['2026-03-15']]))).toMatchObject({
      ...nothing,
      state: 'covered',
      covered: 2,
      missing: 0,
      extra_exits: 0,
    });
    expect(coverageForecast(facts([['2025-08-31'], ['2026-03-15']]))).toMatchObject({
      state: 'forecast',
      covered: 1,
    });
  });

  it('at one return a month needs five months for five territories; equal months give hardly any spread', () => {
    const monthly = Array.from({ length: 12 }, (_, back) => [
      today.subtract({ months: back, days: 1 }).toString(),
    ]);
    expect(coverageForecast(facts(monthly))).toMatchObject({
      state: 'forecast',
      total: 12,
      covered: 7,
      remaining: 5,
      returns: 12,
      months: 12,
      expected: '2026-08-14',
      earliest: '2026-07-18',
      latest: '2026-08-14',
      missing: 0,
      extra_exits: 0,
    });
  });

  it('considers that some territories return twice before others return once', () => {
    const twice = ['2025-10-10', '2026-02-10'];
    expect(coverageForecast(facts([twice, twice, twice, [], [], []]))).toMatchObject({
      covered: 3,
      remaining: 3,
      returns: 6,
      expected: '2027-03-15',
      missing: 2,
      extra_exits: 1,
    });
  });

  it('of a young congregation uses the months it has', () => {
    const forecast = coverageForecast(
      facts([['2026-02-20'], ['2026-03-01'], [], []], '2026-01-20'),
    );
    expect(forecast).toMatchObject({ months: 2, returns: 2, expected: '2026-05-15' });
  });

  it('in the last month shows how many will be missing, not a monthly figure', () => {
    const at = (day: string) =>
      coverageForecast({
        ...facts([['2026-07-10'], [], [], []]),
        today: Temporal.PlainDate.from(day),
      });
    expect(at('2026-08-01')).toMatchObject({ extra_exits: 3, missing: 3 });
    expect(at('2026-08-02')).toMatchObject({ extra_exits: null, missing: 3 });
    expect(at('2026-08-31')).toMatchObject({ extra_exits: null, until: '2026-08-31' });
    expect(at('2026-09-01')).toMatchObject({
      since: '2026-09-01',
      until: '2027-08-31',
      covered: 0,
    });
  });

  it('ends after ten years', () => {
    const many = Array.from({ length: 400 }, (): string[] => []);
    expect(coverageForecast(facts([['2025-10-10'], ...many]))).toMatchObject({
      state: 'slow',
      expected: null,
      earliest: null,
      latest: null,
      remaining: 400,
    });
  });

  it('is made for each type, in order', () => {
    const { types } = coverageForecast({
      today,
      firstRelease: long,
      territories: [
        { type: 'Habitations', returns: ['2026-01-10'] },
        { type: 'Commerces', returns: [] },
        { type: 'Habitations', returns: [] },
      ],
    });
    expect(types.map(({ type, state, total }) => [type, state, total])).toEqual([
      ['Habitations', 'forecast', 2],
      ['Commerces', 'idle', 1],
    ]);
  });
});

describe('the spread of the forecast', () => {
  it('grows when the months differ, and not when they are equal', () => {
    expect(chances([2, 2], 4, 10, 0.9)).toEqual([0, 0, 1]);
    expect(chances([4, 0], 4, 3, 0.99)).toEqual([0, 0.5, 0.75, 0.875]);
    expect(timeUntil([0, 0.5, 0.75, 0.875], 0.25)).toBe(0.5);
    expect(timeUntil([0, 0.5, 0.75, 0.875], 0.8125)).toBe(2.5);
    expect(timeUntil([0, 0.5, 0.75, 0.875], 0.9)).toBeNull();
  });
});

it('the forecast of any history equals an independent count, without an invalid number', () => {
  fc.assert(
    fc.property(aRandomCongregation, fc.integer({ min: -400, max: 0 }), (grounds, shift) => {
      const day = today.add({ days: shift });
      const past = (date: string | null): date is string =>
        date !== null && date <= day.toString() && date >= lookedBackTo(day).toString();
      const loans = grounds.flatMap((it) => it.loans);
      const releases = loans.map(({ released }) => released).filter((it) => it <= day.toString());
      const forecast = coverageForecast({
        today: day,
        firstRelease: releases.toSorted()[0] ?? null,
        territories: grounds.map((it) => ({
          type: String(it.typeId),
          returns: it.loans.map(({ returned }) => returned).filter(past),
        })),
      });
      expect(forecast).toEqual(countedForecast(grounds, day.toString()));
      expect(JSON.stringify(forecast)).not.toMatch(/NaN|Infinity/u);
      const { earliest, expected, latest } = forecast;
      expect([earliest, expected, latest].filter((it) => it !== null)).toEqual(
        [earliest, expected, latest].filter((it) => it !== null).toSorted(),
      );
    }),
    { numRuns: 200 },
  );
});
