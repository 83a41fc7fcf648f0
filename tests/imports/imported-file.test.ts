import { describe, expect, it } from 'vitest';
import { importedFile } from '#web/imports/files/imported-file.ts';

/** The days sent for these loans, each a pair of release and return as written in the file. */
const daysOf = (...loans: readonly (readonly [string, string])[]) =>
  importedFile(
    'essai.csv',
    { rows: loans.map(([out, back], at) => ({ line: at + 2, cells: ['12', out, back] })) },
    'history',
    ['number', 'releaseDate', 'returnDate'],
  ).rows.map(({ cells }) => cells.slice(1));

describe('the dates of a file', () => {
  it('have the month first in both columns when one column proves it [OWN-09]', () => {
    expect(daysOf(['02/03/2025', '03/25/2025'])).toEqual([['2025-02-03', '2025-03-25']]);
  });

  it('have the day first as soon as one column proves it, whatever the other suggests [OWN-09]', () => {
    expect(daysOf(['02/13/2025', '04/05/2025'], ['03/04/2025', '25/04/2025'])).toEqual([
      ['2025-13-02', '2025-05-04'],
      ['2025-04-03', '2025-04-25'],
    ]);
  });
});
