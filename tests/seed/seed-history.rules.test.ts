import { fc } from '../support/rounds.ts';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { assignmentsOf } from '../../backend/seed/seed-history.ts';
import { plansFor } from '../../backend/seed/seed-plan.ts';
import { randomFrom } from '../../backend/seed/seed-random.ts';

const anyDay = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }));

const historyOn = (today: Temporal.PlainDate, seed = 1) => {
  const random = randomFrom(seed);
  return plansFor(70, random).map((plan) => ({ plan, loans: assignmentsOf(plan, today, random) }));
};

const day = (date: Temporal.PlainDate | null) => date?.toString() ?? '9999-12-31';

describe('the history of the demo', () => {
  it('is the same each time it is generated for a day [B-101]', () => {
    const today = Temporal.PlainDate.from('2026-11-20');
    expect(JSON.stringify(historyOn(today))).toBe(JSON.stringify(historyOn(today)));
  });

  it('is valid for any day: in order, without overlaps, not in the future [B-66]', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(), (today, seed) => {
        const impossible = historyOn(today, seed).flatMap(({ loans }) =>
          loans.filter((loan, at) => {
            const next = loans[at + 1];
            return !(
              loan.outputNumber === at + 1 &&
              day(loan.released) <= day(today) &&
              (loan.returned === null || day(loan.returned) <= day(today)) &&
              day(loan.released) < day(loan.returned) &&
              day(loan.released) < day(loan.due) &&
              (next === undefined || day(loan.returned) <= day(next.released))
            );
          }),
        );
        expect(impossible).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('always has late assignments, some due within a week, and some of neither kind [B-17]', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const open = historyOn(today).flatMap(({ loans }) =>
          loans.filter((loan) => !loan.returned),
        );
        const days = open.map(({ due }) => today.until(due).days);
        expect(days.filter((left) => left <= 0).length).toBeGreaterThanOrEqual(5);
        expect(days.filter((left) => left > 0 && left <= 7).length).toBeGreaterThanOrEqual(4);
        expect(days.filter((left) => left > 7).length).toBeGreaterThanOrEqual(8);
      }),
      { numRuns: 60 },
    );
  });

  it('never books a territory that is out [B-39]', () => {
    const both = historyOn(Temporal.PlainDate.from('2026-02-28')).filter(
      ({ plan }) => plan.booking !== null && plan.open !== null,
    );
    expect(both).toEqual([]);
  });
});
