import type { CongregationPresence } from '#schema/generated.ts';
import type { Column } from '../parts/table/table.column.ts';
import { serverStatusTexts as texts } from './server-status.texts.ts';

export type PresenceRow = CongregationPresence;

const number = (
  id: 'inWeek' | 'inMonth' | 'cards' | 'passkeys',
  header: string,
): Column<PresenceRow> => ({
  id,
  header,
  text: (row) => String(row[id] ?? texts.unknownNumber),
  sortBy: (row) => row[id],
  orders: 'numbers',
  card: 'fact',
});

export const presenceColumns: readonly Column<PresenceRow>[] = [
  {
    id: 'congregation',
    header: texts.congregation,
    text: (row) => row.congregation,
    sortBy: (row) => row.congregation,
    card: 'title',
    heads: true,
  },
  number('inWeek', texts.inWeek),
  number('inMonth', texts.inMonth),
  number('cards', texts.cards),
  number('passkeys', texts.passkeys),
];
