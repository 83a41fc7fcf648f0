import { RedoOutlined } from '@ant-design/icons';

import { Button } from '../parts/button/Button.tsx';
import type { Column } from '../parts/table/table.column.ts';
import { serverStatusTexts as texts } from './server-status.texts.ts';
import type { JobRow } from './server-status.view.ts';

interface Actions {
  readonly canRetry: boolean;
  readonly retrying: string | null;
  readonly onRetry: (jobId: string) => void;
}

/** What failed, for whom and why, and 'Relancer' (OWN-93). */
export const failedJobColumns = ({
  canRetry,
  retrying,
  onRetry,
}: Actions): readonly Column<JobRow>[] => [
  {
    id: 'work',
    header: texts.work,
    text: ({ work }) => work,
    sortBy: ({ work }) => work,
    card: 'title',
    heads: true,
  },
  {
    id: 'congregation',
    header: texts.congregation,
    text: ({ congregation }) => congregation || texts.noCongregation,
    sortBy: ({ congregation }) => congregation,
    card: 'fact',
  },
  {
    id: 'fault',
    header: texts.fault,
    text: ({ fault }) => fault,
    sortBy: ({ fault }) => fault,
    width: 30,
    grows: true,
    card: 'wide',
  },
  {
    id: 'attempts',
    header: texts.attempts,
    text: ({ attempts }) => String(attempts),
    sortBy: ({ attempts }) => attempts,
    orders: 'numbers',
    align: 'end',
    folds: 3,
  },
  {
    id: 'since',
    header: texts.since,
    text: ({ sinceHuman }) => sinceHuman,
    sortBy: ({ since }) => since,
    orders: 'days',
    folds: 2,
  },
  {
    id: 'next_try',
    header: texts.nextTry,
    text: ({ nextTryHuman }) => nextTryHuman,
    sortBy: ({ nextTry }) => nextTry,
    orders: 'days',
    folds: 1,
  },
  {
    id: 'actions',
    header: texts.actions,
    text: () => texts.retry,
    cell: ({ id, work, congregation }) => (
      <Button
        aria-label={texts.retryOne(work, congregation)}
        disabled={!canRetry}
        busy={retrying === id}
        onClick={() => onRetry(id)}
      >
        <RedoOutlined aria-hidden /> {texts.retry}
      </Button>
    ),
    card: 'action',
    width: 18,
  },
];
