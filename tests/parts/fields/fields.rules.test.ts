import { describe, expect, it } from 'vitest';
import {
  firstFault,
  maxLength,
  minLength,
  noSpaces,
  positiveNumber,
  required,
  webAddress,
} from '#machines/parts/fields/fields.rules.ts';

describe('the rules that any field may use', () => {
  it('finds a missing value [GEN-07]', () => {
    expect(required('')).toEqual({ code: 'required' });
    expect(required('a')).toBe(null);
  });

  it('finds a space in a value [GEN-07]', () => {
    expect(noSpaces('https://a b')).toEqual({ code: 'spaces' });
    expect(noSpaces('https://ab')).toBe(null);
  });

  it('counts typed characters, not bytes [GEN-07]', () => {
    expect(minLength(3)('é🗺')).toEqual({ code: 'tooShort', length: 3 });
    expect(minLength(2)('é🗺')).toBe(null);
    expect(maxLength(2)('é🗺')).toBe(null);
    expect(maxLength(1)('é🗺')).toEqual({ code: 'tooLong', length: 1 });
  });

  it('returns only the first fault', () => {
    expect(firstFault('', [required, minLength(2)])).toEqual({ code: 'required' });
    expect(firstFault('a', [required, minLength(2)])).toEqual({ code: 'tooShort', length: 2 });
    expect(firstFault('ab', [required, minLength(2)])).toBe(null);
  });

  it('finds what is no positive whole number, or above the highest [TADD-03]', () => {
    const rule = positiveNumber(9999);
    expect(['1', '9999', '0012'].map(rule)).toEqual([null, null, null]);
    for (const typed of ['', '0', '00', '1.5', '1,5', '-1', '+1', 'a', '1e3', ' 1', '٣']) {
      expect(rule(typed)).toEqual({ code: 'positive' });
    }
    expect(rule('10000')).toEqual({ code: 'tooHigh', most: 9999 });
  });

  it('finds what is no web address [B-33]', () => {
    for (const typed of ['http://a.fr', 'HTTPS://a.fr/b?c=1&d=%20#e', 'https://127.0.0.1:8080/']) {
      expect(webAddress(typed)).toBe(null);
    }
    for (const typed of [
      '',
      'a.fr',
      'https://',
      'http:///a',
      'ftp://a.fr',
      'javascript:alert(1)',
    ]) {
      expect(webAddress(typed)).toEqual({ code: 'webAddress' });
    }
  });
});
