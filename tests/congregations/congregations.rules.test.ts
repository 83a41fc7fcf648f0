import { expect, it } from 'vitest';
import { removeCongregation } from '../../backend/congregations/congregations.rules.ts';

const session = { home: 1, congregation: 2 };

it('a congregation is removable when it is empty and neither one’s own nor the present one [REST-71, B-47]', () => {
  expect(removeCongregation({ id: 3, inUse: false }, session)).toBe(null);
  expect(removeCongregation({ id: 3, inUse: true }, session)).toBe('inUse');
  expect(removeCongregation({ id: 1, inUse: false }, session)).toBe('own');
  expect(removeCongregation({ id: 2, inUse: true }, session)).toBe('own');
  expect(removeCongregation({ id: null, inUse: false }, session)).toBe('unknownCongregation');
});
