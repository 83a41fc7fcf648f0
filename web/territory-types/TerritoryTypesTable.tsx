import { useMemo } from 'react';

import { RecordTable } from '../parts/table/RecordTable.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { territoryTypesColumns } from './territory-types.columns.tsx';
import { territoryTypesTexts as texts } from './territory-types.texts.ts';
import type { TypeRow } from './territory-types.view.ts';

interface Props {
  readonly rows: readonly TypeRow[];
  readonly why: string | undefined;
  readonly onEdit: (row: TypeRow) => void;
  readonly onRemove: (row: TypeRow) => void;
}

const rowId = (row: TypeRow) => row.typeId;
const cssClass = () => '';

export function TerritoryTypesTable({ rows, why, onEdit, onRemove }: Props) {
  const columns = useMemo(
    () => territoryTypesColumns({ why, onEdit, onRemove }),
    [why, onEdit, onRemove],
  );
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
