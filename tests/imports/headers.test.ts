import { describe, expect, it } from 'vitest';
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
