import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '#web/parts/files/file-fault.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { dayCell, xlsx } from './file-builders.ts';

const linesOf = async (file: File) => {
  const [table] = await readFile(file);
  return table?.rows.map(({ line, cells }) => [line, ...cells].join('|'));
};

const text = (words: string) => `<is><t>${words}</t></is>`;
const cell = (words: string, reference = '') => `<c ${reference} t="inlineStr">${text(words)}</c>`;
const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const heads = `<row>${cell('Numéro')}${cell('Nom')}</row>`;
const book = (rows: string) => xlsx({ sheets: { A: [] }, sheetXml: sheet(rows) });

describe('a workbook', () => {
  it.each([
    ['without references', `${heads}<row><c><v>901</v></c>${cell('Rue A')}</row>`, ['2|901|Rue A']],
    [
      'with some references',
      `${heads}<row r="4"><c r="A4"><v>901</v></c>${cell('Rue A')}</row><row><c/>${cell('Rue B', 'r="B5"')}</row>`,
      ['4|901|Rue A', '5||Rue B'],
    ],
    [
      'with references that are none, or stand twice',
      `${heads}<row r="x"><c r="B☳é2"><v>901</v></c><c r="B2" r="ZZZZZZ2" t="inlineStr">${text('Rue A')}</c></row>`,
      ['2|901|Rue A'],
    ],
    [
      'with columns beyond Z that are empty',
      `${heads}<row><c><v>901</v></c>${cell('Rue A')}<c r="XFD2" s="1"/></row>`,
      ['2|901|Rue A'],
    ],
    [
      'with a formatted last row',
      `${heads}<row><c><v>901</v></c>${cell('Rue A')}</row><row r="1048576" ht="12.8"/>`,
      ['2|901|Rue A'],
    ],
    [
      'with a last row of formatted cells',
      `${heads}<row><c><v>901</v></c>${cell('Rue A')}</row><row r="1048576"><c r="A1048576" s="1"/><c r="B1048576"></c></row>`,
      ['2|901|Rue A'],
    ],
    [
      'with a prefix on every element',
      `${heads}<row><c><v>901</v></c>${cell('Rue A')}</row>`.replaceAll(/<(\/?)(\w)/gu, '<$1x:$2'),
      ['2|901|Rue A'],
    ],
  ])('%s is read [OWN-310]', async (_, rows, lines) => {
    const prefixed = rows.includes('<x:');
    const file = prefixed
      ? xlsx({
          sheets: { A: [] },
          sheetXml: `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
        })
      : book(rows);
    expect(await linesOf(file)).toEqual(lines);
  });

  const days = {
    sheets: {
      A: [
        ['Territoire', 'Sortie'],
        [10, dayCell(43_834)],
      ],
    },
  };

  it.each([
    ['1904, in a word', { ...days, from1904: 'true' as const }, '2|10|2024-01-05'],
    ['1904, in a figure', { ...days, from1904: true }, '2|10|2024-01-05'],
    ['1900', days, '2|10|2020-01-04'],
    ['1900, in the strict standard', { ...days, strict: true }, '2|10|2020-01-04'],
  ])('counts its days from %s [OWN-310]', async (_, content, line) => {
    expect(await linesOf(xlsx(content))).toEqual([line]);
  });

  it('with a filled cell at the end of the world is still too large [OWN-310]', async () => {
    for (const far of [
      '<row r="30000"><c><v>1</v></c></row>',
      '<row><c r="AAA1"><v>1</v></c></row>',
    ]) {
      const fault: unknown = await readFile(book(heads + far)).catch((cause: unknown) => cause);
      expect(fault).toMatchObject({ fault: { code: 'sheetTooLarge' } });
      expect(fault).toBeInstanceOf(UnreadableFile);
    }
  });
});
