import { describe, expect, it } from 'vitest';
import {
  firstFault,
  maxLength,
  minLength,
  noSpaces,
  required,
} from '#machines/fields/fields.rules.ts';

describe('the rules that any field may use', () => {
  it('says what is required [GEN-07]', () => {
    expect(required('')).toEqual({ code: 'required' });
    expect(required('a')).toBe(null);
  });

  it('says that spaces are not allowed [GEN-07]', () => {
    expect(noSpaces('https://a b')).toEqual({ code: 'spaces' });
    expect(noSpaces('https://ab')).toBe(null);
  });

  it('counts what is typed, not the bytes that store it [GEN-07]', () => {
    expect(minLength(3)('é🗺')).toEqual({ code: 'tooShort', length: 3 });
    expect(minLength(2)('é🗺')).toBe(null);
    expect(maxLength(2)('é🗺')).toBe(null);
    expect(maxLength(1)('é🗺')).toEqual({ code: 'tooLong', length: 1 });
  });

  it('tells the first fault only', () => {
    expect(firstFault('', [required, minLength(2)])).toEqual({ code: 'required' });
    expect(firstFault('a', [required, minLength(2)])).toEqual({ code: 'tooShort', length: 2 });
    expect(firstFault('ab', [required, minLength(2)])).toBe(null);
  });
});
