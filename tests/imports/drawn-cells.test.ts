import { describe, expect, it } from 'vitest';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { importedFile } from '#web/imports/files/imported-file.ts';
import { csv, xlsx } from './file-builders.ts';
import { faultOf, remarksOf, tableOf } from './read-maps.ts';

type Sent = {
  readonly features: readonly { readonly geometry: { readonly coordinates: unknown } }[];
};

/** The drawings that are sent, to a thousandth of a degree. */
async function drawn(file: File): Promise<readonly unknown[]> {
  const table = await tableOf(file);
  const { kind, targets } = interpretationOf(table);
  const { columns, rows } = importedFile(file.name, table, kind, targets);
  return rows.map(({ cells }) => {
    const { features } = JSON.parse(cells[columns.indexOf('map')] ?? '') as Sent;
    const places = JSON.stringify(features.map(({ geometry }) => geometry.coordinates));
    return JSON.parse(places.replaceAll(/\d+\.\d+/gu, (it) => Number(it).toFixed(3))) as unknown;
  });
}

const list = (...cells: readonly string[]) =>
  csv(
    `Numéro;Contour\n${cells.map((cell, at) => `${at + 1};"${cell.replaceAll('"', '""')}"`).join('\n')}\n`,
  );

const metres = '1044000 6300000, 1044200 6300000, 1044200 6300200, 1044000 6300000';
const square = [
  [
    [
      [7.27, 43.715],
      [7.272, 43.715],
      [7.272, 43.717],
      [7.27, 43.715],
    ],
  ],
];

describe('drawings in cells, in metres', () => {
  it.each([
    ['WKT of Lambert 93', list(`POLYGON ((${metres}))`), true],
    ['WKT that names its projection', list(`SRID=2154;POLYGON((${metres}))`), false],
    ['WKT of several areas', list(`MULTIPOLYGON(((${metres})))`), true],
    ['WKT with heights', list(`POLYGON Z ((${metres.replaceAll(/(?=,|$)/gu, ' 12')}))`), true],
    [
      'a geometry that names its projection',
      list(
        `{"type":"Polygon","crs":{"type":"name","properties":{"name":"EPSG:2154"}},"coordinates":[[[${metres.replaceAll(', ', '],[').replaceAll(' ', ',')}]]]}`,
      ),
      false,
    ],
    [
      'a sheet of a workbook',
      xlsx({
        sheets: {
          A: [
            ['Numéro', 'Contour'],
            [1, `POLYGON((${metres}))`],
          ],
        },
      }),
      true,
    ],
  ])('%s are converted and said [OWN-343]', async (_, file, guessed) => {
    expect(await drawn(file)).toEqual([square]);
    expect(await remarksOf(file)).toEqual([
      { code: 'projected', projection: 'Lambert 93', guessed },
    ]);
  });

  it('all cells of a column are converted, points of Web Mercator too [OWN-343]', async () => {
    const file = list('POINT(826000 5423000)', 'POINT (827000 5424000)', '');
    const table = await tableOf(file);
    expect(table.rows.map(({ cells }) => cells[1]?.replaceAll(/(\.\d{3})\d+/gu, '$1'))).toEqual([
      'POINT(7.420 43.725)',
      'POINT (7.429 43.731)',
      '',
    ]);
  });

  it.each([
    [
      'of no projection that is known',
      list('POLYGON((100 900, 1100 900, 1100 1900, 100 900))'),
      { code: 'metres' },
    ],
    [
      'of another projection',
      list(`SRID=3035;POLYGON((${metres}))`),
      { code: 'otherProjection', name: 'EPSG:3035' },
    ],
  ])('%s are refused by name [OWN-343]', async (_, file, fault) => {
    expect(await faultOf(file)).toEqual(fault);
  });

  it.each([
    ['degrees', 'POLYGON((7.4 43.7, 7.5 43.7, 7.5 43.8, 7.4 43.7))'],
    ['figures of a note', '[1200, 4500] à voir'],
    ['what is no drawing', '{"à voir":[1200,4500]}'],
  ])('%s stay as they are [OWN-343]', async (_, cell) => {
    const table = await tableOf(list(cell));
    expect([table.rows[0]?.cells[1], table.remarks ?? []]).toEqual([cell, []]);
  });
});
