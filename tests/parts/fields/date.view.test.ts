import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayAfterKey,
  humanDay,
  isoDay,
  nameOfMonth,
  typedDay,
  weekdays,
  weeksOf,
} from '#web/parts/fields/date.view.ts';

/** Types key by key. */
const keyed = (keys: string) => {
  let typed = '';
  for (const key of keys) typed = typedDay(typed, typed + key);
  return typed;
};

describe('a day while it is typed', () => {
  it.each([
    ['05032024', '05/03/2024'],
    ['05/03/2024', '05/03/2024'],
    ['5/3/2024', '05/03/2024'],
    ['5.3.2024', '05/03/2024'],
    ['05-03-2024', '05/03/2024'],
    ['31022024', '31/02/2024'],
    ['050320245', '05/03/20245'],
    ['demain', 'demain'],
    ['05', '05/'],
    ['0503', '05/03/'],
  ])('%s gets its slashes [GEN-12, EXIT-18]', (keys, shown) => {
    expect(keyed(keys)).toBe(shown);
    if (shown.length >= 10) expect(typedDay('', keys)).toBe(shown);
  });

  it('deleted characters are not put back [GEN-12]', () => {
    expect(typedDay('05/', '05')).toBe('05');
    expect(typedDay('05', '050')).toBe('05/0');
    expect(typedDay('05/03/2024', '0/03/2024')).toBe('0/03/2024');
    expect(typedDay('0/03/2024', '07/03/2024')).toBe('07/03/2024');
    expect(typedDay('05/03/2024', '')).toBe('');
  });
});

describe('a day when it is sent', () => {
  it.each([
    ['05/03/2024', '2024-03-05'],
    ['05032024', '2024-03-05'],
    [' 05/03/2024 ', '2024-03-05'],
    ['31/02/2024', '2024-02-31'],
    ['', ''],
    ['5/3/2024', '5/3/2024'],
    ['05/03/24', '05/03/24'],
    ['2024-03-05x', '2024-03-05x'],
    ['demain', 'demain'],
  ])('%s becomes %s [GEN-12, EXIT-19, B-106]', (typed, sent) => {
    expect(isoDay(typed)).toBe(sent);
  });

  it('is read as dd/mm/yyyy [GEN-12]', () => {
    expect(humanDay('2024-03-05')).toBe('05/03/2024');
    expect(isoDay(humanDay('2024-03-05'))).toBe('2024-03-05');
  });
});

describe('the calendar', () => {
  it('weeks begin on Monday, in French [GEN-12, GEN-10]', () => {
    expect(weekdays.map(({ short }) => short)).toEqual([
      'lun',
      'mar',
      'mer',
      'jeu',
      'ven',
      'sam',
      'dim',
    ]);
    expect(nameOfMonth('2024-03-05')).toBe('mars 2024');
    const february = weeksOf('2024-02-10');
    expect(february.map((week) => week.map((day) => day && Number(day.slice(8))))).toEqual([
      [null, null, null, 1, 2, 3, 4],
      [5, 6, 7, 8, 9, 10, 11],
      [12, 13, 14, 15, 16, 17, 18],
      [19, 20, 21, 22, 23, 24, 25],
      [26, 27, 28, 29, null, null, null],
    ]);
  });

  it('days continue across months and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2024-02-29', 7)).toBe('2024-03-07');
    expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(addDays('2024-01-03', -7)).toBe('2023-12-27');
    expect(addDays('2024-01-31', 60)).toBe('2024-03-31');
    expect(addDays('2024-03-31', -60)).toBe('2024-01-31');
  });

  it('the arrow keys never go past the last day [GEN-12]', () => {
    const last = '2026-03-15';
    expect(dayAfterKey('ArrowLeft', '2026-03-01', last)).toBe('2026-02-28');
    expect(dayAfterKey('ArrowDown', '2026-03-10', last)).toBe(last);
    expect(dayAfterKey('PageDown', '2026-03-10', last)).toBe(last);
    expect(dayAfterKey('PageUp', '2026-03-31', last)).toBe('2026-02-28');
    expect(dayAfterKey('Home', '2026-03-12', last)).toBe('2026-03-09');
    expect(dayAfterKey('End', '2026-03-03', last)).toBe('2026-03-08');
    expect(dayAfterKey('a', '2026-03-03', last)).toBeNull();
  });
});
