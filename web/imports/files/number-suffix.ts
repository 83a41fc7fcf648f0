import type { FileTable } from '#machines/imports/import.rules.ts';

import { meaningOf, plain } from './head-words.ts';

const suffixHeads = ['suffix', 'suffixe', 'sufijo', 'sufixo', 'suffisso', 'bis'];

/**
 * Puts what a column of suffixes holds behind the number beside it: '7' and 'A' are the number '7A', which is none
 * here and never the territory 7 (OWN-315).
 */
export function withSuffixes<Table extends Pick<FileTable, 'heads' | 'rows'>>(table: Table): Table {
  const suffix = table.heads.findIndex((head) => suffixHeads.includes(plain(head)));
  const number = suffix - 1;
  if (meaningOf(table.heads[number] ?? '') !== 'number') return table;
  const rows = table.rows.map((row) => {
    const behind = row.cells[suffix]?.trim() ?? '';
    if (behind === '') return row;
    const cells = row.cells.with(number, `${row.cells[number]?.trim() ?? ''}${behind}`);
    return { ...row, cells };
  });
  return { ...table, rows };
}
