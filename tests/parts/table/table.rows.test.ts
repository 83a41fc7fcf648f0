import { describe, expect, it } from 'vitest';
import { rowAfterKey } from '#web/parts/table/table.keys.ts';
import { rowClass, rowTone } from '#web/parts/table/table.rows.ts';
import { tableTexts } from '#web/parts/table/table.texts.ts';

describe('rows of a list', () => {
  it('have the server’s class, and say it in a word [MYEX-06, MYEX-07, EXD-11]', () => {
    expect(rowClass('row-late')).toBe('row-late');
    expect([rowTone('row-late'), rowTone('row-soon other'), rowTone('')]).toEqual([
      'late',
      'soon',
      null,
    ]);
  });

  it('have no class with characters other than a-z, 0-9, space and hyphen [MYEX-07]', () => {
    expect(['Row', 'a"b', 'a<b', 'a_b', 'é'].map((name) => rowClass(name))).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
    expect(rowTone('row-late"')).toBeNull();
    expect(rowTone('unknown')).toBeNull();
  });

  it('can be walked through with the arrow keys, which stop at both ends', () => {
    expect(rowAfterKey('ArrowDown', 3, 10)).toBe(4);
    expect(rowAfterKey('ArrowUp', 0, 10)).toBe(0);
    expect(rowAfterKey('PageDown', 5, 10)).toBe(9);
    expect(rowAfterKey('End', 0, 10)).toBe(9);
    expect(rowAfterKey('Home', 7, 10)).toBe(0);
    expect(rowAfterKey('a', 7, 10)).toBeNull();
    expect(rowAfterKey('ArrowDown', 0, 0)).toBeNull();
  });

  it('are counted: shown rows and existing rows [GEN-11]', () => {
    const counted = (shown: number, all: number) =>
      tableTexts.counted(shown, all, 'territoire', 'territoires');
    expect([counted(12, 61), counted(61, 61), counted(1, 1), counted(0, 61)]).toEqual([
      '12 sur 61 territoires',
      '61 territoires',
      '1 territoire',
      '0 sur 61 territoires',
    ]);
    expect(counted(1000, 1000)).toBe('1\u202F000 territoires');
  });
});
