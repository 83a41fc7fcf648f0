import { expect, it } from 'vitest';
import { required } from '#machines/parts/flow/required.ts';

it('a known value is returned; null is a defect and throws', () => {
  expect(required('')).toBe('');
  expect(required(0)).toBe(0);
  expect(() => required(null)).toThrow(TypeError);
});
