import { readZip } from './read-zip.ts';

export interface ReadCell {
  readonly value: string | number;
  /** The number format, such as dd/mm/yyyy; '' for the default. */
  readonly format: string;
  readonly formula: boolean;
}

/** The first sheet of a workbook, row by row; null for an empty cell. */
export function readXlsx(bytes: Uint8Array): readonly (readonly (ReadCell | null)[])[] {
  const files = readZip(bytes);
  const file = (ending: string) => [...files].find(([name]) => name.endsWith(ending))?.[1] ?? '';
  const shared = [...file('sharedStrings.xml').matchAll(/<si>([\s\S]*?)<\/si>/gu)].map(
    ([, si = '']) =>
      [...si.matchAll(/<t[^>]*>([\s\S]*?)<\/t>/gu)]
        .map(([, text = '']) => unescaped(text))
        .join(''),
  );
  const formats = formatsIn(file('styles.xml'));
  const sheet = file('sheet1.xml');
  return [...sheet.matchAll(/<row [^>]*?(?:\/>|>([\s\S]*?)<\/row>)/gu)].map(([, row = '']) => {
    const cells: (ReadCell | null)[] = [];
    for (const [, attributes = '', content = ''] of row.matchAll(
      /<c ([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/gu,
    )) {
      const column = columnOf(/r="([A-Z]+)/u.exec(attributes)?.[1] ?? 'A');
      while (cells.length < column) cells.push(null);
      const written = /<v>([\s\S]*?)<\/v>/u.exec(content)?.[1];
      const inline = /<t[^>]*>([\s\S]*?)<\/t>/u.exec(content)?.[1];
      const kind = /t="(\w+)"/u.exec(attributes)?.[1] ?? 'n';
      const value =
        kind === 's'
          ? (shared[Number(written)] ?? '')
          : kind === 'n'
            ? Number(written)
            : unescaped(inline ?? written ?? '');
      cells.push(
        content === ''
          ? null
          : {
              value,
              format: formats[Number(/s="(\d+)"/u.exec(attributes)?.[1] ?? 0)] ?? '',
              formula: content.includes('<f'),
            },
      );
    }
    return cells;
  });
}

/** Converts a spreadsheet's count of days since 1900 to a day and time. */
export const dayOfSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.round(serial * 86_400) * 1000).toISOString().slice(0, 16);

function formatsIn(styles: string): readonly string[] {
  const codes = new Map(
    [...styles.matchAll(/<numFmt ([^>]*)\/>/gu)].map(([, it = '']) => [
      /numFmtId="(\d+)"/u.exec(it)?.[1],
      unescaped(/formatCode="([^"]*)"/u.exec(it)?.[1] ?? ''),
    ]),
  );
  const used = /<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/u.exec(styles)?.[1] ?? '';
  return [...used.matchAll(/<xf ([^>]*)/gu)].map(
    ([, it = '']) => codes.get(/numFmtId="(\d+)"/u.exec(it)?.[1]) ?? '',
  );
}

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
