import type { TableSheet } from '#engines/paper/table-sheet.ts';
import { capitalised, withProduct } from '../parts/texts/product.ts';
import type { AvailableRow } from './available.queries.ts';
import { availableSheetTexts as texts } from './available-sheet.texts.ts';

/** The PDF table of the chosen rows (AVL-12). `day` is dd/mm/yyyy. */
export const availableSheet = (
  rows: readonly AvailableRow[],
  {
    title,
    day,
    product,
  }: { readonly title: string; readonly day: string; readonly product: string },
): TableSheet => ({
  form: 'table',
  title: title === '' ? capitalised(withProduct(texts.title, product)) : title,
  subtitle: withProduct(rows.length === 1 ? texts.one : texts.several, product)
    .replace('{n}', String(rows.length))
    .replace('{day}', day),
  pageWord: texts.page,
  columns: [
    { title: texts.booking, width: 70 },
    { title: capitalised(withProduct(texts.territory, product)), width: 148 },
    { title: texts.type, width: 56 },
    { title: texts.lastExit, width: 59 },
    { title: texts.activity, width: 56 },
    { title: texts.gate, width: 28, align: 'right' },
    { title: texts.noVisited, width: 24, align: 'center' },
    { title: texts.note, width: 82 },
  ],
  rows: rows.map((row) => [
    row.booking_name,
    row.number_name,
    row.type,
    row.return_date_human,
    row.activity,
    row.gate === null ? '' : String(row.gate),
    row.no_visited_text === '' ? '' : texts.yes,
    row.note,
  ]),
});
