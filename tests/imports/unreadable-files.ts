import { strToU8, zipSync } from 'fflate';
import { bomb, bytes, csv, geojson, polygon, xlsx } from './file-builders.ts';
import type { OddFile } from './odd-files.ts';

/** Files refused as a whole, with the line of the fault where there is one. */
export const unreadable: readonly OddFile[] = [
  ['no content', csv(''), ['Ce fichier est vide.']],
  ['blank lines alone', csv('\n \n;;\n'), ['Ce fichier est vide.']],
  ['heads alone', csv('Numéro;Nom\n'), ['Sous les titres des colonnes, il n’y a aucune ligne.']],
  [
    'an ending of another program',
    csv('a', 'liste.pdf'),
    ['Choisis un fichier CSV, XLSX, GeoJSON, KML ou KMZ.'],
  ],
  ['no ending', csv('a', 'liste'), ['Choisis un fichier CSV, XLSX, GeoJSON, KML ou KMZ.']],
  [
    'an old workbook',
    csv('a', 'liste.xls'),
    [
      'Ce classeur est d’un ancien format ou protégé par un mot de passe. Enregistre-le en .xlsx, sans mot de passe.',
    ],
  ],
  [
    'a workbook with a password',
    bytes(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'liste.xlsx'),
    [
      'Ce classeur est d’un ancien format ou protégé par un mot de passe. Enregistre-le en .xlsx, sans mot de passe.',
    ],
  ],
  [
    'a text that calls itself a workbook',
    csv('Numéro;Nom', 'liste.xlsx'),
    ['Ce classeur ne s’ouvre pas. Ouvre-le dans ton tableur et enregistre-le de nouveau en .xlsx.'],
  ],
  [
    'a workbook cut in two',
    bytes(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'liste.xlsx'),
    ['Ce classeur ne s’ouvre pas. Ouvre-le dans ton tableur et enregistre-le de nouveau en .xlsx.'],
  ],
  [
    'an archive without a workbook',
    bytes(zipSync({ 'a.txt': strToU8('a') }), 'liste.xlsx'),
    ['Ce classeur ne s’ouvre pas. Ouvre-le dans ton tableur et enregistre-le de nouveau en .xlsx.'],
  ],
  [
    'a workbook whose sheet is no XML',
    xlsx({ sheets: { A: [] }, sheetXml: '<worksheet><sheetData><row r="1">' }),
    ['Ce classeur ne s’ouvre pas. Ouvre-le dans ton tableur et enregistre-le de nouveau en .xlsx.'],
  ],
  [
    'a bomb of an archive',
    bomb(),
    ['Ce classeur est trop gros une fois ouvert. Garde seulement la feuille à importer.'],
  ],
  [
    'a cell at the end of the world',
    xlsx({
      sheets: { A: [] },
      sheetXml:
        '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
    }),
    [
      'Une feuille de ce classeur est bien trop grande. Copie les lignes utiles dans un nouveau classeur.',
    ],
  ],
  ['an empty workbook', xlsx({ sheets: { A: [] } }), ['Ce fichier est vide.']],
  [
    'a picture',
    bytes(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1), 'liste.csv'),
    ['Ce fichier ne contient pas de texte\u202F: ce n’est pas une liste.'],
  ],
  [
    'a workbook that calls itself a text',
    bytes(new Uint8Array(zipSync({ a: strToU8('a') })), 'liste.csv'),
    ['Ce fichier ne contient pas de texte\u202F: ce n’est pas une liste.'],
  ],
  [
    'a quotation mark that never ends',
    csv('Numéro;Nom\n1;"Rue\n2;Port\n'),
    ['Un guillemet est ouvert et jamais fermé (ligne 2).'],
  ],
  [
    'words behind a quotation mark',
    csv('Numéro;Nom\n1;Rue\n2;"Port" vieux\n'),
    ['Du texte suit un guillemet fermé (ligne 3).'],
  ],
  [
    'a line that is too wide, behind one of two lines',
    csv('Numéro;Nom\n1;"Rue\nlongue"\n2;Port;vieux\n'),
    ['Il y a plus de cellules que de colonnes (ligne 4).'],
  ],
  [
    'one line too many',
    csv(`Numéro;Nom\n${'1;a\n'.repeat(10_001)}`),
    ['Le fichier a plus de 10\u202F000 lignes\u202F: partage-le en plusieurs fichiers.'],
  ],
  [
    'one byte too many',
    bytes(new Uint8Array(5_000_001).fill(65), 'liste.csv'),
    ['Fichier trop gros (5 Mo maximum)'],
  ],
  ['a map that is no JSON', csv('{', 'carte.geojson'), ['Fichier GeoJSON invalide.']],
  ['a map of another kind', csv('{"a":1}', 'carte.json'), ['Fichier GeoJSON invalide (ligne 1).']],
  [
    'a map with something that is no shape',
    geojson([polygon({ number: 1 }), 7]),
    ['Fichier GeoJSON invalide (ligne 2).'],
  ],
  ['a map without a shape', geojson([]), ['La carte est vide.']],
];
