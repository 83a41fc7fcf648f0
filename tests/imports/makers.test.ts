import { describe, expect, it } from 'vitest';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { csv, geojson, polygon, ring } from './file-builders.ts';
import { faultOf } from './read-maps.ts';

/** What a file is taken for, and the columns that mean something. */
async function guessOf(file: File) {
  const [table] = await readFile(file);
  const { kind, targets, says } = interpretationOf(table ?? { heads: [] });
  const meant = (table?.heads ?? []).flatMap((head, at) =>
    targets[at] ? [`${head}: ${targets[at]}`] : [],
  );
  return [kind, ...(says ? [says] : []), ...meant];
}

describe('a file of another program', () => {
  it.each([
    [
      'Alba, territories with who has them',
      'Number,Description,SignedOutTo,SignedOut,LastCompletedBy,LastCompleted\n12,Port,Jeanne Fictive,2025-01-05,Paul Fictif,2024-11-02\n',
      ['history', 'Number: number', 'SignedOutTo: login', 'SignedOut: releaseDate'],
    ],
    [
      'Alba, its history as an S-13',
      'Number,Publisher,CheckedOut,CheckedIn\n12,Jeanne Fictive,2025-01-05,\n',
      [
        'history',

        'Number: number',
        'Publisher: login',
        'CheckedOut: releaseDate',
        'CheckedIn: returnDate',
      ],
    ],
    [
      'Alba, addresses: its own key is no number',
      'Address_ID,Territory_ID,Language,Status,Name,Suite,Address,City,Latitude,Longitude,Notes,Territory_number,Territory_description\n1001,88231,fr,active,Fictif,,1 rue des Essais,Ville,43.7,7.4,,12,Port\n',
      ['territories', 'addresses', 'Notes: note', 'Territory_number: number'],
    ],
    [
      'KHS, people',
      'name,gender,elder,ministerial_servant,unbaptized_publisher,pioneer\n"Fictive, Jeanne",F,0,0,0,1\n',
      ['people', 'name: lastName'],
    ],
    [
      'NW Scheduler, people',
      'DisplayName,FirstName,LastName,Notes,Gender,GroupName,Privilege,PioneerStatus\nJeanne Fictive,Jeanne,Fictive,,F,Nord,,Regular\n',
      ['people', 'FirstName: firstName', 'LastName: lastName'],
    ],
    [
      'NW Scheduler, territories without their limits',
      'TerritoryID,CategoryCode,Category,Number,Area\n1001,A,Apartment,12,Port\n1002,R,Residential,5,Quai\n',
      ['territories', 'Number: number', 'Area: name'],
    ],
    [
      'TheocBase, assignments',
      'No.,Publisher,Checked out,Checked back in\n12,Jeanne Fictive,05/01/2025,01/02/2025\n',
      [
        'history',
        'No.: number',
        'Publisher: login',
        'Checked out: releaseDate',
        'Checked back in: returnDate',
      ],
    ],
    [
      'TheocBase, territories',
      'No.,Locality,City,Type,Remark\n12,Port,Ville,Appartements,Digicode\n',
      ['territories', 'No.: number', 'Locality: name', 'Type: type', 'Remark: note'],
    ],
    [
      'Territory Helper, locations',
      'Territory type,Territory number,Latitude,Longitude,Address,Number,Street Name\nA,12,43.7,7.4,"1 rue des Essais, Ville",1,rue des Essais\n',
      ['territories', 'addresses', 'Territory type: type', 'Territory number: number'],
    ],
    [
      'any program with a key of its own',
      'TerritoryID,Territory,Name\n88231,12,Port\n88232,5,Quai\n',
      ['territories', 'Territory: number', 'Name: name'],
    ],
    [
      'a program that has nothing but its key',
      'TerritoryID,Name\n12,Port\n5,Quai\n',
      ['territories', 'TerritoryID: number', 'Name: name'],
    ],
  ])('%s [OWN-345]', async (_, text, guess) => {
    expect(await guessOf(csv(text))).toEqual(guess);
  });

  it('Territory Helper, the map: kind, colour and key are no number [OWN-345]', async () => {
    const shape = (key: number, number: string, from: number) =>
      polygon(
        {
          name: `${number} - Port`,
          description: 'Digicode',
          TerritoryID: key,
          TerritoryType: 'Apartment',
          TerritoryTypeCode: 'A',
          TerritoryTypeColor: '#ff0000',
          TerritoryNumber: number,
          TerritoryNotes: 'Clé',
        },
        [ring(from)],
      );
    expect(await guessOf(geojson([shape(88_231, '12', 7.4), shape(88_232, '5', 7.5)]))).toEqual([
      'territories',
      'name: name',
      'TerritoryType: type',
      'TerritoryNumber: number',
      'TerritoryNotes: note',
      'Carte (GeoJSON): map',
    ]);
  });

  it('Hourglass, people as JSON, are refused [OWN-345]', async () => {
    const file = new File(['{"users":[{"firstname":"Jeanne","lastname":"Fictive"}]}'], 'a.json');
    expect(await faultOf(file)).toEqual({ code: 'invalidMap', line: 1 });
  });
});
