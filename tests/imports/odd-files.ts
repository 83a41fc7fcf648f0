import {
  csv,
  dayCell,
  errorCell,
  formulaCell,
  geojson,
  polygon,
  ring,
  utf16,
  windows1252,
  xlsx,
} from './file-builders.ts';

/** A file and its expected result: a fault, or one text for each line. */
export type OddFile = readonly [what: string, file: File, said: readonly string[]];

const bowTie = [
  [7.42, 43.73],
  [7.43, 43.74],
  [7.43, 43.73],
  [7.42, 43.74],
  [7.42, 43.73],
];

/** Readable files with refused or doubtful lines. */
export const bad: readonly OddFile[] = [
  [
    'a number that is none',
    csv('Numéro;Nom\nabc;Rue\n'),
    [
      '2 refused «\u202Fabc\u202F» n’est pas un numéro de territoire\u202F: un numéro s’écrit seulement en chiffres.',
    ],
  ],
  [
    'a number of nothing',
    csv('Numéro;Nom\n0;Rue\n'),
    ['2 refused Numéro\u202F: Valeur numérique positive'],
  ],
  [
    'a number that is too high',
    csv('Numéro;Nom\n10000;Rue\n'),
    ['2 refused Numéro\u202F: Valeur numérique positive (9999 maximum)'],
  ],
  ['no number', csv('Numéro;Nom\n;Rue\n'), ['2 refused Numéro\u202F: Champs obligatoire']],
  [
    'a name that is too long',
    csv(`Numéro;Nom\n7;${'x'.repeat(46)}\n`),
    ['2 refused Nom\u202F: Ce champs doit contenir 45 caractères maximum'],
  ],
  [
    'a name of two lines',
    csv('Numéro;Nom\n7;"a\nb"\n'),
    ['2 refused Nom\u202F: Caractère invalide'],
  ],
  [
    'a note that is too long',
    csv(`Numéro;Nom;Note\n7;Rue;${'x'.repeat(101)}\n`),
    ['2 refused Note\u202F: Ce champs doit contenir 100 caractères maximum'],
  ],
  [
    'an unknown type',
    csv('Numéro,Nom,Type\n7,Rue,Château\n'),
    ['2 incomplete Le type «\u202FChâteau\u202F» n’existe pas\u202F: choisis ce qu’il devient.'],
  ],
  [
    'the same number twice',
    csv('Numéro\tNom\n7\tRue\n8\tPort\n7\tAutre\n'),
    [
      '2 created',
      '3 created',
      '4 doubtful Ce numéro est déjà à la ligne 2 du fichier, avec le nom «\u202FRue\u202F».',
    ],
  ],
  [
    'NW Scheduler with a suffix in the number',
    csv(
      'TerritoryID,CategoryCode,Category,Number,Suffix,Area,Type,Link1,Link2,CustomNotes1,CustomNotes2,Boundary\n1,R,Résidentiel,7A,,Rue,In Person,,,,,\n',
    ),
    [
      '2 refused «\u202F7A\u202F» n’est pas un numéro de territoire\u202F: un numéro s’écrit seulement en chiffres.',
    ],
  ],
  [
    'NW Scheduler with a suffix beside the number',
    csv(
      'TerritoryID,CategoryCode,Category,Number,Suffix,Area,Type,Link1,Link2,CustomNotes1,CustomNotes2,Boundary\n1,R,Résidentiel,7,A,Rue,In Person,,,,,\n2,R,Résidentiel,8,,Quai,In Person,,,,,\n',
    ),
    [
      '2 refused «\u202F7A\u202F» n’est pas un numéro de territoire\u202F: un numéro s’écrit seulement en chiffres.',
      '3 created',
    ],
  ],
  [
    'NW Scheduler with a boundary of two points',
    csv('TerritoryID,CategoryCode,Number,Area,Boundary\n1,R,7,Rue,"[7.42,43.73],[7.43,43.74]"\n'),
    ['2 refused Fichier GeoJSON invalide.'],
  ],
  [
    'Territory Helper with a shape that crosses itself',
    geojson([polygon({ TerritoryNumber: '7', name: 'Rue' }, [bowTie])]),
    [
      '1 refused Forme impossible ! La forme 1 («\u202F7\u202F») se croise elle-même à 43.73500, 7.42500.',
    ],
  ],
  [
    'a map whose second shape names nothing',
    geojson([polygon({ number: 7, name: 'Rue' }), polygon({ colour: 'red' })]),
    ['1 created Avec sa carte', '2 refused Numéro\u202F: Champs obligatoire'],
  ],
  [
    'WKT that is none',
    xlsx({
      sheets: {
        Territories: [
          ['Number', 'Region', 'Boundaries'],
          [7, 'Rue', 'POLYGON oops'],
        ],
      },
    }),
    ['2 refused Fichier GeoJSON invalide.'],
  ],
  [
    'a day that does not exist',
    csv('Territoire;Proclamateur;Sortie;Rentrée\n1;DUPONT Jean;30/02/2025;01/03/2025\n'),
    ['2 refused Date invalide'],
  ],
  [
    'a day in words',
    csv('Territoire;Proclamateur;Sortie;Rentrée\n1;DUPONT Jean;hier;01/03/2025\n'),
    ['2 refused Date invalide'],
  ],
  [
    'a day to come',
    csv('Territoire;Proclamateur;Sortie;Rentrée\n1;DUPONT Jean;01/03/2030;02/03/2030\n'),
    ['2 doubtful La date de sortie ne peut pas dépasser aujourd’hui.'],
  ],
  [
    'days the wrong way round',
    csv('Territoire;Proclamateur;Sortie;Rentrée\n1;DUPONT Jean;01/03/2025;01/02/2025\n'),
    ['2 doubtful La date de rentrée doit être comprise entre la date de sortie et aujourd’hui.'],
  ],
  [
    'two assignments at once',
    csv(
      'Territoire;Proclamateur;Sortie;Rentrée\n1;DUPONT Jean;01/03/2025;01/04/2025\n1;DUPONT Jean;15/03/2025;15/04/2025\n',
    ),
    ['2 created', '3 doubtful Cette période chevauche une autre attribution.'],
  ],
  [
    'somebody nobody knows',
    csv('Territoire;Proclamateur;Sortie;Rentrée\n1;Inconnu Total;01/03/2025;01/04/2025\n'),
    ['2 incomplete Ce proclamateur n’existe pas\u202F: choisis ce qu’il devient.'],
  ],
  [
    'a territory nobody has',
    csv('Territoire;Proclamateur;Sortie;Rentrée\n999;DUPONT Jean;01/03/2025;01/04/2025\n'),
    ['2 refused Ce territoire n’existe pas.'],
  ],
  [
    'a name that is too short',
    csv('NOM Prénom;E-mail\nBob;\n'),
    ['2 refused Proclamateur\u202F: Ce champs doit contenir au moins 6 caractères'],
  ],
  [
    'an address that is none',
    csv('NOM Prénom;E-mail\nDURAND Léa;lea@\n'),
    ['2 refused E-mail\u202F: E-mail invalide'],
  ],
  [
    'a role above the reader',
    csv('NOM Prénom;Rôle\nDURAND Léa;Administrateur du site\n'),
    ['2 refused Tu ne peux pas attribuer ce rôle.'],
  ],
  [
    'a name in another order',
    csv('NOM Prénom;E-mail\nJean Dupont;\n'),
    [
      '2 doubtful Ressemble à «\u202FDUPONT Jean\u202F», qui existe déjà\u202F: écris le même nom, ou choisis de ne pas importer la ligne.',
    ],
  ],
];

/** Unusual files that are read correctly. */
export const odd: readonly OddFile[] = [
  [
    'Windows letters of an old Excel',
    windows1252('Numéro;Nom\n7;Rue de l’Église\n'.replace('’', "'")),
    ["2 created T7 - Rue de l'Église"],
  ],
  ['a number without a name', csv('Numéro;Nom\n7;\n'), ['2 created T7 - 7']],
  ['UTF-16 of Excel', utf16('Numéro\tNom\n7\tÉglise\n'), ['2 created T7 - Église']],
  ['a byte order mark', csv('\uFEFFNuméro;Nom\n7;Église\n'), ['2 created T7 - Église']],
  ['a separator Excel names', csv('sep=|\r\nNuméro|Nom\r\n7|Rue\r\n'), ['3 created T7 - Rue']],
  ['quotation marks and commas', csv('Number,Area\n7,"Rue, Port"\n'), ['2 created T7 - Rue, Port']],
  ['old line ends and no last one', csv('Numéro;Nom\r7;Rue'), ['2 created T7 - Rue']],
  [
    'a title above the heads',
    csv('Nos territoires;\n;\nNuméro;Nom\n7;Rue\n'),
    ['4 created T7 - Rue'],
  ],
  [
    'the number and the name in one',
    csv('Territoire;Type\nT7 - Rue du Port;Rural\n'),
    ['2 created T7 - Rue du Port'],
  ],
  [
    'numbers, formulas and faults of a workbook',
    xlsx({
      sheets: {
        Feuille: [
          ['Numéro', 'Nom', 'Portes', 'Note'],
          [7, 'Rue', formulaCell('12'), errorCell],
        ],
      },
    }),
    ['2 created T7 - Rue'],
  ],
  [
    'days of a workbook from 1900',
    xlsx({
      sheets: {
        A: [
          ['Territoire', 'Proclamateur', 'Sortie', 'Rentrée'],
          [1, 'DUPONT Jean', dayCell(45_658), dayCell(45_689)],
        ],
      },
    }),
    ['2 created T1 - Rue 1 (DUPONT Jean)'],
  ],
  [
    'days of a workbook from 1904',
    xlsx({
      from1904: true,
      sheets: {
        A: [
          ['Territoire', 'Proclamateur', 'Sortie', 'Rentrée'],
          [1, 'DUPONT Jean', dayCell(44_196), dayCell(44_227)],
        ],
      },
    }),
    ['2 created T1 - Rue 1 (DUPONT Jean)'],
  ],
  [
    'days with the month first, as one of them says',
    csv('Territory,Publisher,Assigned,Returned\n1,DUPONT Jean,2/3/2025,3/25/2025\n'),
    ['2 created T1 - Rue 1 (DUPONT Jean)'],
  ],
  [
    'Territory Helper, by the place of its columns',
    csv('Type,Number,X,Y,Publisher,E,F,G,H\nHouse,1,,,Jean Dupont,,,2025-03-01,2025-04-01\n'),
    ['2 created T1 - Rue 1 (Jean Dupont)'],
  ],
  [
    'Territory Helper publishers',
    csv('First Name,Last Name,Email,Phone\nLéa,Durand,lea@example.org,06\n'),
    ['2 created DURAND Léa'],
  ],
  [
    'NW Scheduler, longitude first',
    csv(
      '\uFEFFTerritoryID,CategoryCode,Category,Number,Suffix,Area,Type,Link1,Link2,CustomNotes1,CustomNotes2,Boundary\n1,R,Résidentiel,7,,Rue,In Person,,,,,"[7.42,43.73],[7.43,43.73],[7.43,43.74],[7.42,43.73]"\n',
    ),
    ['2 created T7 - Rue'],
  ],
  [
    'a map of a line that ends where it began',
    geojson([
      {
        type: 'Feature',
        properties: { number: 7, name: 'Rue' },
        geometry: { type: 'LineString', coordinates: ring() },
      },
    ]),
    ['1 created T7 - Rue'],
  ],
];
