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
    ['dimanche 3 mars 2024', '2024-03-03'],
    ['Mar 3, 2024', '2024-03-03'],
    ['3-Mar-24', '2024-03-03'],
    ['3 de marzo de 2024', '2024-03-03'],
    ['3. Dezember 2023', '2023-12-03'],
    ['30/06/98', '1998-06-30'],
    ['3 mars 98', '1998-03-03'],
    ['mars 2018', 'mars 2018'],
    ['3 brumaire 2018', '3 brumaire 2018'],
    ['–', ''],
    [' / ', ''],
  ])('%s is %s [OWN-130, OWN-311]', (written, day) => {
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

describe('a map in a cell of a list', () => {
  const ring = [
    [7.42, 43.73],
    [7.43, 43.73],
    [7.43, 43.74],
    [7.42, 43.73],
  ];
  const polygon = { type: 'Polygon', coordinates: [ring] };
  const wkt = 'POLYGON((7.42 43.73,7.43 43.73,7.43 43.74,7.42 43.73))';
  const drawn = {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { type: 'polygon', desc: '7' }, geometry: polygon }],
  };
  const sent = (cell: string) =>
    importedFile('essai.csv', { rows: [{ line: 2, cells: ['7', cell] }] }, 'territories', [
      'number',
      'map',
    ]).rows[0]?.cells[1];

  it.each([
    ['a geometry', JSON.stringify(polygon)],
    [
      'a feature',
      JSON.stringify({ type: 'Feature', properties: { name: '7' }, geometry: polygon }),
    ],
    ['WKT', wkt],
  ])('may be %s [OWN-308]', (_, cell) => {
    expect(JSON.parse(sent(cell) ?? '')).toEqual(drawn);
  });

  it.each(['{}', '{"type":"Polygon"', '{"type":"Polygon","coordinates":5}', 'non'])(
    'that is none is left to the server: %s [OWN-308]',
    (cell) => {
      expect(sent(cell)).toBe(cell);
    },
  );
});
