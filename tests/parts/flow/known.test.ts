import { expect, it } from 'vitest';
import { known } from '#machines/parts/flow/known.ts';

it('a known value is returned; null is a defect and throws', () => {
  expect(known('')).toBe('');
  expect(known(0)).toBe(0);
  expect(() => known(null)).toThrow(TypeError);
});
