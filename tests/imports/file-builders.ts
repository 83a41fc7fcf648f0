import { strToU8, zipSync } from 'fflate';

export const csv = (text: string, name = 'essai.csv') => new File([text], name);
export const bytes = (content: Uint8Array, name: string) =>
  new File([new Uint8Array(content)], name);

/** The encoding of old French versions of Excel. */
export const windows1252 = (text: string) =>
  bytes(
    Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0),
    'essai.csv',
  );

export const utf16 = (text: string) => {
  const content = new Uint8Array(2 + text.length * 2);
  content.set([0xff, 0xfe]);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    content.set([code & 0xff, code >> 8], 2 + at * 2);
  }
  return bytes(content, 'essai.csv');
};

type Cell = string | number | null | { readonly xml: string };

interface Book {
  readonly sheets?: Readonly<Record<string, readonly (readonly Cell[])[]>>;
  /** Days count from 1904 instead of 1900; the word where a program writes it so. */
  readonly from1904?: boolean | 'true';
  readonly sheetXml?: string;
  /** In the namespace of the strict standard. */
  readonly strict?: boolean;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function cellXml(cell: Cell, at: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${at}"`);
  return `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
}

const rowsXml = (rows: readonly (readonly Cell[])[]) =>
  rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, `${letters[at]}${row + 1}`)).join('')}</row>`,
    )
    .join('');

/** A day as a spreadsheet stores it: a number with a date format. */
export const dayCell = (serial: number): Cell => ({ xml: `<c s="1"><v>${serial}</v></c>` });
export const formulaCell = (result: string): Cell => ({
  xml: `<c><f>1+1</f><v>${result}</v></c>`,
});
export const errorCell: Cell = { xml: '<c t="e"><v>#N/A</v></c>' };

const strictMain = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const strictOffice = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const usualMain = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const usualOffice = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A minimal workbook. */
export function xlsx(
  { sheets = {}, from1904 = false, sheetXml, strict = false }: Book,
  name = 'essai.xlsx',
): File {
  const main = strict ? strictMain : usualMain;
  const office = strict ? strictOffice : usualOffice;
  const named = Object.entries(sheets);
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${from1904 ? `<workbookPr date1904="${from1904 === true ? '1' : from1904}"/>` : ''}<sheets>${named.map(([sheet], at) => `<sheet name="${sheet}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${named.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  for (const [at, [, rows]] of named.entries()) {
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      sheetXml ?? `<worksheet xmlns="${main}"><sheetData>${rowsXml(rows)}</sheetData></worksheet>`;
  }
  return bytes(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([file, text]) => [
          file,
          strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`),
        ]),
      ),
    ),
    name,
  );
}

/** A zip bomb: a few kilobytes that unpack to a hundred megabytes. */
export const bomb = () =>
  bytes(
    zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_000) }, { level: 9 }),
    'essai.xlsx',
  );

export const ring = (from = 7.42) => [
  [from, 43.73],
  [from + 0.01, 43.73],
  [from + 0.01, 43.74],
  [from, 43.73],
];

export const geojson = (features: readonly unknown[], name = 'carte.geojson') =>
  new File([JSON.stringify({ type: 'FeatureCollection', features })], name);

export const polygon = (properties: object, coordinates: unknown = [ring()]) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
});
