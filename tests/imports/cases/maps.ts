import { type Case, untouched } from './case.ts';

const west =
  '[[[7.419, 43.729], [7.421, 43.729], [7.421, 43.730], [7.419, 43.730], [7.419, 43.729]]]';
const east =
  '[[[7.428, 43.729], [7.431, 43.729], [7.431, 43.730], [7.428, 43.730], [7.428, 43.729]]]';
const hill =
  '[[[7.439, 43.739], [7.441, 43.739], [7.441, 43.741], [7.439, 43.741], [7.439, 43.739]]]';

/** Maps that once did harm, were lost or could not come in. */
export const mapCases: readonly Case[] = [
  {
    file: '2025-11-27 territoires.kml',
    expected:
      'a date is no number, so that the column is asked for and no shape becomes another territory',
    ...untouched,
    missing: ['number'],
    kind: 'territories',
    columns: ['name: name', 'Carte (GeoJSON): map'],
  },
  {
    file: '963.kml',
    expected: 'the number of the file and the name of its shape',
    kind: 'territories',
    columns: ['name: name', 'Nom du fichier: number', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: ['1 | created | T963 - Rue des Essais | Avec sa carte'],
    written: [`T963 | Rue des Essais | polygon 'Rue des Essais' ${west}`],
  },
  {
    file: 'TERRITOIRE 962.kml',
    expected: 'the number of the file, for the polygon and the point together',
    kind: 'territories',
    columns: ['name: name', 'Nom du fichier: number', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: ['1 | created | T962 - Quartier Fictif | Avec sa carte'],
    written: [
      `T962 | Quartier Fictif | polygon 'Quartier Fictif' ${west} + information 'Comment y aller' [7.42, 43.73]`,
    ],
  },
  {
    file: 'bis-merged.kml',
    expected: '923 bis is refused and never joins 923',
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: [
      '1 | created | T923 - Rue Fictive | Avec sa carte',
      '2 | refused | 923 bis | «\u202F923 bis\u202F» n’est pas un numéro de territoire\u202F: un numéro s’écrit seulement en chiffres.',
    ],
    written: [`T923 | Rue Fictive | polygon '923' ${west}`],
  },
  {
    file: 'corners-nearly-the-same.geojson',
    expected: 'the last corner is the first up to rounding, so that it is a triangle',
    kind: 'territories',
    columns: ['number: number', 'name: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: ['1 | created | T952 - Rue Fictive | Avec sa carte'],
    written: [
      "T952 | Rue Fictive | polygon '952' [[[7.42, 43.73], [7.421, 43.73], [7.421, 43.731], [7.42, 43.73]]]",
    ],
  },
  {
    file: 'description-in-cdata.kml',
    expected: 'the description of Google My Maps names the territory',
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: ['1 | created | T912 - Rue des Essais, Quai Fictif | Avec sa carte'],
    written: [`T912 | Rue des Essais, Quai Fictif | polygon '912' ${west}`],
  },
  {
    file: 'editor-geojson-windows-1252.geojson',
    expected: 'the number is asked for (the map editor keeps the letters, below)',
    ...untouched,
    missing: ['number'],
    kind: 'territories',
    columns: ['name: name', 'Carte (GeoJSON): map'],
  },
  {
    file: 'folder-is-the-territory.kml',
    expected: 'the folders are the territories, each with its two blocks',
    kind: 'territories',
    columns: ['Dossier: number', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: [
      '1 | created | T905 - 905 | Avec sa carte. Nom provisoire\u202F: son numéro',
      '3 | created | T906 - 906 | Avec sa carte. Nom provisoire\u202F: son numéro',
    ],
    written: [
      `T905 | 905 | polygon '1' ${west} + polygon '2' ${east}`,
      `T906 | 906 | polygon '1' ${hill} + polygon '2' [[[7.449, 43.739], [7.451, 43.739], [7.451, 43.741], [7.449, 43.741], [7.449, 43.739]]]`,
    ],
  },
  {
    file: 'kml-commas-or-blanks.kml',
    expected: 'coordinates are read with commas or blanks between them',
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: [
      '1 | created | T940 - Rue Fictive | Avec sa carte',
      '2 | created | T941 - Quai Fictif | Avec sa carte',
    ],
    written: [
      `T940 | Rue Fictive | polygon '940' ${west}`,
      `T941 | Quai Fictif | polygon '941' ${west}`,
    ],
  },
  {
    file: 'kml-latin1.kml',
    expected: 'the letters stay',
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: ['1 | created | T943 - Église Saint-Étienne | Avec sa carte'],
    written: [`T943 | Église Saint-Étienne | polygon '943' ${west}`],
  },
  {
    file: 'kml-not-quite-xml.kml',
    expected: "it is read; the '&' is refused by the rule for names",
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: ['1 | refused | 945 | Nom\u202F: Caractère invalide'],
    written: [],
  },
  {
    file: 'kml-prefixed.kml',
    expected: 'a prefix changes nothing',
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: ['1 | created | T937 - Rue Fictive | Avec sa carte'],
    written: [`T937 | Rue Fictive | polygon '937' ${west}`],
  },
  {
    file: 'kml-undeclared-prefix.kml',
    expected: 'an undeclared prefix changes nothing',
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: ['1 | created | T935 - Rue Fictive | Avec sa carte'],
    written: [`T935 | Rue Fictive | polygon '935' ${west}`],
  },
  {
    file: 'kml-utf16.kml',
    expected: 'UTF-16 is read as of a list',
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: ['1 | created | T954 - Église | Avec sa carte'],
    written: [`T954 | Église | polygon '954' ${west}`],
  },
  {
    file: 'kmz-of-several-files.kmz',
    expected: 'both files of the archive are read',
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: ['Les 2 fichiers de cette archive sont lus.'],
    lines: [
      '1 | created | T938 - Nord | Avec sa carte',
      '2 | created | T939 - Sud | Avec sa carte',
    ],
    written: [
      "T938 | Nord | polygon '938' [[[7.42, 43.73], [7.43, 43.73], [7.43, 43.74], [7.42, 43.74], [7.42, 43.73]]]",
      "T939 | Sud | polygon '939' [[[7.44, 43.73], [7.45, 43.73], [7.45, 43.74], [7.44, 43.74], [7.44, 43.73]]]",
    ],
  },
  {
    file: 'lambert-93.geojson',
    expected: 'metres are converted, and that is said',
    kind: 'territories',
    columns: ['number: number', 'name: name', 'Carte (GeoJSON): map'],
    remarks: ['Les coordonnées sont converties depuis la projection Lambert 93.'],
    lines: ['1 | created | T973 - Rue Fictive | Avec sa carte'],
    written: [
      "T973 | Rue Fictive | polygon '973' [[[7.269, 43.715], [7.272, 43.715], [7.272, 43.717], [7.269, 43.717], [7.269, 43.715]]]",
    ],
  },
  {
    file: 'latitude-first.geojson',
    expected: 'a map in Somalia is held back, with a word about latitude and longitude',
    kind: 'territories',
    columns: ['number: number', 'name: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: [
      '1 | doubtful | T1 - Quartier 1 | À modifier\u202F: nom, carte (remplacée). Le nom change et la carte est remplacée\u202F: est-ce bien le même territoire\u202F? La carte est à 5\u202F359\u202Fkm de toutes les autres. Latitude et longitude peut-être inversées.',
    ],
    written: [],
  },
  {
    file: 'my-maps-link.kml',
    expected: 'a sentence says that it is a link, and how to export the map',
    ...untouched,
    unreadable:
      'Ce fichier ne contient qu’un lien vers la carte. Dans Google My Maps, exporte-la de nouveau sans cocher «\u202FMettre à jour les données avec un lien réseau KML\u202F».',
  },
  {
    file: 'number-under-another-property.geojson',
    expected:
      "'territoire', 'NUMERO' and 'N°' are one column of numbers, 'zone', 'NOM' and 'Nom' one of names",
    kind: 'territories',
    columns: ['territoire: number', 'zone: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: [
      '1 | created | T970 - Quartier Fictif | Avec sa carte',
      '2 | created | T971 - Rue des Essais | Avec sa carte',
      '3 | created | T972 - Quai Fictif | Avec sa carte',
    ],
    written: [
      `T970 | Quartier Fictif | polygon '' ${west}`,
      `T971 | Rue des Essais | polygon '' ${east}`,
      `T972 | Quai Fictif | polygon '' ${west}`,
    ],
  },
  {
    file: 'numbers-without-names.kml',
    expected: 'a provisional name',
    kind: 'territories',
    columns: ['name: number', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: [
      '1 | created | T929 - 929 | Avec sa carte. Nom provisoire\u202F: son numéro',
      '2 | created | T934 - 934 | Avec sa carte. Nom provisoire\u202F: son numéro',
    ],
    written: [`T929 | 929 | polygon '929' ${west}`, `T934 | 934 | polygon '934' ${east}`],
  },
  {
    file: 'outline-as-a-line.kml',
    expected: 'closed lines become areas, and that is said',
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: ['Les 2 lignes tracées qui reviennent à leur départ sont prises pour des zones.'],
    lines: [
      '1 | created | T947 - Rue Fictive | Avec sa carte',
      '2 | created | T948 - Quai Fictif | Avec sa carte',
    ],
    written: [
      `T947 | Rue Fictive | polygon '947' ${west}`,
      `T948 | Quai Fictif | polygon '948' ${east}`,
    ],
  },
  {
    file: 'points-become-territories.kml',
    expected: 'doors are named and left out, whatever number they have',
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: [
      'Ces points sont pris pour des adresses ou des lieux, et ne sont pas importés\u202F: «\u202F1: Personne Fictive: 1 Rue des Essais\u202F», «\u202F2: Personne Fictive: 2 Rue des Essais\u202F», «\u202F3: Personne Fictive: 3 Rue des Essais\u202F».',
    ],
    lines: ['1 | created | T960 - Quartier Fictif | Avec sa carte'],
    written: [`T960 | Quartier Fictif | polygon '960' ${west}`],
  },
  {
    file: 'territoire-12-as-name.kml',
    expected: "'Territoire', 'Terr.' and 'N°' stand before numbers",
    kind: 'territories',
    columns: ['name: number', 'description: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: [
      '1 | created | T912 - Rue des Essais | Avec sa carte',
      '2 | created | T913 - Rue des Essais | Avec sa carte',
      '3 | created | T914 - Quai Fictif | Avec sa carte',
      '4 | created | T915 - Rue F | Avec sa carte',
    ],
    written: [
      `T912 | Rue des Essais | polygon 'Territoire 912' ${west}`,
      `T913 | Rue des Essais | polygon 'Terr. 913' ${east}`,
      `T914 | Quai Fictif | polygon 'N° 914 – Quai Fictif' ${hill}`,
      `T915 | Rue F | polygon 'Territoire n° 915' ${hill}`,
    ],
  },
  {
    file: 'which-shape.geojson',
    expected: 'the shape is named with the place where it crosses itself',
    kind: 'territories',
    columns: ['number: number', 'name: name', 'Carte (GeoJSON): map'],
    remarks: [],
    lines: [
      '1 | refused | 954 | Forme impossible ! La forme 2 («\u202F954\u202F») se croise elle-même à 43.73500, 7.42500.',
      '3 | created | T955 - Quai Fictif | Avec sa carte',
    ],
    written: [`T955 | Quai Fictif | polygon '955' ${east}`],
  },
];
