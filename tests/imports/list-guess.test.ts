import { describe, expect, it } from 'vitest';
import { tableOf } from '#web/imports/files/file-table.ts';
import { interpretationOf } from '#web/imports/files/headers.ts';

/** Heads, then lines, cells divided by a bar. */
const guessOf = (...lines: readonly string[]) => {
  const table = tableOf(
    'essai',
    lines.map((line, at) => ({ line: at + 1, cells: line.split('|') })),
  );
  return interpretationOf(table ?? { heads: [] });
};

const territories = 'territories';
const history = ['number', 'login', 'releaseDate', 'returnDate'];

describe('what a list is', () => {
  it.each([
    ['French', 'Territoire|Proclamateur|Sorti le|Rentré le'],
    ['English', 'Territory No.|Publisher|Date assigned|Date completed'],
    ['Spanish', 'Territorio|Publicador|Fecha de asignación|Fecha de finalización'],
    ['Portuguese', 'Território|Publicador|Data de designação|Data de conclusão'],
    ['German', 'Gebiet|Verkündiger|Zugeteilt am|Bearbeitet am'],
    ['Italian', 'Territorio|Proclamatore|Assegnato il|Restituito il'],
    ['words written together', 'TerritoryNumber|Publisher|CheckedOut|CheckedIn'],
    ['words under each other', 'territory_number|assigned_to|date_assigned|date_returned'],
  ])('is told by heads in %s [OWN-307]', (_, heads) => {
    expect(guessOf(heads, '1|DUPONT Jean|2025-01-02|2025-03-04')).toEqual({
      kind: 'history',
      targets: history,
    });
  });

  it.each([
    [
      'a number beside streets is a door',
      'Rue|Numéro|Territoire',
      ['Rue A|12|901', 'Quai B|3|902'],
    ],
    [
      'whatever language it has',
      'Street|Number|Territory',
      ['High Street|12|901', 'Low Road|12|902'],
    ],
  ])('%s, and the street no name [OWN-307]', (_, heads, rows) => {
    expect(guessOf(heads, ...rows)).toEqual({
      kind: territories,
      targets: [null, null, 'number'],
      says: 'addresses',
    });
  });

  it('numbers that repeat beside streets are doors, and no territory is guessed [OWN-307]', () => {
    const some = ['Rue A|1', 'Rue A|2', 'Rue B|1'];
    expect(guessOf('Rue|Numéro', ...some)).toMatchObject({
      targets: [null, null],
      says: 'addresses',
    });
    const all = guessOf('Rue|Numéro', 'Rue A|1', 'Rue B|2');
    expect(all).toEqual({ kind: territories, targets: ['name', 'number'] });
  });

  it.each([
    [
      'Address_ID|Territory_ID|Name|Address',
      ['1001|12|Fictif|1 Main Street', '1002|3|Inventé|3 Main Street'],
      [null, 'number', null, null],
    ],
    [
      'Numéro|Adresse|Nom',
      ['1|12 rue des Essais|Famille Fictive', '2|3 rue Fictive|Madame Inventée'],
      [null, null, null],
    ],
  ])('a resident at an address names no territory: %s [OWN-318]', (heads, rows, targets) => {
    expect(guessOf(heads, ...rows)).toEqual({ kind: territories, targets, says: 'addresses' });
  });

  it('a year or an hour numbers nothing [OWN-318]', () => {
    expect(guessOf('Year', '2023', '2024').targets).toEqual([null]);
    expect(guessOf('Date|Heures', '2025-11-27|2', '2025-11-28|3').targets).toEqual([null, null]);
  });

  it('a name in a history without another person is the publisher’s [OWN-318]', () => {
    expect(
      guessOf('Terr|Nom|date sortie|date retour', '1|Dupont Jean|5-1-24|10-2-24').targets,
    ).toEqual(['number', 'login', 'releaseDate', 'returnDate']);
  });

  it.each([
    [
      'id|firstname|lastname|email|group',
      '1|Jeanne|Fictive|j@example.org|Nord',
      [null, 'firstName', 'lastName', 'email', null],
    ],
    [
      'N°|Nom|Prénom|Courriel',
      '1|Fictive|Jeanne|j@example.org',
      [null, 'lastName', 'firstName', 'email'],
    ],
    [
      'Nombre|Apellidos|Correo electrónico',
      'Jeanne|Fictive|j@example.org',
      ['firstName', 'lastName', 'email'],
    ],
    [
      'Vorname|Name|E-Mail-Adresse',
      'Jeanne|Fictive|j@example.org',
      ['firstName', 'lastName', 'email'],
    ],
    ['Qui|Où écrire', 'FICTIVE Jeanne|j@example.org', ['login', 'email']],
  ])('%s are people; an id is no territory [OWN-307]', (heads, row, targets) => {
    expect(guessOf(heads, row)).toEqual({ kind: 'people', targets });
  });

  it.each([
    [
      'the head that says territory',
      'Numéro|Territoire|Nom',
      ['7|1|Rue A', '8|2|Rue B'],
      [null, 'number', 'name'],
    ],
    [
      'the head whose cells are numbers',
      'Numéro|Territoire',
      ['1|Rue A', '2|Rue B'],
      ['number', 'name'],
    ],
    ['whole numbers that are all different', 'Zahl|Wort', ['1|Nord', '2|Süd'], ['number', 'name']],
    [
      'the territory, not the id',
      'id|num_terr|nom',
      ['9|1|Rue A', '8|2|Rue B'],
      [null, 'number', 'name'],
    ],
    ['nothing where numbers repeat', 'Menge|Wort', ['1|Nord', '1|Süd'], [null, 'name']],
    [
      'nothing of what is known for something else',
      'Population|Nom',
      ['1|Nord', '2|Süd'],
      [null, 'name'],
    ],
  ])('the number is %s [OWN-307]', (_, heads, rows, targets) => {
    expect(guessOf(heads, ...rows)).toEqual({ kind: territories, targets });
  });

  it('two columns of days are out and back where the second is never before the first [OWN-307]', () => {
    const heads = 'Territoire|Wer|Von|Bis';
    expect(guessOf(heads, '1|A Bé|2025-01-02|2025-03-04', '1|A Bé|2025-04-01|')).toEqual({
      kind: 'history',
      targets: history,
    });
    expect(guessOf(heads, '1|A Bé|2025-01-02|2024-03-04').targets[3]).toBeNull();
  });

  it('NW Scheduler’s own id, type and category are none of ours [OWN-09, OWN-307]', () => {
    const heads = 'TerritoryID|CategoryCode|Category|Number|Area|Type|Boundary';
    expect(guessOf(heads, '9|R|Rural|7|Rue A|In Person|[1,2]')).toEqual({
      kind: territories,
      targets: [null, null, null, 'number', 'name', null, 'boundary'],
    });
  });

  it('the history of one territory numbers its assignments, and no territory [OWN-307, OWN-328]', () => {
    const heads = 'N°|Sortie|Rentrée|Proclamateur|Activité';
    const past = ['n° 2|02/01/2026|03/02/2026|A Bé|', 'n° 1|02/01/2025|03/02/2025|C Dé|'];
    expect(guessOf(heads, ...past)).toEqual({
      kind: 'history',
      targets: [null, 'releaseDate', 'returnDate', 'login', 'activity'],
    });
    const others = ['n° 12|02/01/2026|03/02/2026|A Bé|', 'n° 7|02/01/2025|03/02/2025|C Dé|'];
    expect(guessOf(heads, ...others).targets[0]).toBe('number');
  });

  it('a kind that was chosen keeps to its own columns [OWN-307]', () => {
    const heads = ['Numéro', 'Nom', 'Prénom'];
    expect(interpretationOf({ heads }, 'territories').targets).toEqual(['number', 'name', null]);
    expect(interpretationOf({ heads }, 'people').targets).toEqual([null, 'lastName', 'firstName']);
  });
});
