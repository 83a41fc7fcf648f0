import type { FileContent, FileTable, ImportDraft, SheetChoice } from './import.rules.ts';

/** The sheet of a file that is read as it is guessed, or as the draft has it. */
export const contentIn = (draft: ImportDraft | null, { tables, ...guess }: FileContent) =>
  readAs(tables, draft ?? { sheet: 0, ...guess });

export function readAs(
  before: readonly FileTable[],
  { sheet, headed = null, kind, targets, says = null }: SheetChoice,
) {
  const tables = before.map((table, at) => (at === sheet ? headedAs(table, headed) : table));
  return { sheet, tables, headed: isHeaded(tables[sheet]), kind, targets, says };
}

/** Null where the first line can be nothing but a row, or the headers. */
const isHeaded = (table: FileTable | undefined): boolean | null =>
  table?.first ? table.rows[0]?.line !== table.first.line.line : null;

/** The same table, with its first line as its headers (OWN-309) or as a row. */
export function headedAs(table: FileTable, headed: boolean | null): FileTable {
  if (!table.first || headed === null || headed === isHeaded(table)) return table;
  const { heads, line } = table.first;
  if (headed) return { ...table, heads, rows: table.rows.slice(1) };
  const width = Math.max(heads.length, line.cells.length);
  return {
    ...table,
    heads: Array.from({ length: width }, () => ''),
    rows: [line, ...table.rows],
  };
}
