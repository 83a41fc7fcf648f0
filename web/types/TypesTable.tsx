import { useMemo } from 'react';

import { RecordTable } from '../table/RecordTable.tsx';
import { withProduct } from '../texts/product.ts';
import { typesColumns } from './types.columns.tsx';
import { typesTexts as texts } from './types.texts.ts';
import type { TypeRow } from './types.view.ts';

interface Props {
  readonly rows: readonly TypeRow[];
  readonly why: string | undefined;
  readonly onEdit: (row: TypeRow) => void;
  readonly onRemove: (row: TypeRow) => void;
}

const rowId = (row: TypeRow) => row.id;
const cssClass = () => '';

export function TypesTable({ rows, why, onEdit, onRemove }: Props) {
  const columns = useMemo(() => typesColumns({ why, onEdit, onRemove }), [why, onEdit, onRemove]);
  return (
    <RecordTable
      caption={withProduct(texts.title)}
      columns={columns}
      rows={rows}
      rowId={rowId}
      cssClass={cssClass}
      counted={texts.counted}
      emptyText={texts.none}
    />
  );
}
