import { describe, expect, it } from 'vitest';
import { headedAs } from '#machines/imports/columns.rules.ts';
import type { FileTable } from '#machines/imports/import.rules.ts';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { csv } from './file-builders.ts';

async function tableOf(text: string): Promise<FileTable> {
  const [table] = await readFile(csv(text));
  if (!table) throw new Error('A file that can be read has a table.');
  return table;
}
const read = async (text: string) => {
  const { heads, rows } = await tableOf(text);
  return [heads, ...rows.map(({ cells }) => cells)].map((cells) => cells.join('|'));
};

describe('the separator of a list', () => {
  it.each([
    ['a title with commas', 'Assemblée Fictive, secteur Est, 2025\nNuméro;Nom\n901;Rue A\n'],
    ['a title with semicolons', 'Assemblée; secteur; Est\nNuméro,Nom\n901,Rue A\n'],
    ['a bare title above tabs', 'Nos territoires\nNuméro\tNom\n901\tRue A\n'],
    ['a bare title above bars', 'Nos territoires\n\nNuméro|Nom\n901|Rue A\n'],
    ['quoted heads', '"Numéro","Nom"\n"901","Rue A"\n'],
  ])('is that of the table below %s [OWN-309]', async (_, text) => {
    expect(await read(text)).toEqual(['Numéro|Nom', '901|Rue A']);
  });

  it('is no sign that names have [OWN-309]', async () => {
    const text = 'Numéro;Nom\n1;Rue A, B\n2;Rue C\n3;Rue D, E, F\n';
    expect(await read(text)).toEqual(['Numéro|Nom', '1|Rue A, B', '2|Rue C', '3|Rue D, E, F']);
  });
});

describe('a list without headers', () => {
  it.each([
    ['numbers', '101;Rue A\n102;Rue B\n103;Rue C\n', ['number', 'name']],
    ['numbers of territories', 'T101;Rue A\nT102;Rue B\n', ['number', 'name']],
    [
      'days',
      'Bé Anne;2025-01-02;101\nBé Anne;2025-03-04;102\n',
      ['login', 'releaseDate', 'number'],
    ],
    ['addresses', 'DUPONT Jean;j@example.org\nLEROY Anne;a@example.org\n', ['login', 'email']],
  ])('is known by %s in its first line, which is a row [OWN-309]', async (_, text, targets) => {
    const table = await tableOf(text);
    expect(table.rows[0]?.line).toBe(1);
    expect(new Set(table.heads)).toEqual(new Set(['']));
    expect(interpretationOf(table).targets).toEqual(targets);
  });

  it('may have a title above it [OWN-309]', async () => {
    const { rows } = await tableOf('Nos territoires;\n101;Rue A\n102;Rue B\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  it.each(['Nom;2023;2024\nRue A;3;4\n', 'Secteur X;Wert\n1;2\n', 'A;B\nRue A;Rue B\n'])(
    'is not one whose first line has other words: %j [OWN-309]',
    async (text) => {
      expect((await tableOf(text)).rows.map(({ line }) => line)).toEqual([2]);
    },
  );

  it('can be told from one with headers by the reader, and back [OWN-309]', async () => {
    for (const text of ['101;Rue A\n102;Rue B\n', 'Ort;Wort\nA;B\n']) {
      const table = await tableOf(text);
      const headed = table.heads.some((head) => head !== '');
      const other = headedAs(table, !headed);
      expect(other.rows.length).toBe(table.rows.length + (headed ? 1 : -1));
      expect(other.heads.some((head) => head !== '')).toBe(!headed);
      expect(headedAs(other, headed)).toEqual(table);
      expect(headedAs(table, headed)).toBe(table);
    }
  });
});

describe('several assignments in a line', () => {
  const sorted = [
    '1|Bé Anne|05/01/2024|01/02/2024',
    '1|Cé Luc|05/03/2024|',
    '2|Bé Anne|06/01/2024|02/02/2024',
  ];

  it.each([
    [
      'beside each other',
      'Terr. nº;Attribué à;Attribué le;Parcouru le;Attribué à;Attribué le;Parcouru le\n1;Bé Anne;05/01/2024;01/02/2024;Cé Luc;05/03/2024;\n2;Bé Anne;06/01/2024;02/02/2024;;;\n',
    ],
    [
      'beside each other, counted in their heads',
      'Terr. nº;Attribué à 1;Attribué le 1;Parcouru le 1;Attribué à 2;Attribué le 2;Parcouru le 2\n1;Bé Anne;05/01/2024;01/02/2024;Cé Luc;05/03/2024;\n2;Bé Anne;06/01/2024;02/02/2024;;;\n',
    ],
    [
      'with heads in two lines',
      'Terr. nº;Attribué à;Dates;;Attribué à;Dates;\n;;Attribué le;Parcouru le;;Attribué le;Parcouru le\n1;Bé Anne;05/01/2024;01/02/2024;Cé Luc;05/03/2024;\n2;Bé Anne;06/01/2024;02/02/2024;;;\n',
    ],
    [
      'with the name above its days, as the form is printed',
      'Registre 2024\nTerr. nº;Attribué à;;Attribué à;\n;Attribué le;Parcouru le;Attribué le;Parcouru le\n1;Bé Anne;;Cé Luc;\n;05/01/2024;01/02/2024;05/03/2024;\n2;Bé Anne;;;\n;06/01/2024;02/02/2024;;\n',
    ],
    [
      'on two pages of the form',
      'Terr. nº;Attribué à;;Attribué à;\n;Attribué le;Parcouru le;Attribué le;Parcouru le\n1;Bé Anne;;Cé Luc;\n;05/01/2024;01/02/2024;05/03/2024;\nTerr. nº;Attribué à;;Attribué à;\n;Attribué le;Parcouru le;Attribué le;Parcouru le\n2;Bé Anne;;;\n;06/01/2024;02/02/2024;;\n',
    ],
  ])('%s are a row each, counted from 1 [OWN-311]', async (_, text) => {
    const table = await tableOf(text);
    expect(table.rows.map(({ cells }) => cells.join('|'))).toEqual(sorted);
    expect(table.rows.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(table.spread).toBe(true);
    expect(interpretationOf(table)).toEqual({
      kind: 'history',
      targets: ['number', 'login', 'releaseDate', 'returnDate'],
    });
  });

  it('of one territory go on in further lines of the form, and a name without days is a row [OWN-311]', async () => {
    const { rows } = await tableOf(
      'Terr. nº;Attribué à;\n;Attribué le;Parcouru le\n1;Bé Anne;\n;05/01/2024;01/02/2024\n;Cé Luc;\n;05/03/2024;\n2;Dé Max;\n3;Bé Anne;\n;bientôt;\n',
    );
    expect(rows.map(({ cells }) => cells.join('|'))).toEqual([
      '1|Bé Anne|05/01/2024|01/02/2024',
      '1|Cé Luc|05/03/2024|',
      '2|Dé Max||',
      '3|Bé Anne|bientôt|',
    ]);
  });
});
