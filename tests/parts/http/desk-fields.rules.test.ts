import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  day,
  formWithLists,
  idOrNone,
  ids,
  label,
  textOrNone,
} from '../../../backend/parts/http/fields.ts';

describe('a list of ids', () => {
  it.each([
    ['1,2,3', [1, 2, 3]],
    [' 1 , 2 ,', [1, 2]],
    ['[1,2,3]', [1, 2, 3]],
    [' ["1", 2] ', [1, 2]],
    [
      ['1', '2,3'],
      [1, 2, 3],
    ],
    ['2,2,[1]', [2, 0]],
    ['1,1,1', [1]],
    ['', []],
    ['[]', []],
    [',,', []],
    [undefined, []],
    [['', '1'], [1]],
  ])('%j is %j [B-26]', (sent, expected) => {
    expect(ids.parse(sent)).toEqual(expected);
  });

  it.each([
    'abc',
    '-1',
    '0',
    '2147483648',
    '1.5',
    '[1.5]',
    '[null]',
    '[[1]]',
    '[{}]',
    '[true]',
    '[1',
    '{"1":2}',
    '[""]',
    '1e3',
  ])('%j holds an id that nothing has [RG-06]', (sent) => {
    expect(ids.parse(sent)).toContain(0);
  });

  it('may be sent as name[], together with name, or not at all [B-26]', () => {
    const form = formWithLists({ ids, note: textOrNone });
    expect(form.parse({ 'ids[]': ['1', '2'] })).toEqual({ ids: [1, 2], note: null });
    expect(form.parse({ ids: '3', 'ids[]': '1', note: '' })).toEqual({ ids: [3, 1], note: '' });
    expect(form.parse({})).toEqual({ ids: [], note: null });
  });
});

describe('an optional id', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['7', 7],
    ['0', 0],
    ['abc', 0],
  ])('%j is %j [RG-06]', (sent, expected) => {
    expect(idOrNone.parse(sent)).toBe(expected);
  });
});

describe('a day', () => {
  it.each(['2026-03-15', '2024-02-29', '2000-02-29', '1900-01-01', '2999-12-31'])(
    '%s is valid [EXIT-18]',
    (sent) => {
      expect(day.parse(sent)).toEqual(Temporal.PlainDate.from(sent));
    },
  );

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '15/03/2026',
    '2026-03-15T00:00',
    '20260315',
    '0000-01-01',
    '1899-12-31',
    '9999-01-01',
    '+002026-03-15',
    '２０２６-03-15',
    ' 2026-03-15',
    'demain',
  ])('%j is invalid [EXIT-18, RET-14, B-106]', (sent) => {
    expect(day.parse(sent)).toBe('invalid');
  });

  it('is optional [RET-04]', () => {
    expect(day.parse(undefined)).toBeNull();
    expect(day.parse('')).toBeNull();
  });
});

describe('a name or a title', () => {
  const read = (sent: unknown) => {
    const result = label(50).safeParse(sent);
    return result.success ? result.data : result.error.issues[0]?.message;
  };

  it('is trimmed, and may be empty [GEN-18]', () => {
    expect([read('  Été  '), read('   '), read(undefined)]).toEqual(['Été', '', '']);
  });

  it('has at most fifty characters, however many bytes they need [B-57]', () => {
    expect(read('👩'.repeat(50))).toBe('👩'.repeat(50));
    expect(read('é'.repeat(51))).toBe('Ce champs doit contenir 50 caractères maximum');
  });

  it.each([...Array.from('\\&~#{}[]%`=|^$<>"'), '\t', '\n', '\u0000'])(
    'must not contain %j [GEN-18]',
    (character) => {
      expect(read(`a${character}b`)).toBe('Caractère invalide');
    },
  );
});
