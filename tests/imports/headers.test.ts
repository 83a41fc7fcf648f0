import { describe, expect, it } from 'vitest';
import { tableOf } from '#web/imports/files/file-table.ts';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { s13Texts } from '../../backend/histogram/s13.texts.ts';

describe('the heads of a sheet', () => {
  it('of the S-13 are those of a history [OWN-09, OWN-54]', () => {
    const { number, lastCovered, assignedTo, assignedOn, coveredOn } = s13Texts;
    expect(number).toBe('Terr. n\u00BA');
    expect(
      interpretationOf({ heads: [number, lastCovered, assignedTo, assignedOn, coveredOn] }),
    ).toEqual({ kind: 'history', targets: ['number', null, 'login', 'releaseDate', 'returnDate'] });
  });

  it.each(['Terr. n°', 'TERR. Nº', 'Terr. №', 'N° terr.', 'Nº du territoire', 'Territoire n°'])(
    '%s is the number [OWN-54]',
    (head) => {
      expect(interpretationOf({ heads: [head, 'Nom'] }).targets).toEqual(['number', 'name']);
    },
  );

  it.each([
    [['Territoire', 'Proclamateur', 'Sorti le', 'À rentrer le'], null],
    [['Numéro', 'Nom du proclamateur', 'Pris le', 'Rendu le'], 'returnDate'],
    [['N°', 'Détenteur', 'Date de remise', 'Terminé le'], 'returnDate'],
  ])('%j are a history; a date to come is no return [OWN-54]', (heads, last) => {
    expect(interpretationOf({ heads })).toEqual({
      kind: 'history',
      targets: ['number', 'login', 'releaseDate', last],
    });
  });
});

describe('the heads of a sheet in two lines', () => {
  const table = (...lines: readonly (readonly string[])[]) =>
    tableOf(
      'essai',
      lines.map((cells, at) => ({ line: at + 1, cells })),
    );

  it('are one where a merged cell stands over several, whichever line has more words [OWN-130]', () => {
    for (const upper of ['Dates', '']) {
      const read = table(
        ['Registre 2016', '', '', ''],
        ['Terr. nº', 'Attribué à', upper, ''],
        ['', '', 'Sorti le', 'Rentré le'],
        ['1', 'DUPONT Jean', '2020-01-01', '2020-02-01'],
      );
      expect(read?.heads).toEqual(['Terr. nº', 'Attribué à', 'Sorti le', 'Rentré le']);
      expect(read?.rows.map(({ line }) => line)).toEqual([4]);
    }
    expect(
      table(
        ['Nº', '', '', ''],
        ['', 'Proclamateur', 'Sorti le', 'Rentré le'],
        ['1', 'DUPONT Jean', '2020-01-01', '2020-02-01'],
      ),
    ).toMatchObject({ heads: ['Nº', 'Proclamateur', 'Sorti le', 'Rentré le'] });
  });

  it('take no line of the list for heads [OWN-130]', () => {
    const people = table(['NOM Prénom', 'Rôle'], ['DUPONT Jean', 'Ancien'], ['LEROY Anne', '']);
    expect(people?.rows.map(({ line }) => line)).toEqual([2, 3]);
  });
});
