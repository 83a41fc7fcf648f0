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

describe('the days of a file', () => {
  it.each([
    ['3 mars 2018', '2018-03-03'],
    ['le 1er févr. 19', '2019-02-01'],
    ['12 AOÛT 2020', '2020-08-12'],
    ['7 juil 21', '2021-07-07'],
    ['30.6.22', '2022-06-30'],
    ['mars 2018', 'mars 2018'],
    ['3 brumaire 2018', '3 brumaire 2018'],
    ['–', ''],
    [' / ', ''],
  ])('%s is %s [OWN-130]', (written, day) => {
    expect(daysOf([written, '2025-01-01'])).toEqual([[day, '2025-01-01']]);
  });
});

describe('idem', () => {
  it('stands for what is above it, also several lines down, and for nothing in the first line [OWN-130]', () => {
    const written = ['idem', 'DUPONT Jean', 'Idem', '"', 'IDIER Luc', '〃', ''];
    const { rows } = importedFile(
      'essai.csv',
      { rows: written.map((name, at) => ({ line: at + 2, cells: ['12', name, '2025-01-01'] })) },
      'history',
      ['number', 'login', 'releaseDate'],
    );
    expect(rows.map(({ cells }) => cells[1])).toEqual([
      'idem',
      'DUPONT Jean',
      'DUPONT Jean',
      'DUPONT Jean',
      'IDIER Luc',
      'IDIER Luc',
      '',
    ]);
  });

  it('in a note stays as it is [OWN-130]', () => {
    const { rows } = importedFile(
      'essai.csv',
      { rows: [1, 2].map((line) => ({ line, cells: [String(line), 'Rue', 'idem'] })) },
      'territories',
      ['number', 'name', 'note'],
    );
    expect(rows.map(({ cells }) => cells[2])).toEqual(['idem', 'idem']);
  });
});
