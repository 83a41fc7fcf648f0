import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '#web/parts/table/table.cells.ts';
import type { Column } from '#web/parts/table/table.column.ts';
import { asClipboardText, asCsv } from '#web/parts/table-export/csv.ts';
import { exportedTable } from '#web/parts/table-export/exported.rows.ts';
import { exportFilename } from '#web/parts/table-export/filename.ts';
import { asXlsx } from '#web/parts/table-export/xlsx.ts';
import { readCsv } from '../../support/read-csv.ts';
import { dayOfSerial, readXlsx } from '../../support/read-xlsx.ts';

interface Row {
  readonly name: string;
  readonly day: string;
  readonly count: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Territoire', text: (row) => row.name, sortBy: (row) => row.name },
  { id: 'day', header: 'Sorti le', text: (row) => row.day },
  {
    id: 'count',
    header: 'Portes',
    text: (row) => String(row.count),
    sortBy: (row) => row.count,
  },
  { id: 'map', header: 'Carte', text: () => 'Carte', card: 'action' },
];
const table = (...rows: readonly Row[]) => exportedTable(cellsOf(columns, rows));
const named = (name: string) => table({ name, day: '', count: 0 });
const back = async (name: string) =>
  readXlsx(new Uint8Array(await (await asXlsx(named(name))).arrayBuffer()))[1]?.[0];

/** Texts that spreadsheets would run as a formula. */
const orders = ['=1+1', '+33 6', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=cmd|" /C calc"!A0'];

describe('the export of a list', () => {
  it('has the visible cells in order, without buttons; days are days and numbers numbers [GEN-12]', () => {
    const rows = [
      { name: 'T2 - Œuvre', day: '29/02/2028', count: 7 },
      { name: 'T10', day: '21/11/2026 14:32', count: 0 },
      { name: '', day: '30/02/2026', count: -3 },
    ];
    expect(table(...rows)).toEqual({
      heads: ['Territoire', 'Sorti le', 'Portes'],
      rows: [
        ['T2 - Œuvre', { day: '2028-02-29', time: null }, 7],
        ['T10', { day: '2026-11-21', time: '14:32' }, 0],
        [null, '30/02/2026', -3],
      ],
    });
  });

  it('of a text that anybody wrote is the text, also where it is a day or a number [GEN-12, OWN-346]', async () => {
    const notes = ['27/11/2025', '05/01/2024 12:30', '12', '=1+1'];
    const exported = exportedTable(
      cellsOf([{ id: 'note', header: 'Note', text: (note: string) => note, words: true }], notes),
    );
    expect(exported.rows.flat()).toEqual(notes);
    const [, ...rows] = readXlsx(new Uint8Array(await (await asXlsx(exported)).arrayBuffer()));
    expect(rows.map(([cell]) => [cell?.value, cell?.format])).toEqual(
      notes.map((note) => [note, '']),
    );
  });

  it('is named after the list and the day, in characters that any file system accepts [GEN-12]', () => {
    expect(exportFilename('Territoires : "a/b"\n', new Date(2026, 1, 3), 'csv')).toBe(
      'Territoires a b 2026-02-03.csv',
    );
  });
});

describe('a CSV', () => {
  it('opens in a French spreadsheet: UTF-8 mark, semicolons, doubled quotes, line ends [GEN-12]', () => {
    const text = asCsv(table({ name: 'a;b "c"\nd', day: '03/10/2025', count: 12 }));
    expect(text).toBe('\uFEFFTerritoire;Sorti le;Portes\r\n"a;b ""c""\nd";03/10/2025;12\r\n');
  });

  it('preserves any text when it is read again [GEN-12]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((it) => !/^[=+\-@\t\r\n]/u.test(it)),
        (name) => {
          expect(readCsv(asCsv(named(name)))[1]?.[0]).toBe(name);
        },
      ),
    );
  });

  it.each(orders)('keeps %j from being run as a formula [GEN-12]', (order) => {
    expect(readCsv(asCsv(named(order)))[1]?.[0]).toBe(`'${order}`);
    expect(asClipboardText(named(order)).split('\n')[1]?.startsWith("'")).toBe(true);
  });
});

describe('the text for the clipboard', () => {
  it('has a line for each row and a tab between cells, whatever the cells hold [GEN-12]', () => {
    expect(asClipboardText(table({ name: 'a\tb\r\nc', day: '03/10/2025', count: 12 }))).toBe(
      'Territoire\tSorti le\tPortes\na b c\t03/10/2025\t12',
    );
  });
});

describe('an XLSX', () => {
  it('holds texts, days and numbers with their types [GEN-12]', async () => {
    const rows = [
      { name: 'T2 - Œuvre & <co> "x"', day: '29/03/2026', count: 7 },
      { name: '', day: '21/11/2026 14:32', count: -3 },
    ];
    const sheet = readXlsx(new Uint8Array(await (await asXlsx(table(...rows))).arrayBuffer()));
    const text = (value: string) => ({ value, format: '', formula: false });
    expect(sheet[0]).toEqual([text('Territoire'), text('Sorti le'), text('Portes')]);
    expect([sheet[1]?.[0], sheet[1]?.[2], sheet[2]?.[2]]).toEqual([
      text('T2 - Œuvre & <co> "x"'),
      { value: 7, format: '', formula: false },
      { value: -3, format: '', formula: false },
    ]);
    expect(sheet[2]?.[0] ?? null).toBeNull();
    const days = [sheet[1]?.[1], sheet[2]?.[1]];
    expect(days.map((cell) => [dayOfSerial(Number(cell?.value)), cell?.format])).toEqual([
      ['2026-03-29T00:00', 'dd/mm/yyyy'],
      ['2026-11-21T14:32', 'dd/mm/yyyy hh:mm'],
    ]);
  });

  it.each(orders)('keeps %j as text [GEN-12]', async (order) => {
    const cell = await back(order);
    expect([cell?.formula, String(cell?.value).replaceAll('\r', '')]).toEqual([
      false,
      order.replaceAll('\r', ''),
    ]);
  });

  it('holds a list of five thousand rows [GEN-12]', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => ({
      name: `T${at}`,
      day: '03/10/2025',
      count: at,
    }));
    const sheet = readXlsx(new Uint8Array(await (await asXlsx(table(...rows))).arrayBuffer()));
    expect([sheet.length, sheet[5000]?.[0]?.value]).toEqual([5001, 'T4999']);
  });
});
