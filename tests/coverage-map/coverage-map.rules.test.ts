import { fc } from '../support/rounds.ts';
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, monthBack, monthsBetween } from '#web/coverage-map/coverage-map.days.ts';
import {
  coverageAt,
  monthFigures,
  type CoverageRecord,
} from '#web/coverage-map/coverage-map.rules.ts';
import { aRandomCongregation, today, type Ground } from '../dashboard/random-history.ts';
import { countedMonth, countedState, endOfMonth } from './counted-coverage.ts';

const day = (date: string) => dayOf(date);
const now = day('2026-03-15');
const worked = (changes: Partial<CoverageRecord> = {}): CoverageRecord => ({
  booking: '',
  before: null,
  loans: [],
  ...changes,
});
const stateAt = (territory: CoverageRecord, date: string) =>
  coverageAt(territory, day(date), now).state;

describe('the state of a territory on a day', () => {
  const loan = (released: string, returned: string | null, due: string) => [
    day(released),
    returned === null ? 0 : day(returned),
    day(due),
    2,
  ];

  it('goes from never to out, soon, late and in', () => {
    const territory = worked({ loans: loan('2025-01-10', '2025-06-01', '2025-05-10') });
    expect(
      [
        '2025-01-09',
        '2025-01-10',
        '2025-05-02',
        '2025-05-03',
        '2025-05-09',
        '2025-05-10',
        '2025-05-31',
        '2025-06-01',
      ].map((date) => stateAt(territory, date)),
    ).toEqual(['never', 'out', 'out', 'soon', 'soon', 'late', 'late', 'in']);
  });

  it('includes what came back before the first year shown', () => {
    expect(coverageAt(worked({ before: day('2019-04-01') }), now, now)).toEqual({
      state: 'in',
      covered: day('2019-04-01'),
      open: null,
    });
  });

  it('keeps the day it was last covered while it is out again, with its holder', () => {
    const territory = worked({
      loans: [
        ...loan('2025-01-10', '2025-06-01', '2025-05-10'),
        ...loan('2026-01-10', null, '2026-05-10'),
      ],
    });
    expect(coverageAt(territory, now, now)).toEqual({
      state: 'out',
      covered: day('2025-06-01'),
      open: { released: day('2026-01-10'), due: day('2026-05-10'), person: 2 },
    });
  });

  it('is booked only for today, and only while it is in', () => {
    const booked = worked({ booking: 'Au tableau', before: day('2025-01-01') });
    expect([stateAt(booked, '2026-03-15'), stateAt(booked, '2026-02-28')]).toEqual([
      'booked',
      'in',
    ]);
    expect(
      stateAt({ ...booked, loans: loan('2026-03-01', null, '2026-07-01') }, '2026-03-15'),
    ).toBe('out');
  });
});

describe('the months of the slider', () => {
  it('end on their last day, the present one today', () => {
    expect(
      [0, 1, 25].map((back) => {
        const { from, to, yearBefore } = monthBack(now, back);
        return [from, to, yearBefore].map(dateOf);
      }),
    ).toEqual([
      ['2026-03-01', '2026-03-15', '2025-03-15'],
      ['2026-02-01', '2026-02-28', '2025-02-28'],
      ['2024-02-01', '2024-02-29', '2023-02-28'],
    ]);
  });

  it.each([
    ['2026-01-31', '2026-02-28', 0],
    ['2026-01-15', '2026-03-14', 1],
    ['2026-01-15', '2026-03-15', 2],
    ['2024-02-29', '2026-03-15', 24],
    ['2026-03-15', '2026-03-15', 0],
  ])('between %s and %s lie %i whole months', (from, to, months) => {
    expect(monthsBetween(day(from), day(to))).toBe(months);
  });
});

/** As the backend sends it. */
const sent = ({ booked, loans }: Ground): CoverageRecord => ({
  booking: booked ? 'Au tableau' : '',
  before: null,
  loans: loans.flatMap(({ released, returned, due }) => [
    day(released),
    returned === null ? 0 : day(returned),
    day(due),
    -1,
  ]),
});

it('agrees month by month with five years of any history', () => {
  fc.assert(
    fc.property(aRandomCongregation, fc.integer({ min: 0, max: 60 }), (grounds, back) => {
      const end = endOfMonth(today.toString(), back);
      const territories = grounds.map(sent);
      expect(
        territories.map((territory) => {
          const { state, covered, open } = coverageAt(territory, day(end), now);
          return {
            state,
            covered: covered === null ? null : dateOf(covered),
            released: open === null ? null : dateOf(open.released),
          };
        }),
      ).toEqual(grounds.map((it) => countedState(it, end, today.toString())));
      expect(monthFigures(territories, monthBack(now, back))).toEqual(
        countedMonth(grounds, today.toString(), back),
      );
    }),
    { numRuns: 200 },
  );
});
