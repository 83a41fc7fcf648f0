import { EditOutlined } from '@ant-design/icons';

import type { HistoryEntry } from '#schema/generated.ts';

import { PersonLink } from '../domain/people/PersonLink.tsx';
import { Button } from '../parts/button/Button.tsx';
import { humanDay } from '../parts/fields/date.view.ts';
import type { Column } from '../parts/table/table.column.ts';
import { historyTexts as texts } from './history.texts.ts';

const returnText = ({ returnDate }: HistoryEntry) =>
  returnDate === null ? texts.stillOut : humanDay(returnDate);

/** The columns of the history (HED-01); an open entry sorts after every return date. */
export const historyColumns: readonly Column<HistoryEntry>[] = [
  {
    id: 'output_number',
    header: texts.outputNumber,
    text: (row) => texts.number(row.outputNumber),
    sortBy: (row) => row.outputNumber,
    orders: 'numbers',
    card: 'title',
  },
  {
    id: 'release_date',
    header: texts.releaseDate,
    text: (row) => humanDay(row.releaseDate),
    sortBy: (row) => row.releaseDate,
    orders: 'days',
    card: 'fact',
  },
  {
    id: 'return_date',
    header: texts.returnDate,
    text: returnText,
    sortBy: (row) => row.returnDate ?? '9999-12-31',
    orders: 'days',
    card: 'fact',
  },
  {
    id: 'login',
    header: texts.login,
    text: (row) => row.login,
    sortBy: (row) => row.login,
    cell: ({ userId, login }) => <PersonLink userId={userId} login={login} />,
  },
  {
    id: 'activity',
    header: texts.activity,
    text: (row) => row.activity,
    sortBy: (row) => row.activity,
    folds: 1,
  },
];

interface Reopening {
  /** The only entry that can be reopened. */
  readonly historyId: string;
  readonly busy: boolean;
  readonly onReopen: (row: HistoryEntry) => void;
}

/** The same where the last entry can be reopened (OWN-236). */
export const reopenColumns = ({
  historyId,
  busy,
  onReopen,
}: Reopening): readonly Column<HistoryEntry>[] => [
  ...historyColumns,
  {
    id: 'reopen',
    header: texts.reopen,
    text: (row) => (row.historyId === historyId ? texts.reopen : ''),
    cell: (row) =>
      row.historyId === historyId && (
        <Button
          aria-label={texts.reopenEntry(row.outputNumber)}
          busy={busy}
          onClick={() => onReopen(row)}
        >
          {texts.reopen}
        </Button>
      ),
    card: 'action',
    width: 9,
  },
];

interface Choice {
  /** In a table the sign is enough, beside rows that can be clicked. */
  readonly wide: boolean;
  /** The entry in the form. */
  readonly shown: string;
  readonly onChoose: (row: HistoryEntry) => void;
}

/** The same while one edits: each row leads to its entry (B-65). */
export const editedColumns = ({
  wide,
  shown,
  onChoose,
}: Choice): readonly Column<HistoryEntry>[] => [
  ...historyColumns,
  {
    id: 'change',
    header: texts.action,
    text: () => texts.change,
    cell: (row) => (
      <Button
        aria-label={row.historyId === shown ? texts.shown : texts.changeEntry(row.outputNumber)}
        disabled={row.historyId === shown}
        onClick={() => onChoose(row)}
      >
        <EditOutlined aria-hidden />{' '}
        {!wide && (row.historyId === shown ? texts.shown : texts.change)}
      </Button>
    ),
    card: 'action',
    width: 9,
  },
];
