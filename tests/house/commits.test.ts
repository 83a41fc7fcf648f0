import { expect, it } from 'vitest';
import { isFaulty } from '../../scripts/commits.mjs';

it.each([
  ['fix(exit): a refused exit keeps its choice', false],
  [`fix: ${'a'.repeat(67)}`, false],
  [`fix: ${'a'.repeat(68)}`, true],
  ['fix(exit): a refused exit keeps its choice; a date is read anew', true],
])('the subject of a commit %j is at fault: %s', (subject, faulty) => {
  expect(isFaulty(subject)).toBe(faulty);
});
