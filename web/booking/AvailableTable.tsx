import { useMemo, type CSSProperties, type ReactNode } from 'react';

import { RecordTable } from '../table/RecordTable.tsx';
import { product, withProduct } from '../texts/product.ts';
import { serverColour } from '../theme/server-colour.ts';
import classes from './AvailableTable.module.css';
import { availableColumns } from './booking.columns.tsx';
import { bookingTexts as texts } from './booking.texts.ts';
import type { AvailableTerritory, RestChip } from './booking.view.ts';

interface Props {
  readonly rows: readonly AvailableTerritory[];
  readonly chips: readonly RestChip[];
  readonly selected: readonly string[];
  readonly tools: ReactNode;
  readonly onChoose: (territoryIds: readonly string[]) => void;
}

const rowId = (row: AvailableTerritory) => row.territoryId;
const cssClass = (row: AvailableTerritory) => row.cssClass;
const nameOf = (row: AvailableTerritory) => row.numberName;
const counted = [product, `${product}s`] as const;

/** What is in, each row edged in the colour of the rest it has reached (AVL-06, B-17). */
export function AvailableTable({ rows, chips, selected, tools, onChoose }: Props) {
  const chosen = useMemo(() => new Set(selected), [selected]);
  const edges: CSSProperties & Record<`--${string}`, string> = {};
  for (const { cssClass: name, color } of chips) edges[`--${name}`] = serverColour(color);
  return (
    <div className={classes['available']} style={edges}>
      <RecordTable
        caption={withProduct(texts.titleUnknown)}
        columns={availableColumns}
        rows={rows}
        rowId={rowId}
        cssClass={cssClass}
        counted={counted}
        tools={tools}
        selection={{ chosen, onChoose, nameOf }}
      />
    </div>
  );
}
