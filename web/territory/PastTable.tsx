import type { HistoryEntry } from '#schema/generated.ts';

import { humanDay } from '../parts/fields/date.view.ts';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import type { Column } from '../parts/table/table.column.ts';
import { territoryCreationTexts as texts } from './territory-creation.texts.ts';

interface Props {
  readonly caption: string;
  readonly rows: readonly HistoryEntry[];
}

const columns: readonly Column<HistoryEntry>[] = [
  {
    id: 'output_number',
    header: texts.outputNumber,
    text: (row) => String(row.outputNumber),
    card: 'title',
    width: 6,
  },
  { id: 'release_date', header: texts.releaseDate, text: (row) => humanDay(row.releaseDate) },
  {
    id: 'return_date',
    header: texts.returnDate,
    text: (row) => humanDay(row.returnDate ?? ''),
  },
  { id: 'login', header: texts.login, text: (row) => row.login, card: 'fact' },
  { id: 'activity', header: texts.activity, text: (row) => row.activity, folds: 1 },
];
const rowId = (row: HistoryEntry) => row.historyId;
const cssClass = (row: HistoryEntry) => row.cssClass;

/** The past assignments entered so far (TADD-11). */
export function PastTable({ caption, rows }: Props) {
  return (
    <RecordTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowId={rowId}
      cssClass={cssClass}
      counted={texts.counted}
      searchable={false}
    />
  );
}
