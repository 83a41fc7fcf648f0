import { describe, expect, it } from 'vitest';
import {
  canRebuild,
  gateFault,
  gateOf,
  nameFault,
  noteFault,
  typeFault,
} from '#machines/territory/territory.rules.ts';
import { settings } from './settings.ts';

describe('the fields of a territory', () => {
  it('the name is required and has up to 45 characters [DET-10]', () => {
    expect([nameFault(''), nameFault('  ')]).toEqual([{ code: 'required' }, { code: 'required' }]);
    expect([nameFault('n'), nameFault('n'.repeat(45)), nameFault(` ${'é'.repeat(45)} `)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(nameFault('n'.repeat(46))).toEqual({ code: 'tooLong', length: 45 });
  });

  it.each('\\&~#{}[]%`=|^$<>"'.split(''))(
    'neither name nor note holds %s [DET-11, DET-14]',
    (it) => {
      expect(nameFault(`a${it}`)).toEqual({ code: 'characters' });
      expect(noteFault(`a${it}`)).toEqual({ code: 'characters' });
    },
  );

  it('an apostrophe is allowed [DET-11]', () => {
    expect([nameFault("L'Église"), noteFault("L'Église")]).toEqual([null, null]);
  });

  it('the note may be empty and has up to 100 characters [DET-14, B-109]', () => {
    expect([noteFault(''), noteFault('n'.repeat(100))]).toEqual([null, null]);
    expect(noteFault('n'.repeat(101))).toEqual({ code: 'tooLong', length: 100 });
  });

  it('the type is required [DET-12]', () => {
    expect([typeFault(''), typeFault('1')]).toEqual([{ code: 'required' }, null]);
  });

  it.each(['12a', '1.5', '-1', '1000', '1e2', '٣', '9999999999', '1 2'])(
    'no number of doors is %s [DET-13, B-57]',
    (gate) => {
      expect(gateFault(gate)).toEqual({ code: 'number' });
    },
  );

  it('doors are 0 to 999, or not counted [DET-13, B-109]', () => {
    expect(['', '0', '999', ' 12 '].map(gateFault)).toEqual([null, null, null, null]);
    expect(['', '  ', '0', ' 12 '].map(gateOf)).toEqual([null, null, 0, 12]);
  });

  it('a link is rebuilt where a map was drawn here [DET-16, B-71]', () => {
    expect(canRebuild(settings())).toBe(true);
    expect(canRebuild(settings({ mapLink: null, mapDrawn: false }))).toBe(false);
    expect(canRebuild(settings({ mapDrawn: false }))).toBe(false);
  });
});
