import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  chosenServiceYear,
  concerns,
  oddAssignments,
  serviceYearAt,
  serviceYearsSince,
} from '../../backend/histogram/s13.rules.ts';
import { linesOfTerritory } from '../../engines/paper/s13-layout.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day('2026-03-15');

describe('a service year', () => {
  it.each([
    ['2025-08-31', 2025],
    ['2025-09-01', 2026],
    ['2026-01-01', 2026],
    ['2028-02-29', 2028],
  ])('that %s belongs to is %i [REST-13, B-63]', (date, year) => {
    expect(serviceYearAt(day(date))).toBe(year);
  });

  it('lasts from 1 September to 31 August, and is the present one by default [REST-13, B-63]', () => {
    const present = { name: 2026, begins: '2025-09-01', ends: '2026-08-31' };
    expect(chosenServiceYear('', today)).toEqual(present);
    expect(chosenServiceYear('2026', today)).toEqual(present);
    expect(chosenServiceYear('1900', today)).toEqual({
      name: 1900,
      begins: '1899-09-01',
      ends: '1900-08-31',
    });
  });

  it.each(['2027', '1899', '0', 'x', '26', '2026.0', ' 2026', '-2026', '20260', '2026;'])(
    'is invalid for %j [REST-13, RG-06]',
    (sent) => {
      expect(chosenServiceYear(sent, today)).toEqual({ refused: 'unknownYear' });
    },
  );

  it('may be any since the first assignment, the present one first in the list [B-63]', () => {
    expect(serviceYearsSince('2023-08-31', today)).toEqual([2026, 2025, 2024, 2023]);
    expect(serviceYearsSince('2023-09-01', today)).toEqual([2026, 2025, 2024]);
    expect(serviceYearsSince(null, today)).toEqual([2026]);
    expect(serviceYearsSince('2026-12-01', today)).toEqual([2026]);
  });
});

describe('the lines of a territory', () => {
  it.each([
    [0, [0]],
    [1, [1]],
    [4, [4]],
    [5, [4, 1]],
    [9, [4, 4, 1]],
  ])('hold its %i assignments four by four, and none is dropped [B-63]', (count, lengths) => {
    const assignments = Array.from({ length: count }, (_, at) => ({
      assigned_to: `P${at}`,
      assigned_on: '01/01/2026',
      covered_on: '',
    }));
    const lines = linesOfTerritory({ number: 7, last_covered: '31/08/2025', assignments });
    expect(lines.map((line) => line.assignments.length)).toEqual(lengths);
    expect(lines.flatMap((line) => line.assignments)).toEqual(assignments);
    expect(lines.map(({ number, lastCovered }) => [number, lastCovered])).toEqual(
      lengths.map((_, at) => ['7', at === 0 ? '31/08/2025' : '']),
    );
  });
});

describe('the oddities of a sheet', () => {
  const back = (released: string | null, returned: string | null) => ({
    released,
    returned,
    exited: false,
  });
  const out = (released: string | null) => ({ released, returned: null, exited: true });
  const odd = (...assignments: Parameters<typeof oddAssignments>[0]) =>
    oddAssignments(assignments, today).map(({ oddity, assignment }) => [
      oddity,
      assignments.indexOf(assignment),
    ]);

  it('are none for an ordered history, with adjoining days included [B-63]', () => {
    expect(
      odd(
        back('2024-01-01', '2024-05-01'),
        back('2024-05-01', '2024-05-01'),
        back('2024-05-01', '2024-06-01'),
        out('2025-03-15'),
      ),
    ).toEqual([]);
  });

  it('are a return before the exit, an overlap, a missing date, and more than twelve months out [B-63]', () => {
    expect(odd(back('2024-05-02', '2024-05-01'))).toEqual([['returnedBeforeExit', 0]]);
    expect(odd(back('2024-01-01', '2024-05-01'), back('2024-04-30', '2024-04-30'))).toEqual([
      ['overlap', 1],
    ]);
    expect(odd(out('2025-03-15'), back('2026-01-01', '2026-02-01'))).toEqual([['overlap', 1]]);
    expect(odd(out('2025-03-14'))).toEqual([['outTooLong', 0]]);
    expect(odd(back(null, '2024-05-01'), back('2024-06-01', null), out(null))).toEqual([
      ['noDate', 0],
      ['noDate', 1],
      ['noDate', 2],
    ]);
  });

  it('are listed for the sheet that shows them; those of today are listed for all sheets [B-63]', () => {
    const year = { name: 2025, begins: '2024-09-01', ends: '2025-08-31' };
    const of = (released: string | null) =>
      concerns(year, { oddity: 'overlap', assignment: back(released, null) });
    expect(['2024-08-31', '2024-09-01', '2025-08-31', '2025-09-01', null].map(of)).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(concerns(year, { oddity: 'outTooLong', assignment: out('2020-01-01') })).toBe(true);
  });
});
