import { dayCell, xlsx } from '../file-builders.ts';
import { area, kmlText, kmz, placemark, written } from '../map-files.ts';

const text = (words: string, at = '') =>
  `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${words}</t></is></c>`;
const worksheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

const withoutReferences = worksheet(
  `<row>${text('Numéro')}${text('Nom')}</row><row><c><v>901</v></c>${text('Rue des Essais')}</row>`,
);
const emptyLastRow = worksheet(
  `<row r="1">${text('Numéro', 'A1')}${text('Nom', 'B1')}</row><row r="2"><c r="A2"><v>901</v></c>${text('Rue des Essais', 'B2')}</row><row r="1048576" customFormat="false" ht="12.8"/>`,
);

const bothDays = ['Date d’attribution', 'Entièrement parcouru le'];

const document = (name: string, called: string, shape = area()) =>
  kmlText(placemark(name, `<description>${called}</description>`, shape));

/** The cases that are archives, by the names of their files. */
export const builtCases: Readonly<Record<string, File>> = Object.fromEntries(
  [
    xlsx({ sheets: { T: [] }, sheetXml: withoutReferences }, 'cells-without-references.xlsx'),
    xlsx({ sheets: { T: [] }, sheetXml: emptyLastRow }, 'empty-last-row.xlsx'),
    xlsx(
      {
        from1904: 'true',
        sheets: {
          H: [
            ['Territoire', 'Proclamateur', 'Sortie', 'Rentrée'],
            [10, 'FICTIF NuméroA', dayCell(43_834), dayCell(43_854)],
          ],
        },
      },
      'dates-1904-true.xlsx',
    ),
    xlsx(
      {
        sheets: {
          'S-13': [
            ['Registre des attributions'],
            ['Terr. nº', 'Date du dernier parcours', 'Attribué à', '', 'Attribué à', ''],
            ['', '', ...bothDays, ...bothDays],
            [1, dayCell(45_296), 'FICTIF NuméroA', '', 'FICTIF NuméroB', ''],
            ['', '', dayCell(45_296), dayCell(45_316), dayCell(45_336), dayCell(45_356)],
          ],
        },
      },
      's13-name-above-its-dates.xlsx',
    ),
    kmz(
      {
        'nord.kml': document('938', 'Nord'),
        'sud.kml': document('939', 'Sud', area(written(7.44))),
      },
      'kmz-of-several-files.kmz',
    ),
  ].map((file) => [file.name, file]),
);
