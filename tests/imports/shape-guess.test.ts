import { describe, expect, it } from 'vitest';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { apartShapes } from '#web/imports/files/apart-shapes.ts';
import { importedFile } from '#web/imports/files/imported-file.ts';
import { remarkSentence } from '#web/parts/map/reading/remarks.texts.ts';
import { ring } from './file-builders.ts';

type Kind = 'area' | 'point';

const featureOf = (kind: Kind, at: number) =>
  JSON.stringify({
    type: 'Feature',
    properties: { type: kind === 'area' ? 'polygon' : 'information', desc: 'A' },
    geometry:
      kind === 'area'
        ? { type: 'Polygon', coordinates: [ring(7 + at / 100)] }
        : { type: 'Point', coordinates: [7 + at / 100, 43.7] },
  });

/** A map: heads, then shapes, cells divided by a bar; a shape that begins with a dot is a point. */
function mapOf(heads: string, ...shapes: readonly string[]) {
  return {
    name: 'carte.kml',
    shapes: true as const,
    heads: [...heads.split('|'), 'Carte (GeoJSON)'],
    rows: shapes.map((shape, at) => {
      const kind = shape.startsWith('.') ? 'point' : 'area';
      const cells = shape.replace(/^\./u, '').split('|');
      return { line: at + 1, cells: [...cells, featureOf(kind, at)] };
    }),
  };
}

/** What is sent of it: for each line its number, its name and how many shapes it has. */
function sentOf(map: ReturnType<typeof mapOf>): readonly string[] {
  const { kind, targets } = interpretationOf(map);
  const { columns, rows } = importedFile(map.name, map, kind, targets);
  const cell = (cells: readonly string[], column: (typeof columns)[number]) =>
    columns.includes(column) ? (cells[columns.indexOf(column)] ?? '') : '–';
  return rows.map(({ line, cells }) => {
    const { features } = JSON.parse(cell(cells, 'map')) as { features: readonly unknown[] };
    return [line, cell(cells, 'number'), cell(cells, 'name'), features.length].join(' | ');
  });
}

describe('the number and the name of shapes', () => {
  it.each([
    [
      'a property whose head says so',
      mapOf('territoire|zone', 'T970|Quartier Fictif', '971|Rue des Essais'),
      ['1 | 970 | Quartier Fictif | 1', '2 | 971 | Rue des Essais | 1'],
    ],
    [
      'a property that stands beside what else has figures',
      mapOf('fid|territorio_padre|manzana', '1|12|A', '2|12|B', '3|14|A'),
      ['1 | 12 | – | 2', '3 | 14 | – | 1'],
    ],
    [
      'the name, and the description',
      mapOf(
        'name|description',
        'Territoire 912|Rue des Essais',
        'N° 914 – Quai Fictif|',
        'Terr. 915|Port',
      ),
      ['1 | 912 | Rue des Essais | 1', '2 | 914 | Quai Fictif | 1', '3 | 915 | Port | 1'],
    ],
    ['a name alone', mapOf('name', '929', '934'), ['1 | 929 | – | 1', '2 | 934 | – | 1']],
    [
      'a property without a known head, by its values',
      mapOf('ref|name', '17|Rue A', '18|Rue B'),
      ['1 | 17 | Rue A | 1', '2 | 18 | Rue B | 1'],
    ],
    [
      'numbers of groups',
      mapOf('padre|clave', '1|a', '1|b', '2|c', '3|d', '3|e'),
      ['1 | 1 | – | 2', '3 | 2 | – | 1', '4 | 3 | – | 2'],
    ],
    [
      'the folder, where its blocks are numbered anew',
      mapOf(
        'name|description|Dossier',
        '1|Pâté 1|905',
        '2|Pâté 2|905',
        '1|Pâté 1|906',
        '2|Pâté 2|906',
      ),
      ['1 | 905 | – | 2', '3 | 906 | – | 2'],
    ],
    [
      'a folder that says territory',
      mapOf('name|Dossier', '1|Territoire 905', '2|Territoire 905'),
      ['1 | 905 | – | 2'],
    ],
    [
      'the name in folders of something else',
      mapOf('name|Dossier', '1|Nord', '2|Nord', '3|Sud'),
      ['1 | 1 | – | 1', '2 | 2 | – | 1', '3 | 3 | – | 1'],
    ],
    [
      'the name of the file, with what the shapes are called',
      mapOf('name|Nom du fichier', 'Rue des Essais|963'),
      ['1 | 963 | Rue des Essais | 1'],
    ],
    [
      'the name of the file, with the name behind it',
      mapOf('desc|Nom du fichier', 'A|T2 - Rue ; "2"'),
      ['1 | 2 | Rue ; "2" | 1'],
    ],
    [
      'a file that says territory, whose blocks are numbered',
      mapOf('name|Nom du fichier', '1|TERRITOIRE 962', '2|TERRITOIRE 962'),
      ['1 | 962 | – | 2'],
    ],
    [
      'figures in front of each name',
      mapOf('name', '12 Rue Grimaldi', '13 Port'),
      ['1 | 12 | Rue Grimaldi | 1', '2 | 13 | Port | 1'],
    ],
  ])('%s [OWN-308]', (_, map, sent) => {
    expect(sentOf(map)).toEqual(sent);
  });

  it('figures in front of some names are addresses [OWN-308]', () => {
    const { targets } = interpretationOf(mapOf('name', '12 Rue Grimaldi', 'Port', '14 Quai'));
    expect(targets).toEqual(['name', 'map']);
  });

  it('a number with a letter never joins its neighbour [OWN-306, OWN-308]', () => {
    expect(
      sentOf(mapOf('name|description', '923|Rue A', '923 bis|Rue B', '3-B|Rue C', '3|Rue D')),
    ).toEqual([
      '1 | 923 | Rue A | 1',
      '2 | 923 bis | Rue B | 1',
      '3 | 3-B | Rue C | 1',
      '4 | 3 | Rue D | 1',
    ]);
  });

  it.each([
    [
      'a head that says territory',
      mapOf('territoire|name', '.960|Parking', '960|Quartier Fictif', '.|Banc'),
      ['1 | 960 | Quartier Fictif | 2'],
      ['Banc'],
    ],
    [
      'the word in front of the number',
      mapOf('name', 'Territoire 960', '.T960', '.960'),
      ['1 | 960 | – | 2'],
      ['960'],
    ],
    [
      'the folder around them',
      mapOf(
        'name|Dossier',
        '1|Territoire 905',
        '2|Territoire 905',
        '.1|Territoire 905',
        '.2|Portes',
      ),
      ['1 | 905 | – | 3'],
      ['Portes'],
    ],
    [
      'the name of the file',
      mapOf('name|Nom du fichier', 'Quartier|TERRITOIRE 962', '.Parking|TERRITOIRE 962'),
      ['1 | 962 | Quartier | 2'],
      [],
    ],
    [
      'nothing, so that a number is that of a door',
      mapOf('number|name|Dossier', '41|Rue A|Limites', '42|Rue B|Limites', '.41|Dupont|Portes'),
      ['1 | 41 | Rue A | 1', '2 | 42 | Rue B | 1'],
      ['Dupont'],
    ],
  ])(
    'points join an area by %s; others are named and left out [OWN-341]',
    (_, map, sent, apart) => {
      expect(sentOf(map)).toEqual(sent);
      const { points, outlines } = apartShapes(map, interpretationOf(map).targets);
      expect([points.map(({ name }) => name), outlines]).toEqual([apart, []]);
    },
  );

  it('a closed line with the number of an area is a way, one with its own a territory [OWN-341]', () => {
    const { rows, ...map } = mapOf('name', '41', '42', '41', '43');
    const drawn = {
      ...map,
      rows: rows.map((row, at) => (at > 1 ? { ...row, outline: true as const } : row)),
    };
    expect(sentOf(drawn)).toEqual(['1 | 41 | – | 1', '2 | 42 | – | 1', '4 | 43 | – | 1']);
    expect(apartShapes(drawn, interpretationOf(drawn).targets)).toEqual({
      points: [],
      outlines: [{ line: 3, name: '41' }],
    });
  });

  it('what is left out is said, one or several of them [OWN-341]', () => {
    const said = (code: 'pointsApart' | 'outlinesApart', ...names: readonly string[]) =>
      remarkSentence({ code, names });
    expect(said('pointsApart', '41')).toBe(
      'Ce point est pris pour une adresse ou un lieu, et n’est pas importé\u202F: «\u202F41\u202F».',
    );
    expect(said('pointsApart', '41', 'Banc')).toBe(
      'Ces points sont pris pour des adresses ou des lieux, et ne sont pas importés\u202F: «\u202F41\u202F», «\u202FBanc\u202F».',
    );
    expect(said('outlinesApart', '41')).toBe(
      'Cette ligne fermée porte le numéro d’une zone, et n’est pas importée\u202F: «\u202F41\u202F».',
    );
    expect(said('outlinesApart', '41', '42')).toBe(
      'Ces lignes fermées portent le numéro d’une zone, et ne sont pas importées\u202F: «\u202F41\u202F», «\u202F42\u202F».',
    );
  });

  it('an area of another folder that is only called by the number stays by itself [OWN-341]', () => {
    const map = mapOf('name|Dossier', '41|Territoires', '42|Territoires', '41|Parcs');
    expect(sentOf(map)).toEqual(['1 | 41 | – | 1', '2 | 42 | – | 1', '3 | 41 | – | 1']);
    const worded = mapOf('name|Dossier', 'T41|Nord', 'T42|Nord', 'T41|Sud');
    expect(sentOf(worded)).toEqual(['1 | 41 | – | 2', '2 | 42 | – | 1']);
  });

  it('points and lines of a map without areas are as they were [OWN-341]', () => {
    const map = mapOf('territoire|name', '.1|A', '.2|B');
    expect(apartShapes(map, ['number', 'name', 'map'])).toEqual({ points: [], outlines: [] });
    expect(apartShapes(mapOf('name', '1', '.2'), ['name', 'map'])).toEqual({
      points: [],
      outlines: [],
    });
  });

  it('points are judged by the areas beside them [OWN-308]', () => {
    const map = mapOf(
      'name|description',
      '960|Quartier Fictif',
      '.1|1: Personne',
      '.2|2: Personne',
    );
    expect(interpretationOf(map).targets).toEqual(['number', 'name', 'map']);
  });

  it.each([
    [mapOf('name|description', '.1|DUPONT Jean', '.2|LEROY Anne'), 'addresses'],
    [mapOf('name|adresse', '.1|3 rue des Essais', '.2|4 quai Fictif'), 'addresses'],
    [mapOf('name', '.1', '.2'), 'points'],
  ] as const)('points alone are no territories [OWN-308]', (map, says) => {
    const guess = interpretationOf(map);
    expect([guess.kind, guess.targets.includes('number'), guess.says]).toEqual([
      'territories',
      false,
      says,
    ]);
  });

  it('points that each say territory are taken at their word [OWN-308]', () => {
    expect(interpretationOf(mapOf('name', '.Territoire 1', '.Territoire 2')).targets[0]).toBe(
      'number',
    );
  });
});
