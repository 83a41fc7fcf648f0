import { UnreadableFile } from '../../parts/files/file-fault.ts';

/** Limits of a sheet; filled cells beyond were put there by mistake, or are an attack. */
const lowestRow = 20_000;
const lastColumn = 26 * 27;

/** Opens and closes of rows and cells, whatever their prefix. */
const rowOrCell = /<(?:[^\s<>:/]+:)?(row|c)(?=[\s/>])([^<>]*?)(\/?)>/gu;
const emptyRow = /<(?:[^\s<>:/]+:)?row(?=[\s/>])[^<>]*?(?:\/>|>\s*<\/(?:[^\s<>:/]+:)?row>)/gu;
const emptyCell = /<(?:[^\s<>:/]+:)?c(?=[\s/>])[^<>]*?(?:\/>|>\s*<\/(?:[^\s<>:/]+:)?c>)/gu;
/** Whatever stands as a reference: of one that is none the library makes a sheet without end. */
const anyReference = /(?<=\s)r\s*=\s*(?:"[^"]*"|'[^']*')/gu;
const reference = /(?<=\s)r\s*=\s*["']([A-Za-z]{0,3})(\d{1,7})["']/u;

/**
 * A sheet as the library needs it: without cells and rows that hold nothing, and each row and cell with its
 * reference, which may be left out (ECMA-376-1 §18.3.1.4, §18.3.1.73). Throws where a filled cell lies beyond the limits.
 */
export function sheetXml(xml: string): string {
  const referenced = withReferences(xml);
  return referenced
    .replaceAll(emptyCell, '')
    .replaceAll(emptyRow, '')
    .replaceAll(rowOrCell, measured);
}

function withReferences(xml: string): string {
  let row = 0;
  let column = 0;
  return xml.replaceAll(rowOrCell, (tag: string, name: string, attributes: string, end: string) => {
    const [, letters = '', figures] = reference.exec(attributes) ?? [];
    if (name === 'row') {
      row = figures === undefined ? row + 1 : Number(figures);
      column = 0;
      return withReference(tag, end, String(row));
    }
    column = letters === '' ? column + 1 : columnAt(letters);
    return withReference(tag, end, `${lettersOf(column)}${letters === '' ? row : figures}`);
  });
}

const withReference = (tag: string, end: string, value: string): string =>
  `${tag.slice(0, tag.length - 1 - end.length).replaceAll(anyReference, '')} r="${value}"${end}>`;

function measured(tag: string, _name: string, attributes: string): string {
  const [, letters = '', figures = ''] = reference.exec(attributes) ?? [];
  if (columnAt(letters) > lastColumn || Number(figures) > lowestRow)
    throw new UnreadableFile('sheetTooLarge');
  return tag;
}

const letterA = 64;
const alphabet = 26;

const columnAt = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce(
    (sum, it) => sum * alphabet + it.charCodeAt(0) - letterA,
    0,
  );

function lettersOf(column: number): string {
  const before = Math.floor((column - 1) / alphabet);
  const last = String.fromCharCode(letterA + 1 + ((column - 1) % alphabet));
  return before === 0 ? last : `${lettersOf(before)}${last}`;
}

/** LibreOffice writes the word for the figure. */
export const workbookXml = (xml: string): string =>
  xml.replaceAll(/\bdate1904\s*=\s*["']true["']/giu, 'date1904="1"');
