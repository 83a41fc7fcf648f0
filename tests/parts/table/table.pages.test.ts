import { expect, it } from 'vitest';
import { pageAt } from '#web/parts/table/table.pages.ts';

it.each([
  [0, { number: 1, count: 1, from: 0, to: 0 }],
  [1, { number: 1, count: 1, from: 0, to: 1 }],
  [50, { number: 1, count: 1, from: 0, to: 50 }],
  [51, { number: 2, count: 2, from: 50, to: 51 }],
  [101, { number: 2, count: 3, from: 50, to: 100 }],
])('of %i rows, the second page of fifty has the remaining ones [LOG-03]', (rows, page) => {
  expect(pageAt(2, rows, 50)).toEqual(page);
});
