import { describe, expect, it } from 'vitest';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { importedFile } from '#web/imports/files/imported-file.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { geojson, polygon, ring } from './file-builders.ts';

const tableOf = async (file: File) => {
  const [table] = await readFile(file);
  if (!table) throw new Error('A map is a table.');
  return table;
};
const withoutMap = (rows: readonly { readonly cells: readonly string[] }[]) =>
  rows.map(({ cells }) => cells.slice(0, -1));

describe('a map as a table', () => {
  it('has a row for each shape, the properties of the file, and the shape [OWN-300]', async () => {
    const table = await tableOf(
      geojson([
        polygon({ secteur: 3, 'Nb portes': '40', cle: { a: 1 } }),
        polygon({ secteur: 3, Remarque: 'Digicode<br>au <b>12</b>', vide: ' ' }, [ring(7.5)]),
      ]),
    );
    expect(table.shapes).toBe(true);
    expect(table.heads).toEqual(['secteur', 'Nb portes', 'Remarque', 'Carte (GeoJSON)']);
    expect(withoutMap(table.rows)).toEqual([
      ['3', '40', ''],
      ['3', '', 'Digicode, au 12'],
    ]);
    expect(JSON.parse(table.rows[1]?.cells.at(-1) ?? '')).toEqual({
      type: 'Feature',
      properties: { type: 'polygon', desc: ' ' },
      geometry: { type: 'Polygon', coordinates: [ring(7.5)] },
    });
  });

  it('has one column for what is spelt differently in each shape, and two where one shape has both [OWN-300]', async () => {
    const [apart, both] = [
      [
        { territoire: 'T970', zone: 'Quai' },
        { NUMERO: '971', NOM: 'Rue' },
        { 'N°': 972, Nom: 'Port' },
      ],
      [{ numero: 4, id: 1, nom: 'Rue' }, { id: 2 }],
    ];
    const table = await tableOf(geojson((apart ?? []).map((it) => polygon(it))));
    expect(table.heads).toEqual(['territoire', 'zone', 'Carte (GeoJSON)']);
    expect(withoutMap(table.rows)).toEqual([
      ['T970', 'Quai'],
      ['971', 'Rue'],
      ['972', 'Port'],
    ]);
    expect((await tableOf(geojson((both ?? []).map((it) => polygon(it))))).heads).toEqual([
      'numero',
      'id',
      'nom',
      'Carte (GeoJSON)',
    ]);
  });

  it.each([
    ['963.geojson', '963'],
    ['TERRITOIRE 962.geojson', 'TERRITOIRE 962'],
    ['T12.geojson', 'T12'],
    ['Territorio_007.geojson', 'Territorio_007'],
    ['963 - Rue des Essais.geojson', '963 - Rue des Essais'],
    ['963 Rue des Essais.geojson', '963 - Rue des Essais'],
    ['2025-11-27 territoires.geojson', null],
    ['27.11.2025 carte.geojson', null],
    ['12 territoires.geojson', null],
    ['carte 12.geojson', null],
    ['963 bis.geojson', null],
    ['963-B.geojson', null],
    ['963 bistro du port.geojson', '963 - bistro du port'],
    ['963 à la mer.geojson', '963 - à la mer'],
  ])('%s has the number %s in its name [OWN-301]', async (name, number) => {
    const table = await tableOf(geojson([polygon({ couleur: 'vert' })], name));
    const at = table.heads.indexOf('Nom du fichier');
    expect(at < 0 ? null : table.rows[0]?.cells[at]).toBe(number);
  });

  it('has a number from the file’s name with words only where there is one area [OWN-301]', async () => {
    const two = [polygon({ nom: 'Nord' }), polygon({ nom: 'Sud' }, [ring(7.5)])];
    expect((await tableOf(geojson(two, '963 Rue.geojson'))).heads).not.toContain('Nom du fichier');
    expect((await tableOf(geojson(two, '963.geojson'))).heads).toContain('Nom du fichier');
  });

  it('keeps areas and points of one shape in one row [OWN-300]', async () => {
    const point = { type: 'Point', coordinates: [7.42, 43.73] };
    const areas = { type: 'MultiPolygon', coordinates: [[ring()], [ring(7.5)]] };
    const table = await tableOf(
      geojson([
        {
          type: 'Feature',
          properties: { territoire: 7 },
          geometry: { type: 'GeometryCollection', geometries: [areas, point] },
        },
        { type: 'Feature', properties: { territoire: 7 }, geometry: point },
      ]),
    );
    const { targets } = interpretationOf(table);
    const sent = importedFile('carte.geojson', table, 'territories', targets);
    expect(sent.rows).toHaveLength(1);
    const map = JSON.parse(sent.rows[0]?.cells.at(-1) ?? '') as {
      features: { properties: { type: string }; geometry: { type: string } }[];
    };
    expect(map.features.map((it) => [it.geometry.type, it.properties.type])).toEqual([
      ['Polygon', 'polygon'],
      ['Polygon', 'polygon'],
      ['Point', 'information'],
      ['Point', 'information'],
    ]);
  });

  it('of our own has no column of what its shapes are [OWN-300]', async () => {
    const table = await tableOf(geojson([polygon({ type: 'polygon', desc: '4' })], 'T4.geojson'));
    expect(table.heads).toEqual(['desc', 'Nom du fichier', 'Carte (GeoJSON)']);
  });
});
