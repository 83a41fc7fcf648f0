import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  firstMonthShown,
  gauges,
  monthlyExits,
  percentOf,
  workedSince,
} from '#backend/dashboard/dashboard.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('the four gauges', () => {
  it('show how many, what share of all, and where their rows are [B-60, REST-11]', () => {
    expect(gauges({ total: 68, out: 19, late: 5, neglected: 12 })).toEqual([
      {
        percent: 28,
        color: '#1f5896',
        style: 'circle',
        value: 19,
        text: 'Attribués',
        target: '/t-exited',
      },
      {
        percent: 7,
        color: '#a83410',
        style: 'circle',
        value: 5,
        text: 'En retard',
        target: '/t-exited',
      },
      {
        percent: 18,
        color: '#7c5200',
        style: 'circle',
        value: 12,
        text: 'Non parcourus depuis 12 mois',
        target: '/t-histogram?prefilter=1',
      },
      {
        percent: 72,
        color: '#2c6637',
        style: 'circle',
        value: 49,
        text: 'Disponibles',
        target: '/t-available',
      },
    ]);
  });

  it('of a congregation without territories stand at zero [B-60]', () => {
    expect(
      gauges({ total: 0, out: 0, late: 0, neglected: 0 }).map(({ percent, value }) => [
        percent,
        value,
      ]),
    ).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('stand at 0 % only of none and at 100 % only of all [B-60]', () => {
    const of205 = [0, 1, 2, 102, 103, 203, 204, 205].map((value) => percentOf(value, 205));
    expect(of205).toEqual([0, 1, 1, 50, 50, 99, 99, 100]);
    expect(percentOf(0, 0)).toBe(0);
  });
});

describe('the months shown', () => {
  it.each([
    ['2026-03-15', '2025-04-01'],
    ['2026-12-31', '2026-01-01'],
    ['2026-01-01', '2025-02-01'],
    ['2024-02-29', '2023-03-01'],
  ])('of %s begin on %s [B-60]', (today, first) => {
    expect(firstMonthShown(day(today)).toString()).toBe(first);
  });

  it('are twelve, including those without an exit, up to the present one [B-60]', () => {
    expect(monthlyExits({ '12/2025': 4, '02/2026': 7, '03/2025': 9 }, day('2026-02-10'))).toEqual({
      labels:
        '03/2025 04/2025 05/2025 06/2025 07/2025 08/2025 09/2025 10/2025 11/2025 12/2025 01/2026 02/2026'.split(
          ' ',
        ),
      values: [9, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 7],
    });
  });

  it('count as worked what the histogram’s prefilter counts [B-61]', () => {
    expect(workedSince(day('2026-03-15')).toString()).toBe('2025-03-15');
    expect(workedSince(day('2024-02-29')).toString()).toBe('2023-02-28');
  });
});
