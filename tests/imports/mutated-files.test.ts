import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '#web/parts/files/file-fault.ts';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { importedFile } from '#web/imports/files/imported-file.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { fc } from '../support/rounds.ts';
import { bytes, csv, dayCell, xlsx } from './file-builders.ts';

const list = csv(
  'Registre; 2024\n"Terr. nº";Attribué à;Sorti le;Rentré le\n1;"DUPONT; Jean";05/01/2024;\nT2 - Rue;idem;5 mars 24;01/04/2024\n',
);
const book = xlsx({
  sheets: {
    A: [
      ['Numéro', 'Nom', 'Sortie'],
      [1, 'Rue A', dayCell(45_000)],
      [2, 'Rue B', null],
    ],
  },
});

/** Some bytes replaced, removed or put in. */
const mutations = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(20),
    put: fc.uint8Array({ maxLength: 8 }),
  }),
  { minLength: 1, maxLength: 6 },
);

const mutated = (
  whole: Uint8Array,
  some: readonly { at: number; cut: number; put: Uint8Array }[],
) =>
  some.reduce((before, { at, cut, put }) => {
    const from = Math.floor(at * before.length);
    return Uint8Array.from([...before.slice(0, from), ...put, ...before.slice(from + cut)]);
  }, whole);

const cells = (row: number, ...words: readonly string[]) =>
  words.map((word, at) => `<c r="${'AB'[at]}${row}" t="inlineStr"><is><t>${word}</t></is></c>`);
const sheet = new TextEncoder().encode(
  `<worksheet><sheetData><row r="1">${cells(1, 'Nom', 'Note').join('')}</row><row>${cells(2, 'Rue A', 'B').join('')}<c/></row><row r="9"/></sheetData></worksheet>`,
);

/** Reads it as far as the screen does; whether it can be read. */
async function isReadable(file: File): Promise<boolean> {
  try {
    for (const table of await readFile(file)) {
      const { kind, targets } = interpretationOf(table);
      importedFile(file.name, table, kind, targets);
    }
    return true;
  } catch (cause) {
    expect(cause).toBeInstanceOf(UnreadableFile);
    return false;
  }
}

const contentOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

describe('a file with a few bytes of another', () => {
  it.each([
    ['a list', contentOf(list), (content: Uint8Array) => bytes(content, 'essai.csv')],
    ['a workbook', contentOf(book), (content: Uint8Array) => bytes(content, 'essai.xlsx')],
    [
      'a sheet of a workbook',
      sheet,
      (content: Uint8Array) =>
        xlsx({ sheets: { A: [] }, sheetXml: new TextDecoder().decode(content) }),
    ],
  ])(
    '%s has tables that can be sent, or a fault [OWN-309, OWN-310]',
    async (_, content, fileOf) => {
      const whole = await content;
      const read = new Set<boolean>();
      await fc.assert(
        fc.asyncProperty(mutations, async (some) => {
          read.add(await isReadable(fileOf(mutated(whole, some))));
        }),
        { numRuns: 500 },
      );
      expect(read).toEqual(new Set([true, false]));
    },
    10_000,
  );
});
