import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** The words of each page, in the order of the file. */
  readonly pages: readonly (readonly string[])[];
  /** A4 is 595 × 842 points. */
  readonly sizes: readonly string[];
  readonly language: string | undefined;
  /** The embedded ones. */
  readonly fonts: readonly string[];
}

/** The text of a PDF whose fonts are embedded; any other file has no pages. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const { file, objects, pages, drawings } = objectsOf(bytes);
  const letters = lettersOf(file, objects);
  return {
    pages: drawings.map((drawing) => {
      let known: readonly string[] = [];
      return [...drawing.matchAll(/\/(F\d+) \S+ Tf|\[(.*?)\] TJ/gu)].flatMap(
        ([, font, written]) => {
          if (written === undefined) {
            known = letters.get(font ?? '') ?? [];
            return [];
          }
          const glyphs = [...written.matchAll(/<([\da-f]*)>/giu)]
            .map(([, hex = '']) => hex)
            .join('');
          return glyphs.replaceAll(
            /.{4}/gu,
            (glyph) => known[Number.parseInt(glyph, 16)] ?? '\ufffd',
          );
        },
      );
    }),
    sizes: pages.map((page) => /\/MediaBox \[([^\]]*)\]/u.exec(page)?.[1] ?? ''),
    language: /\/Lang \(([^)]*)\)/u.exec(file)?.[1],
    fonts: [
      ...new Set([...file.matchAll(/\/FontName \/([\w+-]+)/gu)].map(([, name = '']) => name)),
    ],
  };
}

/** The letters of each font by the number of the glyph, as its table says that copies and searches. */
function lettersOf(file: string, objects: ReadonlyMap<string, string>) {
  const letters = new Map<string, readonly string[]>();
  for (const [, font = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
    const table = /\/ToUnicode (\d+)/u.exec(objects.get(id) ?? '')?.[1] ?? '';
    const ranges = [...streamOf(objects.get(table) ?? '').matchAll(/> \[(.*?)\]/gu)];
    const codes = ranges.flatMap(([, range = '']) => [...range.matchAll(/<([^>]*)>/gu)]);
    letters.set(
      font,
      codes.map(([, hex = '']) =>
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    );
  }
  return letters;
}

/** The drawing commands of each page. */
export const drawingsIn = (bytes: Uint8Array): readonly string[] => objectsOf(bytes).drawings;

/** The objects of a file by number; its pages and their drawings, in its order. */
export function objectsOf(bytes: Uint8Array) {
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
  return { file, objects, pages, drawings };
}

export function streamOf(object: string): string {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  const raw = object.slice(start, object.lastIndexOf('\nendstream'));
  return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
}
