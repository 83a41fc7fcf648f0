import { describe, expect, it } from 'vitest';
import { importedFile } from '#web/import-files/imported-file.ts';

/** The days that are sent of a loan, from a column of releases and one of returns. */
const daysOf = (...loans: readonly (readonly [string, string])[]) =>
  importedFile(
    'essai.csv',
    { rows: loans.map(([out, back], at) => ({ line: at + 2, cells: ['12', out, back] })) },
    'history',
    ['number', 'releaseDate', 'returnDate'],
  ).rows.map(({ cells }) => cells.slice(1));

describe('the dates of a file', () => {
  it('have the month first in both columns when one of them shows it [issue 7]', () => {
    expect(daysOf(['02/03/2025', '03/25/2025'])).toEqual([['2025-02-03', '2025-03-25']]);
  });

  it('have the day first as soon as one column says so, whatever the other seems to say [issue 7]', () => {
    expect(daysOf(['02/13/2025', '04/05/2025'], ['03/04/2025', '25/04/2025'])).toEqual([
      ['2025-13-02', '2025-05-04'],
      ['2025-04-03', '2025-04-25'],
    ]);
  });
});
