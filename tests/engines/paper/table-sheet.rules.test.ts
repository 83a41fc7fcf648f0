import { afterAll, describe, expect, it } from 'vitest';
import { openPress } from '../../../engines/paper/pdf-press.ts';
import { columnEdges, linesOf, paginated } from '../../../engines/paper/table-layout.ts';

/** Every character is one point wide. */
const widthOf = (text: string) => text.length;

describe('the words of a cell', () => {
  it.each([
    ['', []],
    ['short', ['short']],
    ['two words', ['two words']],
    ['three small words', ['three', 'small', 'words']],
    ['abcdefghijklmnopqrstu', ['abcdefghij', 'klmnopqrst', 'u']],
    ['a abcdefghijkl b', ['a', 'abcdefghij', 'kl b']],
  ])('%j are broken into lines of ten, and none is lost [REST-54]', (text, lines) => {
    expect(linesOf(text, 10, widthOf)).toEqual(lines);
  });
});

describe('a table on pages', () => {
  const columns = [
    { title: 'A', width: 12 },
    { title: 'B', width: 8 },
  ];
  const measures = { widthOf, padding: 1, lineHeight: 10, room: 40 };
  const sheet = (rows: readonly (readonly string[])[]) => ({ columns, rows });

  it('has one edge more than columns [REST-54]', () => {
    expect(columnEdges(columns, 36)).toEqual([36, 48, 56]);
  });

  it('keeps each row on one page, as high as its highest cell [REST-54]', () => {
    const rows = [
      ['one', 'x'],
      ['two three four', 'y'],
      ['five', ''],
    ];
    expect(paginated(sheet(rows), measures)).toEqual([
      [
        { cells: [['one'], ['x']], height: 12 },
        { cells: [['two three', 'four'], ['y']], height: 22 },
      ],
      [{ cells: [['five'], []], height: 12 }],
    ]);
  });

  it('has one page when it is empty [REST-54]', () => {
    expect(paginated(sheet([]), measures)).toEqual([[]]);
  });
});

describe('the press', () => {
  const press = openPress();
  afterAll(() => press.close());
  const sheet = {
    form: 'table' as const,
    title: 'Été',
    subtitle: '',
    pageWord: 'page',
    columns: [],
    rows: [],
  };
  const head = async () => Buffer.from((await press.draw(sheet)).slice(0, 5)).toString();

  it('draws several simultaneous sheets, each for its caller [REST-54]', async () => {
    expect(await Promise.all([head(), head(), head()])).toEqual(['%PDF-', '%PDF-', '%PDF-']);
  });

  it('reports a sheet that cannot be drawn, and draws the next one [REST-54]', async () => {
    const broken = { ...sheet, columns: null } as unknown as typeof sheet;
    await expect(press.draw(broken)).rejects.toThrow(/TypeError/u);
    expect(await head()).toBe('%PDF-');
  });

  it('rejects waiting sheets when it is closed, and starts again for the next one [REST-54]', async () => {
    // Enough rows that the press is still drawing when it closes.
    const rows = Array.from({ length: 20_000 }, (_, place) => [`Rue ${place}`]);
    const long = { ...sheet, columns: [{ title: 'Nom', width: 100 }], rows };
    const waiting = expect(press.draw(long)).rejects.toThrow('has ended');
    await press.close();
    await waiting;
    expect(await head()).toBe('%PDF-');
  });
});
