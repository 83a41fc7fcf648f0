import { describe, expect, it } from 'vitest';
import { readFile } from '#web/imports/files/read-file.ts';
import { remarkSentence } from '#web/parts/map/reading/remarks.texts.ts';
import { csv } from './file-builders.ts';

/** The rows of a list, and what is said about the lines that are none. */
async function read(...lines: readonly string[]) {
  const [table] = await readFile(csv(lines.join('\n')));
  return [
    (table?.rows ?? []).map(({ line, cells }) => `${line} ${cells.join('|')}`),
    (table?.remarks ?? []).map(remarkSentence),
  ];
}

const one = (line: number, what: string) =>
  `La ligne ${line} ${what}\u202F: elle n’est pas importée.`;

describe('lines of a list that are no rows', () => {
  it.each([
    ['Total;;345'],
    ['TOTAL :;;345'],
    ['Totaux;;345'],
    ['Somme;;345'],
    ['Total : 345 portes;;'],
    ['Total général;2;345'],
    [';Total;345'],
    ['Total;2;345'],
    ['Total secteur Nord;;345'],
    ['Summe;;345'],
    ['Suma;;345'],
  ])('%s at the end is a total, named and left out [OWN-342]', async (total) => {
    expect(await read('Numéro;Nom;Portes', '1;Rue A;100', '2;Rue B;245', total)).toEqual([
      ['2 1|Rue A|100', '3 2|Rue B|245'],
      [one(4, 'est un total')],
    ]);
  });

  it.each([
    ['a territory called so', '3;Total;12'],
    ['a territory called by more than the word', 'Total Énergies;3;12', 'Nom;Numéro;Portes'],
    ['a territory whose name begins so', '3;Totalité du port;12'],
    ['words beside it', 'Total;à vérifier;12'],
  ])('%s is a row [OWN-342]', async (_, row, heads = 'Numéro;Nom;Portes') => {
    expect(await read(heads, row, '7;7;7')).toEqual([
      [`2 ${row.replaceAll(';', '|')}`, '3 7|7|7'],
      [],
    ]);
  });

  it('totals within a list have no number of a territory [OWN-342]', async () => {
    expect(
      await read('Nom;Numéro;Portes', 'Rue A;1;100', 'Sous-total;;100', 'Total;2;30', 'Rue B;3;1'),
    ).toEqual([['2 Rue A|1|100', '4 Total|2|30', '5 Rue B|3|1'], [one(3, 'est un total')]]);
  });

  it('heads, titles and feet of further pages are told apart [OWN-342]', async () => {
    expect(
      await read(
        'Nos territoires;;',
        'Numéro;Nom;Portes',
        '1;Rue A;100',
        'Page 1 sur 2;;',
        'Nos territoires;;',
        'Numéro;Nom;Portes',
        '2;Page 4;245',
        ';;Imprimé le 03/01/2025',
        'S-13-F 1/22;;',
      ),
    ).toEqual([
      ['3 1|Rue A|100', '7 2|Page 4|245'],
      [
        'Les lignes 5 et 6 répètent les titres\u202F: elles ne sont pas importées.',
        'Les lignes 4, 8 et 9 sont des bas de page\u202F: elles ne sont pas importées.',
      ],
    ]);
  });

  it('a list without heads keeps a line that stands twice [OWN-342]', async () => {
    expect(await read('1;Rue A', '2;Rue B', '1;Rue A')).toEqual([
      ['1 1|Rue A', '2 2|Rue B', '3 1|Rue A'],
      [],
    ]);
  });

  it('more than five are counted, and assignments beside each other have totals too [OWN-342]', async () => {
    const heads = 'Terr.;Attribué à;Attribué le;Rendu le;Attribué à;Attribué le;Rendu le';
    const row = '1;A Bé;01/01/2024;02/02/2024;C Dé;03/03/2024;04/04/2024';
    const repeated = [heads, heads, heads, heads, heads, heads];
    expect(await read(heads, row, ...repeated, 'Total;;;2')).toEqual([
      ['1 1|A Bé|01/01/2024|02/02/2024', '2 1|C Dé|03/03/2024|04/04/2024'],
      [
        one(9, 'est un total'),
        'Les lignes 3, 4, 5, 6, 7 et 1 autre répètent les titres\u202F: elles ne sont pas importées.',
      ],
    ]);
  });
});
