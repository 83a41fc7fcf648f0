import { objectsOf, streamOf } from './read-pdf.ts';

/** What a browser printed: for each page its lines from the top, each with its words from the left. */
export function readPrint(bytes: Uint8Array): readonly (readonly string[])[] {
  const { objects, pages, drawings } = objectsOf(bytes);
  return drawings.map((drawing, at) => {
    const page = pages[at] ?? '';
    const resources = /\/Resources (\d+) 0 R/u.exec(page)?.[1];
    const fonts = new Map(
      [
        ...(resources === undefined ? page : (objects.get(resources) ?? '')).matchAll(
          /\/(F\d+) (\d+) 0 R/gu,
        ),
      ].map(([, name = '', id = '']) => [name, lettersOf(objects, id)]),
    );
    return linesOf(drawing, fonts);
  });
}

type Letters = ReadonlyMap<string, string>;

/** The letters of a font by the bytes that stand for them. */
function lettersOf(objects: ReadonlyMap<string, string>, font: string): Letters {
  const id = /\/ToUnicode (\d+)/u.exec(objects.get(font) ?? '')?.[1];
  const table = id === undefined ? '' : streamOf(objects.get(id) ?? '');
  const letters = new Map<string, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/gu)) {
    for (const [, code = '', hex = ''] of block.matchAll(/<([^>]+)> <([^>]+)>/gu)) {
      letters.set(code.toUpperCase(), textOf(hex));
    }
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/gu)) {
    for (const [, from = '', to = '', hex = ''] of block.matchAll(
      /<([^>]+)> <([^>]+)> <([^>]+)>/gu,
    )) {
      const first = Number.parseInt(from, 16);
      for (let code = first; code <= Number.parseInt(to, 16); code += 1) {
        letters.set(
          code.toString(16).toUpperCase().padStart(from.length, '0'),
          String.fromCodePoint(Number.parseInt(hex, 16) + code - first),
        );
      }
    }
  }
  return letters;
}

const textOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

interface Word {
  readonly x: number;
  readonly y: number;
  /** Where its last letter begins. */
  readonly last: number;
  readonly size: number;
  readonly text: string;
}

/** Words that stand within 2 px of each other's base line are one line. */
function linesOf(drawing: string, fonts: ReadonlyMap<string, Letters>): readonly string[] {
  const words = [...drawing.matchAll(/BT\n([\s\S]*?)ET/gu)].map(([, block = '']) =>
    wordOf(block, fonts),
  );
  const lines: Word[][] = [];
  for (const word of words.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    if (line?.[0] && word.y - line[0].y < 2) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) =>
    line
      .toSorted((one, other) => one.x - other.x)
      .map(({ x, text }, at, all) => {
        const before = all[at - 1];
        return before && x - before.last > 0.85 * before.size ? ` ${text}` : text;
      })
      .join('')
      .normalize()
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  );
}

function wordOf(block: string, fonts: ReadonlyMap<string, Letters>): Word {
  const letters = fonts.get(/\/(F\d+) /u.exec(block)?.[1] ?? '');
  const digits = letters?.keys().next().value?.length ?? 2;
  const [, x = '0', y = '0'] = /(\S+) (\S+) Tm/u.exec(block) ?? [];
  const codes = [...block.matchAll(/<([\dA-Fa-f]+)>/gu)].map(([, hex = '']) => hex).join('');
  const text = (codes.match(new RegExp(`.{${digits}}`, 'gu')) ?? [])
    .map((code) => letters?.get(code.toUpperCase()) ?? '\ufffd')
    .join('');
  const steps = [...block.matchAll(/(\S+) \S+ Td/gu)].map(([, step]) => Number(step));
  return {
    x: Number(x),
    y: Number(y),
    last: steps.reduce((sum, step) => sum + step, Number(x)),
    size: Number(/\/F\d+ (\S+) Tf/u.exec(block)?.[1] ?? 0),
    text,
  };
}
