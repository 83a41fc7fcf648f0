import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** The words of each page, in the order of the file. */
  readonly pages: readonly (readonly string[])[];
  /** A4 is 595 × 842 points. */
  readonly sizes: readonly string[];
  readonly language: string | undefined;
  readonly fonts: readonly string[];
}

/** The text of a PDF with standard fonts; any other file has no pages. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const { file, pages, drawings } = pagesOf(bytes);
  return {
    pages: drawings.map((drawing) =>
      [...drawing.matchAll(/\[(.*?)\] TJ/gu)].map(([, written = '']) =>
        [...written.matchAll(/<([\da-f]*)>/giu)]
          .map(([, hex = '']) => winAnsi(Buffer.from(hex, 'hex')))
          .join(''),
      ),
    ),
    sizes: pages.map((page) => /\/MediaBox \[([^\]]*)\]/u.exec(page)?.[1] ?? ''),
    language: /\/Lang \(([^)]*)\)/u.exec(file)?.[1],
    fonts: [...new Set([...file.matchAll(/\/BaseFont \/([\w-]+)/gu)].map(([, name = '']) => name))],
  };
}

/** The drawing commands of each page. */
export const drawingsIn = (bytes: Uint8Array): readonly string[] => pagesOf(bytes).drawings;

function pagesOf(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/gu)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/u.test(body));
  const drawings = pages.map((page) =>
    streamOf(objects.get(/\/Contents (\d+)/u.exec(page)?.[1] ?? '') ?? ''),
  );
  return { file, pages, drawings };
}

function streamOf(object: string): string {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  const raw = object.slice(start, object.lastIndexOf('\nendstream'));
  return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
}

/** Latin-1 with the additional characters of French. */
const winAnsi = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/gu, (character) => beyondLatin1[character] ?? character);

const beyondLatin1: Readonly<Record<string, string>> = {
  '\u0085': '…',
  '\u008c': 'Œ',
  '\u0092': '’',
  '\u0096': '–',
  '\u009c': 'œ',
};
