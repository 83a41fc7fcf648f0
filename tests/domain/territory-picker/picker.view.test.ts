import { describe, expect, it } from 'vitest';
import {
  chosenAfter,
  chosenUpTo,
  foundRows,
  type PickerRow,
  rowAfterKey,
  soughtIn,
} from '#web/domain/territory-picker/picker.view.ts';

const row = (number: number, name: string, type = 'Habitations', login = ''): PickerRow => {
  const numberName = `T${number} - ${name}`;
  return {
    id: String(number),
    number,
    numberName,
    type,
    since: '',
    late: false,
    sought: soughtIn([numberName, type, login]),
  };
};
const rows = [
  row(2, 'Allée du 12 mai'),
  row(7, 'Évêché'),
  row(12, 'Larvotto', 'Commerces'),
  row(120, 'Port', 'Habitations', 'DEMO Ancien'),
  row(212, 'Rocher'),
];
const found = (typed: string) => foundRows(rows, typed).map(({ number }) => number);

describe('choosing from a long list', () => {
  it('without a search shows all, in order', () => {
    expect(foundRows(rows, ' ')).toBe(rows);
  });

  it('finds an exact number first, then numbers that begin with it, then those that contain it [EXIT-09]', () => {
    expect(found('12')).toEqual([12, 120, 2, 212]);
    expect(found('T12')).toEqual([12, 120]);
    expect(found('2')).toEqual([2, 212, 12, 120]);
  });

  it('finds a name, a type or a person, ignoring accents and case', () => {
    expect(found('eveche')).toEqual([7]);
    expect(found('COMMERCES')).toEqual([12]);
    expect(found('ancien')).toEqual([120]);
    expect(found('habitations rocher')).toEqual([212]);
    expect(found('12 larv')).toEqual([12]);
    expect(found('nulle part')).toEqual([]);
  });

  it('adds and removes rows for a manager, and replaces the row for others [EXIT-09, EXIT-10]', () => {
    expect(chosenAfter([], '2', true)).toEqual(['2']);
    expect(chosenAfter(['2'], '7', true)).toEqual(['2', '7']);
    expect(chosenAfter(['2', '7'], '2', true)).toEqual(['7']);
    expect(chosenAfter(['2'], '7', false)).toEqual(['7']);
    expect(chosenAfter(['2'], '2', false)).toEqual([]);
  });

  it('takes every row from the one chosen last to one clicked with Shift, up or down [OWN-283]', () => {
    const listed = ['1', '2', '3', '4', '5'];
    expect(chosenUpTo(['2'], '4', listed)).toEqual(['2', '3', '4']);
    expect(chosenUpTo(['1', '4'], '2', listed)).toEqual(['1', '4', '2', '3']);
    expect(chosenUpTo(['3'], '3', listed)).toEqual(['3']);
    expect(chosenUpTo([], '3', listed)).toEqual(['3']);
    expect(chosenUpTo(['9'], '3', listed)).toEqual(['9', '3']);
  });

  it('wraps around with the arrow keys, and stops at the ends with the page keys', () => {
    expect(rowAfterKey('ArrowDown', -1, 3)).toBe(0);
    expect(rowAfterKey('ArrowDown', 2, 3)).toBe(0);
    expect(rowAfterKey('ArrowUp', -1, 3)).toBe(2);
    expect(rowAfterKey('ArrowUp', 1, 3)).toBe(0);
    expect(rowAfterKey('PageDown', 1, 30)).toBe(9);
    expect(rowAfterKey('PageDown', 28, 30)).toBe(29);
    expect(rowAfterKey('PageUp', 3, 30)).toBe(0);
    expect(rowAfterKey('a', 3, 30)).toBeNull();
  });
});
