import { RollbackOutlined } from '@ant-design/icons';

import type { ImportsQuery } from '#web/parts/graphql/generated/graphql.ts';

import { Button } from '../parts/button/Button.tsx';
import type { Column } from '../parts/table/table.column.ts';
import { withProduct } from '../parts/texts/product.ts';
import { importsTexts as texts } from './imports.texts.ts';

export type PastImport = NonNullable<ImportsQuery['imports']>[number];

interface Actions {
  readonly canUndo: boolean;
  readonly onUndo: (row: PastImport) => void;
}

export const pastColumns = ({ canUndo, onUndo }: Actions): readonly Column<PastImport>[] => [
  {
    id: 'datetime',
    header: texts.when,
    text: (row) => row.datetimeHuman,
    sortBy: (row) => row.datetime,
    orders: 'days',
    card: 'fact',
    width: 19,
  },
  {
    id: 'file_name',
    header: texts.fileName,
    text: (row) => row.fileName,
    sortBy: (row) => row.fileName,
    card: 'title',
    heads: true,
  },
  {
    id: 'kind',
    header: texts.what,
    text: (row) => withProduct(texts.kinds[row.kind]),
    sortBy: (row) => row.kind,
    card: 'fact',
  },
  {
    id: 'login',
    header: texts.who,
    text: (row) => row.login,
    sortBy: (row) => row.login,
    folds: 1,
  },
  {
    id: 'created',
    header: texts.created,
    text: (row) => String(row.created),
    sortBy: (row) => row.created,
    orders: 'numbers',
    align: 'end',
    width: 10,
    folds: 2,
  },
  {
    id: 'updated',
    header: texts.updated,
    text: (row) => String(row.updated),
    sortBy: (row) => row.updated,
    orders: 'numbers',
    align: 'end',
    width: 10,
    folds: 3,
  },
  {
    id: 'actions',
    header: texts.actions,
    text: (row) => (row.undone ? texts.undone : texts.undo),
    cell: (row) =>
      row.undone ? (
        texts.undone
      ) : (
        <Button
          aria-label={texts.undoOf(row.fileName)}
          disabled={!canUndo}
          onClick={() => onUndo(row)}
        >
          <RollbackOutlined aria-hidden /> {texts.undo}
        </Button>
      ),
    card: 'action',
    width: 24,
  },
];
